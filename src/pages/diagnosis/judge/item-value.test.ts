import { expect, test } from 'vitest'
import { readingNumber } from '#ui/text/amount-text.ts'
import { itemNumber } from './item-value.ts'

test.each([0.867, 0.5, 1.234, 0.08])('an EC of %d is one figure in tables and charts', (value) => {
  const charted = readingNumber({ species: 'EC' }, value)
  expect([itemNumber('ec', value), itemNumber('lab-ec', value)]).toEqual([charted, charted])
})

test('a converted value below 1 has two digits', () => {
  expect(itemNumber('nitrate', 0.8672)).toBe('0.87')
})
