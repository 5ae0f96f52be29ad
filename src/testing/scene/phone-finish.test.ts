import { describe, expect, it } from 'vitest'
import { finished } from './phone-finish.ts'

const asTaken = { contrast: 0, saturation: 1, sharpness: 0 }

/** Gray pixels in one row. */
const row = (...lights: readonly number[]) =>
  Float32Array.from(lights.flatMap((light) => [light, light, light]))

function finishedRow(lights: readonly number[], finish: Partial<typeof asTaken>) {
  const values = row(...lights)
  finished(values, { width: lights.length, height: 1 }, { ...asTaken, ...finish })
  return Array.from(values).filter((_, at) => at % 3 === 0)
}

describe('the finish of a phone', () => {
  it('leaves everything as it was where it does nothing', () => {
    const values = Float32Array.from([0.1, 0.4, 0.9, 0.7, 0.2, 0.3])
    const before = values.slice()
    finished(values, { width: 2, height: 1 }, asTaken)
    for (const [at, value] of values.entries()) expect(value).toBeCloseTo(before[at] ?? NaN, 5)
  })

  it('with contrast makes dark darker and light lighter, and keeps black, middle and white', () => {
    const [black, dark, middle, light, white] = finishedRow([0, 0.25, 0.5, 0.75, 1], {
      contrast: 0.5,
    })
    expect([black, middle, white]).toEqual([0, 0.5, 1])
    expect(dark).toBeLessThan(0.22)
    expect(light).toBeGreaterThan(0.78)
  })

  it('with saturation moves the channels away from gray', () => {
    const values = Float32Array.from([0.6, 0.4, 0.2])
    finished(values, { width: 1, height: 1 }, { ...asTaken, saturation: 1.25 })
    const gray = 0.3 * 0.6 + 0.59 * 0.4 + 0.11 * 0.2
    expect(values[0]).toBeCloseTo(gray + 1.25 * (0.6 - gray), 5)
    expect(values[2]).toBeCloseTo(gray + 1.25 * (0.2 - gray), 5)
  })

  it('with sharpness overshoots on both sides of an edge, and nowhere else', () => {
    const lights = [0.3, 0.3, 0.3, 0.3, 0.7, 0.7, 0.7, 0.7]
    const sharp = finishedRow(lights, { sharpness: 0.5 })
    expect(sharp[3]).toBeLessThan(0.25)
    expect(sharp[4]).toBeGreaterThan(0.75)
    expect(sharp[0]).toBeCloseTo(0.3, 5)
    expect(sharp[7]).toBeCloseTo(0.7, 5)
  })
})
