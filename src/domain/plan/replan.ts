import { epsilon } from './epsilon.ts'
import { cheapestWithLateness } from './with-lateness.ts'
import { createSearch } from './create-search.ts'
import { splitByWorker, mergePlans } from './split-by-worker.ts'
import { prepareProblem } from './prepare-problem.ts'
import type { PreparedProblem } from './prepared-problem.ts'
import { solveWithRelaxation } from './solve-with-relaxation.ts'
import type { Plan, PlanFailure } from './plan.ts'
import type { PlanProblem, OpKey } from './plan-problem.ts'
import { lowerBoundOf } from './lower-bound.ts'
import { toPlan } from './to-plan.ts'
import type { Model } from './model.ts'
import { type PreviousTask, scheduleInPreviousOrder } from '#domain/plan/order/previous-order.ts'
import { scheduleInOrder } from '#domain/plan/order/reorder.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { createBeam, type Schedule } from './beam.ts'
import { copyState, emptyState } from './search-state.ts'
import { createBound } from './bound.ts'
import { followOrder } from './follow-order.ts'
import { rinseIndex } from './play.ts'

/**
 * Plans again after something happened: the work left in its previous order, unless another is shorter by a hundredth and by five
 * seconds at least. Only the order of the previous plan counts, not its times. `rinsed`: how many of its rinses were begun.
 */
export function replan(
  problem: PlanProblem,
  previous: Plan,
  rinsed = 0,
): Result<Plan, PlanFailure> {
  const parts = splitByWorker(problem)
  if (parts === null)
    return solveWithRelaxation(problem, (assuming) => replanned(assuming, previous, rinsed))
  const [first, second] = [replan(parts[0], previous), replan(parts[1], previous)]
  if (!first.ok) return first
  return second.ok ? ok(mergePlans([first.value, second.value])) : second
}

function replanned(
  problem: PlanProblem,
  previous: Plan,
  rinsed: number,
): Result<Plan, PlanFailure> {
  const prepared = prepareProblem(problem)
  if (!prepared.ok) return prepared
  const { model, state } = prepared.value
  const exact = inExactOrderOfSharedWork(prepared.value, previous, rinsed)
  if (exact !== null) return ok(toPlan(model, exact, lowerBoundOf(model)))
  const kept = betterOf(
    inRoughOrder(prepared.value, previous, rinsed),
    inExactOrder(prepared.value, previous),
  )
  const limit = kept === null ? Infinity : kept.cost - minGain(kept.makespan)
  const search = createSearch(prepared.value, { seed: problem.seed, limit })
  for (let tries = triesFor(state.tasks); tries > 0 && !search.isOver(); tries -= 1) search.tryOne()
  const best =
    search.best() ??
    kept ??
    cheapestWithLateness(prepared.value, orderOf(model, previous))?.schedule ??
    null
  return best === null
    ? failed({ kind: 'no-vessel' })
    : ok(toPlan(model, best, lowerBoundOf(model)))
}

/** The first, unless the second is both shorter and cheaper. */
const betterOf = (one: Schedule | null, other: Schedule | null) =>
  one === null ||
  (other !== null && other.cost < one.cost && other.makespan < one.makespan - epsilon)
    ? other
    : one

/** The work left in exactly its previous order; null where that would make something late, or something is new. */
function inExactOrder(prepared: PreparedProblem, previous: Plan): Schedule | null {
  const { model, dispatches, committed } = prepared
  const begun = new Set(dispatches.slice(0, committed).map(({ op }) => op))
  const order = orderOf(model, previous).filter((op) => !begun.has(op))
  const isAll = order.length + committed === model.ops.filter(({ kind }) => kind !== 'wait').length
  return isAll ? scheduleInOrder(prepared, order) : null
}

/**
 * The same for two people or few vessels. Only where doing the due work first would make some of it late: elsewhere the order can be
 * kept with its buffers.
 */
function inExactOrderOfSharedWork(
  prepared: PreparedProblem,
  previous: Plan,
  rinsed: number,
): Schedule | null {
  const { model } = prepared
  const { workerCount, vessels } = model.problem
  if (workerCount === 1 && vessels === null) return null
  if (model.latestStartAllowance.every((it) => it === -Infinity)) return null
  return scheduleInPreviousOrder(prepared, tasksOf(model, previous, rinsed))
}

const minGain = (makespan: number) => Math.max(5, makespan / 100)

/** Fewer tries with more work left: each takes longer, and there is more time to find something better later. */
const triesFor = (tasks: number) => Math.floor(120 / Math.max(tasks, 1))

/** The work left in the order of an earlier plan, as far as that harms no reading; new work comes last. Null where that is a dead end. */
function inRoughOrder(
  { model, state, dispatches }: PreparedProblem,
  previous: Plan,
  rinsed: number,
): Schedule | null {
  const played = emptyState(model)
  copyState(state, played)
  const kept = followOrder(
    played,
    tasksOf(model, previous, rinsed).map(({ op }) => op),
  )
  const rest = createBeam(played, kept.length === 0).follow({
    width: 1,
    scoreOf: (at) => at.bound,
    boundOf: createBound(model),
    limit: Infinity,
  })
  return rest && { ...rest, dispatches: [...dispatches, ...kept, ...rest.dispatches] }
}

/** What is still to be done, in the order of the plan; ops are found by name. Rinses have no names: the first ones count as begun. */
function tasksOf(model: Model, { tasks }: Plan, rinsed: number): readonly PreviousTask[] {
  const begun = tasks.filter(({ kind }) => kind === 'rinse').slice(0, rinsed)
  const places = new Map(model.ops.map(({ key, index }) => [nameOf(key), index]))
  return tasks.flatMap((task) => {
    const { by } = task
    if (task.kind === 'rinse') return begun.includes(task) ? [] : { op: rinseIndex, by }
    const op = places.get(nameOf(task))
    return op === undefined ? [] : { op, by }
  })
}

/** The same without rinses. */
const orderOf = (model: Model, previous: Plan): readonly number[] =>
  tasksOf(model, previous, 0).flatMap(({ op }) => (op === rinseIndex ? [] : op))

const nameOf = ({ job, chain, op }: OpKey) => `${job}\n${chain}\n${op}`
