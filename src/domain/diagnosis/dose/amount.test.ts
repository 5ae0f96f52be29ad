import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { roundedRate, totalAmount } from './amount.ts'

const rates = fc.double({ min: 0.5, max: 1e4, noNaN: true })
const areas = fc.double({ min: 1, max: 1e5, noNaN: true })

describe('a rate', () => {
  test.each([
    [71.43, 71],
    [4.26, 4.3],
    [10.3, 10.5],
    [106, 105],
    [214, 210],
    [999, 1000],
    [0, 0],
    [-3, 0],
    [NaN, 0],
  ])('of %d g is shown as %d g', (exact, shown) => {
    expect(roundedRate(exact)).toBe(shown)
  })

  test('is rounded coarser where the kit resolves less, and never over the cap', () => {
    expect(roundedRate(92, 40)).toBe(90)
    expect(roundedRate(92, 0)).toBe(92)
    expect(roundedRate(199.9, 100, 200)).toBe(200)
    expect(roundedRate(198, 100, 199)).toBe(190)
  })

  test('is never off by more than a fortieth, nor by a twentieth where the kit resolves less', () => {
    fc.assert(
      fc.property(rates, fc.double({ min: 0, max: 1e4, noNaN: true }), (exact, spread) => {
        expect(Math.abs(roundedRate(exact) - exact)).toBeLessThanOrEqual(exact * 0.0251)
        expect(Math.abs(roundedRate(exact, spread) - exact)).toBeLessThanOrEqual(exact * 0.0501)
      }),
    )
  })

  test('does not shrink when more is needed', () => {
    fc.assert(
      fc.property(rates, rates, fc.double({ min: 0, max: 1e4, noNaN: true }), (a, b, spread) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(roundedRate(less, spread)).toBeLessThanOrEqual(roundedRate(more, spread))
      }),
    )
  })
})

describe('a total', () => {
  test.each([
    [71, 20, '1.42 kg'],
    [96, 20, '1.92 kg'],
    [100, 20, '2 kg'],
    [30, 1000, '30 kg'],
    [71, 333, '23.6 kg'],
    [4.3, 10, '43 g'],
    [2, 499.9, '1 kg'],
  ])('of %d g on %d m² is shown as %s', (rate, area, shown) => {
    const { value, unit, decimals } = totalAmount(rate, area)
    expect(`${value.toFixed(decimals)} ${unit}`).toBe(shown)
  })

  test('is the rate times the area, within half a percent or half a gram, and printed as it is', () => {
    fc.assert(
      fc.property(rates, areas, (rate, area) => {
        const { grams, value, unit, decimals } = totalAmount(rate, area)
        const exact = rate * area
        expect(Math.abs(grams - exact)).toBeLessThanOrEqual(Math.max(0.5, exact * 0.005) + 1e-6)
        expect(Number(value.toFixed(decimals)) * (unit === 'kg' ? 1000 : 1)).toBeCloseTo(grams, 6)
      }),
    )
  })
})
