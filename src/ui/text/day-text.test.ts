import { beforeAll, expect, test } from 'vitest'

import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { testTimeText } from './day-text.ts'

beforeAll(() => loadTexts('ja', 'ui'))

const at = (hours: number, minutes: number) =>
  instant(new Date(2026, 2, 21, hours, minutes).getTime())

test('a day of a table without a time is shown without one', () => {
  expect(testTimeText(at(0, 0), 0)).toBe('2026年3月21日')
  expect(testTimeText(at(8, 5), 0)).toBe('2026年3月21日 08:05')
})
