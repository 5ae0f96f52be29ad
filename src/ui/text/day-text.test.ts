import { beforeAll, expect, test } from 'vitest'

import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { dayInput, testTimeText, timeInput } from './day-text.ts'

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
