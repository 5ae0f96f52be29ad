import { dayMs, dayTimeOf, minuteMs, wallTime, type DayTime } from '#domain/calendar.ts'
import { memoize } from '#domain/memoize.ts'

/** Offset of each year count, the latest first: Reiwa 1 is 2019, Heisei 1 is 1989. */
const yearsBefore = { reiwa: 2018, century: 2000, heisei: 1988 } as const

export type YearCount = keyof typeof yearsBefore
export const yearCounts = ['reiwa', 'heisei', 'century'] as const satisfies readonly YearCount[]

/** Names of eras as growers and laboratories write them: in full, the first letter, R8, R.8. */
const eras: readonly (readonly [name: RegExp, count: YearCount])[] = [
  [/^(?:\u4ee4\u548c?|r\.?)/iu, 'reiwa'],
  [/^(?:\u5e73\u6210?|h\.?)/iu, 'heisei'],
]
const dayPattern =
  /^(\d{1,4}|\u5143)[-/.\u5e74](\d{1,2})[-/.\u6708](\d{1,2})\u65e5?(?:[t ]+(\d{1,2})[:\u6642]([0-5]\d)\u5206?(?::\d{2}(?:\.\d+)?)?)?$/iu
const timePattern = /^(\d{1,2})[:\u6642](\d{1,2})?\u5206?(?::\d{1,2})?$/u
/** A day without separators, as laboratories write it. */
const compactPattern = /^((?:19|20)\d{2})(\d{2})(\d{2})$/u
/** Day numbers of Excel's calendar; a date before 1954 is an error. Source: ECMA-376 part 1, 18.17.4.1. */
const serialPattern = /^(\d{5})(?:\.(\d+))?$/u
const firstOfExcel = -25_569

const dayEnd = /[\d\u65e5\u5206)]$/u
/** The weekday behind a day. */
const weekdayPattern = / ?\([^()\d]{1,3}\)/u
const spacedSeparator = /\s*([-/.\u5e74\u6708])\s*/gu

/** Parses a day as people and spreadsheets write it; null where it is none. */
export const parseDay = createDayReader(null)

const readers = {
  reiwa: createDayReader('reiwa'),
  heisei: createDayReader('heisei'),
  century: createDayReader('century'),
} satisfies Record<YearCount, typeof parseDay>

/** Returns a parser of days. Years of one or two digits are read with the table's year count, where one is known. */
export const dayReader = (years: YearCount | null) => (years === null ? parseDay : readers[years])

function createDayReader(years: YearCount | null): (text: string) => DayTime | null {
  return memoize((text) => {
    const written = text.normalize('NFKC').trim()
    // The last character rules out most other texts.
    if (!dayEnd.test(written)) return null
    const plain = written.replace(weekdayPattern, '').replaceAll(spacedSeparator, '$1')
    if (serialPattern.test(plain))
      return dayTimeOf((Number(plain) + firstOfExcel) * dayMs + minuteMs / 2)
    const era = eras.find(([name]) => name.test(plain))
    const found =
      dayPattern.exec(era === undefined ? plain : plain.replace(era[0], '').trim()) ??
      compactPattern.exec(plain)
    if (found === null) return null
    const [, yearText = '', month = '', day = '', hour, minutes] = found
    const counted = yearText === '\u5143' ? 1 : Number(yearText)
    const count = era?.[1] ?? (yearText.length <= 2 ? years : null)
    if (count === null && yearText.length !== 4) return null
    const minute = hour === undefined ? null : Number(hour) * 60 + Number(minutes)
    const year = counted + (count === null ? 0 : yearsBefore[count])
    return existing({ year, month: Number(month), day: Number(day), minute })
  })
}

/**
 * Guesses the year count of a column with days such as 8.4.3: the latest count for which most of them are not in the future.
 * Null where most days have full years, or are no days.
 */
export function likelyYears(cells: readonly string[], today: DayTime): YearCount | null {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const short = filled.filter((cell) => parseDay(cell) === null)
  const end = wallTime({ ...today, minute: 24 * 60 - 1 })
  const isPast = (count: YearCount) => {
    const days = short.flatMap((cell) => readers[count](cell) ?? [])
    return days.filter((day) => wallTime(day) <= end).length * 2 > filled.length
  }
  const fitting = yearCounts.filter(isPast)
  return fitting.toSorted((one, other) => yearsBefore[other] - yearsBefore[one])[0] ?? null
}

/** Parses a time of day into minutes; null where it is none. */
export function parseTime(text: string): number | null {
  const plain = text.normalize('NFKC')
  const fraction = /^0?\.\d+$/u.test(plain) ? Number(plain) : null
  if (fraction !== null) return Math.round(fraction * 24 * 60) % (24 * 60)
  const found = timePattern.exec(plain)
  if (found === null) return null
  const minute = Number(found[1]) * 60 + Number(found[2] ?? 0)
  return Number(found[1]) < 24 && Number(found[2] ?? 0) < 60 ? minute : null
}

/** Rejects days such as the 30th of February, and the hour 24, which is the next day's. */
function existing(day: DayTime): DayTime | null {
  const back = dayTimeOf(wallTime(day))
  return back.month === day.month && back.day === day.day ? day : null
}
