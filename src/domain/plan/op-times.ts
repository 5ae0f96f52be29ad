import type { Model } from './model.ts'
import { rinseIndex, type Dispatch } from './play.ts'

/** By op: when it begins, ends, and could have begun at the earliest. */
export interface OpTimes {
  readonly start: Float64Array
  readonly end: Float64Array
  readonly due: Float64Array
}

export function timesOf(model: Model, dispatches: readonly Dispatch[]): OpTimes {
  const count = model.ops.length
  const times = {
    start: new Float64Array(count),
    end: new Float64Array(count),
    due: new Float64Array(count),
  }
  for (const { op, start } of dispatches) if (op !== rinseIndex) times.start[op] = start
  const ends = new Float64Array(model.chains.length).fill(NaN)
  for (let chain = 0; chain < model.chains.length; chain += 1) follow(model, chain, times, ends)
  return times
}

/** Computes the times of a chain, after those of the chains before it. Returns its end. */
function follow(model: Model, chain: number, times: OpTimes, ends: Float64Array): number {
  const known = ends[chain] ?? NaN
  if (!Number.isNaN(known)) return known
  const it = model.chains[chain]
  let now = it?.from ?? 0
  for (const before of it?.after ?? []) now = Math.max(now, follow(model, before, times, ends))
  for (let index = it?.first ?? -1; index !== -1;) {
    const op = model.ops[index]
    if (op === undefined) break
    times.due[index] = now
    if (op.kind === 'wait') times.start[index] = now
    now = (times.start[index] ?? 0) + op.processingTime
    times.end[index] = now
    index = op.next
  }
  ends[chain] = now
  return now
}
