import type { ReadStep, Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { seconds, type Instant, type Seconds } from '#domain/units.ts'
import { samplesInUse, type Run, type RunSample } from './run.ts'
import type { TrackKey } from './run-event.ts'
import { stepOf, type Track } from './track.ts'

/** Something a track needs from the user, or is doing by itself. */
export interface Task extends TrackKey {
  readonly step: Step
  readonly stepIndex: number
  readonly status: TaskStatus
  /** The read step that directly follows, if any. */
  readonly nextRead: ReadStep | null
}

export type TaskStatus =
  /** The user may begin or confirm it now. */
  | { readonly kind: 'ready'; readonly since: Instant }
  /** A timed hands-on step under way: both hands are busy until `due`. */
  | { readonly kind: 'busy'; readonly startedAt: Instant; readonly due: Instant }
  | { readonly kind: 'reacting'; readonly startedAt: Instant; readonly due: Instant }
  | { readonly kind: 'counting'; readonly startedAt: Instant }
  | { readonly kind: 'settling'; readonly startedAt: Instant; readonly askAt: Instant | null }
  | { readonly kind: 'read'; readonly due: Instant }

/** All open tasks of a run, by sample and lane. */
export const tasksOf = (run: Run): readonly Task[] => samplesInUse(run).flatMap(tasksOfSample)

/** When a task needs attention. */
export function attentionTime({ status }: Task, now: Instant): Instant {
  switch (status.kind) {
    case 'busy':
    case 'reacting':
    case 'read':
      return status.due
    case 'settling':
      return status.askAt ?? now
    case 'ready':
    case 'counting':
      return now
    default:
      return assertNever(status)
  }
}

/** Seconds both hands are needed for a step; unknown times count as nothing. */
export function handsOf(step: Step): Seconds {
  switch (step.kind) {
    case 'hands-on':
    case 'read':
      return step.hands
    case 'timed':
      return step.duration.value ?? seconds(0)
    case 'reaction':
    case 'settle':
      return seconds(0)
    default:
      return assertNever(step)
  }
}

export const sameTrack = (a: TrackKey, b: TrackKey | null) =>
  b !== null && a.sample === b.sample && a.lane === b.lane

export function tasksOfSample(sample: RunSample): readonly Task[] {
  return sample.lanes.flatMap(
    ({ lane, track }) => taskOf({ sample: sample.id, lane: lane.id }, track) ?? [],
  )
}

/** The current task of a track; null while it is blocked and when it is done. */
export function taskOf(key: TrackKey, track: Track): Task | null {
  const status = statusOf(track)
  const step = stepOf(track)
  if (status === null || step === null || !('step' in track.state)) return null
  const following = track.steps[track.state.step + 1]
  return {
    ...key,
    step,
    stepIndex: track.state.step,
    status,
    nextRead: following?.kind === 'read' ? following : null,
  }
}

function statusOf({ state, steps }: Track): TaskStatus | null {
  switch (state.at) {
    case 'blocked':
    case 'done':
      return null
    case 'waiting':
      return { kind: 'ready', since: state.since }
    case 'running':
      return {
        kind: steps[state.step]?.kind === 'timed' ? 'busy' : 'reacting',
        startedAt: state.startedAt,
        due: state.due,
      }
    case 'counting':
      return { kind: 'counting', startedAt: state.startedAt }
    case 'settling':
      return { kind: 'settling', startedAt: state.startedAt, askAt: state.askAt }
    case 'reading':
      return { kind: 'read', due: state.due }
    default:
      return assertNever(state)
  }
}
