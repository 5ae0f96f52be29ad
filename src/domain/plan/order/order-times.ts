import { epsilon } from '#domain/plan/epsilon.ts'
import type { Dispatch } from '#domain/plan/play.ts'
import { bufferLevels } from '#domain/plan/margin.ts'
import type { Margin } from '#domain/plan/plan-problem.ts'
import type { OrderModel } from './order-model.ts'
import { createStartUncertainty } from './start-uncertainty.ts'

/** Rounds of delays after which an order is given up, and delays for the sake of one op after which it keeps less buffer. */
const maxRounds = 100
const maxDelays = 12

/** The earliest times at which one worker can do work in a given order. */
export interface OrderTimes {
  /** Makespan plus penalty for expected lateness, for the first `count` ops. Infinity if the order is infeasible or reaches `limit`. */
  readonly costOf: (order: Int16Array, limit?: number, count?: number) => number
  /** By op, for the order last timed: when it begins, and how likely it is to be late. */
  readonly starts: Float64Array
  readonly risks: Float64Array
  /** Number of pieces of work timed so far, as a measure of effort. */
  readonly timed: () => number
}

interface TimingInput {
  /** When the worker is free after `fixed`. */
  readonly free: number
  /** Done first, whatever the order. */
  readonly fixed: readonly Dispatch[]
  readonly margin: Margin
}

/**
 * Times orders: each piece of work as soon as possible, and delayed where what follows would be late otherwise. These are the least
 * times that satisfy all difference constraints, so no other times of the same order end earlier.
 */
export function createOrderTimes(
  model: OrderModel,
  { free, fixed, margin }: TimingInput,
): OrderTimes {
  const { ops, isDue, processingTimes, maxDelay, tail, base, allowance, place, before, lags } =
    model
  const starts = new Float64Array(ops)
  const ends = new Float64Array(ops)
  const notBefore = new Float64Array(ops)
  const places = new Int16Array(ops)
  /** By place in the order: seconds of work before it. */
  const workBefore = new Float64Array(ops + 1)
  const risks = new Float64Array(ops)
  const isExact = margin.spread === 0
  /** Buffers that work can keep, from full to none. */
  const levels = bufferLevels(margin).toSorted((one, other) => one.risk - other.risk)
  const levelOf = new Uint8Array(ops)
  /** By op: how often what it follows was delayed for its sake. */
  const delays = new Uint8Array(ops)
  const uncertainty = createStartUncertainty(model, places)
  const factors = levels.map(({ robustnessFactor }) => robustnessFactor)
  let isRelaxed = false
  let timed = 0

  function costOf(order: Int16Array, limit = Infinity, count = order.length): number {
    places.fill(-1)
    for (let at = 0; at < count; at += 1) places[order[at] ?? 0] = at
    for (let at = 0; at < count; at += 1) {
      const op = order[at] ?? 0
      workBefore[at + 1] = (workBefore[at] ?? 0) + (processingTimes[op] ?? 0)
      for (let next = place[op] ?? 0; next < (place[op + 1] ?? 0); next += 1) {
        const source = places[before[next] ?? 0] ?? -1
        if (source === -1 || source > at) return Infinity
      }
    }
    for (const { op, start } of fixed) {
      starts[op] = start
      ends[op] = start + (processingTimes[op] ?? 0)
    }
    levelOf.fill(0)
    isRelaxed = false
    if (!settle(order, limit, count)) return Infinity
    // Delays for the sake of a buffer that was given up later are not needed.
    if (isRelaxed && !settle(order, limit, count)) return Infinity
    return costSoFar(order, limit, count)
  }

  /** Delays work until nothing is late; false if that is impossible. */
  function settle(order: Int16Array, limit: number, count: number): boolean {
    notBefore.fill(-Infinity)
    delays.fill(0)
    let from = fixed.length
    for (let rounds = 0; rounds < maxRounds && from >= fixed.length; rounds += 1) {
      from = pass(order, from, limit, count)
      if (from === count) return true
    }
    return false
  }

  /** Risk of being late with the largest buffer that fits. */
  function riskOf(op: number, most: number, start: number, freeAt: number, until: number) {
    let level = 0
    while (
      level < most &&
      uncertainty.latestStart(op, start, freeAt, factors[level] ?? 0) > until + epsilon
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

  /** Start of an op for people who use up its buffer, which is reduced where delays of other work cannot provide it. */
  function latestOf(
    op: number,
    at: number,
    back: number,
    start: number,
    freeAt: number,
    until: number,
    most: number,
  ) {
    if (isExact || isDue[op] === 0) return start
    for (;;) {
      const level = levelOf[op] ?? 0
      const latest = uncertainty.latestStart(op, start, freeAt, factors[level] ?? 0)
      if (latest <= until + epsilon || level === levels.length - 1) return latest
      if (!isFutile(op, at, back, latest - Math.max(start, freeAt), most)) return latest
      levelOf[op] = level + 1
      delays[op] = 0
      isRelaxed = true
    }
  }

  /** Whether an op is too late however much the work at `back`, which it follows within `most` seconds, is delayed. */
  const isFutile = (op: number, at: number, back: number, buffer: number, most: number) =>
    back < fixed.length ||
    (workBefore[at] ?? 0) - (workBefore[back + 1] ?? 0) + Math.max(0, buffer) > most + epsilon ||
    (!isExact && (delays[op] ?? 0) >= maxDelays)

  /** Times an order from a place on. Returns the first place to be delayed, `count` if there is none, -1 if infeasible or too long. */
  function pass(order: Int16Array, from: number, limit: number, count: number): number {
    let again = count
    let freeAt = from === fixed.length ? free : (ends[order[from - 1] ?? 0] ?? 0)
    uncertainty.load(from)
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
      const ready = Math.max(due, notBefore[op] ?? 0)
      const start = Math.max(freeAt, ready)
      const until = Math.max(due + (maxDelay[op] ?? 0), allowance[op] ?? 0)
      const back = binding === -1 ? -1 : (places[binding] ?? -1)
      const most = lag + until - due
      const isDecided = back < fixed.length && start <= until + epsilon && uncertainty.isFromStart()
      const latest = isDecided ? start : latestOf(op, at, back, start, freeAt, until, most)
      if (latest > until + epsilon) {
        if (isFutile(op, at, back, latest - Math.max(start, freeAt), most)) return -1
        notBefore[binding] = latest - (maxDelay[op] ?? 0) - lag - (processingTimes[binding] ?? 0)
        delays[op] = (delays[op] ?? 0) + 1
        if (back < again) again = back
      }
      if (!isExact) {
        const level = levelOf[op] ?? 0
        risks[op] = level === 0 ? 0 : riskOf(op, level, start, freeAt, until)
        uncertainty.pass(op, start, freeAt, ready)
        uncertainty.save(at + 1)
      }
      starts[op] = start
      freeAt = start + (processingTimes[op] ?? 0)
      ends[op] = freeAt
      if (freeAt + (tail[op] ?? 0) >= limit) return -1
    }
    return again
  }

  return { costOf, starts, risks, timed: () => timed }
}
