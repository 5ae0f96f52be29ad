import { buildInitialPlan } from './create-solver.ts'
import { planSequentially } from './sequential-plan.ts'
import type { Plan, PlanFailure } from './plan.ts'
import type { PlanProblem } from './plan-problem.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Seconds } from '#domain/units.ts'

/** Forecast for a test before it begins. */
export interface Forecast {
  readonly plan: Plan
  /** Length of the same work, one sample after the other. */
  readonly sequentialLength: Seconds
}

export function buildInitialForecast(problem: PlanProblem): Result<Forecast, PlanFailure> {
  const plan = buildInitialPlan(problem)
  if (!plan.ok) return plan
  const alone = planSequentially(problem)
  return alone.ok ? ok({ plan: plan.value, sequentialLength: alone.value.length }) : alone
}
