import type { Schedule } from './beam.ts'
import { handsSumOf } from './bound.ts'
import type { Model, ModelOp } from './model.ts'
import { initialState } from './initial-state.ts'
import type { LowerBound, Plan, PlannedTask, PlannedWait } from './plan.ts'
import { rinse, type Dispatch } from './play.ts'
import { slacksOf } from './slack.ts'
import { timesOf, type OpTimes } from './op-times.ts'
import { seconds } from '#domain/units.ts'

/** The plan that a schedule of dispatches amounts to. */
export function toPlan(model: Model, schedule: Schedule, bound: LowerBound): Plan {
  const { dispatches, makespan } = schedule
  const times = timesOf(model, dispatches)
  const slacks = slacksOf(model, dispatches, times, makespan)
  const tasks = dispatches.map((dispatch, index) =>
    taskOf(model, dispatch, times, slacks[index] ?? 0),
  )
  return {
    tasks: tasks.toSorted((one, other) => one.start - other.start),
    waits: waitsOf(model, times),
    makespan: seconds(makespan),
    expectedLate: dispatches.reduce((sum, { risk = 0 }) => sum + risk, 0),
    lowerBound: bound,
    late: model.ops.filter(({ index }) => isLate(model, index, times)).map(({ key }) => key),
  }
}

export function lowerBoundOf(model: Model): LowerBound {
  const state = initialState(model)
  const handsSum = seconds(handsSumOf(state))
  const longestChain = seconds(state.bound)
  return { handsSum, longestChain, value: seconds(Math.max(handsSum, longestChain)) }
}

function taskOf(model: Model, dispatch: Dispatch, times: OpTimes, slack: number): PlannedTask {
  const { by } = dispatch
  const start = seconds(dispatch.start)
  const op = model.ops[dispatch.op]
  const takes = op?.takes ?? model.problem.vessels?.rinse ?? 0
  const task = { by, start, end: seconds(dispatch.start + takes), slack: seconds(slack) }
  if (dispatch.op === rinse || op === undefined) return { kind: 'rinse', ...task }
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
