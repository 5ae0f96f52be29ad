import { epsilon } from './epsilon.ts'
import type { Schedule } from './beam.ts'
import { dispatchesOf, firstOfEachClass } from './dispatches.ts'
import { nextDue } from './next-due.ts'
import type { PreparedProblem } from './prepared-problem.ts'
import type { PlanFailure } from './plan.ts'
import { latestStart, opAt, applyDispatch, rinseIndex, type Dispatch } from './play.ts'
import { defaultMargin } from './margin.ts'
import { createSafety, type Safety } from './safety.ts'
import { copyState, emptyState, type SearchState } from './search-state.ts'
import { seconds } from '#domain/units.ts'

interface LateSchedule {
  readonly schedule: Schedule
  /** The first work that is late though it need not be, and what came before it; null where none is. */
  readonly collision: PlanFailure | null
}

/**
 * Schedules the remaining work in the given order, as far as that makes nothing late. If every choice makes something late, it is
 * read late, at the cost of its penalty, so that there is a plan. Null if some work can never begin.
 */
function scheduleWithLateness(
  { model, state: start, dispatches }: PreparedProblem,
  placeOf: (dispatch: Dispatch) => number,
): LateSchedule | null {
  const state = emptyState(model)
  copyState(start, state)
  const safety = createSafety(model)
  const allowed = model.latestStartAllowance.slice()
  const played: Dispatch[] = []
  let collision: PlanFailure | null = null
  while (state.tasks > 0) {
    const isNow = played.length === 0
    const inTime = dispatchesOf(state, safety, isNow).filter(
      (it) => latenessOf(state, it) <= epsilon,
    )
    const next = leastBy(inTime, placeOf) ?? nextDue(state) ?? leastHarm(state, safety, isNow)
    if (next === null) break
    const late = latenessOf(state, next)
    if (late > epsilon) {
      model.latestStartAllowance[next.op] = next.start
      collision ??= collisionOf(state, played.at(-1), next, late)
    }
    const dispatch = late > epsilon ? { ...next, risk: 1 } : next
    applyDispatch(state, dispatch)
    played.push(dispatch)
  }
  model.latestStartAllowance.set(allowed)
  if (state.tasks > 0) return null
  const cost =
    state.bound +
    (model.problem.margin.latenessPenaltySeconds || defaultMargin.latenessPenaltySeconds) *
      state.risk
  const schedule = { dispatches: [...dispatches, ...played], makespan: state.bound, cost }
  return { schedule, collision }
}

/** The cheaper of two orders: that of an earlier plan, or each sample finished before the next begins, those under way first. */
export function cheapestWithLateness(
  prepared: PreparedProblem,
  before: readonly number[],
): LateSchedule | null {
  const places = new Map(before.map((op, place) => [op, place]))
  const { model, state } = prepared
  const jobOrder = ({ op }: Dispatch) => {
    if (op === rinseIndex) return Infinity
    const { job } = opAt(state, op)
    return job + (state.holds[job] === 0 ? model.jobs.length : 0)
  }
  const kept =
    before.length === 0
      ? null
      : scheduleWithLateness(prepared, ({ op }) => places.get(op) ?? Infinity)
  const sequential = scheduleWithLateness(prepared, jobOrder)
  return leastBy(
    [kept, sequential].filter((it) => it !== null),
    ({ schedule }) => schedule.cost,
  )
}

const latenessOf = (state: SearchState, { op, start }: Dispatch) =>
  op === rinseIndex || !opAt(state, op).isDue
    ? 0
    : start - latestStart(state, opAt(state, op).chain)

function leastHarm(state: SearchState, safety: Safety, isNow: boolean): Dispatch | null {
  safety.setState(state, 0, isNow)
  return leastBy(firstOfEachClass(state), safety.harm)
}

function leastBy<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item | null {
  let least: Item | null = null
  let value = Infinity
  for (const item of items) {
    const itemValue = valueOf(item)
    if (least === null || itemValue < value) [least, value] = [item, itemValue]
  }
  return least
}

function collisionOf(
  { model }: SearchState,
  before: Dispatch | undefined,
  { op }: Dispatch,
  late: number,
): PlanFailure | null {
  const keyOf = (index: number) => model.ops[index]?.key
  const second = keyOf(op)
  const first = keyOf(before?.op ?? op) ?? second
  return first === undefined || second === undefined
    ? null
    : { kind: 'readings-collide', first, second, short: seconds(late) }
}
