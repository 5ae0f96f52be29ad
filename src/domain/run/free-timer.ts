import { addSeconds, hours, seconds, type Instant, type Seconds } from '#domain/units.ts'
import { callDelays, type Signal } from './signals.ts'
import { advanceTrack, startTrack, type Track } from './track.ts'

/** A named countdown without a kit; it uses the same track as a kit's reaction. */
export interface FreeTimer {
  readonly id: string
  readonly name: string
  readonly length: Seconds
  readonly startedAt: Instant
  readonly track: Track
}

const minTimer = seconds(1)
export const maxTimerDuration = hours(24)

export const isTimerLength = (length: number) =>
  Number.isFinite(length) && length >= minTimer && length <= maxTimerDuration

export function startTimer(id: string, name: string, length: Seconds, at: Instant): FreeTimer {
  const duration = { value: length, trust: 'user', sources: [] } as const
  const steps = [
    { kind: 'reaction', id: 'wait', title: name, detail: '', duration },
    { kind: 'hands-on', id: 'stop', title: name, detail: '', hands: seconds(1) },
  ] as const
  return { id, name, length, startedAt: at, track: startTrack(steps, at) }
}

export const advanceTimer = (timer: FreeTimer, now: Instant): FreeTimer => {
  const track = advanceTrack(timer.track, now)
  return track === timer.track ? timer : { ...timer, track }
}

export const isCounting = ({ track }: FreeTimer) => track.state.at === 'running'

/** When it rings or rang. */
export const ringsAt = ({ startedAt, length }: FreeTimer) => addSeconds(startedAt, length)

/** Two seconds after its last call. */
export const fallsSilentAt = (timer: FreeTimer) =>
  addSeconds(ringsAt(timer), seconds((callDelays.at(-1) ?? 0) + 2))

/** Rings when its time is up. Unanswered, it rings again as often as the call to a reading. */
export function signalsOfTimer(timer: FreeTimer): readonly Signal[] {
  const due = ringsAt(timer)
  return callDelays.map((delay) => ({
    id: `timer/${timer.id}+${delay}`,
    at: addSeconds(due, delay),
    sound: 'read',
    phrase: delay === 0 ? { kind: 'time-up', name: timer.name } : null,
  }))
}
