import { createBeam, type Line } from './beam.ts'
import { copyBoard, emptyBoard, isEmpty, type Board } from './board.ts'
import { createBound } from './bound.ts'
import { canRinse, delayed, isOverdue, moveOf } from './moves.ts'
import { nextReading } from './next-reading.ts'
import type { Opening } from './opening.ts'
import type { Plan } from './plan.ts'
import type { OpKey } from './plan-problem.ts'
import { needsVessel, opAt, play, rinse, type Move } from './play.ts'
import { createSafety, type Safety } from './safety.ts'

/** The work that is left, in the order of an earlier plan as far as that harms no reading. What is new comes last. Null where that leads nowhere. */
export function keepOrder(
  { model, board, moves }: Opening,
  previous: Plan,
  rinsed: number,
): Line | null {
  const played = emptyBoard(model)
  copyBoard(board, played)
  const kept = follow(played, opsOf(played, previous, rinsed))
  const rest = createBeam(played, kept.length === 0).follow({
    width: 1,
    scoreOf: (at) => at.bound,
    boundOf: createBound(model),
    limit: Infinity,
  })
  return rest && { moves: [...moves, ...kept, ...rest.moves], makespan: rest.makespan }
}

/** Steps that are over are known by their names. Rinses have none: of these the first were begun. */
function opsOf({ model }: Board, { tasks }: Plan, rinsed: number): readonly number[] {
  const begun = tasks.filter(({ kind }) => kind === 'rinse').slice(0, rinsed)
  const places = new Map(model.ops.map(({ key, index }) => [nameOf(key), index]))
  return tasks.flatMap((task) => {
    if (task.kind === 'rinse') return begun.includes(task) ? [] : rinse
    return places.get(nameOf(task)) ?? []
  })
}

const nameOf = ({ job, chain, op }: OpKey) => `${job}\n${chain}\n${op}`

/** Plays one op after the other, until one cannot be done. Which reading is next is decided anew: the order only says when to read. */
function follow(board: Board, ops: readonly number[]): readonly Move[] {
  const safety = createSafety(board.model)
  const played: Move[] = []
  const doIt = (move: Move) => {
    play(board, move)
    played.push(move)
  }
  let readAhead = 0
  for (const op of ops) {
    if (op !== rinse && opAt(board, op).kind === 'read') {
      const reading = nextReading(board)
      if (readAhead > 0) readAhead -= 1
      else if (reading !== null) doIt(reading)
      continue
    }
    while (!isBehind(board, op)) {
      const reading = nextReading(board)
      const move = begin(board, op, safety, played.length === 0)
      if (move !== null && (reading === null || isBefore(board, move, reading))) {
        doIt(move)
        if (move.op === op) break
      } else {
        if (reading === null) return played
        doIt(reading)
        readAhead += 1
      }
    }
  }
  return played
}

const isBefore = (board: Board, move: Move, reading: Move) =>
  !isOverdue(board, reading) &&
  (move.by !== reading.by || move.start < reading.start + opAt(board, reading.op).takes)

const isBehind = (board: Board, op: number) =>
  op === rinse ? !canRinse(board) : board.at[opAt(board, op).chain] !== op

/** The op, or the rinsing that it waits for; null where that cannot be begun without harm. */
function begin(board: Board, op: number, safety: Safety, isNow: boolean): Move | null {
  const lacksVessel =
    op !== rinse && needsVessel(board, opAt(board, op).job) && isEmpty(board.clean)
  if (lacksVessel && !canRinse(board)) return null
  if (op !== rinse && (board.blockers[opAt(board, op).chain] ?? 0) > 0) return null
  safety.look(board, board.model.problem.margin.care, isNow)
  return delayed(moveOf(board, lacksVessel ? rinse : op), safety)
}
