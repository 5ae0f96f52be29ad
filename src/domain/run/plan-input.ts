import type { ReadStep, Step } from '#domain/kit/kit.ts'
import { defaultMargin } from '#domain/plan/margin.ts'
import type {
  OpKey,
  PlanChain,
  PlanJob,
  PlanOp,
  PlanProblem,
  Role,
  Window,
} from '#domain/plan/plan-problem.ts'
import { assertNever } from '#domain/result.ts'
import { secondsBetween, seconds, type Instant, type Seconds } from '#domain/units.ts'
import { assumedWindow } from './assumed-window.ts'
import type { HandsTimes } from './hands-times.ts'
import { standId } from './op-ids.ts'
import { paceOfRun, type ExpectedTime } from './pace-of-run.ts'
import { remedyKey, withRemedies, type Overdue } from './plan-remedies.ts'
import { roleOf } from './roles.ts'
import { samplesInUse, trackOf, type Run, type RunLane, type RunSample } from './run.ts'
import type { PlannedRinse } from './run-plan.ts'
import { isOpen, type Assignment } from './assignment.ts'
import { limitOf, remedyFor, remedyGroup } from './start-within.ts'
import { isDone, durationOf, type Track } from './track.ts'
import { dirtyVessels, isLastInVessel, readsOutside, vesselOf } from './vessel-use.ts'

/** Stands in for an unknown length: other work goes first, then the user is asked again. Assumption. */
const unknownLength = seconds(60)
/** Washing a tube for the next sample. Assumption: 30 s. */
const rinse = seconds(30)
/** Least time left for a step under way, however late it is. */
const minLeft = seconds(2)

interface PlanContext {
  readonly run: Run
  readonly now: Instant
  readonly assigned: readonly Assignment[]
  readonly washed: readonly PlannedRinse[]
  readonly expected: (step: Step) => ExpectedTime
}

interface SampleContext extends PlanContext {
  /** Null: one person does all. */
  readonly role: Role | null
}

/** Builds the planning problem for the rest of a run, with zero at `now`. `washed`: every rinse that was begun. */
export function planInput(
  run: Run,
  now: Instant,
  times: HandsTimes,
  assigned: readonly Assignment[] = [],
  washed: readonly PlannedRinse[] = [],
): PlanProblem {
  const expected = paceOfRun(run, times, washed)
  const context = { run, now, assigned, washed, expected }
  return {
    jobs: samplesInUse(run)
      .filter(({ lanes }) => !lanes.every(({ track }) => isDone(track)))
      .map((sample) => jobOf(sample, context)),
    workerCount: run.people,
    vessels:
      run.vessels === null
        ? null
        : {
            count: run.vessels,
            rinse,
            dirty: dirtyVessels(run, run.vessels, washed.length),
            rinsing: washed.flatMap(({ to }) => (to > now ? [secondsBetween(now, to)] : [])),
          },
    running: {
      busyUntil: busyUntil(context),
      committed: assigned.flatMap((it) => opKeyOf(run, now, it)),
    },
    margin: defaultMargin,
    seed: 1,
  }
}

function jobOf(sample: RunSample, all: PlanContext): PlanJob {
  const context = { ...all, role: roleOf(all.run, sample.id) }
  const vessel = vesselOf(context.run, sample)
  return {
    id: sample.id,
    ...(vessel !== undefined && { vessel }),
    chains: withRemedies(
      overdueIn(sample, context),
      sample.lanes.flatMap((entry) => chainOf(entry, sample.id, context) ?? []),
    ),
  }
}

/** Steps that should have begun by now and have a remedy. */
const overdueIn = (sample: RunSample, { now, role, assigned }: SampleContext): readonly Overdue[] =>
  sample.lanes.flatMap(({ lane, track }) => {
    const remedy = remedyFor(track, now)
    if (remedy === null || track.state.at !== 'waiting') return []
    const { step: index } = track.state
    const step = track.steps[index]?.id ?? ''
    const isBegun =
      !isTimed(track, index) && assigned.some(isAssignmentOf(sample.id, lane.id, index))
    if (isBegun) return []
    const by = role !== null && { role }
    return [
      {
        lane: lane.id,
        step,
        shared: remedyGroup(lane, index),
        processingTime: remedy.hands,
        ...by,
      },
    ]
  })

