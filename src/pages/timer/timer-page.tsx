import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'

import { texts, withTexts } from '#locales/texts.ts'
import { Welcome } from '#pages/timer/first/welcome.tsx'
import { onSettledIdle } from '#ui/idle.ts'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule, type LazyModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'

const freeTimers = createModule(() =>
  withTexts(import('#pages/timer/free/free-timers.tsx'), 'live', 'status'),
)
const kitLibrary = createModule(() =>
  withTexts(import('#pages/timer/kit-library/kit-library-view.tsx'), 'kit-editor', 'kit-errors'),
)
const first = createModule(() =>
  withTexts(import('#pages/timer/first/first-view.tsx'), 'first', 'settings', 'drawings'),
)
const setupScreen = createModule(() => import('#pages/timer/setup/setup-screen.tsx'))
const liveScreen = createModule(() => withTexts(import('./live-screen.tsx'), 'live', 'status'))

/** `/`: before, during and after a test. */
export function TimerPage() {
  const view = useSearchState().get('view')
  switch (view) {
    case 'timers':
      return <View of={freeTimers}>{({ FreeTimers }) => <FreeTimers />}</View>
    case 'kits':
      return <View of={kitLibrary}>{({ kitViews }) => <kitViews.kits />}</View>
    case 'kit':
      return <View of={kitLibrary}>{({ kitViews }) => <kitViews.kit />}</View>
    case 'first':
      return <View of={first}>{({ FirstView }) => <FirstView />}</View>
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

interface ViewProps<Module extends object> {
  readonly of: LazyModule<Module>
  readonly children: (module: Module) => ReactNode
}

/** Shows a view once it is loaded. Unlike with `lazy`, one that could not be loaded is loaded again when it is opened again. */
function View<Module extends object>({ of: { store, want }, children }: ViewProps<Module>) {
  const [failure, setFailure] = useState<{ readonly thrown: unknown } | null>(null)
  useEffect(() => {
    want().catch((thrown: unknown) => setFailure({ thrown }))
  }, [want])
  const module = useStore(store, (state) => state.module)
  if (failure !== null) throw failure.thrown
  return module === null ? null : children(module)
}

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
