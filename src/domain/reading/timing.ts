import { addSeconds, seconds, type Instant, type Seconds } from '#domain/units.ts'
import type { Reading } from './reading.ts'

/** Equal times mean that a reading has none: it was typed in, or came from a table without times. */
type Timing = Pick<Reading, 'dueAt' | 'readAt'>

export const isTimed = ({ dueAt, readAt }: Timing) => dueAt !== readAt

export const untimed = (at: Instant): Timing => ({ dueAt: at, readAt: at })

/** Stands for an exact zero. Tables round it away. */
const exactlyOnTime = seconds(0.0004)

/** Timing of a reading that came so much later than it was due; negative: earlier. */
export const readAfterDue = (dueAt: Instant, lateness: Seconds): Timing => ({
  dueAt,
  readAt: addSeconds(dueAt, lateness === 0 ? exactlyOnTime : lateness),
})
