import { endOfWork } from './bound.ts'
import type { Model, ModelOp } from './model.ts'
import type { LowerBound } from './plan.ts'
import { rinseCountOf } from './initial-state.ts'
import { seconds } from '#domain/units.ts'

/** A piece of manual work; its sample needs at least `head` before it and `tail` after it. */
interface Piece {
  readonly head: number
  readonly processingTime: number
  readonly tail: number
}

/**
 * Lower bound of any plan's length, however exact people are: each worker's tasks with their heads and tails, as if they could be
 * interrupted. Source: Jackson's preemptive schedule, the one-machine bound of Carlier (1982).
 */
export function lowerBoundOf(model: Model): LowerBound {
  const { workerCount, vessels, running } = model.problem
  const times = timesOf(model)
  const work = model.ops.filter(({ kind }) => kind !== 'wait')
  const pieceOf = ({ index, processingTime }: ModelOp): Piece => ({
    head: times.heads[index] ?? 0,
    processingTime,
    tail: times.tails[index] ?? 0,
  })
  const rinse = { head: 0, processingTime: vessels?.rinse ?? 0, tail: times.leastJob }
  const rinses = Array.from({ length: rinseCountOf(model) }, () => rinse)
  const busy = (by: number) => running?.busyUntil[by] ?? 0
  const all = [...work.map(pieceOf), ...rinses]
  const piecesOf = (role: number) => [
    ...work.filter((op) => op.role === role).map(pieceOf),
    ...(vessels?.role === role ? rinses : []),
  ]
  const free: readonly number[] = workerCount === 1 ? [busy(0)] : [busy(0), busy(1)]
  const alone = workerCount === 1 ? [] : ([0, 1] as const)
  // A person without work left does not delay the end, however long busy.
  const parts = [
    { pieces: all, free },
    ...alone.map((by) => ({ pieces: piecesOf(by), free: [busy(by)] })),
  ].filter(({ pieces }) => pieces.length > 0)
  const handsSum = Math.max(
    0,
    ...parts.map(({ pieces, free: [one = 0, other] }) =>
      endOfWork(
        pieces.reduce((sum, { processingTime }) => sum + processingTime, 0),
        one,
        other,
      ),
    ),
  )
  // Two workers are at most as fast as one who is twice as fast.
  const interrupted = parts.map((part) =>
    preemptive(part.pieces, Math.min(...part.free), part.free.length),
  )
  return {
    handsSum: seconds(handsSum),
    longestChain: seconds(times.longest),
    value: seconds(Math.max(handsSum, times.longest, ...interrupted)),
  }
}

/** Always works on the available piece with the longest tail. Returns when the last tail ends. */
function preemptive(pieces: readonly Piece[], free: number, speed: number): number {
  const coming = pieces.toSorted((one, other) => one.head - other.head)
  const open: { readonly tail: number; left: number }[] = []
  let bound = 0
  let now = free
  for (let next = 0; next < coming.length || open.length > 0;) {
    if (open.length === 0) now = Math.max(now, coming[next]?.head ?? now)
    for (; next < coming.length && (coming[next]?.head ?? 0) <= now; next += 1) {
      const { tail = 0, processingTime = 0 } = coming[next] ?? {}
      const place = open.findIndex((it) => it.tail > tail)
      open.splice(place === -1 ? open.length : place, 0, { tail, left: processingTime / speed })
    }
    const urgent = open.at(-1)
    if (urgent === undefined) continue
    const until = Math.min(now + urgent.left, coming[next]?.head ?? Infinity)
    urgent.left -= until - now
    now = until
    if (urgent.left > epsilon) continue
    bound = Math.max(bound, now + urgent.tail)
    open.pop()
  }
  return bound
}

const epsilon = 1e-9

/** By op: its earliest start and the least time its sample goes on after it, for the sample alone with workers who are always free. */
function timesOf({ ops, chains, jobs, problem }: Model) {
  const heads = new Float64Array(ops.length)
  const tails = new Float64Array(ops.length)
  const chainEnds = chains.map((): number | null => null)
  const chainLengths = chains.map((): number | null => null)
  const free = Math.min(...(problem.running?.busyUntil ?? [0]))
  const endOf = (index: number): number => {
    const chain = chains[index]
    const known = chainEnds[index]
    if (chain === undefined || typeof known === 'number') return known ?? 0
    let now = Math.max(chain.from, ...chain.after.map(endOf))
    for (let op = ops[chain.first]; op !== undefined; op = ops[op.next]) {
      heads[op.index] = op.kind === 'wait' ? now : Math.max(free, now)
      now = (heads[op.index] ?? 0) + op.processingTime
    }
    chainEnds[index] = now
    return now
  }
  /** Least time from the beginning of a chain to the end of its job. */
  const lengthFrom = (index: number): number => {
    const chain = chains[index]
    const known = chainLengths[index]
    if (chain === undefined || typeof known === 'number') return known ?? 0
    const own: ModelOp[] = []
    for (let op = ops[chain.first]; op !== undefined; op = ops[op.next]) own.push(op)
    let left = Math.max(0, ...chain.opens.map(lengthFrom))
    for (const op of own.toReversed()) {
      tails[op.index] = left
      left += op.processingTime
    }
    chainLengths[index] = left
    return left
  }
  let longest = 0
  let leastJob = Infinity
  const jobLengths = jobs.map(() => 0)
  for (const [index, { job }] of chains.entries()) {
    longest = Math.max(longest, endOf(index))
    jobLengths[job] = Math.max(jobLengths[job] ?? 0, lengthFrom(index))
  }
  for (const [index, { vessel }] of jobs.entries())
    if (vessel === undefined) leastJob = Math.min(leastJob, jobLengths[index] ?? 0)
  return { heads, tails, longest, leastJob: leastJob === Infinity ? 0 : leastJob }
}
