import { isEmpty, type Board } from './board.ts'
import type { ModelOp } from './model.ts'
import { nextReading, whoFor } from './next-reading.ts'
import { earliest, latest, needsVessel, opAt, rinse, type Move } from './play.ts'
import type { Safety } from './safety.ts'

const mostDelays = 4

/** What can be done next without making any reading late: the most urgent reading, and of each sort of work the one that can begin first. */
export function movesOf(board: Board, safety: Safety, isNow = false): Move[] {
  const { care } = board.model.problem.margin
  const reading = nextReading(board)
  const isFirst = reading !== null && isOverdue(board, reading)
  const work = isFirst ? [] : firstOfEachSort(board)
  const safe = harmless(board, work, safety, care, isNow)
  if (reading !== null) return [reading, ...safe]
  // Where nothing withstands slowness, it must at least be right for someone who is as fast as planned.
  return safe.length > 0 ? safe : harmless(board, work, safety, 0, isNow)
}

function harmless(
  board: Board,
  work: readonly Move[],
  safety: Safety,
  care: number,
  isNow: boolean,
): Move[] {
  safety.look(board, care, isNow)
  return work.map((move) => delayed(move, safety)).filter((move) => move !== null)
}

/** A reading without a known window is done as soon as it is due. */
export function isOverdue(board: Board, reading: Move) {
  const { chain } = opAt(board, reading.op)
  return latest(board, chain) === Infinity && reading.start <= (board.free[reading.by] ?? 0)
}

export function firstOfEachSort(board: Board): Move[] {
  const firsts: (Move | undefined)[] = []
  for (let chain = 0; chain < board.at.length; chain += 1) {
    const op = workOf(board, chain)
    if (op === null) continue
    const known = firsts[op.sort]
    if (known !== undefined && known.start <= (board.ready[chain] ?? 0)) continue
    const move = moveOf(board, op.index)
    if (known === undefined || move.start < known.start) firsts[op.sort] = move
  }
  if (canRinse(board)) firsts.push(moveOf(board, rinse))
  return firsts.filter((move) => move !== undefined)
}

/** The work by hand that a chain has come to, readings aside. */
function workOf(board: Board, chain: number): ModelOp | null {
  const index = board.at[chain] ?? -1
  if (index === -1 || (board.blockers[chain] ?? 0) > 0) return null
  const op = opAt(board, index)
  if (op.kind !== 'hands') return null
  return needsVessel(board, op.job) && isEmpty(board.clean) ? null : op
}

export const canRinse = ({ clean, dirty, waiting }: Board) =>
  !isEmpty(dirty) && waiting > clean.tail - clean.head

export function moveOf(board: Board, op: number): Move {
  const by = whoFor(board, op)
  return { op, by, start: earliest(board, op, by) }
}

/** The move as early as it harms no reading; null when only a reading done first would help. */
export function delayed(move: Move, safety: Safety): Move | null {
  let start = move.start
  let before = Infinity
  for (let delays = 0; delays <= mostDelays; delays += 1) {
    const it = { ...move, start }
    const harm = safety.harm(it)
    if (harm === 0) return it
    if (harm >= before) return null
    before = harm
    start += harm
  }
  return null
}
