import { describe, expect, test } from 'vitest'
import { hiddenShadow } from './hidden-shadow.ts'
import { labOf } from './lab.ts'
import { brighter } from './light.ts'
import { matchCurve } from './match-curve.ts'
import { rgbOfHex, type Rgb } from './srgb.ts'

const paints = ['#f6f2c8', '#dfe08a', '#a9c85c', '#6fa052', '#3f7448'].map(rgbOfHex)
const levels = paints.map((paint, value) => ({ value, pads: [labOf(paint)] }))
const matchOf = (color: Rgb) => matchCurve([labOf(color)], levels, { confusion: 2, reach: 5 })
const suspected = (color: Rgb) =>
  hiddenShadow(matchOf(color), (by) => matchOf(brighter(color, by)), 2)

describe('a shadow over the sample alone', () => {
  test.each([
    [2, 0.3],
    [3, 0.3],
    [2, 0.45],
    [3, 0.45],
  ])('is suspected where lightness tells another place than hue: level %i, %d', (level, shade) => {
    const shaded = brighter(paints[level] ?? [0, 0, 0], -shade)
    expect(matchOf(shaded).kind).toBe('near')
    expect(suspected(shaded)).toBe(shade)
  })

  test('is not suspected where a sample fits, or is a little darker than printed', () => {
    for (const paint of paints) {
      expect(suspected(paint)).toBeNull()
      expect(suspected(brighter(paint, -0.08))).toBeNull()
    }
  })

  test('is not reported where the sample is off the chart', () => {
    expect(suspected(rgbOfHex('#3040c0'))).toBeNull()
  })
})
