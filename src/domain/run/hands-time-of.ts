import type { Step } from '#domain/kit/kit.ts'
import { seconds, type Seconds } from '#domain/units.ts'
import { learnedHandsTime, type HandsTimes } from './hands-times.ts'
import { handsOf } from './task.ts'

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
