import { epsilon } from '#domain/plan/epsilon.ts'
import type { Random } from '#domain/plan/random.ts'
import type { OrderTimes } from './order-times.ts'

/** Changes an order step by step, keeping what costs less. */
export interface OrderSearch {
  readonly best: () => { readonly order: Int16Array; readonly cost: number }
  /** Tries changes until so many pieces of work have been timed. */
  readonly step: (timings: number) => void
}

interface OrderSearchOptions {
  /** How many ops at the head of the order stay. */
  readonly fixed: number
  /** By op. */
  readonly classOf: readonly number[]
  /** By op: the work that leads to it and may wait; -1 where there is none. */
  readonly root: Int16Array
  readonly jobOf: readonly number[]
  readonly random: Random
}

/** Simulated annealing: changes per cycle from hot to cold, then again from the best order. Initial temperatures, as shares of the cost. */
const cycle = 1500
const heats = [0.001, 0.003, 0.01]
/** Share of changes that move the same work of several samples. */
const manyShare = 0.15
/** Share of changes that move work together with what follows it, and of those the share with all that is left of the sample. */
const inTimeShare = 0.4
const wholeShare = 0.3
/** Longest moves, in places; one is drawn for each change. */
const distances = [8, 8, 8, 24, 24, 24, 1000]
const maxPieceOps = 5

/**
 * Samples are alike: an order gives the class of work at each place, and the samples take turns as they did in the first order.
 */
export function createOrderSearch(
  times: OrderTimes,
  first: Int16Array,
  { fixed, classOf, root, jobOf, random }: OrderSearchOptions,
): OrderSearch {
  const count = first.length
  const free = count - fixed
  const order = first.slice()
  const inTurn = createTurns(first, classOf)
  let current = Int16Array.from(first, (op) => classOf[op] ?? 0)
  let next = current.slice()
  let cost = times.costOf(first)
  /** The order that `current` stands for, and its start times. */
  const doneIn = first.slice()
  const starts = times.starts.slice()
  let best = { order: first, classes: current.slice(), cost }
  let turn = 0
  let cycles = 0
  const any = (below: number) => Math.floor(random() * below)
  const within = (to: number, size: number) => Math.max(fixed, Math.min(count - size, to))
  const apart = (most: number) => Math.round((random() * 2 - 1) * most)

  function move(from: number, size: number, to: number) {
    const piece = next.slice(from, from + size)
    if (to < from) next.copyWithin(to + size, to, from)
    else next.copyWithin(from, from + size, to + size)
    next.set(piece, to)
  }

  function moveMany(from: number) {
    const by = apart(distances[0] ?? 0) || 1
    const most = 2 + any(random() < 0.5 ? 4 : free)
    const places: number[] = []
    for (let at = from; at < count && places.length < most; at += 1)
      if (current[at] === current[from]) places.push(at)
    if (by > 0) places.reverse()
    for (const at of places) move(at, 1, within(at + by, 1))
  }

  /** Moves a piece of work in time, together with what is due after it, or with all that is left of its sample. */
  function moveInTime(from: number) {
    const op = doneIn[from] ?? 0
    const leader = root[op] ?? -1
    if (leader === -1) return
    const to = within(from + apart(farthest()), 1)
    const begin = starts[leader] ?? 0
    const by = (starts[doneIn[to] ?? 0] ?? 0) + 1e-3 * Math.sign(to - from) - (starts[op] ?? 0)
    const isWhole = random() < wholeShare
    const isMoved = (it: number) =>
      isWhole ? jobOf[it] === jobOf[op] && (starts[it] ?? 0) >= begin : (root[it] ?? -1) === leader
    const moved: number[] = []
    const timeOf = (it: number) => (starts[it] ?? 0) + by
    for (let at = fixed; at < count; at += 1) {
      const it = doneIn[at] ?? 0
      if (isMoved(it)) moved.push(it)
    }
    let place = fixed
    let taken = 0
    const put = (it: number) => {
      next[place] = classOf[it] ?? 0
      place += 1
    }
    for (let at = fixed; at < count; at += 1) {
      const it = doneIn[at] ?? 0
      if (isMoved(it)) continue
      for (; taken < moved.length && timeOf(moved[taken] ?? 0) < (starts[it] ?? 0); taken += 1)
        put(moved[taken] ?? 0)
      put(it)
    }
    for (; taken < moved.length; taken += 1) put(moved[taken] ?? 0)
  }

  const farthest = () => Math.min(free, distances[any(distances.length)] ?? 0)

  function change() {
    next.set(current)
    const from = fixed + any(free)
    const kind = random()
    if (kind < manyShare) return moveMany(from)
    if (kind < manyShare + inTimeShare) return moveInTime(from)
    const size = Math.min(random() < 0.6 ? 1 : 2 + any(maxPieceOps - 1), count - from)
    move(from, size, within(from + apart(farthest()), size))
  }

  function accept(found: number) {
    ;[current, next] = [next, current]
    cost = found
    doneIn.set(order)
    starts.set(times.starts)
    if (found < best.cost - epsilon)
      best = { order: order.slice(), classes: current.slice(), cost: found }
  }

  return {
    best: () => best,
    step: (timings) => {
      if (free < 2) return
      for (const until = times.timed() + timings; times.timed() < until;) {
        change()
        const heat = cost * (heats[cycles % heats.length] ?? 0) * (1 - turn / cycle) ** 2
        inTurn(next, order)
        const found = times.costOf(order, cost + epsilon - heat * Math.log(1 - random()))
        if (found < Infinity) accept(found)
        turn += 1
        if (turn < cycle) continue
        turn = 0
        cycles += 1
        current.set(best.classes)
        cost = times.costOf(best.order)
        doneIn.set(best.order)
        starts.set(times.starts)
      }
    },
  }
}

/** Replaces each class of work by one of its ops: those of each class in their first order. */
function createTurns(first: Int16Array, classOf: readonly number[]) {
  const heads = new Int32Array(Math.max(0, ...classOf) + 2)
  for (const op of first) heads[(classOf[op] ?? 0) + 1] = (heads[(classOf[op] ?? 0) + 1] ?? 0) + 1
  for (let at = 1; at < heads.length; at += 1) heads[at] = (heads[at] ?? 0) + (heads[at - 1] ?? 0)
  const places = heads.slice()
  const members = new Int16Array(first.length)
  const placeIn = (operationClass: number) => {
    const place = places[operationClass] ?? 0
    places[operationClass] = place + 1
    return place
  }
  for (const op of first) members[placeIn(classOf[op] ?? 0)] = op
  return (classes: Int16Array, order: Int16Array) => {
    places.set(heads)
    for (let at = 0; at < classes.length; at += 1)
      order[at] = members[placeIn(classes[at] ?? 0)] ?? 0
  }
}
