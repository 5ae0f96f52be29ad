import type { Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { addSeconds, type Instant, type Seconds } from '#domain/units.ts'
import { isPastStartLimit, limitOf } from './start-within.ts'

/** A chain of steps being done. Its state holds deadlines, never a tick count. */
export interface Track {
  readonly steps: readonly Step[]
  readonly state: TrackState
  /** Finished steps, with the times they really took. */
  readonly past: readonly PastStep[]
  /** Some step was begun later than its kit allows. */
  readonly begunLate?: true
}

export type TrackState =
  /** Another lane of the same sample must end first. */
  | { readonly at: 'blocked' }
  /** Waits for the user. */
  | { readonly at: 'waiting'; readonly step: number; readonly since: Instant }
  /** Ends by itself at `due`: a reaction, or a timed hands-on step already begun. */
  | {
      readonly at: 'running'
      readonly step: number
      readonly startedAt: Instant
      readonly due: Instant
    }
  /** Of unknown length: counts up until the user, leaflet in hand, ends it. */
  | { readonly at: 'counting'; readonly step: number; readonly startedAt: Instant }
  /** Until the user sees clear liquid; `askAt` is null where the time is unknown. */
  | {
      readonly at: 'settling'
      readonly step: number
      readonly startedAt: Instant
      readonly askAt: Instant | null
    }
  /** Ready to be read since `due`. */
  | { readonly at: 'reading'; readonly step: number; readonly due: Instant }
  | { readonly at: 'done'; readonly since: Instant }

export interface PastStep {
  readonly step: number
  readonly from: Instant
  readonly to: Instant
}

export const blockedTrack = (steps: readonly Step[]): Track => ({
  steps,
  state: { at: 'blocked' },
  past: [],
})

export const startTrack = (steps: readonly Step[], at: Instant): Track => ({
  steps,
  state: stateAtStart(steps, 0, at),
  past: [],
})

/** Advances over everything that ended by itself up to `now`. Pure and idempotent, so it may be called late or twice. */
export function advanceTrack(track: Track, now: Instant): Track {
  let current = track
  while (current.state.at === 'running' && current.state.due <= now) {
    current = endStep(current, current.state.step, current.state.startedAt, current.state.due)
  }
  return current
}

/** Confirms a step as done, started, or clear. Null where there is nothing to confirm. */
export function confirmTrack(track: Track, now: Instant): Track | null {
  const { state } = track
  switch (state.at) {
    case 'waiting': {
      const begun = tapWaiting(track, state.step, state.since, now)
      return isPastStartLimit(track, now) ? { ...begun, begunLate: true } : begun
    }
    case 'counting':
    case 'settling':
      return endStep(track, state.step, state.startedAt, now)
    case 'blocked':
    case 'running':
    case 'reading':
    case 'done':
      return null
    default:
      return assertNever(state)
  }
}

/** Not clear yet: the user is asked again later. Null unless the track is settling. */
export function extendTrack(track: Track, now: Instant): Track | null {
  const { state } = track
  if (state.at !== 'settling') return null
  const step = track.steps[state.step]
  if (step?.kind !== 'settle') return null
  return { ...track, state: { ...state, askAt: addSeconds(now, step.extend) } }
}

/** Ends a read step once all its analytes have an answer. Null unless the track is at one. */
export function finishReading(track: Track, now: Instant): Track | null {
  return track.state.at === 'reading'
    ? endStep(track, track.state.step, track.state.due, now)
    : null
}

export function stepOf(track: Track): Step | null {
  const { state } = track
  return 'step' in state ? (track.steps[state.step] ?? null) : null
}

export const isDone = (track: Track) => track.state.at === 'done'

/** Length of a step that runs against the clock; null for other steps and where unknown. */
export function durationOf(step: Step): Seconds | null {
  return step.kind === 'timed' || step.kind === 'reaction' || step.kind === 'settle'
    ? step.duration.value
    : null
}

/** Starts the clock of a timed step; a step by hand is over when it is tapped. */
function tapWaiting(track: Track, index: number, since: Instant, now: Instant): Track {
  const step = track.steps[index]
  if (step?.kind !== 'timed') return endStep(track, index, since, now)
  return { ...track, state: timedState(step.duration.value, index, now) }
}

/** Restarts the time limit of the step it waits for. Null where there is none. */
export function remedyTrack(track: Track, now: Instant): Track | null {
  const { state } = track
  if (state.at !== 'waiting' || limitOf(track.steps[state.step]) === null) return null
  return { ...track, state: { ...state, since: now } }
}

function endStep(track: Track, index: number, from: Instant, to: Instant): Track {
  return {
    ...track,
    state: stateAtStart(track.steps, index + 1, to),
    past: [...track.past, { step: index, from, to }],
  }
}

/** The state in which a step begins, once the one before it has ended. */
function stateAtStart(steps: readonly Step[], index: number, at: Instant): TrackState {
  const step = steps[index]
  if (step === undefined) return { at: 'done', since: at }
  switch (step.kind) {
    case 'hands-on':
    case 'timed':
      return { at: 'waiting', step: index, since: at }
    case 'reaction':
      return timedState(step.duration.value, index, at)
    case 'settle':
      return {
        at: 'settling',
        step: index,
        startedAt: at,
        askAt: step.duration.value === null ? null : addSeconds(at, step.duration.value),
      }
    case 'read':
      return { at: 'reading', step: index, due: at }
    default:
      return assertNever(step)
  }
}

/** Runs until its time is over, or counts up where that is unknown. */
function timedState(duration: Seconds | null, step: number, startedAt: Instant): TrackState {
  return duration === null
    ? { at: 'counting', step, startedAt }
    : { at: 'running', step, startedAt, due: addSeconds(startedAt, duration) }
}
