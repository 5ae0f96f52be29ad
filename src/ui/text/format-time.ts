import type { Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'

const two = (value: number) => String(value).padStart(2, '0')
const wallTime = (at: Instant, wallOffset: number) => new Date(at + wallOffset)

/** `09:05` in the phone's time zone. */
export function formatClock(at: Instant, wallOffset: number): string {
  const wall = wallTime(at, wallOffset)
  return `${two(wall.getHours())}:${two(wall.getMinutes())}`
}

/** `09:05:07` in the phone's time zone. */
export const formatClockSeconds = (at: Instant, wallOffset: number) =>
  `${formatClock(at, wallOffset)}:${two(wallTime(at, wallOffset).getSeconds())}`

/** Date and `09:05` in the phone's time zone. */
export function formatDateTime(at: Instant, wallOffset: number): string {
  const wall = wallTime(at, wallOffset)
  return texts('ui').dateTime({
    year: wall.getFullYear(),
    month: wall.getMonth() + 1,
    day: wall.getDate(),
    clock: formatClock(at, wallOffset),
  })
}

/** Minutes and seconds in words; rounded to whole seconds. */
export function formatLength(length: number): string {
  const { hours, minutes, seconds } = split(Math.max(0, Math.round(length)))
  return texts('ui').length(hours, minutes, seconds)
}

/** The same in whole minutes, at least one. */
export function formatMinutes(length: number): string {
  const { hours, minutes } = split(Math.max(1, Math.round(length / 60)) * 60)
  return texts('ui').length(hours, minutes, 0)
}

/** Seconds below a minute, else whole minutes: for narrow cells, where more would not help. */
export const formatShortLength = (length: number) =>
  Math.round(length) < 60 ? formatLength(length) : formatMinutes(length)

/** Month and day in the phone's time zone, with the year unless it is this one. */
export function formatDay(at: Instant, wallOffset: number, now = Date.now()): string {
  const wall = wallTime(at, wallOffset)
  const [year, month, day] = [wall.getFullYear(), wall.getMonth() + 1, wall.getDate()]
  return year === new Date(now).getFullYear()
    ? texts('ui').monthDay(month, day)
    : texts('ui').dateTime({ year, month, day, clock: '' }).trim()
}

/** `0:03`, `12:00`, `1:02:05`; rounded up, so that 0:00 means now. Never below 0:00. */
export function formatCountdown(remaining: number): string {
  const { hours, minutes, seconds } = split(Math.max(0, Math.ceil(remaining)))
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

const split = (whole: number) => ({
  hours: Math.floor(whole / 3600),
  minutes: Math.floor((whole % 3600) / 60),
  seconds: whole % 60,
})
