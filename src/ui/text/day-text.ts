import { instant, type Instant } from '#domain/units.ts'
import { formatClock, formatDateTime } from './format-time.ts'

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

/** 1–12, on the phone's calendar of then. */
export const monthAt = (at: Instant, wallOffset: number) => new Date(at + wallOffset).getMonth() + 1

/** Midnight of `2026-04-01` on the phone's calendar, or some days later; null for anything else. */
export function dayStart(text: string | null, daysLater = 0): Instant | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '')
  if (parts === null) return null
  const [, year, month, day] = parts.map(Number)
  const at = new Date(year ?? 0, (month ?? 1) - 1, (day ?? 1) + daysLater).getTime()
  return Number.isNaN(at) ? null : instant(at)
}

const two = (value: number) => String(value).padStart(2, '0')

/** `2026-04-01`, as date inputs take it. */
function dayInput(at: number): string {
  const wall = new Date(at)
  return `${wall.getFullYear()}-${two(wall.getMonth() + 1)}-${two(wall.getDate())}`
}

/** `2026-04-01T09:05`, as inputs of date and time take it. */
export function timeInput(at: number): string {
  const wall = new Date(at)
  return `${dayInput(at)}T${two(wall.getHours())}:${two(wall.getMinutes())}`
}

/** What such an input says; null where it says nothing. */
export function fromTimeInput(text: string): Instant | null {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? new Date(text).getTime() : Number.NaN
  return Number.isNaN(at) ? null : instant(at)
}

export const nowInput = () => timeInput(Date.now())
/** Today, as date inputs take it, and names of files. */
export const todayInput = () => dayInput(Date.now())
