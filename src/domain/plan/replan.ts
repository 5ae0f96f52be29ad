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
import { type FormerTask, scheduleInFormerOrder } from '#domain/plan/order/former-order.ts'
import { scheduleInOrder } from '#domain/plan/order/reorder.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { createBeam, type Schedule } from './beam.ts'
import { copyState, emptyState, isEmpty, type SearchState } from './search-state.ts'
import { createBound } from './bound.ts'
import { canRinse, dispatchOf, isReadingOverdue, withTimeBuffer } from './dispatches.ts'
import { nextDue, nextReading } from './next-due.ts'
import { needsVessel, opAt, applyDispatch, rinseIndex, type Dispatch } from './play.ts'
import { createSafety, type Safety } from './safety.ts'

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
  const former = inFormerOrder(prepared.value, previous, rinsed)
  if (former !== null) return ok(toPlan(model, former, lowerBoundOf(model)))
  const kept = betterOf(
    keepOrder(prepared.value, previous, rinsed),
    inSameOrder(prepared.value, previous),
  )
  const limit = kept === null ? Infinity : kept.cost - minGain(kept.makespan)
  const search = createSearch(prepared.value, { seed: problem.seed, limit })
  for (let tries = triesFor(state.tasks); tries > 0 && !search.isOver(); tries -= 1) search.tryOne()
  const best =
    search.best() ??
    kept ??
    cheapestWithLateness(prepared.value, placesOf(model, previous))?.schedule ??
    null
  return best === null
    ? failed({ kind: 'no-vessel' })
    : ok(toPlan(model, best, lowerBoundOf(model)))
}

const epsilon = 1e-6

/** The first, unless the second is both shorter and cheaper. */
const betterOf = (one: Schedule | null, other: Schedule | null) =>
  one === null ||
  (other !== null && other.cost < one.cost && other.makespan < one.makespan - epsilon)
    ? other
    : one

/** The work left in exactly its previous order; null where that would make something late, or something is new. */
function inSameOrder(prepared: PreparedProblem, previous: Plan): Schedule | null {
  const { model, dispatches, committed } = prepared
  const begun = new Set(dispatches.slice(0, committed).map(({ op }) => op))
  const order = placesOf(model, previous).filter((op) => !begun.has(op))
  const isAll = order.length + committed === model.ops.filter(({ kind }) => kind !== 'wait').length
  return isAll ? scheduleInOrder(prepared, order) : null
}

/**
 * The same for two people or few vessels. Only where doing the due work first would make some of it late: elsewhere the order can be
 * kept with its buffers.
 */
function inFormerOrder(prepared: PreparedProblem, previous: Plan, rinsed: number): Schedule | null {
  const { model } = prepared
  const { workerCount, vessels } = model.problem
  if (workerCount === 1 && vessels === null) return null
  if (model.latestStartAllowance.every((it) => it === -Infinity)) return null
  return scheduleInFormerOrder(prepared, tasksOf(model, previous, rinsed))
}

function placesOf({ ops }: Model, { tasks }: Plan): readonly number[] {
  const places = new Map(ops.map(({ key, index }) => [nameOf(key), index]))
  return tasks.flatMap((task) => (task.kind === 'rinse' ? [] : (places.get(nameOf(task)) ?? [])))
}

const minGain = (makespan: number) => Math.max(5, makespan / 100)

/** Fewer tries with more work left: each takes longer, and there is more time to find something better later. */
const triesFor = (tasks: number) => Math.floor(120 / Math.max(tasks, 1))

