import { describe, expect, test } from 'vitest'
import { readContrast, type ContrastRequest } from './read-contrast.ts'
import { paintedPhoto } from '#testing/color/painted-photo.ts'

const box = (column: number, row: number) => ({
  x: 10 + column * 50,
  y: 10 + row * 50,
  width: 30,
  height: 30,
})
const request: ContrastRequest = {
  behind: { black: box(0, 0), white: box(1, 0) },
  beside: { black: box(0, 1), white: box(1, 1) },
  levels: [
    { value: 0, ratio: 1 },
    { value: 10, ratio: 0.6 },
    { value: 20, ratio: 0.2 },
  ],
}
const gray = (light: number) => [light, light, light] as const
/** Cloudy liquid covers this share of what is behind it with its own light. */
const read = (cloud: number, light = 1, change: Partial<ContrastRequest> = {}) =>
  readContrast(
    paintedPhoto({
      width: 110,
      height: 110,
      ground: gray(0.7),
      patches: [
        { box: box(0, 0), color: gray(0.04 * (1 - cloud) + 0.7 * cloud) },
        { box: box(1, 0), color: gray(0.8 * (1 - cloud) + 0.7 * cloud) },
        { box: box(0, 1), color: gray(0.04) },
        { box: box(1, 1), color: gray(0.8) },
      ],
      light: () => gray(light),
    }),
    { ...request, ...change },
  )

describe('turbidity by contrast', () => {
  test('a clear tube leaves all of the contrast', () => {
    const reading = read(0)
    expect(reading).toMatchObject({ status: 'read', estimate: 0 })
    expect(reading.status === 'read' && reading.ratio).toBeCloseTo(1, 1)
  })

  test('the cloudier, the higher', () => {
    const estimates = [0.2, 0.4, 0.6].map((cloud) => {
      const reading = read(cloud)
      return reading.status === 'read' ? reading.estimate : NaN
    })
    expect(estimates).toEqual(estimates.toSorted((one, other) => one - other))
    expect(new Set(estimates).size).toBe(3)
  })

  test('does not depend on the exposure', () => {
    const [bright, dim] = [read(0.3), read(0.3, 0.4)]
    if (bright.status !== 'read' || dim.status !== 'read') throw new Error('not read')
    expect(dim.ratio).toBeCloseTo(bright.ratio, 1)
  })

  test('the range holds the estimate and stays on the chart', () => {
    const reading = read(0.3)
    if (reading.status !== 'read') throw new Error('not read')
    expect(reading.range[0]).toBeLessThanOrEqual(reading.estimate)
    expect(reading.range[1]).toBeGreaterThanOrEqual(reading.estimate)
    expect(reading.range[0]).toBeGreaterThanOrEqual(0)
    expect(reading.range[1]).toBeLessThanOrEqual(20)
    expect(reading.nearest).toHaveLength(2)
  })

  test('cloudier than the last level is off the chart', () => {
    expect(read(0.98).status).toBe('off-chart')
  })

  test('too dark a photograph is refused', () => {
    expect(read(0.3, 0.05)).toMatchObject({ status: 'refused', reasons: ['too-dark'] })
  })

  test('badly placed boxes are refused', () => {
    const beside = { black: box(1, 1), white: box(1, 1) }
    expect(read(0.3, 1, { beside })).toMatchObject({ status: 'refused', reasons: ['not-uniform'] })
  })

  test('levels whose contrast goes up and down again cannot be read', () => {
    const levels = [
      { value: 0, ratio: 1 },
      { value: 10, ratio: 0.3 },
      { value: 20, ratio: 0.6 },
    ]
    expect(read(0.3, 1, { levels })).toMatchObject({ reasons: ['ambiguous'] })
  })
})
