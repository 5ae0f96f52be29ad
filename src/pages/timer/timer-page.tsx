import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useStore } from 'zustand'

import { texts, withTexts } from '#locales/texts.ts'
import { Welcome } from '#pages/timer/first/welcome.tsx'
import { onSettledIdle } from '#ui/idle.ts'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'

const FreeTimers = lazy(async () => ({
  default: (await withTexts(import('#pages/timer/free/free-timers.tsx'), 'live', 'status'))
    .FreeTimers,
}))
const KitLibrary = lazy(async () => ({
  default: (await import('#pages/timer/kit-library/kit-library-view.tsx')).KitLibraryView,
}))
const KitEditor = lazy(async () => ({
  default: (await import('#pages/timer/kit-library/kit-library-view.tsx')).KitEditorView,
}))
const FirstView = lazy(async () => ({
  default: (
    await withTexts(import('#pages/timer/first/first-view.tsx'), 'first', 'settings', 'drawings')
  ).FirstView,
}))
const setupScreen = createModule(() => import('#pages/timer/setup/setup-screen.tsx'))
const liveScreen = createModule(() => withTexts(import('./live-screen.tsx'), 'live', 'status'))

/** `/`: before, during and after a test. */
export function TimerPage() {
  const view = useSearchState().get('view')
  switch (view) {
    case 'timers':
      return suspended(<FreeTimers />)
    case 'kits':
      return suspended(<KitLibrary />)
    case 'kit':
      return suspended(<KitEditor />)
    case 'first':
      return suspended(<FirstView />)
    default:
      return <TestScreen />
  }
}

/** Scrolls to the top when a test is left, however far its results were scrolled. */
function useTopAfter(isLive: boolean) {
  const wasLive = useRef(isLive)
  useLayoutEffect(() => {
    if (wasLive.current && !isLive) window.scrollTo(0, 0)
    wasLive.current = isLive
  }, [isLive])
}

const suspended = (view: ReactNode) => <Suspense>{view}</Suspense>

function TestScreen() {
  const { session, kits } = useServices()
  const state = useStore(session.store)
  const isChosen = useStore(kits.store, (shelf) => shelf.isChosen)
  useEffect(() => {
    const want = () => void liveScreen.want()
    onSettledIdle(want)
    // `pointerdown` comes a tenth of a second before the click.
    window.addEventListener('pointerdown', want, { once: true })
    return () => window.removeEventListener('pointerdown', want)
  }, [])
  const isLive = state.phase === 'running'
  const isLikely = state.phase === 'loading' && state.isLikely === true
  useTopAfter(isLive)
  const screen = useModule(liveScreen, isLive || isLikely)
  const setup = useModule(setupScreen, isChosen)
  if (isLikely) return <output>{texts('timer').resuming}</output>
  if (isLive) return screen === null ? null : <screen.LiveScreen live={state} />
  if (!isChosen) return <Welcome />
  return setup === null ? null : <setup.SetupScreen />
}
