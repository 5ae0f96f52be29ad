import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { withTexts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'

const barLines = createModule(() => withTexts(import('./run-bar-lines.tsx'), 'status'))

/** While a test or a timer runs and another page is shown: the next action and its countdown. A tap returns. */
export function RunBar() {
  const { session, timers } = useServices()
  const { pathname, search } = useLocation()
  const state = useStore(session.store)
  const [timer] = useStore(timers.store, (it) => it.timers)
  const isTesting = state.phase === 'running'
  const lines = useModule(barLines, isTesting || timer !== undefined)
  if (lines === null) return null
  if (isTesting) {
    const isInSight = pathname === '/' && search === ''
    // The results of a test that is over are one tap away from their diagnosis, and in nobody's way elsewhere.
    const isLeft = state.isComplete && !search.includes(`record=${state.run.id}`)
    return isInSight || isLeft ? null : <lines.RunLine live={state} />
  }
  return timer !== undefined && search !== '?view=timers' ? <lines.TimerLine timer={timer} /> : null
}
