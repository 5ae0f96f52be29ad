import { createSolver } from './create-solver.ts'
import type { Plan, PlanFailure } from './plan.ts'
import type { PlanProblem } from './plan-problem.ts'
import { ok, type Result } from '#domain/result.ts'

/** A good plan at once. */
export function firstPlan(problem: PlanProblem): Result<Plan, PlanFailure> {
  const solver = createSolver(problem)
  return solver.ok ? ok(solver.value.best()) : solver
}
