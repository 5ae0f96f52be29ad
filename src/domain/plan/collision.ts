import { copyBoard, emptyBoard, type Board } from './board.ts'
import { firstOfEachSort, movesOf } from './moves.ts'
import { nextReading } from './next-reading.ts'
import type { Opening } from './opening.ts'
import type { PlanFailure } from './plan.ts'
import { latest, opAt, play, rinse, type Move } from './play.ts'
import { createSafety } from './safety.ts'
import { seconds } from '#domain/units.ts'

const grain = 1e-6

/** The first two readings that get in each other's way when nothing but readings is done; null when none do. */
export function collisionFrom(board: Board, after: Move | null): PlanFailure | null {
  const played = emptyBoard(board.model)
  copyBoard(board, played)
  let first = after
  for (let next = nextReading(played); next !== null; next = nextReading(played)) {
    const { key, chain } = opAt(played, next.op)
    const short = next.start - latest(played, chain)
    if (short > grain)
      return {
        kind: 'readings-collide',
        first: first === null || first.op === rinse ? key : opAt(played, first.op).key,
        second: key,
        short: seconds(short),
      }
    play(played, next)
    first = next
  }
  return null
}

/** Where the work from an opening on gets stuck. */
export function collisionAfter({ model, board }: Opening): PlanFailure {
  const played = emptyBoard(model)
  copyBoard(board, played)
  const safety = createSafety(model)
  for (let move = movesOf(played, safety)[0]; move !== undefined; move = movesOf(played, safety)[0])
    play(played, move)
  for (const move of firstOfEachSort(played)) {
    const tried = emptyBoard(model)
    copyBoard(played, tried)
    play(tried, move)
    const collision = collisionFrom(tried, move)
    if (collision !== null) return collision
  }
  return { kind: 'no-vessel' }
}
