import { buildInitialForecast } from '#domain/plan/forecast.ts'
import type { Planner } from '#ports/planner.ts'

/** Plans synchronously in the same thread. */
export const fakePlanner = (): Planner => ({
  improve(problem, onFound) {
    onFound(buildInitialForecast(problem), 1)
    return () => undefined
  },
})