/** The work left in the order of an earlier plan, as far as that harms no reading; new work comes last. Null where that is a dead end. */
function keepOrder(
  { model, state, dispatches }: PreparedProblem,
  previous: Plan,
  rinsed: number,
): Schedule | null {
  const played = emptyState(model)
  copyState(state, played)
  const kept = follow(
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

/** Ops of the plan that are still to be done, found by name. Rinses have no names: the first ones count as begun. */
function tasksOf(model: Model, { tasks }: Plan, rinsed: number): readonly FormerTask[] {
  const begun = tasks.filter(({ kind }) => kind === 'rinse').slice(0, rinsed)
  const places = new Map(model.ops.map(({ key, index }) => [nameOf(key), index]))
  return tasks.flatMap((task) => {
    const { by } = task
    if (task.kind === 'rinse') return begun.includes(task) ? [] : { op: rinseIndex, by }
    const op = places.get(nameOf(task))
    return op === undefined ? [] : { op, by }
  })
}

const nameOf = ({ job, chain, op }: OpKey) => `${job}\n${chain}\n${op}`

/** Plays one op after the other until one cannot be done. Which reading comes next is decided again: the order only says when to read. */
function follow(state: SearchState, ops: readonly number[]): readonly Dispatch[] {
  const safety = createSafety(state.model)
  const played: Dispatch[] = []
  const doIt = (dispatch: Dispatch) => {
    applyDispatch(state, dispatch)
    played.push(dispatch)
  }
  let readAhead = 0
  const read = () => {
    for (let isRead = false; !isRead;) {
      const next = dueOrReading(state, safety, played.length === 0)
      if (next === null) return
      doIt(next)
      isRead = opAt(state, next.op).kind === 'read'
    }
  }
  for (const op of ops) {
    if (op !== rinseIndex && opAt(state, op).kind === 'read') {
      if (readAhead > 0) readAhead -= 1
      else read()
      continue
    }
    while (!isBehind(state, op)) {
      const isNow = played.length === 0
      const due = nextSafely(state, safety, isNow)
      const dispatch = begin(state, op, safety, isNow)
      if (dispatch !== null && (due === null || isWorth(state, dispatch, due))) {
        doIt(dispatch)
        if (dispatch.op === op) break
      } else {
        if (due === null) return played
        doIt(due)
        if (opAt(state, due.op).kind === 'read') readAhead += 1
      }
    }
  }
  return played
}

/** The next due work, delayed as far as necessary. */
function nextSafely(state: SearchState, safety: Safety, isNow: boolean): Dispatch | null {
  const due = nextDue(state)
  if (due === null || opAt(state, due.op).kind === 'read') return due
  return withTimeBuffer(state, due, safety, isNow) ?? due
}

/** The next reading where it harms no other due work; otherwise that work. */
function dueOrReading(state: SearchState, safety: Safety, isNow: boolean): Dispatch | null {
  const due = nextSafely(state, safety, isNow)
  if (due === null || opAt(state, due.op).kind === 'read') return due
  const reading = nextReading(state)
  const safe = reading && withTimeBuffer(state, reading, safety, isNow)
  return safe !== null && safe.start === reading?.start ? safe : due
}

/** Whether it begins before the due work would end, and waiting for that would cost more than the lateness risked. */
function isWorth(state: SearchState, { op, by, start, risk = 0 }: Dispatch, due: Dispatch) {
  if (isReadingOverdue(state, due)) return false
  if (op === due.op) return true
  const wait = due.start + opAt(state, due.op).processingTime - start
  return by === due.by ? wait > risk * state.model.problem.margin.latenessPenaltySeconds : true
}

const isBehind = (state: SearchState, op: number) =>
  op === rinseIndex ? !canRinse(state) : state.at[opAt(state, op).chain] !== op

/** The op, or the rinse it waits for; null where that cannot begin without harm. */
function begin(state: SearchState, op: number, safety: Safety, isNow: boolean): Dispatch | null {
  const lacksVessel =
    op !== rinseIndex && needsVessel(state, opAt(state, op).job) && isEmpty(state.clean)
  if (lacksVessel && !canRinse(state)) return null
  if (op !== rinseIndex && (state.blockers[opAt(state, op).chain] ?? 0) > 0) return null
  return withTimeBuffer(state, dispatchOf(state, lacksVessel ? rinseIndex : op), safety, isNow)
}
