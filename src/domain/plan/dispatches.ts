import { isEmpty, type SearchState } from './search-state.ts'
import type { ModelOp } from './model.ts'
import { nextDue, nextReading, workerFor } from './next-due.ts'
import { earliestStart, latestStart, needsVessel, opAt, rinseIndex, type Dispatch } from './play.ts'
import { bufferLevels } from './margin.ts'
import type { Safety } from './safety.ts'

const maxDelays = 4

/** What can be done next: the most urgent reading, and the earliest possible task of each operation class. */
interface Choices {
  /** Needs no time buffer. */
  readonly certain: Dispatch | null
  /** Possible if a time buffer is found that makes no reading late. */
  readonly open: readonly Dispatch[]
  /** Done if nothing else is possible. */
  readonly last: Dispatch | null
}

export function choicesOf(state: SearchState): Choices {
  const due = nextDue(state)
  if (due === null) return { certain: null, open: firstOfEachClass(state), last: null }
  if (opAt(state, due.op).kind === 'read') {
    const open = isReadyWithoutDeadline(state, due) ? [] : firstOfEachClass(state)
    return { certain: due, open, last: null }
  }
  const reading = nextReading(state)
  const work = firstOfEachClass(state)
  return { certain: null, open: reading === null ? work : [reading, ...work], last: due }
}

/** Finds what can be done next without making any reading late. */
export function dispatchesOf(state: SearchState, safety: Safety, isNow = false): Dispatch[] {
  const { certain, open, last } = choicesOf(state)
  const found = certain === null ? [] : [certain]
  for (const dispatch of open) {
    const safe = withTimeBuffer(state, dispatch, safety, isNow)
    if (safe !== null) found.push(safe)
  }
  return found.length > 0 || last === null ? found : [last]
}

/** Gives a dispatch as much time buffer as is worth its cost. Null where it is late even for someone as fast as planned. */
export function withTimeBuffer(
  state: SearchState,
  dispatch: Dispatch,
  safety: Safety,
  isNow: boolean,
): Dispatch | null {
  const { margin } = state.model.problem
  let found: Dispatch | null = null
  let least = Infinity
  for (const { robustnessFactor, risk } of bufferLevels(margin)) {
    const penalty = margin.latenessPenaltySeconds * risk
    if (dispatch.start + penalty >= least) continue
    safety.setState(state, robustnessFactor, isNow)
    const start = harmlessStart(dispatch, safety, least - penalty)
    // Late even at the planned pace, so with any buffer.
    if (start === null && robustnessFactor === 0 && found === null) return null
    if (start === null || start + penalty >= least) continue
    found = { op: dispatch.op, by: dispatch.by, start, risk }
    least = start + penalty
  }
  return found
}

/** Whether it is without a latest start and can begin now: a reading without a known window is then done at once. */
export function isReadyWithoutDeadline(state: SearchState, { op, by, start }: Dispatch) {
  const { chain } = opAt(state, op)
  return latestStart(state, chain) === Infinity && start <= (state.free[by] ?? 0)
}

export function firstOfEachClass(state: SearchState): Dispatch[] {
  const firsts: (Dispatch | undefined)[] = []
  const { workerCount } = state.model.problem
  const soonest = workerCount === 1 ? (state.free[0] ?? 0) : -Infinity
  for (let chain = 0; chain < state.at.length; chain += 1) {
    const op = workOf(state, chain)
    if (op === null) continue
    const known = firsts[op.operationClass]
    const ready = state.ready[chain] ?? 0
    if (known !== undefined && known.start <= (op.isDue ? ready : Math.max(ready, soonest)))
      continue
    const dispatch = dispatchOf(state, op.index)
    if (known === undefined || isSooner(state, dispatch, known))
      firsts[op.operationClass] = dispatch
  }
  if (canRinse(state)) firsts.push(dispatchOf(state, rinseIndex))
  return firsts.filter((dispatch) => dispatch !== undefined)
}

const isSooner = (state: SearchState, one: Dispatch, other: Dispatch) =>
  one.start < other.start ||
  (one.start === other.start && latestOf(state, one) < latestOf(state, other))

const latestOf = (state: SearchState, { op }: Dispatch) => latestStart(state, opAt(state, op).chain)

/** The manual work that is next in a chain; null for readings, and where it cannot begin yet. */
function workOf(state: SearchState, chain: number): ModelOp | null {
  const index = state.at[chain] ?? -1
  if (index === -1 || (state.blockers[chain] ?? 0) > 0) return null
  const op = opAt(state, index)
  if (op.kind !== 'hands') return null
  return needsVessel(state, op.job) && isEmpty(state.clean) ? null : op
}

export const canRinse = ({ clean, dirty, waiting }: SearchState) =>
  !isEmpty(dirty) && waiting > clean.tail - clean.head

export function dispatchOf(state: SearchState, op: number): Dispatch {
  const by = workerFor(state, op)
  return { op, by, start: earliestStart(state, op, by) }
}

/** Moves a dispatch to its earliest harmless start; null when a reading must be done first, so that no delay helps. */
export function delayUntilHarmless(dispatch: Dispatch, safety: Safety): Dispatch | null {
  const start = harmlessStart(dispatch, safety, Infinity)
  return start === null ? null : { ...dispatch, start }
}

/** The earliest harmless start before `until`. */
function harmlessStart(earliest: Dispatch, safety: Safety, until: number): number | null {
  if (safety.isTooLong(earliest)) return null
  const { op, by } = earliest
  let { start } = earliest
  let before = Infinity
  for (let delays = 0; delays <= maxDelays && start < until; delays += 1) {
    const harm = safety.harm({ op, by, start })
    if (harm === 0) return start
    if (harm >= before) return null
    before = harm
    start += harm
  }
  return null
}
