/* oxlint-disable no-restricted-globals -- Date.UTC and the UTC parts of a given time ask no clock and no time zone. */

/** Wall-clock time of a day; `month` 1–12; `minute` is counted from midnight, null where only the day is given. */
export interface DayTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly minute: number | null
}

export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

/** Milliseconds since 1970, treating the wall clock as UTC; days beyond the month's end run into the next. */
export const wallTime = ({ year, month, day, minute }: DayTime): number =>
  // Date.UTC takes the years 0–99 for 1900–1999: the calendar repeats after 400 years.
  Date.UTC(year + 400, month - 1, day) - daysOf400Years * dayMs + (minute ?? 0) * minuteMs

const daysOf400Years = 146_097

/** The inverse, to the minute. */
export function dayTimeOf(wall: number): DayTime {
  const time = new Date(wall)
  return {
    year: time.getUTCFullYear(),
    month: time.getUTCMonth() + 1,
    day: time.getUTCDate(),
    minute: time.getUTCHours() * 60 + time.getUTCMinutes(),
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** `2026-04-01`. */
export const isoDay = ({ year, month, day }: Omit<DayTime, 'minute'>) =>
  `${year}-${two(month)}-${two(day)}`

/** Whether a test has no time of day: of a table with days only, the time is midnight. */
export const isDayOnly = (wall: number) => wall % dayMs === 0

/** `09:05`; empty where only the day is given. */
export const timeText = ({ minute }: DayTime) =>
  minute === null ? '' : `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
