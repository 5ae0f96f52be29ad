import { isDayOnly, isoDay, minuteMs } from '#domain/calendar.ts'
import { instant, type Instant } from '#domain/units.ts'
import { formatClock, formatDateTime } from './format-time.ts'

/** Date of a test, with its time where that is known. */
export const testTimeText = (at: Instant, wallOffset: number) =>
  hasTime(at, wallOffset) ? formatDateTime(at, wallOffset) : dayText(at, wallOffset)

/** Whether the time of a test is known, not only its day. */
export function hasTime(at: Instant, wallOffset: number): boolean {
  const wall = new Date(at + wallOffset)
  return !isDayOnly(wall.getTime() - wall.getTimezoneOffset() * minuteMs)
}

/** The day of an instant, in the phone's time zone at that time. */
export const dayText = (at: Instant, wallOffset: number) =>
  formatDateTime(at, wallOffset).replace(formatClock(at, wallOffset), '').trim()

/** Month 1–12, in the phone's time zone at that time. */
export const monthAt = (at: Instant, wallOffset: number) => new Date(at + wallOffset).getMonth() + 1

/** Midnight of `2026-04-01` in the phone's time zone, or some days later; null for anything else. */
export function dayStart(text: string | null, daysLater = 0): Instant | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '')
  if (parts === null) return null
  const [, year, month, day] = parts.map(Number)
  const at = new Date(year ?? 0, (month ?? 1) - 1, (day ?? 1) + daysLater).getTime()
  return Number.isNaN(at) ? null : instant(at)
}

/** `2026-04-01` in the phone's time zone, or some days later: the format of date inputs. */
export function dayInput(at: number, daysLater = 0): string {
  const wall = new Date(at)
  wall.setDate(wall.getDate() + daysLater)
  return isoDay({ year: wall.getFullYear(), month: wall.getMonth() + 1, day: wall.getDate() })
}

/** `2026-04-01T09:05`, the format of datetime-local inputs. */
export const timeInput = (at: number) => `${dayInput(at)}T${formatClock(instant(at), 0)}`

/** Parses the value of such an input; null when it is empty or invalid. */
export function fromTimeInput(text: string): Instant | null {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? new Date(text).getTime() : Number.NaN
  return Number.isNaN(at) ? null : instant(at)
}

export const nowInput = () => timeInput(Date.now())
/** Today in the format of date inputs; also used in file names. */
export const todayInput = () => dayInput(Date.now())
/** Whole months since a test, by the calendar. */
export function monthsSince(at: Instant, wallOffset: number, now = Date.now()): number {
  const [then, today] = [new Date(at + wallOffset), new Date(now)]
  const years = today.getFullYear() - then.getFullYear()
  const isLaterInMonth = then.getDate() > today.getDate()
  return years * 12 + today.getMonth() - then.getMonth() - (isLaterInMonth ? 1 : 0)
}
/** 1–12 by the phone's calendar. */
export const thisMonth = () => monthAt(instant(Date.now()), 0)
