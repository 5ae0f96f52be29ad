import type { Step } from '#domain/kit/kit.ts'
import { defaultMargin } from '#domain/plan/margin.ts'
import { seconds, type Seconds } from '#domain/units.ts'
import { type HandsTimes, learnedHandsTime, medianOf, observationCount } from './hands-times.ts'
import { observedHands } from './observed-hands.ts'
import type { PlannedRinse } from './run-plan.ts'
import type { Run } from './run.ts'
import { handsOf } from './task.ts'

/** Expected time of a manual step, and its error shared by all samples: standard deviation as a share of that time. */
export interface ExpectedTime {
  readonly processingTime: Seconds
  readonly sharedBias: number
}

/**
 * Expected time of a step after it was observed today. Source: Bayes, for log-normal times whose scatter about somebody's own pace
 * is as large as that of paces about the estimate: today's observations are weighed against those behind the usual time.
 * @param usualCount number of observations behind the usual time; one stands for the estimate of a kit
 */
export function updateExpectedTime(
  usualSeconds: number,
  usualCount: number,
  todaySeconds: readonly number[],
): ExpectedTime {
  const count = usualCount + todaySeconds.length
  const pace = medianOf(todaySeconds) / usualSeconds
  return {
    processingTime: seconds(usualSeconds * pace ** (todaySeconds.length / count)),
    sharedBias: defaultMargin.spread / Math.sqrt(count),
  }
}

/** Expected time of each step in the rest of a run, from the user's usual times and those observed in the run itself. */
export function paceOfRun(
  run: Run,
  times: HandsTimes,
  washed: readonly PlannedRinse[],
): (step: Step) => ExpectedTime {
  const today = new Map<string, number[]>()
  for (const { step, took } of observedHands(run, washed))
    today.set(step, [...(today.get(step) ?? []), took])
  return (step) =>
    updateExpectedTime(
      handsTimeOf(step, times),
      observationCount(times, step.id),
      today.get(step.id) ?? [],
    )
}

/** Taking a strip or tube before a timed step. Assumption: 4 s. */
const handling = seconds(4)
/** Checking whether a liquid is clear. Assumption: 3 s. */
const look = seconds(3)

/** How long a step needs the hands, at the user's own pace where that is known. */
export function handsTimeOf(step: Step, times: HandsTimes): Seconds {
  if (step.kind === 'settle') return look
  if (step.kind === 'timed') return seconds(handling + handsOf(step))
  return learnedHandsTime(times, step.id) ?? handsOf(step)
}
