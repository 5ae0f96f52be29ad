import { beforeAll, expect, test } from 'vitest'

import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { dayInput, monthsSince, testTimeText, timeInput } from './day-text.ts'

beforeAll(() => loadTexts('ja', 'ui'))

const at = (hours: number, minutes: number) =>
  instant(new Date(2026, 2, 21, hours, minutes).getTime())

test('a day of a table without a time is shown without one', () => {
  expect(testTimeText(at(0, 0), 0)).toBe('2026年3月21日')
  expect(testTimeText(at(8, 5), 0)).toBe('2026年3月21日 08:05')
})

test('a day some days later runs into the next month', () => {
  expect(dayInput(at(23, 30))).toBe('2026-03-21')
  expect(dayInput(at(23, 30), 14)).toBe('2026-04-04')
  expect(timeInput(at(8, 5))).toBe('2026-03-21T08:05')
})

test('months since a test are counted by the calendar, and only whole ones', () => {
  const until = (year: number, month: number, day: number) =>
    monthsSince(at(8, 5), 0, new Date(year, month, day).getTime())
  expect(until(2026, 2, 22)).toBe(0)
  expect(until(2026, 3, 20)).toBe(0)
  expect(until(2026, 3, 21)).toBe(1)
  expect(until(2027, 1, 28)).toBe(11)
  expect(until(2028, 2, 21)).toBe(24)
})
