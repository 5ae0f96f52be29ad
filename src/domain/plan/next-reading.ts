import type { Board } from './board.ts'
import type { Role } from './plan-problem.ts'
import { earliest, latest, opAt, rinse, type Move } from './play.ts'

/** The reading to be done next if nothing else were done: the most urgent, unless another fits in before. Null when none is to come. */
export function nextReading(board: Board): Move | null {
  if (board.dueCount === 0) return null
  const chain = board.due[0] ?? 0
  const op = board.at[chain] ?? -1
  const by = whoFor(board, op)
  const urgent = { op, by, start: earliest(board, op, by) }
  return urgent.start > (board.free[by] ?? 0)
    ? (fittingIn(board, urgent, latest(board, chain)) ?? urgent)
    : urgent
}

/** The soonest reading that is over before the urgent one must begin. */
function fittingIn(board: Board, urgent: Move, until: number): Move | null {
  let first: Move | null = null
  let soonest = urgent.start
  for (let place = 1; place < board.dueCount; place += 1) {
    const chain = board.due[place] ?? 0
    const op = board.at[chain] ?? -1
    const by = whoFor(board, op)
    const start = earliest(board, op, by)
    if (start >= soonest) continue
    if (by === urgent.by && start + opAt(board, op).takes > until) continue
    first = { op, by, start }
    soonest = start
  }
  return first
}

/** The pair of hands that does an op: its own, or the one that is free first. */
export function whoFor(board: Board, op: number): Role {
  if (board.model.problem.hands === 1) return 0
  const role = op === rinse ? board.model.problem.vessels?.role : opAt(board, op).role
  return role ?? ((board.free[1] ?? 0) < (board.free[0] ?? 0) ? 1 : 0)
}
