import { copyBoard, emptyBoard, isEmpty, type Board } from './board.ts'
import { collisionFrom } from './collision.ts'
import { modelOf, type Model } from './model.ts'
import { delayed, moveOf } from './moves.ts'
import { nextReading } from './next-reading.ts'
import { openBoard } from './open-board.ts'
import type { PlanFailure } from './plan.ts'
import type { OpKey, PlanJob, PlanProblem } from './plan-problem.ts'
import { latest, needsVessel, opAt, play, rinse, type Move } from './play.ts'
import { createSafety } from './safety.ts'
import { failed, ok, type Result } from '#domain/result.ts'

/** A problem that can be planned, with what is settled already. */
export interface Opening {
  readonly model: Model
  readonly board: Board
  /** Committed moves, already played on the board. */
  readonly moves: readonly Move[]
}

export function openingOf(problem: PlanProblem): Result<Opening, PlanFailure> {
  const circular = circularChain(problem)
  if (circular !== null) return failed(circular)
  if (problem.vessels?.count === 0 && problem.jobs.some((job) => job.vessel === undefined))
    return failed({ kind: 'no-vessel' })
  const model = modelOf(problem)
  const board = openBoard(model)
  const moves = (problem.running?.committed ?? []).flatMap((key) => commit(board, key))
  if (problem.running !== null) excuse(board)
  const collision = collisionFrom(board, null)
  if (collision !== null) return failed(collision)
  return ok({ model, board, moves })
}

function circularChain({ jobs }: PlanProblem): PlanFailure | null {
  for (const job of jobs) {
    const chain = firstOfCircle(job)
    if (chain !== null) return { kind: 'circular', job: job.id, chain }
  }
  return null
}

function firstOfCircle({ chains }: PlanJob): string | null {
  let rest = chains
  while (rest.length > 0) {
    const waiting = rest.filter(({ after }) => rest.some(({ id }) => after.includes(id)))
    if (waiting.length === rest.length) return rest[0]?.id ?? null
    rest = waiting
  }
  return null
}

/** Does an op first, as early as it does no harm, or at once where it always does. */
function commit(board: Board, key: OpKey): readonly Move[] {
  const op = board.model.ops.find((it) => sameOp(it.key, key))
  if (op === undefined || op.kind === 'wait' || board.at[op.chain] !== op.index) return []
  if ((board.blockers[op.chain] ?? 0) > 0) return []
  if (needsVessel(board, op.job) && isEmpty(board.clean)) return []
  const wanted = moveOf(board, op.index)
  const safety = createSafety(board.model)
  safety.look(board, 0, true)
  const move = delayed(wanted, safety) ?? wanted
  play(board, move)
  return [move]
}

const sameOp = (one: OpKey, other: OpKey) =>
  one.job === other.job && one.chain === other.chain && one.op === other.op

/** Readings that are late whatever is done may be as late as they would be if nothing but readings were done. */
function excuse(board: Board) {
  const played = emptyBoard(board.model)
  copyBoard(board, played)
  for (let next = nextReading(played); next !== null; next = nextReading(played)) {
    const { chain } = opAt(played, next.op)
    if (next.op !== rinse && next.start > latest(played, chain))
      board.model.mercy[next.op] = next.start
    play(played, next)
  }
}
