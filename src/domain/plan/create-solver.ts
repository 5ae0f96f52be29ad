import { collisionAfter } from './conflict.ts'
import { createSearch } from './create-search.ts'
import { partPerWorker, together } from './each-alone.ts'
import { openingOf } from './opening.ts'
import { orWithoutAssumed } from './or-without-assumed.ts'
import type { Plan, PlanFailure } from './plan.ts'
import type { PlanProblem } from './plan-problem.ts'
import { lowerBoundOf, toPlan } from './to-plan.ts'
import { failed, ok, type Result } from '#domain/result.ts'

/** Finds better and better plans, for as long as somebody asks. The same problem and the same number of tries give the same plan. */
export interface Solver {
  readonly best: () => Plan
  /** Tries so many plans more. False: nothing more is to be gained. */
  readonly step: (tries: number) => boolean
}

export function createSolver(problem: PlanProblem): Result<Solver, PlanFailure> {
  const parts = partPerWorker(problem)
  if (parts === null) return orWithoutAssumed(problem, solverOf)
  const [first, second] = [createSolver(parts[0]), createSolver(parts[1])]
  if (!first.ok) return first
  if (!second.ok) return second
  return ok({
    best: () => together([first.value.best(), second.value.best()]),
    step: (tries) => [first.value.step(tries), second.value.step(tries)].includes(true),
  })
}

function solverOf(problem: PlanProblem): Result<Solver, PlanFailure> {
  const opening = openingOf(problem)
  if (!opening.ok) return opening
  const { model } = opening.value
  const search = createSearch(opening.value, { seed: problem.seed })
  const bound = lowerBoundOf(model)
  const first = search.best()
  if (first === null) return failed(collisionAfter(opening.value))
  return ok({
    best: () => toPlan(model, search.best() ?? first, bound),
    step: (tries) => {
      for (let left = tries; left > 0 && !search.isOver(); left -= 1) search.tryOne()
      return !search.isOver()
    },
  })
}
