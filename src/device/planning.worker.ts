import type { Forecast } from '#domain/plan/forecast.ts'
import type { PlanFailure } from '#domain/plan/plan.ts'
import type { PlanProblem } from '#domain/plan/plan-problem.ts'
import { searchPlan } from '#domain/plan/search-plan.ts'
import type { Result } from '#domain/result.ts'

export interface PlanningReply {
  readonly found: Result<Forecast, PlanFailure>
  readonly share: number
}

addEventListener('message', ({ data }: MessageEvent<PlanProblem>) =>
  searchPlan(data, (found, share) => postMessage({ found, share } satisfies PlanningReply)),
)
