import fc from 'fast-check'
import { expect, test } from 'vitest'

import { areaIn, areaUnits, squareMeters } from './area.ts'

test('a hectare is 10,000 m², 10a 1,000, an are 100, and 300 tsubo or 10 se are 991.7', () => {
  expect(squareMeters(1, 'ha')).toBe(10_000)
  expect(squareMeters(1, '10a')).toBe(1000)
  expect(squareMeters(1, 'a')).toBe(100)
  expect(squareMeters(300, 'tsubo')).toBeCloseTo(991.7, 1)
  expect(squareMeters(10, 'se')).toBeCloseTo(991.7, 1)
  expect(areaIn(1000, 'tsubo')).toBeCloseTo(302.5, 10)
})

test('an area survives the way to another unit and back', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 1e6, noNaN: true }),
      fc.constantFrom(...areaUnits),
      (area, unit) => {
        expect(squareMeters(areaIn(area, unit), unit)).toBeCloseTo(area, 6)
      },
    ),
  )
})
