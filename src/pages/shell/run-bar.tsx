import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'

const barLines = createModule(() => import('./run-bar-lines.tsx'))

/** While a test or a timer runs and another page is shown: the next action and its countdown. A tap returns. */
export function RunBar() {
  const { session, timers } = useServices()
  const { pathname, search } = useLocation()
  const state = useStore(session.store)
  const [timer] = useStore(timers.store, (it) => it.timers)
  const isTesting = state.phase === 'running'
  const lines = useModule(barLines, isTesting || timer !== undefined)
  if (lines === null) return null
  if (isTesting) return pathname !== '/' || search !== '' ? <lines.RunLine live={state} /> : null
  return timer !== undefined && search !== '?view=timers' ? <lines.TimerLine timer={timer} /> : null
}
