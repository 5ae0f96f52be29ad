import type { Dispatch } from '#domain/plan/play.ts'
import { maxDeviations, momentsOfMaximum } from '#domain/plan/due-work-simulation.ts'
import { bufferLevels } from '#domain/plan/margin.ts'
import type { Margin } from '#domain/plan/plan-problem.ts'
import type { OrderModel } from './order-model.ts'

const epsilon = 1e-6
/** Rounds of delays after which an order is given up: more hardly ever help. */
const maxRounds = 60

/** The earliest times at which one worker can do work in a given order. */
export interface OrderTimes {
  /** Makespan plus penalty for expected lateness, for the first `count` ops. Infinity if the order is infeasible or reaches `limit`. */
  readonly costOf: (order: Int16Array, limit?: number, count?: number) => number
  /** By op, for the order last timed: when it begins, and how likely it is to be late. */
  readonly starts: Float64Array
  readonly risks: Float64Array
  /** The same, with less buffer for some classes of work where the order is infeasible otherwise. */
  readonly relaxedCostOf: (order: Int16Array) => number
  /** Number of pieces of work timed so far, as a measure of effort. */
  readonly timed: () => number
}

interface TimingInput {
  /** When the worker is free after `fixed`. */
  readonly free: number
  /** Done first, whatever the order. */
  readonly fixed: readonly Dispatch[]
  readonly margin: Margin
  /** By op: work of one class keeps the same buffer. */
  readonly classOf: readonly number[]
}

/**
 * Times orders: each piece of work as soon as possible, and delayed where what follows would be late otherwise. These are the least
 * times that satisfy all difference constraints, so no other times of the same order end earlier.
 */
export function createOrderTimes(
  model: OrderModel,
  { free, fixed, margin, classOf }: TimingInput,
): OrderTimes {
  const { ops, isDue, processingTimes, early, late, tail, base, allowance, place, before, lags } =
    model
  const starts = new Float64Array(ops)
  const ends = new Float64Array(ops)
  const notBefore = new Float64Array(ops)
  const places = new Int16Array(ops)
  const risks = new Float64Array(ops)
  const isExact = margin.spread === 0 || margin.robustnessFactor === 0
  /** Buffers that a class of work can keep, from full to none. */
  const levels = bufferLevels(margin).toSorted((one, other) => one.risk - other.risk)
  const levelOf = new Uint8Array(Math.max(0, ...classOf) + 1)
  const room = createRoom(model, places)
  const factors = levels.map(({ robustnessFactor }) => robustnessFactor)
  let blocked = -1
  let timed = 0

  function costOf(order: Int16Array, limit = Infinity, count = order.length): number {
    places.fill(-1)
    for (let at = 0; at < count; at += 1) places[order[at] ?? 0] = at
    for (let at = 0; at < count; at += 1) {
      const op = order[at] ?? 0
      notBefore[op] = -Infinity
      for (let next = place[op] ?? 0; next < (place[op + 1] ?? 0); next += 1) {
        const source = places[before[next] ?? 0] ?? -1
        if (source === -1 || source > at) return Infinity
      }
    }
    for (const { op, start } of fixed) {
      starts[op] = start
      ends[op] = start + (processingTimes[op] ?? 0)
    }
    let from = fixed.length
    for (let rounds = 0; rounds < maxRounds && from >= fixed.length; rounds += 1) {
      from = pass(order, from, limit, count)
      if (from === count) return costSoFar(order, limit, count)
    }
    return Infinity
  }

  /** Risk of being late with the largest buffer that fits. */
  function riskOf(op: number, most: number, start: number, freeAt: number, until: number) {
    let level = 0
    while (
      level < most &&
      room.latestStart(op, start, freeAt, factors[level] ?? 0) > until + epsilon
    )
      level += 1
    return levels[level]?.risk ?? 0
  }

  function costSoFar(order: Int16Array, limit: number, count: number) {
    let end = 0
    let risk = 0
    for (let at = 0; at < count; at += 1) {
      const op = order[at] ?? 0
      end = Math.max(end, (ends[op] ?? 0) + (tail[op] ?? 0))
      risk += risks[op] ?? 0
    }
    const cost = end + margin.latenessPenaltySeconds * risk
    return cost < limit ? cost : Infinity
  }

  function relaxedCostOf(order: Int16Array) {
    levelOf.fill(0)
    for (;;) {
      blocked = -1
      const cost = costOf(order)
      const operationClass = classOf[blocked] ?? 0
      const level = levelOf[operationClass] ?? 0
      if (cost < Infinity || blocked === -1 || level === levels.length - 1) return cost
      levelOf[operationClass] = level + 1
    }
  }

  /** Times an order from a place on. Returns the first place to be delayed, `count` if there is none, -1 if infeasible or too long. */
  function pass(order: Int16Array, from: number, limit: number, count: number): number {
    let again = count
    let freeAt = from === fixed.length ? free : (ends[order[from - 1] ?? 0] ?? 0)
    room.load(from)
    for (let at = from; at < count; at += 1) {
      timed += 1
      const op = order[at] ?? 0
      let due = base[op] ?? 0
      let binding = -1
      let lag = 0
      for (let next = place[op] ?? 0; next < (place[op + 1] ?? 0); next += 1) {
        const source = before[next] ?? 0
        const ready = (ends[source] ?? 0) + (lags[next] ?? 0)
        if (binding !== -1 && ready <= due) continue
        due = Math.max(due, ready)
        binding = source
        lag = lags[next] ?? 0
      }
      const ready = Math.max(due - (early[op] ?? 0), notBefore[op] ?? 0)
      const start = Math.max(freeAt, ready)
      const until = Math.max(due + (late[op] ?? 0), allowance[op] ?? 0)
      const isSure = isExact || isDue[op] === 0
      const level = isSure ? 0 : (levelOf[classOf[op] ?? 0] ?? 0)
      const latest = isSure ? start : room.latestStart(op, start, freeAt, factors[level] ?? 0)
      const tooLate = latest - until
      if (tooLate > epsilon) {
        blocked = op
        const back = binding === -1 ? -1 : (places[binding] ?? -1)
        const isUnavoidable = start <= until + epsilon && room.isFromStart()
        if (back >= fixed.length) {
          notBefore[binding] = latest - (late[op] ?? 0) - lag - (processingTimes[binding] ?? 0)
          if (back < again) again = back
        } else if (!isUnavoidable) return -1
      }
      if (!isExact) {
        risks[op] = level === 0 ? 0 : riskOf(op, level, start, freeAt, until)
        room.pass(op, start, freeAt, ready)
        room.save(at + 1)
      }
      starts[op] = start
      freeAt = start + (processingTimes[op] ?? 0)
      ends[op] = freeAt
      if (freeAt + (tail[op] ?? 0) >= limit) return -1
    }
    return again
  }

  return { costOf, relaxedCostOf, starts, risks, timed: () => timed }
}

