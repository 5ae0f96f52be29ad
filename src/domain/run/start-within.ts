import type { Lane, Remedy, StartWithin, Step } from '#domain/kit/kit.ts'
import { addSeconds, secondsBetween, seconds, type Instant, type Seconds } from '#domain/units.ts'

/** The parts of a track that matter here. */
interface Waiting {
  readonly steps: readonly Step[]
  readonly state:
    | { readonly at: 'waiting'; readonly step: number; readonly since: Instant }
    | { readonly at: 'blocked' | 'running' | 'counting' | 'settling' | 'reading' | 'done' }
}

const startWithinOf = (step: Step | undefined): StartWithin | null =>
  (step !== undefined && 'startWithin' in step ? step.startWithin : null) ?? null

/** How soon a step must begin after its predecessor; null without a limit. */
export const limitOf = (step: Step | undefined): Seconds | null =>
  startWithinOf(step)?.limit.value ?? null

/** Latest start of the step that a track waits for; null without a limit. */
function beginBy({ steps, state }: Waiting): Instant | null {
  if (state.at !== 'waiting') return null
  const limit = limitOf(steps[state.step])
  return limit === null ? null : addSeconds(state.since, limit)
}

/** Whether the step a track waits for should have begun by now. A step tapped only at its end may be under way, so its duration is allowed for. */
export function isPastStartLimit(track: Waiting, now: Instant): boolean {
  const until = beginBy(track)
  return until !== null && secondsBetween(until, now) > handsOfWaiting(track)
}

/** The remedy for a step that a track waits for and that is too late; null while it is not, and if there is none. */
export const remedyFor = (track: Waiting, now: Instant): Remedy | null =>
  isPastStartLimit(track, now) && track.state.at === 'waiting'
    ? (startWithinOf(track.steps[track.state.step])?.remedy ?? null)
    : null

const handsOfWaiting = ({ steps, state }: Waiting): Seconds => {
  const step = state.at === 'waiting' ? steps[state.step] : undefined
  return step?.kind === 'hands-on' ? step.hands : seconds(0)
}

/** Group of lanes of a sample that one remedy helps together: those that wait for the same predecessors. */
export const remedyGroup = ({ id, after: before }: Lane, step: number) =>
  step === 0 ? `after ${before.toSorted().join(' ')}` : id
