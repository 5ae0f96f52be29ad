import { maxDeviations, momentsOfMaximum } from '#domain/plan/due-work-simulation.ts'
import type { OrderModel } from './order-model.ts'

interface Uncertainty {
  /** Variance and shared bias of when the worker is free, without those of the decision itself. */
  scatter: number
  bias: number
  /** How much of the decision's own slowness is left in that time: less after each gap. */
  share: number
  /** How much later than planned the worker is expected to be free. */
  shift: number
  /** The last work that could wait, and the last of any kind; -1 before the first. */
  decision: number
  last: number
}

/**
 * Tracks the uncertainty of when the worker is free. Work that may wait is started only after everything before it has ended, so
 * it resets the uncertainty to its own; due work that follows adds to that. Due times that follow from the decision move with it.
 */
export function createStartUncertainty(
  { ops, isDue, variance, sharedBias, root }: OrderModel,
  places: Int16Array,
) {
  const begin: Uncertainty = { scatter: 0, bias: 0, share: 0, shift: 0, decision: -1, last: -1 }
  const now = { ...begin }
  /** By place in the order: the uncertainty before it. */
  const saved = Array.from({ length: ops + 1 }, () => ({ ...begin }))
  const ownOf = (op: number) => {
    const from = root[op] ?? -1
    if (from === -1 || from === now.decision || now.last === -1 || isDue[now.last] === 0) return 0
    if ((places[from] ?? -1) <= (places[root[now.last] ?? -1] ?? -1)) return 0
    return (variance[from] ?? 0) + (sharedBias[from] ?? 0) ** 2
  }
  const isSame = (op: number) => now.decision !== -1 && (root[op] ?? -1) === now.decision
  /** Variance of when the worker is free, measured from the op's due time. */
  const apart = (op: number) => {
    const share = isSame(op) ? now.share - 1 : now.share
    const bias = now.bias + Math.abs(share) * (sharedBias[now.decision] ?? 0)
    return now.scatter + share ** 2 * (variance[now.decision] ?? 0) + bias ** 2
  }
  return {
    load(place: number) {
      copy(saved[place] ?? begin, now)
    },
    save(place: number) {
      copy(now, saved[place] ?? { ...begin })
    },
    isFromStart: () => now.decision === -1,
    /** Returns the start if people are `factor` standard deviations slower than planned. */
    latestStart(op: number, start: number, freeAt: number, factor: number): number {
      if (isDue[op] === 0 || factor === 0) return start
      const all = apart(op) + ownOf(op)
      return all <= 0 ? start : Math.max(start, freeAt + now.shift + factor * Math.sqrt(all))
    },
    pass(op: number, start: number, freeAt: number, ready: number) {
      now.last = op
      if (isDue[op] === 0) {
        now.scatter = 0
        now.bias = 0
        now.share = 1
        now.shift = 0
        now.decision = op
        return
      }
      const deviation = Math.sqrt(apart(op))
      const gap = freeAt + now.shift - ready
      if (gap < -maxDeviations * deviation) wait(op, 0, 0)
      else if (deviation > 0 && gap < maxDeviations * deviation) {
        const begun = momentsOfMaximum(ready, freeAt + now.shift, deviation)
        wait(op, begun.deviation / deviation, begun.mean - start)
      }
      now.scatter += variance[op] ?? 0
      now.bias += sharedBias[op] ?? 0
    },
  }

  /** Only this much of the uncertainty is left after waiting until an op is due. */
  function wait(op: number, left: number, shift: number) {
    now.scatter *= left ** 2
    now.bias *= left
    now.share = isSame(op) ? 1 - left * (1 - now.share) : left * now.share
    now.shift = shift
  }
}

function copy(from: Uncertainty, to: Uncertainty) {
  to.scatter = from.scatter
  to.bias = from.bias
  to.share = from.share
  to.shift = from.shift
  to.decision = from.decision
  to.last = from.last
}
