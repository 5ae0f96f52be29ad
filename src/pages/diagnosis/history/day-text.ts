import type { Instant } from '#domain/units.ts'
import { formatClock, formatDateTime } from '#ui/format-time.ts'

/**
 * When a test was. Midnight to the millisecond is a day of a table that names no time: the time is not known then, and
 * none is claimed.
 */
export function testTimeText(at: Instant, wallOffset: number): string {
  const wall = new Date(at + wallOffset)
  const isDayOnly =
    wall.getHours() + wall.getMinutes() + wall.getSeconds() + wall.getMilliseconds() === 0
  return isDayOnly ? dayText(at, wallOffset) : formatDateTime(at, wallOffset)
}

/** The day of an instant, on the phone's calendar of then. */
export const dayText = (at: Instant, wallOffset: number) =>
  formatDateTime(at, wallOffset).replace(formatClock(at, wallOffset), '').trim()
