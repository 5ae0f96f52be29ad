import type { Lane, Remedy, StartWithin, Step } from '#domain/kit/kit.ts'
import { secondsBetween, seconds, type Instant, type Seconds } from '#domain/units.ts'

/** The parts of a track that matter here. */
interface Waiting {
  readonly steps: readonly Step[]
  readonly state:
    | { readonly at: 'waiting'; readonly step: number; readonly since: Instant }
    | { readonly at: 'blocked' | 'running' | 'counting' | 'settling' | 'reading' | 'done' }
}

const startWithinOf = (step: Step | undefined): StartWithin | undefined =>
  step?.kind === 'hands-on' || step?.kind === 'timed' ? step.startWithin : undefined

/** How soon a step must begin after its predecessor; null without a limit. */
export const limitOf = (step: Step | undefined): Seconds | null =>
  startWithinOf(step)?.limit.value ?? null

/** Whether the step a track waits for should have begun by now. A step tapped only at its end may be under way, so its duration is allowed for. */
export function isPastStartLimit({ steps, state }: Waiting, now: Instant): boolean {
  if (state.at !== 'waiting') return false
  const step = steps[state.step]
  const limit = limitOf(step)
  const hands = step?.kind === 'hands-on' ? step.hands : seconds(0)
  return limit !== null && secondsBetween(state.since, now) > limit + hands
}

/** The remedy for a step that a track waits for and that is too late; null while it is not, and if there is none. */
export const remedyFor = (track: Waiting, now: Instant): Remedy | null =>
  track.state.at === 'waiting' && isPastStartLimit(track, now)
    ? (startWithinOf(track.steps[track.state.step])?.remedy ?? null)
    : null

/** Group of lanes of a sample that one remedy helps together: those that wait for the same predecessors. */
export const remedyGroup = ({ id, after: before }: Lane, step: number) =>
  step === 0 ? `after ${before.toSorted().join(' ')}` : id
