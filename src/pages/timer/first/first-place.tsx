import { useEffect } from 'react'
import { useStore } from 'zustand'

import { withTexts } from '#locales/texts.ts'
import { onSettledIdle } from '#ui/idle.ts'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'

const installHint = createModule(() => withTexts(import('./install-hint.tsx'), 'first', 'drawings'))

/** Preloads the hint, so that it appears together with the screen. */
export const prepareFirstPlace = installHint.want

/** How to add the app to the home screen, offered after the first kept test when the moment is right. */
export function FirstPlace() {
  const { records, install } = useServices()
  const hint = useStore(install.store, (state) => state.hint)
  const hasKept = useStore(records.store, ({ isReady, recent }) => isReady && recent.length > 0)
  useEffect(() => {
    return hasKept ? onSettledIdle(() => void install.considerHint()) : undefined
  }, [install, hasKept])
  const module = useModule(installHint, hasKept && hint !== null)
  if (hint === null || !hasKept || module === null) return null
  return <module.InstallHint way={hint} />
}