function chainOf(
  { lane, track }: RunLane,
  sample: string,
  context: SampleContext,
): PlanChain | null {
  const { now } = context
  const { state } = track
  const from = (since: Instant, ops: readonly PlanOp[]): PlanChain => ({
    id: lane.id,
    after: lane.after,
    since: secondsBetween(now, since),
    ops,
  })
  const opsFrom = (first: number) =>
    track.steps.flatMap((_, index) =>
      index < first ? [] : opsOf(track, index, context, isAssignmentOf(sample, lane.id, index)),
    )
  switch (state.at) {
    case 'done':
      return null
    case 'blocked':
      return { id: lane.id, after: lane.after, ops: opsFrom(0) }
    case 'waiting':
      return from(state.since, opsFrom(state.step))
    case 'reading':
      return from(state.due, opsFrom(state.step))
    case 'running':
      return isTimed(track, state.step)
        ? from(state.due, [...outOfVessel(track, state.step, context), ...opsFrom(state.step + 1)])
        : from(state.startedAt, opsFrom(state.step))
    case 'counting':
      return from(now, opsFrom(state.step))
    case 'settling': {
      const [stand, ...rest] = opsFrom(state.step)
      const length = state.askAt === null ? unknownLength : secondsBetween(now, state.askAt)
      if (stand?.kind !== 'wait') return from(now, rest)
      return from(now, [{ ...stand, length: seconds(Math.max(0, length)) }, ...rest])
    }
    default:
      return assertNever(state)
  }
}

type IsAssigned = (assigned: Assignment) => boolean
const isAssignmentOf =
  (sample: string, lane: string, index: number): IsAssigned =>
  (assigned) =>
    assigned.sample === sample && assigned.lane === lane && assigned.step === index

function opsOf(
  track: Track,
  index: number,
  context: SampleContext,
  isAssigned: IsAssigned,
): readonly PlanOp[] {
  const step = track.steps[index]
  if (step === undefined) return []
  const { run, role } = context
  const work = workLeft(step, context, isAssigned)
  const by = { id: step.id, ...work, ...(role !== null && { role }) }
  const within = limitOf(step)
  const soon = within !== null && { within }
  switch (step.kind) {
    case 'hands-on':
      return [{ kind: 'hands', ...by, ...(!context.assigned.some(isAssigned) && soon) }]
    case 'timed': {
      const frees = freesVessel(run, track, index)
      return [{ kind: 'hands', ...by, ...soon, exact: true, ...(frees && { freesVessel: true }) }]
    }
    case 'reaction':
      return [{ kind: 'wait', id: step.id, length: step.duration.value ?? unknownLength }]
    case 'settle':
      return [
        { kind: 'wait', id: standId(step.id), length: step.duration.value ?? unknownLength },
        { kind: 'hands', ...by },
      ]
    case 'read': {
      return [{ kind: 'read', ...by, window: windowOf(step, track.steps[index - 1]) }]
    }
    default:
      return assertNever(step)
  }
}

function windowOf({ readWithin }: ReadStep, before: Step | undefined): Window {
  if (readWithin.value !== null) return { maxDelay: readWithin.value }
  const wait = (before && durationOf(before)) ?? seconds(0)
  return { maxDelay: assumedWindow(wait), assumed: true }
}

const freesVessel = (run: Run, { steps }: Track, index: number) =>
  readsOutside(run) && isLastInVessel(steps, index)

/** A strip in the bottle now is taken out when its step ends, which frees the bottle. */
const outOfVessel = (track: Track, index: number, { run }: PlanContext): readonly PlanOp[] =>
  freesVessel(run, track, index)
    ? [{ kind: 'wait', id: 'out', length: seconds(0), freesVessel: true }]
    : []

/** Remaining time of a step, less what has passed if it is under way. */
function workLeft(
  step: Step,
  { assigned, now, expected }: PlanContext,
  isAssigned: IsAssigned,
): ExpectedTime {
  const { processingTime, sharedBias } = expected(step)
  const begun = assigned.find(isAssigned)
  if (begun === undefined || step.kind === 'timed') return { processingTime, sharedBias }
  const left = Math.max(
    Math.min(minLeft, processingTime),
    processingTime - secondsBetween(begun.since, now),
  )
  return { processingTime: seconds(left), sharedBias }
}

function busyUntil({ run, now, washed }: PlanContext): readonly Seconds[] {
  const busy: [Seconds, Seconds] = [seconds(0), seconds(0)]
  for (const { to, role } of washed)
    busy[role] = seconds(Math.max(busy[role], secondsBetween(now, to)))
  for (const { id, lanes } of samplesInUse(run)) {
    const by = roleOf(run, id) ?? 0
    for (const { track } of lanes) {
      const { state } = track
      if (state.at !== 'running' || !isTimed(track, state.step)) continue
      busy[by] = seconds(Math.max(busy[by], secondsBetween(now, state.due)))
    }
  }
  return busy.slice(0, run.people)
}

const isTimed = ({ steps }: Track, index: number) => steps[index]?.kind === 'timed'

/** Op of an assignment, preceded by its remedy if it is too late; empty once the step is over. */
function opKeyOf(run: Run, now: Instant, assigned: Assignment): readonly OpKey[] {
  const track = isOpen(run, assigned) ? trackOf(run, assigned) : null
  const op = track?.steps[assigned.step]
  if (track === null || op === undefined) return []
  const key = { job: assigned.sample, chain: assigned.lane, op: op.id }
  const isLate = op.kind === 'timed' && remedyFor(track, now) !== null
  return isLate ? [remedyKey(key), key] : [key]
}
