import { useEffect } from 'react'
import { useStore } from 'zustand'

import { welcomeSteps } from '#app/welcome.ts'
import { withTexts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'

const welcomeStrip = createModule(() => import('./welcome-strip.tsx'))
export const installHint = createModule(() => withTexts(import('./install-hint.tsx'), 'drawings'))

/** Before the first kept test a welcome; after it, at the right moment, how to put the app on the home screen. */
export function FirstNotices() {
  const { records, welcome, install } = useServices()
  const { ready, recent } = useStore(records.store)
  const { ready: isKnown, done, hidden } = useStore(welcome.store)
  const hint = useStore(install.store, (state) => state.hint)
  const hasKept = ready && recent.length > 0
  useEffect(() => {
    if (hasKept) void install.look()
  }, [install, hasKept])
  const isWelcome =
    isKnown && ready && recent.length === 0 && !hidden && done.length < welcomeSteps.length
  const strip = useModule(welcomeStrip, isWelcome)
  const hinting = useModule(installHint, hint !== null)
  if (isWelcome) return strip === null ? null : <strip.WelcomeStrip done={done} />
  if (hint === null || !hasKept) return null
  return hinting === null ? null : <hinting.InstallHint way={hint} />
}
