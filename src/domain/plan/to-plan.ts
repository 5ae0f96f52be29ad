import { epsilon } from './epsilon.ts'
import { seconds } from '#domain/units.ts'
import type { Schedule } from './beam.ts'
import type { Model, ModelOp } from './model.ts'
import type { LowerBound, Plan, PlannedTask, PlannedWait } from './plan.ts'
import { type Dispatch, rinseIndex } from './play.ts'

/** Converts a schedule into a plan. */
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

function taskOf(model: Model, dispatch: Dispatch, times: OpTimes, slack: number): PlannedTask {
  const { by } = dispatch
  const start = seconds(dispatch.start)
  const op = model.ops[dispatch.op]
  const processingTime = op?.processingTime ?? model.problem.vessels?.rinse ?? 0
  const task = { by, start, end: seconds(dispatch.start + processingTime), slack: seconds(slack) }
  if (dispatch.op === rinseIndex || op === undefined) return { kind: 'rinse', ...task }
  return op.kind === 'read'
    ? { kind: 'read', ...op.key, ...task, window: windowOf(op, times) }
    : { kind: 'hands', ...op.key, ...task, window: null }
}

function windowOf({ index, maxDelay, assumed }: ModelOp, { due }: OpTimes) {
  const from = seconds(due[index] ?? 0)
  return assumed || maxDelay === Infinity ? null : { from, until: seconds(from + maxDelay) }
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

function isLate(model: Model, index: number, { start, due }: OpTimes) {
  const maxDelay = model.ops[index]?.maxDelay ?? Infinity
  return (start[index] ?? 0) > (due[index] ?? 0) + maxDelay + epsilon
}

/** By dispatch: how much later it may begin with all others as planned. */
function slacksOf(
  model: Model,
  dispatches: readonly Dispatch[],
  times: OpTimes,
  makespan: number,
): readonly number[] {
  const vessels = vesselUse(model, dispatches, times)
  return dispatches.map((dispatch, index) => {
    const ends =
      dispatch.start + (model.ops[dispatch.op]?.processingTime ?? model.problem.vessels?.rinse ?? 0)
    const next = dispatches.find(
      ({ by, start }, at) =>
        by === dispatch.by && (start > dispatch.start || (start === dispatch.start && at > index)),
    )
    const op = model.ops[dispatch.op]
    const own = op === undefined ? Infinity : slackInSample(model, op, times, makespan)
    const vessel = (vessels.get(index) ?? Infinity) - ends
    return Math.max(0, Math.min((next?.start ?? makespan) - ends, own, vessel))
  })
}

function slackInSample(model: Model, op: ModelOp, times: OpTimes, makespan: number): number {
  const at = (index: number) => times.start[index] ?? 0
  const window = (times.due[op.index] ?? 0) + op.maxDelay - at(op.index)
  return Math.min(window, roomAfter(model, op, times, makespan))
}

/** How much later an op may end without moving what follows it in its sample. */
function roomAfter(model: Model, op: ModelOp, times: OpTimes, makespan: number): number {
  const end = times.end[op.index] ?? 0
  const next = model.ops[op.next]
  if (next !== undefined) return roomBefore(model, next, end, times, makespan)
  const opened = model.chains[op.chain]?.opens ?? []
  const rooms = opened.map((chain) => {
    const first = model.ops[model.chains[chain]?.first ?? -1]
    return first === undefined ? makespan - end : roomBefore(model, first, end, times, makespan)
  })
  return Math.min(makespan - end, ...rooms)
}

const roomBefore = (
  model: Model,
  next: ModelOp,
  end: number,
  times: OpTimes,
  makespan: number,
): number =>
  next.kind === 'wait'
    ? (times.start[next.index] ?? 0) - end + roomAfter(model, next, times, makespan)
    : (times.start[next.index] ?? 0) - end

/** By dispatch: when the vessel it returns or cleans is needed again. */
function vesselUse(model: Model, dispatches: readonly Dispatch[], times: OpTimes) {
  const needed = new Map<number, number>()
  if (model.problem.vessels === null) return needed
  const rinses = dispatches.flatMap((dispatch, index) =>
    dispatch.op === rinseIndex ? [index] : [],
  )
  const begun = beginnings(model, dispatches)
  const clean = begun.length - rinses.length
  for (const [nth, index] of rinses.entries())
    needed.set(index, begun[clean + nth]?.start ?? Infinity)
  const dirty = model.problem.vessels.dirty ?? 0
  const inOrder = freers(model, times).toSorted(
    (one, other) => (times.end[one.index] ?? 0) - (times.end[other.index] ?? 0),
  )
  for (const [nth, op] of inOrder.entries()) {
    const reuse = dispatches[rinses[dirty + nth] ?? -1]
    const index = dispatches.findIndex((dispatch) => dispatch.op === op.index)
    if (reuse !== undefined) needed.set(index, reuse.start)
  }
  return needed
}

/** The first dispatch of each job that takes a vessel, in order. */
function beginnings(model: Model, dispatches: readonly Dispatch[]): Dispatch[] {
  const seen = new Set<number>()
  return dispatches
    .toSorted((one, other) => one.start - other.start)
    .filter(({ op }) => {
      const job = model.ops[op]?.job
      if (job === undefined || seen.has(job) || model.jobs[job]?.vessel !== undefined) return false
      seen.add(job)
      return true
    })
}

/** By job: the op whose end returns its vessel. */
function freers(model: Model, { end }: OpTimes): readonly ModelOp[] {
  const last = new Map<number, ModelOp>()
  for (const op of model.ops) {
    const { freers: marked = 0, vessel } = model.jobs[op.job] ?? {}
    if (vessel === 'returned' || (marked > 0 && !op.freesVessel)) continue
    const known = last.get(op.job)
    if (known === undefined || (end[op.index] ?? 0) > (end[known.index] ?? 0)) last.set(op.job, op)
  }
  return [...last.values()]
}

/** By op: when it begins, ends, and could have begun at the earliest. */
interface OpTimes {
  readonly start: Float64Array
  readonly end: Float64Array
  readonly due: Float64Array
}

function timesOf(model: Model, dispatches: readonly Dispatch[]): OpTimes {
  const count = model.ops.length
  const times = {
    start: new Float64Array(count),
    end: new Float64Array(count),
    due: new Float64Array(count),
  }
  for (const { op, start } of dispatches) if (op !== rinseIndex) times.start[op] = start
  const ends = new Float64Array(model.chains.length).fill(NaN)
  for (let chain = 0; chain < model.chains.length; chain += 1) follow(model, chain, times, ends)
  return times
}

/** Computes the times of a chain, after those of the chains before it. Returns its end. */
function follow(model: Model, chain: number, times: OpTimes, ends: Float64Array): number {
  const known = ends[chain] ?? NaN
  if (!Number.isNaN(known)) return known
  const it = model.chains[chain]
  let now = it?.from ?? 0
  for (const before of it?.after ?? []) now = Math.max(now, follow(model, before, times, ends))
  for (let index = it?.first ?? -1; index !== -1;) {
    const op = model.ops[index]
    if (op === undefined) break
    times.due[index] = now
    if (op.kind === 'wait') times.start[index] = now
    now = (times.start[index] ?? 0) + op.processingTime
    times.end[index] = now
    index = op.next
  }
  ends[chain] = now
  return now
}
