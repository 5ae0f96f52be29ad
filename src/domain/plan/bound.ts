import type { Board } from './board.ts'
import type { Model } from './model.ts'
import type { Role } from './plan-problem.ts'

/** Work of one sort: how long its sample goes on after it at least, and who does it; null: any hands. */
interface Sort {
  readonly index: number
  readonly rest: number
  readonly role: Role | null
}

/**
 * When everything can be over at the earliest, from some board on. Whichever pieces of work have the longest to go after them, the
 * last of these cannot be done before all of them are. Source: the one-machine bound of Carlier (1982), without release times.
 */
export const createBound = (model: Model) => createBoundBy(model, sortsOf(model))

/** The same, going by the work by hand alone: when the busiest pair of hands can be done. */
export const handsSumOf = (board: Board) =>
  createBoundBy(
    board.model,
    sortsOf(board.model).map((sort) => ({ ...sort, rest: 0 })),
  )({ ...board, bound: 0 })

function createBoundBy(model: Model, sorts: readonly Sort[]): (board: Board) => number {
  if (model.problem.hands === 1) return (board) => boundFor(board, sorts, board.free[0] ?? 0, 1)
  const of = (role: Role) => sorts.filter((sort) => sort.role === role)
  const [first, second] = [of(0), of(1)]
  return (board) => {
    const [one = 0, other = 0] = board.free
    const both = boundFor(board, sorts, (one + other) / 2, 2)
    return Math.max(both, boundFor(board, first, one, 1), boundFor(board, second, other, 1))
  }
}

function boundFor(board: Board, sorts: readonly Sort[], from: number, hands: number): number {
  let time = from
  let bound = board.bound
  for (const { index, rest } of sorts) {
    if (board.left[index] === 0) continue
    time += (board.load[index] ?? 0) / hands
    if (time + rest > bound) bound = time + rest
  }
  return bound
}

/** Longest rest first. */
function sortsOf(model: Model): readonly Sort[] {
  const { vessels } = model.problem
  const sorts = new Map<number, Sort>()
  for (const { kind, sort, rest, role } of model.ops) {
    if (kind === 'wait') continue
    const least = Math.min(rest, sorts.get(sort)?.rest ?? Infinity)
    sorts.set(sort, { index: sort, rest: least, role })
  }
  const index = model.sorts - 1
  if (vessels !== null) sorts.set(index, { index, rest: 0, role: vessels.role ?? null })
  return [...sorts.values()].toSorted((one, other) => other.rest - one.rest)
}
