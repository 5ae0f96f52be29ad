import { buildInitialForecast } from '#domain/plan/forecast.ts'
import type { Planner } from '#ports/planner.ts'
import { attempt } from './attempt.ts'
import type { PlanningReply } from './planning.worker.ts'

/**
 * Runs the planner in a separate thread; a search that is no longer wanted ends with its thread. Without a thread, only
 * a first plan is made, on the main thread.
 */
export const workerPlanner = (): Planner => ({
  improve(problem, onFound) {
    const worker = attempt(
      () => new Worker(new URL('./planning.worker.ts', import.meta.url), { type: 'module' }),
    )
    const giveUp = () => onFound(buildInitialForecast(problem), 1)
    if (worker === undefined) {
      giveUp()
      return () => {}
    }
    const stop = () => worker.terminate()
    worker.addEventListener('error', giveUp)
    worker.addEventListener('message', ({ data }: MessageEvent<PlanningReply>) => {
      if (data.share === 1) stop()
      onFound(data.found, data.share)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    worker.postMessage(problem)
    return stop
  },
})
