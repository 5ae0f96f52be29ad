import type { Step } from '#domain/kit/kit.ts'
import { usualMargin } from '#domain/plan/margin.ts'
import { seconds, type Seconds } from '#domain/units.ts'
import { learnedFrom, medianOf, type HandsTimes } from './hands-times.ts'
import { handsTimeOf } from './hands-time-of.ts'
import { observedHands } from './observed-hands.ts'
import type { Run } from './run.ts'
import type { PlannedRinse } from './run-plan.ts'

/** How long a step by hand will take, and how far off that may be on every sample: standard deviation over that time. */
export interface Expected {
  readonly hands: Seconds
  readonly sharedBias: number
}

/**
 * What to expect of a step after it was seen today. Source: Bayes, for log-normal times whose scatter about somebody's own pace is
 * as large as that of paces about the estimate: what was seen today weighs against what the usual time rests on.
 * @param rest how many times the usual time was seen; one stands for the estimate of a kit
 */
export function expectedToday(usual: number, rest: number, seen: readonly number[]): Expected {
  const weight = rest + seen.length
  const pace = seen.length === 0 ? 1 : medianOf(seen) / usual
  return {
    hands: seconds(usual * pace ** (seen.length / weight)),
    sharedBias: usualMargin.spread / Math.sqrt(weight),
  }
}

/** What to expect of each step in the rest of a run, from the user's usual times and what the run itself has shown. */
export function paceOfRun(
  run: Run,
  times: HandsTimes,
  washed: readonly PlannedRinse[],
): (step: Step) => Expected {
  const seen = new Map<string, number[]>()
  for (const { step, took } of observedHands(run, washed))
    seen.set(step, [...(seen.get(step) ?? []), took])
  return (step) =>
    expectedToday(handsTimeOf(step, times), learnedFrom(times, step.id), seen.get(step.id) ?? [])
}
