import { firstPlan } from './first-plan.ts'
import { oneByOne } from './one-by-one.ts'
import type { Plan, PlanFailure } from './plan.ts'
import type { PlanProblem } from './plan-problem.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Seconds } from '#domain/units.ts'

/** Forecast for a test before it begins. */
export interface Forecast {
  readonly plan: Plan
  /** Length of the same work, one sample after the other. */
  readonly oneByOne: Seconds
}

export function firstForecast(problem: PlanProblem): Result<Forecast, PlanFailure> {
  const plan = firstPlan(problem)
  if (!plan.ok) return plan
  const alone = oneByOne(problem)
  return alone.ok ? ok({ plan: plan.value, oneByOne: alone.value.length }) : alone
}
