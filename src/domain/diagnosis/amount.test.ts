import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { flooredAmount, roundedAmount } from './amount.ts'

const grams = fc.double({ min: 0.5, max: 1e6, noNaN: true })

describe('an amount', () => {
  test.each([
    [1428.6, '1.4 kg'],
    [1927.3, '1.9 kg'],
    [96.4, '96 g'],
    [1000, '1.0 kg'],
    [12_345, '12 kg'],
    [123_456, '120 kg'],
    [4.26, '4.3 g'],
    [999, '1.0 kg'],
  ])('of %d g is printed as %s', (exact, printed) => {
    const { value, unit, decimals } = roundedAmount(exact)
    expect(`${value.toFixed(decimals)} ${unit}`).toBe(printed)
  })

  test('is rounded coarser where the kit resolves less', () => {
    expect(roundedAmount(1927, 1000).grams).toBe(2000)
    expect(roundedAmount(1927, 0).grams).toBe(1900)
  })

  test('is never rounded over the cap, nor down to nothing', () => {
    expect(roundedAmount(7400, 2000, 7400).grams).toBe(7000)
    expect(roundedAmount(7600, 2000, 7600).grams).toBe(7600)
    expect(roundedAmount(3, 100).grams).toBeGreaterThan(0)
    expect(roundedAmount(0).grams).toBe(0)
  })

  test('stays within five percent, or within the resolution', () => {
    fc.assert(
      fc.property(grams, (exact) => {
        expect(Math.abs(roundedAmount(exact).grams - exact)).toBeLessThanOrEqual(exact * 0.0501)
      }),
    )
  })

  test('does not shrink when more is needed', () => {
    fc.assert(
      fc.property(
        grams,
        grams,
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        (one, other, spread) => {
          const [less, more] = one < other ? [one, other] : [other, one]
          expect(roundedAmount(less, spread).grams).toBeLessThanOrEqual(
            roundedAmount(more, spread).grams,
          )
        },
      ),
    )
  })
})

test('rounding down never goes over, and a round amount stays', () => {
  expect(flooredAmount(1090).grams).toBe(1000)
  expect(flooredAmount(300).grams).toBe(300)
  fc.assert(
    fc.property(grams, (exact) => {
      const { grams: found } = flooredAmount(exact)
      expect(found).toBeLessThanOrEqual(exact * (1 + 1e-9))
      expect(found).toBeGreaterThan(exact * 0.9)
    }),
  )
})
