import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crossesItself, metersPerDegree, outlineArea, type Corner } from './outline.ts'

const square: readonly Corner[] = [
  [0, 0],
  [30, 0],
  [30, 40],
  [0, 40],
]

describe('the area inside an outline', () => {
  test('on a sketch is that of its meters', () => {
    expect(outlineArea({ on: 'sketch', corners: square })).toBe(1200)
  })

  test('on the map is that of the same field on the ground', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 24, max: 46, noNaN: true }),
        fc.double({ min: 122, max: 146, noNaN: true }),
        (latitude, longitude) => {
          const [perX, perY] = metersPerDegree(latitude)
          const corners = square.map(([x, y]): Corner => [
            longitude + x / perX,
            latitude + y / perY,
          ])
          expect(outlineArea({ on: 'map', corners })).toBeCloseTo(1200, 1)
        },
      ),
    )
  })

  test('does not mind where it begins and which way it goes', () => {
    const area = (corners: readonly Corner[]) => outlineArea({ on: 'sketch', corners })
    expect(area(square.toReversed())).toBe(1200)
    expect(area([...square.slice(2), ...square.slice(0, 2)])).toBe(1200)
  })
})

// Source: [GSI-SECOND] near Tokyo a second of latitude is about 30.8 m, one of longitude about 25 m.
test('a second of arc is as long as surveyors say', () => {
  const [east, north] = metersPerDegree(36)
  expect(north / 3600).toBeCloseTo(30.8, 1)
  expect(east / 3600).toBeCloseTo(25, 0)
})

test('an outline like a bow tie crosses itself', () => {
  const [a, b, c, d] = square
  expect(crossesItself({ corners: square })).toBe(false)
  expect(crossesItself({ corners: [a, c, b, d].flatMap((one) => (one ? [one] : [])) })).toBe(true)
})
