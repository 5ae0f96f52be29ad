import type { Model } from '#domain/plan/model.ts'

/** Predecessors and lags of each piece of manual work, in flat arrays by op: an order is timed some thousand times. */
export interface OrderModel {
  readonly ops: number
  readonly processingTimes: Float64Array
  readonly maxDelay: Float64Array
  readonly tail: Float64Array
  readonly isDue: Uint8Array
  readonly variance: Float64Array
  readonly sharedBias: Float64Array
  /** The work that leads to it and may wait; the op itself where it may wait, -1 where it becomes due by itself. */
  readonly root: Int16Array
  /** Earliest start, or due time, as far as it does not depend on other work. */
  readonly base: Float64Array
  /** Latest start allowed where it cannot be in time. */
  readonly allowance: Float64Array
  /** Index of its first predecessor in `before` and `lags`; the last is before the index of the next op. */
  readonly place: Int32Array
  readonly before: readonly number[]
  /** Seconds from the end of that predecessor until it may begin. */
  readonly lags: readonly number[]
}

/** Point reached in a chain: the last manual work, the seconds since, and the earliest time known. */
interface Reached {
  readonly base: number
  readonly sources: readonly { readonly op: number; readonly lag: number }[]
}

export function orderModelOf({ ops, chains, latestStartAllowance }: Model): OrderModel {
  const column = (valueOf: (op: (typeof ops)[number]) => number) => Float64Array.from(ops, valueOf)
  const reachedBy = ops.map((): Reached => ({ base: 0, sources: [] }))
  const ends = new Map<number, Reached>()
  const endOf = (chain: number): Reached => {
    const known = ends.get(chain)
    if (known !== undefined) return known
    const it = chains[chain]
    let reached = joined(it?.from ?? 0, it?.after.map(endOf) ?? [])
    for (let op = ops[it?.first ?? -1]; op !== undefined; op = ops[op.next]) {
      if (op.kind === 'wait') {
        reached = after(reached, op.processingTime)
        continue
      }
      reachedBy[op.index] = reached
      reached = { base: -Infinity, sources: [{ op: op.index, lag: 0 }] }
    }
    ends.set(chain, reached)
    return reached
  }
  for (const chain of chains.keys()) endOf(chain)
  const place = new Int32Array(ops.length + 1)
  for (const [op, { sources }] of reachedBy.entries())
    place[op + 1] = (place[op] ?? 0) + sources.length
  const sources = reachedBy.flatMap((reached) => reached.sources)
  const rootOf = (op: number): number =>
    ops[op]?.isDue === true ? rootOf(reachedBy[op]?.sources[0]?.op ?? -1) : op
  return {
    ops: ops.length,
    processingTimes: column(({ processingTime }) => processingTime),
    maxDelay: column(({ maxDelay, isDue }) => (isDue ? maxDelay : Infinity)),
    tail: column(({ tail }) => tail),
    isDue: Uint8Array.from(ops, ({ isDue }) => (isDue ? 1 : 0)),
    variance: column(({ variance }) => variance),
    sharedBias: column(({ sharedBias }) => sharedBias),
    root: Int16Array.from(ops, ({ index }) => rootOf(index)),
    base: Float64Array.from(reachedBy, ({ base }) => base),
    allowance: latestStartAllowance,
    place,
    before: sources.map(({ op }) => op),
    lags: sources.map(({ lag }) => lag),
  }
}

const joined = (from: number, before: readonly Reached[]): Reached => ({
  base: Math.max(from, ...before.map(({ base }) => base)),
  sources: before.flatMap(({ sources }) => sources),
})

const after = ({ base, sources }: Reached, wait: number): Reached => ({
  base: base + wait,
  sources: sources.map(({ op, lag }) => ({ op, lag: lag + wait })),
})
