import { collisionAfter } from './conflict.ts'
import { createSearch } from './create-search.ts'
import { keepOrder } from './keep-order.ts'
import { openingOf } from './opening.ts'
import { orWithoutAssumed } from './or-without-assumed.ts'
import type { Plan, PlanFailure } from './plan.ts'
import type { PlanProblem } from './plan-problem.ts'
import { lowerBoundOf, toPlan } from './to-plan.ts'
import { failed, ok, type Result } from '#domain/result.ts'

/**
 * The plan after something happened: the work left in the order it had, unless another is shorter by a hundredth and by five
 * seconds at least. Only the order of the previous plan counts, not its times. `rinsed`: how many of its rinses were begun.
 */
export const replan = (
  problem: PlanProblem,
  previous: Plan,
  rinsed = 0,
): Result<Plan, PlanFailure> =>
  orWithoutAssumed(problem, (assuming) => replanned(assuming, previous, rinsed))

function replanned(
  problem: PlanProblem,
  previous: Plan,
  rinsed: number,
): Result<Plan, PlanFailure> {
  const opening = openingOf(problem)
  if (!opening.ok) return opening
  const { model, state } = opening.value
  const kept = keepOrder(opening.value, previous, rinsed)
  const limit = kept === null ? Infinity : kept.cost - minGain(kept.makespan)
  const search = createSearch(opening.value, { seed: problem.seed, limit })
  for (let tries = triesFor(state.tasks); tries > 0 && !search.isOver(); tries -= 1) search.tryOne()
  const best = search.best() ?? kept
  if (best === null) return failed(collisionAfter(opening.value))
  return ok(toPlan(model, best, lowerBoundOf(model)))
}

const minGain = (makespan: number) => Math.max(5, makespan / 100)

/** The more is left, the longer a try takes, and the more time there is yet to find something better. */
const triesFor = (tasks: number) => Math.floor(60 / Math.max(tasks, 1))
