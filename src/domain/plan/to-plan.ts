import type { Line } from './beam.ts'
import { handsSumOf } from './bound.ts'
import type { Model, ModelOp } from './model.ts'
import { openBoard } from './open-board.ts'
import type { LowerBound, Plan, PlannedTask, PlannedWait } from './plan.ts'
import { rinse, type Move } from './play.ts'
import { slacksOf } from './slack.ts'
import { timesOf, type OpTimes } from './op-times.ts'
import { seconds } from '#domain/units.ts'

/** The plan that a line of moves amounts to. */
export function toPlan(model: Model, { moves, makespan }: Line, bound: LowerBound): Plan {
  const times = timesOf(model, moves)
  const slacks = slacksOf(model, moves, times, makespan)
  const tasks = moves.map((move, index) => taskOf(model, move, times, slacks[index] ?? 0))
  return {
    tasks: tasks.toSorted((one, other) => one.start - other.start),
    waits: waitsOf(model, times),
    makespan: seconds(makespan),
    lowerBound: bound,
    late: model.ops.filter(({ index }) => isLate(model, index, times)).map(({ key }) => key),
  }
}

export function lowerBoundOf(model: Model): LowerBound {
  const board = openBoard(model)
  const handsSum = seconds(handsSumOf(board))
  const longestChain = seconds(board.bound)
  return { handsSum, longestChain, value: seconds(Math.max(handsSum, longestChain)) }
}

function taskOf(model: Model, move: Move, times: OpTimes, slack: number): PlannedTask {
  const { by } = move
  const start = seconds(move.start)
  const op = model.ops[move.op]
  const takes = op?.takes ?? model.problem.vessels?.rinse ?? 0
  const task = { by, start, end: seconds(move.start + takes), slack: seconds(slack) }
  if (move.op === rinse || op === undefined) return { kind: 'rinse', ...task }
  return op.kind === 'read'
    ? { kind: 'read', ...op.key, ...task, window: windowOf(op, times) }
    : { kind: 'hands', ...op.key, ...task, window: null }
}

function windowOf({ index, early, late, assumed }: ModelOp, { due }: OpTimes) {
  const at = due[index] ?? 0
  return assumed || late === Infinity
    ? null
    : { from: seconds(at - early), until: seconds(at + late) }
}

const waitsOf = (model: Model, { start, end }: OpTimes): PlannedWait[] =>
  model.ops
    .filter(({ kind }) => kind === 'wait')
    .map(({ key, index }) => ({
      ...key,
      start: seconds(start[index] ?? 0),
      end: seconds(end[index] ?? 0),
    }))
    .toSorted((one, other) => one.start - other.start)

const grain = 1e-6

function isLate(model: Model, index: number, { start, due }: OpTimes) {
  const late = model.ops[index]?.late ?? Infinity
  return (start[index] ?? 0) > (due[index] ?? 0) + late + grain
}
