import { readStepOf, type Kit } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { isKnown } from '#domain/sourced.ts'
import { secondsBetween, type Seconds } from '#domain/units.ts'

export interface Lateness {
  /** Negative when read before it was due. */
  readonly length: Seconds
  /** `limit-unknown`: after the due time, but it is unknown how long a reading counts. */
  readonly verdict: 'early' | 'on-time' | 'late' | 'limit-unknown'
}

export interface NoticeableLateness extends Lateness {
  readonly verdict: Exclude<Lateness['verdict'], 'on-time'>
}

/** The least time that reading and tapping takes. */
const toleranceSeconds = 1

/** Computes the time between a reading and its due time. */
export function readingLateness(kit: Kit, reading: Reading): Lateness {
  const length = secondsBetween(reading.dueAt, reading.readAt)
  if (length <= -toleranceSeconds) return { length, verdict: 'early' }
  if (length < toleranceSeconds) return { length, verdict: 'on-time' }
  const limit = readStepOf(kit, reading.analyte)?.readWithin
  if (limit === undefined || !isKnown(limit)) return { length, verdict: 'limit-unknown' }
  return { length, verdict: length <= limit.value ? 'on-time' : 'late' }
}

/** Null where it was read in time, or not at all: no color then depends on when. Where the kit gives no limit, late means later than reading and tapping takes. */
export function noticeableLateness(kit: Kit, reading: Reading): NoticeableLateness | null {
  if (reading.answer.kind === 'not-read') return null
  const { length, verdict } = readingLateness(kit, reading)
  const hands = readStepOf(kit, reading.analyte)?.hands ?? 0
  const isInTime = verdict === 'on-time' || (verdict === 'limit-unknown' && length <= hands)
  return isInTime ? null : { length, verdict }
}
