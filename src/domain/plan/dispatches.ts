import { isEmpty, type SearchState } from './search-state.ts'
import type { ModelOp } from './model.ts'
import { nextReading, whoFor } from './next-reading.ts'
import { earliest, latest, needsVessel, opAt, rinse, type Dispatch } from './play.ts'
import type { Safety } from './safety.ts'

const mostDelays = 4

/** What can be done next without making any reading late: the most urgent reading, and of each class of work the one that can begin first. */
export function dispatchesOf(state: SearchState, safety: Safety, isNow = false): Dispatch[] {
  const { care } = state.model.problem.margin
  const reading = nextReading(state)
  const isFirst = reading !== null && isReadingOverdue(state, reading)
  const work = isFirst ? [] : firstOfEachClass(state)
  const safe = harmless(state, work, safety, care, isNow)
  if (reading !== null) return [reading, ...safe]
  // Where nothing withstands slowness, it must at least be right for someone who is as fast as planned.
  return safe.length > 0 ? safe : harmless(state, work, safety, 0, isNow)
}

function harmless(
  state: SearchState,
  work: readonly Dispatch[],
  safety: Safety,
  care: number,
  isNow: boolean,
): Dispatch[] {
  safety.look(state, care, isNow)
  return work.map((dispatch) => delayed(dispatch, safety)).filter((dispatch) => dispatch !== null)
}

/** A reading without a known window is done as soon as it is due. */
export function isReadingOverdue(state: SearchState, reading: Dispatch) {
  const { chain } = opAt(state, reading.op)
  return latest(state, chain) === Infinity && reading.start <= (state.free[reading.by] ?? 0)
}

export function firstOfEachClass(state: SearchState): Dispatch[] {
  const firsts: (Dispatch | undefined)[] = []
  for (let chain = 0; chain < state.at.length; chain += 1) {
    const op = workOf(state, chain)
    if (op === null) continue
    const known = firsts[op.operationClass]
    if (known !== undefined && known.start <= (state.ready[chain] ?? 0)) continue
    const dispatch = dispatchOf(state, op.index)
    if (known === undefined || dispatch.start < known.start) firsts[op.operationClass] = dispatch
  }
  if (canRinse(state)) firsts.push(dispatchOf(state, rinse))
  return firsts.filter((dispatch) => dispatch !== undefined)
}

/** The work by hand that a chain has come to, readings aside. */
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
  const by = whoFor(state, op)
  return { op, by, start: earliest(state, op, by) }
}

/** The dispatch as early as it harms no reading; null when only a reading done first would help. */
export function delayed(dispatch: Dispatch, safety: Safety): Dispatch | null {
  let start = dispatch.start
  let before = Infinity
  for (let delays = 0; delays <= mostDelays; delays += 1) {
    const it = { ...dispatch, start }
    const harm = safety.harm(it)
    if (harm === 0) return it
    if (harm >= before) return null
    before = harm
    start += harm
  }
  return null
}
