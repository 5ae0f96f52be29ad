import { describe, expect, it } from 'vitest'
import { chartShot, fieldsInLine, rainbowFields } from '#testing/scene/chart-shot.ts'
import { findGrids } from './find-chart.ts'

describe('things in the order of the rainbow', () => {
  const slices = 12
  /** Eight fields, each as light as `lightAt` says from its left side (−1) to its right (1). */
  const shaded = (lightAt: (x: number) => number) =>
    fieldsInLine(rainbowFields, { x: 20, y: 40, width: 14, height: 14 }, { x: 17 }).flatMap(
      (field) =>
        Array.from({ length: slices }, (_, at) => ({
          ...field,
          x: field.x + (at * field.width) / slices,
          width: field.width / slices,
          hex: darker(field.hex, lightAt((2 * at + 1) / slices - 1)),
        })),
    )
  const darker = (hex: string, light: number) =>
    hex.replaceAll(/[\da-f]{2}/gu, (byte) =>
      Math.round(light * parseInt(byte, 16))
        .toString(16)
        .padStart(2, '0'),
    )

  it.each([
    ['that are round are no chart', (x: number) => 1 - 0.3 * x * x],
    ['that are lit from one side are no chart', (x: number) => 0.9 - 0.1 * x],
  ])('%s', (_, lightAt) => {
    expect(findGrids(chartShot(shaded(lightAt)).pixels)).toEqual([])
  })

  it('are a chart where they are flat', () => {
    const [grid] = findGrids(chartShot(shaded(() => 1)).pixels)
    expect(grid?.rows.map((row) => row.length)).toEqual([8])
  })

  it.each([
    ['steeply', 1],
    ['softly', 0.3],
  ])('are a chart where a shadow falls %s along the middle of all of them', (_, steepness) => {
    const lightAt = (__: number, y: number) => {
      const light = 0.87 + 0.1 * Math.tanh(steepness * (y - 47))
      return [light, light, light] as const
    }
    const [grid] = findGrids(
      chartShot(
        shaded(() => 1),
        {},
        { lightAt },
      ).pixels,
    )
    expect(grid?.rows.map((row) => row.length)).toEqual([8])
  })
})
