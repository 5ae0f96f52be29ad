import { lazy, Suspense } from 'react'
import { useSearchState } from '#ui/use-search-state.ts'
import { useStore } from 'zustand'

import { isComplete } from '#domain/run/run.ts'
import { useServices } from '#ui/services.tsx'
import { ResultsScreen } from '#pages/timer/results/results-screen.tsx'
import { RunScreen } from '#pages/timer/run/run-screen.tsx'
import { SetupScreen } from '#pages/timer/setup/setup-screen.tsx'

const FreeTimers = lazy(async () => ({
  default: (await import('#pages/timer/free/free-timers.tsx')).FreeTimers,
}))
const KitLibrary = lazy(async () => ({
  default: (await import('#pages/timer/kit-editor/kit-library-view.tsx')).KitLibraryView,
}))
const KitEditor = lazy(async () => ({
  default: (await import('#pages/timer/kit-editor/kit-library-view.tsx')).KitEditorView,
}))

/** `/`: before, during and after a test. */
export function TimerPage() {
  const search = useSearchState()
  const view = search.get('view')
  return (
    <Suspense>
      {view === 'timers' ? (
        <FreeTimers />
      ) : view === 'kits' ? (
        <KitLibrary />
      ) : view === 'kit' ? (
        <KitEditor />
      ) : (
        <TestScreen />
      )}
    </Suspense>
  )
}

function TestScreen() {
  const { session } = useServices()
  const state = useStore(session.store)
  if (state.phase !== 'running') return <SetupScreen />
  return isComplete(state.run) ? <ResultsScreen live={state} /> : <RunScreen live={state} />
}
