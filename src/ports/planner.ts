import type { Forecast } from '#domain/plan/forecast.ts'
import type { PlanFailure } from '#domain/plan/plan.ts'
import type { PlanProblem } from '#domain/plan/plan-problem.ts'
import type { Result } from '#domain/result.ts'

/** Plans in the background, so that the screen never waits for it. */
export interface Planner {
  /**
   * Calls `onFound` with a first plan at once and with each better one, with the share of the search done (0 to 1). The last call has
   * `share` 1, unless the search was stopped by the function returned.
   */
  improve(problem: PlanProblem, onFound: OnFound): () => void
}

export type OnFound = (found: Result<Forecast, PlanFailure>, share: number) => void
