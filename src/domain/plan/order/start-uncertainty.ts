import { maxDeviations, momentsOfMaximum } from '#domain/plan/due-work-simulation.ts'
import type { OrderModel } from './order-model.ts'

/** Share of the earlier uncertainty; less is none. */
const leastKept = 1e-6

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
  /** The same before the decision, as far as no gap has absorbed it: it delays what became due by earlier work. */
  olderScatter: number
  olderBias: number
  olderShift: number
  /** Share of earlier uncertainty that was left after every gap since `resets` last changed. */
  kept: number
  resets: number
}

/**
 * Tracks the uncertainty of when the worker is free. Due times that follow from work that may wait move with it, so slowness before
 * it does not matter to them. To what earlier work made due it does, except for what the gap before that work absorbs, and its own
 * time: it is postponed where it no longer fits in.
 */
export function createStartUncertainty(
  { ops, processingTimes, isDue, variance, sharedBias, root }: OrderModel,
  places: Int16Array,
) {
  const begin: Uncertainty = {
    scatter: 0,
    bias: 0,
    share: 0,
    shift: 0,
    decision: -1,
    last: -1,
    olderScatter: 0,
    olderBias: 0,
    olderShift: 0,
    kept: 1,
    resets: 0,
  }
  /** By work that may wait, as of when the next such work began: the uncertainty that also moves what follows from it. */
  const movedScatter = new Float64Array(ops)
  const movedBias = new Float64Array(ops)
  const movedKept = new Float64Array(ops).fill(1)
  const movedResets = new Int16Array(ops)
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
    const own = now.scatter + share ** 2 * (variance[now.decision] ?? 0)
    const bias = now.bias + Math.abs(share) * (sharedBias[now.decision] ?? 0)
    if (isSame(op)) return own + bias ** 2
    const from = root[op] ?? -1
    const isMoved = from !== -1 && movedResets[from] === now.resets
    const left = isMoved ? now.kept / (movedKept[from] ?? 1) : 0
    const olderScatter = now.olderScatter - left ** 2 * (movedScatter[from] ?? 0)
    const olderBias = now.olderBias - left * (movedBias[from] ?? 0)
    return own + Math.max(0, olderScatter) + (bias + Math.max(0, olderBias)) ** 2
  }
  const shiftOf = (op: number) => now.shift + (isSame(op) ? 0 : now.olderShift)
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
      return all <= 0 ? start : Math.max(start, freeAt + shiftOf(op) + factor * Math.sqrt(all))
    },
    pass(op: number, start: number, freeAt: number, ready: number) {
      now.last = op
      if (isDue[op] === 0) {
        decide(op, start, freeAt)
        now.scatter = 0
        now.bias = 0
        now.share = 1
        now.shift = 0
        now.decision = op
        return
      }
      const deviation = Math.sqrt(apart(op))
      const end = freeAt + shiftOf(op)
      const gap = end - ready
      if (gap < -maxDeviations * deviation) wait(op, 0, 0)
      else if (deviation > 0 && gap < maxDeviations * deviation) {
        const begun = momentsOfMaximum(ready, end, deviation)
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
    if (!isSame(op)) absorb(left, 0)
  }

  /** Adds what was uncertain until now to the earlier uncertainty, of which a gap and the time of the next work absorb a part. */
  function decide(op: number, start: number, freeAt: number) {
    const before = now.decision
    if (before !== -1) {
      now.olderScatter += now.share ** 2 * (variance[before] ?? 0)
      now.olderBias += now.share * (sharedBias[before] ?? 0)
      movedScatter[before] = now.olderScatter
      movedBias[before] = now.olderBias
      movedKept[before] = now.kept
      movedResets[before] = now.resets
    }
    now.olderScatter += now.scatter
    now.olderBias += now.bias
    const square = now.olderScatter + now.olderBias ** 2
    if (square === 0) return
    const room = start - freeAt + (processingTimes[op] ?? 0) - now.shift - now.olderShift
    if (room > 0 && room ** 2 > maxDeviations ** 2 * square) return absorb(0, 0)
    const deviation = Math.sqrt(square)
    const late = momentsOfMaximum(0, -room, deviation)
    absorb(late.deviation / deviation, late.mean)
  }

  function absorb(left: number, shift: number) {
    now.olderScatter *= left ** 2
    now.olderBias *= left
    now.olderShift = shift
    now.kept *= left
    if (now.kept < leastKept) {
      now.kept = 1
      now.resets += 1
    }
  }
}

function copy(from: Uncertainty, to: Uncertainty) {
  to.scatter = from.scatter
  to.bias = from.bias
  to.share = from.share
  to.shift = from.shift
  to.decision = from.decision
  to.last = from.last
  to.olderScatter = from.olderScatter
  to.olderBias = from.olderBias
  to.olderShift = from.olderShift
  to.kept = from.kept
  to.resets = from.resets
}
