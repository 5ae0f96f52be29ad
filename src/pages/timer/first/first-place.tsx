import { useEffect } from 'react'

import { withTexts } from '#locales/texts.ts'
import { onIdle, settled } from '#ui/idle.ts'
import { createModule, useModule } from '#ui/use-module.ts'

const notices = createModule(() => withTexts(import('./first-notices.tsx'), 'first'))

/** Fetches what will stand there, so that it is there with the screen. */
export async function prepareFirstPlace() {
  await notices.want()
  await notices.store.getState().module?.installHint.want()
}

/** The last place of the first screen, so that nothing moves when its code has come: that waits until all is quiet. */
export function FirstPlace() {
  useEffect(() => {
    void settled().then(() => onIdle(() => void notices.want()))
  }, [])
  const module = useModule(notices, false)
  return module === null ? null : <module.FirstNotices />
}
