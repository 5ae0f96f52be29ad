import { createSolver } from './create-solver.ts'
import type { Plan, PlanFailure } from './plan.ts'
import type { PlanProblem } from './plan-problem.ts'
import { ok, type Result } from '#domain/result.ts'

/** Makes a good plan without a longer search. */
export function buildInitialPlan(problem: PlanProblem): Result<Plan, PlanFailure> {
  const solver = createSolver(problem)
  return solver.ok ? ok(solver.value.best()) : solver
}
