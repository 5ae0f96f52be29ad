import type { Model } from './model.ts'

/** Progress of the work at some point of a partial schedule. Overwritten in place: the search copies a state and plays on. */
export interface SearchState {
  readonly model: Model
  /** The buffer behind all its arrays. */
  readonly memory: Uint8Array
  /** Until when each worker is busy. */
  readonly free: Float64Array
  /** Variance of that time from scatter, and its standard deviation from shared bias. */
  readonly variance: Float64Array
  readonly sharedBias: Float64Array
  /** By chain: index of its next op; -1 when done. */
  readonly at: Int16Array
  /** By chain: when that op may begin, or for a reading when it is due. */
  readonly ready: Float64Array
  /** By chain: time until which it is deliberately delayed; -Infinity when it is not. */
  readonly delayedUntil: Float64Array
  /** By chain: number of chains that must still be done before it. */
  readonly blockers: Int16Array
  /** Chains whose next op is a reading or other due work, by latest start. */
  readonly due: Int16Array
  dueCount: number
  /** By job: number of ends its vessel still waits for. */
  readonly keepers: Int16Array
  /** By job: 0 not begun, 1 holds a vessel, 2 has returned it. */
  readonly holds: Int16Array
  /** By job: when its vessel is ready for it, and the last end so far that its vessel waited for. */
  readonly vesselAt: Float64Array
  readonly freedAt: Float64Array
  /** When vessels become clean, and when dirty; soonest first, each entry used once. */
  readonly clean: Queue
  readonly dirty: Queue
  /** Number of jobs not begun. */
  waiting: number
  /** By operation class: seconds of work still to be done. */
  readonly load: Float64Array
  /** By operation class: number of tasks still to be done. */
  readonly left: Int16Array
  /** Number of tasks still to be done, of all classes. */
  tasks: number
  /** Lower bound of the end of the whole. */
  bound: number
  /** Expected number of late readings. */
  risk: number
}

export interface Queue {
  readonly times: Float64Array
  head: number
  tail: number
}

export function emptyState(model: Model): SearchState {
  const chains = model.chains.length
  const jobs = model.jobs.length
  const vessels = jobs + (model.problem.vessels?.count ?? 0)
  const floats = 2 + 2 + 2 + 2 * chains + 2 * jobs + model.operationClasses + 2 * vessels
  const integers = 3 * chains + 2 * jobs + model.operationClasses
  const memory = new Memory(floats * 8 + integers * 2)
  return {
    model,
    memory: memory.bytes,
    free: memory.floats(2),
    variance: memory.floats(2),
    sharedBias: memory.floats(2),
    ready: memory.floats(chains),
    delayedUntil: memory.floats(chains),
    vesselAt: memory.floats(jobs),
    freedAt: memory.floats(jobs),
    load: memory.floats(model.operationClasses),
    clean: { times: memory.floats(vessels), head: 0, tail: 0 },
    dirty: { times: memory.floats(vessels), head: 0, tail: 0 },
    at: memory.integers(chains),
    blockers: memory.integers(chains),
    due: memory.integers(chains),
    keepers: memory.integers(jobs),
    holds: memory.integers(jobs),
    left: memory.integers(model.operationClasses),
    dueCount: 0,
    waiting: 0,
    tasks: 0,
    bound: 0,
    risk: 0,
  }
}

/** Allocates arrays in one buffer, so that a state is copied in one call. Floats first: they must be aligned to their size. */
class Memory {
  readonly bytes: Uint8Array
  private taken = 0
  constructor(size: number) {
    this.bytes = new Uint8Array(size)
  }
  floats(count: number) {
    const part = new Float64Array(this.bytes.buffer, this.taken, count)
    this.taken += part.byteLength
    return part
  }
  integers(count: number) {
    const part = new Int16Array(this.bytes.buffer, this.taken, count)
    this.taken += part.byteLength
    return part
  }
}

export function copyState(from: SearchState, to: SearchState) {
  to.memory.set(from.memory)
  to.clean.head = from.clean.head
  to.clean.tail = from.clean.tail
  to.dirty.head = from.dirty.head
  to.dirty.tail = from.dirty.tail
  to.dueCount = from.dueCount
  to.waiting = from.waiting
  to.tasks = from.tasks
  to.bound = from.bound
  to.risk = from.risk
}

export const isEmpty = ({ head, tail }: Queue) => head === tail

export const peek = ({ times, head }: Queue) => times[head] ?? 0

export function enqueue(queue: Queue, time: number) {
  const { times, head } = queue
  let place = queue.tail
  for (; place > head && (times[place - 1] ?? 0) > time; place -= 1)
    times[place] = times[place - 1] ?? 0
  times[place] = time
  queue.tail += 1
}
