import { readStepOf, type Kit } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { isKnown } from '#domain/sourced.ts'
import { secondsBetween, type Seconds } from '#domain/units.ts'

export interface Lateness {
  /** Negative when read before it was due. */
  readonly length: Seconds
  /** `limit-unknown`: after the due time, but it is unknown how long a reading counts. */
  readonly kind: 'early' | 'on-time' | 'late' | 'limit-unknown'
}

export interface NoticeableLateness extends Lateness {
  readonly kind: Exclude<Lateness['kind'], 'on-time'>
}

/** The least time that reading and tapping takes. */
const toleranceSeconds = 1

/** Computes the time between a reading and its due time. */
export function readingLateness(kit: Kit, reading: Reading): Lateness {
  const length = secondsBetween(reading.dueAt, reading.readAt)
  if (length <= -toleranceSeconds) return { length, kind: 'early' }
  if (length < toleranceSeconds) return { length, kind: 'on-time' }
  const limit = readStepOf(kit, reading.analyte)?.readWithin
  if (limit === undefined || !isKnown(limit)) return { length, kind: 'limit-unknown' }
  return { length, kind: length <= limit.value ? 'on-time' : 'late' }
}

/** Null where it was read in time, or not at all: no color then depends on when. Where the kit gives no limit, late means later than reading and tapping takes. */
export function noticeableLateness(kit: Kit, reading: Reading): NoticeableLateness | null {
  if (reading.answer.kind === 'not-read') return null
  const { length, kind } = readingLateness(kit, reading)
  const hands = readStepOf(kit, reading.analyte)?.hands ?? 0
  const isInTime = kind === 'on-time' || (kind === 'limit-unknown' && length <= hands)
  return isInTime ? null : { length, kind }
}
