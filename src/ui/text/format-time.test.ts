import { beforeAll, expect, test } from 'vitest'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import {
  formatClock,
  formatClockSeconds,
  formatCountdown,
  formatDateTime,
  formatDay,
  formatLength,
  formatShortLength,
} from './format-time.ts'

beforeAll(() => loadTexts('ja', 'ui'))

const morning = instant(new Date(2026, 10, 20, 9, 5, 7).getTime())

test('clock times are those of the phone, with leading zeros', () => {
  expect(formatClock(morning, 0)).toBe('09:05')
  expect(formatClockSeconds(morning, 0)).toBe('09:05:07')
  expect(formatDateTime(morning, 0)).toBe('2026年11月20日 09:05')
})

test('a day of another year is told with its year', () => {
  expect(formatDay(morning, 0, new Date(2026, 11, 31).getTime())).toBe('11月20日')
  expect(formatDay(morning, 0, new Date(2027, 0, 1).getTime())).toBe('2026年11月20日')
})

test.each([
  [34, '34秒'],
  [59.6, '1分'],
  [88, '1分'],
  [1335, '22分'],
])('%d seconds are shortly %s', (length, text) => {
  expect(formatShortLength(length)).toBe(text)
})

test('the wall offset is added', () => {
  expect(formatClockSeconds(morning, -3_600_000)).toBe('08:05:07')
})

test.each([
  [0, '0秒'],
  [-5, '0秒'],
  [40, '40秒'],
  [60, '1分'],
  [460, '7分40秒'],
  [59.6, '1分'],
  [3600, '1時間'],
  [86_400, '24時間'],
  [3725, '1時間2分5秒'],
])('%d seconds are %s', (length, text) => {
  expect(formatLength(length)).toBe(text)
})

test.each([
  [3, '0:03'],
  [2.01, '0:03'],
  [0.001, '0:01'],
  [0, '0:00'],
  [-4, '0:00'],
  [75, '1:15'],
  [3599.5, '1:00:00'],
  [3725, '1:02:05'],
])('a countdown of %d shows %s', (remaining, text) => {
  expect(formatCountdown(remaining)).toBe(text)
})