interface Uncertainty {
  scatter: number
  bias: number
  /** How much later than planned the worker is expected to be free. */
  shift: number
  /** The last work that could wait, and the last of any kind; -1 before the first. */
  decision: number
  last: number
}

/**
 * Tracks the uncertainty of when the worker is free. Work that may wait is started only after everything before it has ended, so
 * it resets the uncertainty to its own; due work that follows adds to that.
 */
function createRoom({ ops, isDue, variance, sharedBias, root }: OrderModel, places: Int16Array) {
  const begin: Uncertainty = { scatter: 0, bias: 0, shift: 0, decision: -1, last: -1 }
  const now = { ...begin }
  /** By place in the order: the uncertainty before it. */
  const saved = Array.from({ length: ops + 1 }, () => ({ ...begin }))
  const ownOf = (op: number) => {
    const from = root[op] ?? -1
    if (from === -1 || from === now.decision || now.last === -1 || isDue[now.last] === 0) return 0
    if ((places[from] ?? -1) <= (places[root[now.last] ?? -1] ?? -1)) return 0
    return (variance[from] ?? 0) + (sharedBias[from] ?? 0) ** 2
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
      const { decision } = now
      // Slowness of the work it follows directly delays its due time too.
      const isSame = decision !== -1 && (root[op] ?? -1) === decision
      const scatter = isSame ? now.scatter - (variance[decision] ?? 0) : now.scatter
      const bias = isSame ? now.bias - (sharedBias[decision] ?? 0) : now.bias
      const all = scatter + bias ** 2 + ownOf(op)
      return all <= 0 ? start : Math.max(start, freeAt + now.shift + factor * Math.sqrt(all))
    },
    pass(op: number, start: number, freeAt: number, ready: number) {
      now.last = op
      if (isDue[op] === 0) {
        now.scatter = variance[op] ?? 0
        now.bias = sharedBias[op] ?? 0
        now.shift = 0
        now.decision = op
        return
      }
      const deviation = Math.sqrt(now.scatter + now.bias ** 2)
      const gap = freeAt + now.shift - ready
      if (gap < -maxDeviations * deviation) {
        now.scatter = 0
        now.bias = 0
        now.shift = 0
      } else if (deviation > 0 && gap < maxDeviations * deviation) {
        const begun = momentsOfMaximum(ready, freeAt + now.shift, deviation)
        const share = begun.deviation / deviation
        now.scatter *= share ** 2
        now.bias *= share
        now.shift = begun.mean - start
      }
      now.scatter += variance[op] ?? 0
      now.bias += sharedBias[op] ?? 0
    },
  }
}

function copy(from: Uncertainty, to: Uncertainty) {
  to.scatter = from.scatter
  to.bias = from.bias
  to.shift = from.shift
  to.decision = from.decision
  to.last = from.last
}
