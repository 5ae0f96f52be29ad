import type { OrderModel } from './order-model.ts'
import type { OrderTimes } from './order-times.ts'

/** Limit of partial orders tried: beyond a dozen pieces of work not all are. */
const maxStates = 4000

/** Searches the orders of some work, the most urgent first, for one in which nothing is late. Null where none was found. */
export function feasibleOrder(
  { place, before, processingTimes, maxDelay, base, allowance }: OrderModel,
  times: OrderTimes,
  fixed: readonly number[],
  work: readonly number[],
): Int16Array | null {
  const order = new Int16Array(fixed.length + work.length)
  order.set(fixed)
  const isDone = new Set(fixed)
  const isAsked = new Set(work)
  /** Latest start of an op; Infinity while it depends on other work. */
  const deadlineOf = (op: number) =>
    place[op] === place[op + 1]
      ? Math.max((base[op] ?? 0) + (maxDelay[op] ?? 0), allowance[op] ?? 0)
      : Infinity
  const urgent = work.toSorted((one, other) => deadlineOf(one) - deadlineOf(other))
  const isReady = (op: number) => {
    for (let next = place[op] ?? 0; next < (place[op + 1] ?? 0); next += 1) {
      const source = before[next] ?? 0
      if (isAsked.has(source) && !isDone.has(source)) return false
    }
    return true
  }
  let looks = 0
  function extend(count: number): boolean {
    looks += 1
    const end = times.costOf(order, Infinity, count)
    if (end === Infinity) return false
    if (count === order.length) return true
    const last = order[count - 1] ?? -1
    const now = last === -1 ? 0 : (times.starts[last] ?? 0) + (processingTimes[last] ?? 0)
    if (urgent.some((op) => !isDone.has(op) && deadlineOf(op) < now && isReady(op))) return false
    for (const op of urgent) {
      if (looks > maxStates) return false
      if (isDone.has(op) || !isReady(op)) continue
      isDone.add(op)
      order[count] = op
      if (extend(count + 1)) return true
      isDone.delete(op)
    }
    return false
  }
  return extend(fixed.length) ? order : null
}
