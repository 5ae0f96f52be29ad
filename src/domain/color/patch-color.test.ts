import { describe, expect, test } from 'vitest'
import { middleColor, patchColor } from './patch-color.ts'
import type { Box } from './pixels.ts'
import type { Rgb } from './srgb.ts'
import { paintedPhoto } from '#testing/color/painted-photo.ts'

const box: Box = { x: 10, y: 10, width: 40, height: 40 }
const green: Rgb = [0.2, 0.5, 0.3]
const photo = (more: Partial<Parameters<typeof paintedPhoto>[0]> = {}) =>
  paintedPhoto({ width: 60, height: 60, ground: green, patches: [], ...more })

describe('the color of a patch', () => {
  test('is the paint, in linear light', () => {
    const { color, spread, clipped, glare } = patchColor(photo(), box)
    for (const at of [0, 1, 2] as const) expect(color[at]).toBeCloseTo(green[at], 2)
    expect(spread).toBeLessThan(0.1)
    expect(clipped).toBe(0)
    expect(glare).toBe(0)
  })

  test('is not moved by something else over a fifth of the box', () => {
    const patches = [{ box: { x: 10, y: 10, width: 40, height: 8 }, color: [0, 0, 0] as const }]
    const { color, spread } = patchColor(photo({ patches }), box)
    expect(color[1]).toBeCloseTo(green[1], 2)
    expect(spread).toBeLessThan(1)
  })

  test('is not even where half of the box is something else', () => {
    const patches = [
      { box: { x: 10, y: 10, width: 40, height: 20 }, color: [0.6, 0.1, 0.1] as const },
    ]
    expect(patchColor(photo({ patches }), box).spread).toBeGreaterThan(10)
  })

  test.each([0.32, 0.4, 0.6])('is not even where %d of it is something else', (share) => {
    const patches = [
      { box: { x: 10, y: 10, width: 40 * share, height: 40 }, color: [0.6, 0.1, 0.1] as const },
    ]
    expect(patchColor(photo({ patches }), box).spread).toBeGreaterThan(10)
  })

  test('counts saturated pixels', () => {
    const patches = [{ box: { x: 10, y: 10, width: 40, height: 10 }, color: [2, 2, 2] as const }]
    expect(patchColor(photo({ patches }), box).clipped).toBeCloseTo(0.25, 2)
  })

  test('counts the pixels under a shine, even where it covers half of the box', () => {
    const shine = (x: number) => (x < 30 ? 0.3 : 0)
    expect(patchColor(photo({ shine }), box).glare).toBeCloseTo(0.5, 1)
  })

  test('does not take the shading of a round tube for a shine', () => {
    const light = (x: number): Rgb => {
      const shade = 0.85 + 0.15 * Math.sin(((x - 10) / 40) * Math.PI)
      return [shade, shade, shade]
    }
    expect(patchColor(photo({ light }), box).glare).toBe(0)
  })

  test('of a box smaller than a pixel is that of the pixel', () => {
    const tiny = { x: 59, y: 59, width: 1, height: 1 }
    expect(patchColor(photo(), tiny).pixels).toBe(1)
  })
})

test('the middle of colors is between whole bytes', () => {
  const colors: Rgb[] = Array.from({ length: 100 }, (_, at) => [at % 2 ? 0.2 : 0.3, 0.5, 0.5])
  expect(middleColor(colors)[0]).toBeCloseTo(0.25, 1)
})

test('the middle of two colors lies between them', () => {
  const two: readonly Rgb[] = [
    [0.2, 0.5, 0.3],
    [0.4, 0.6, 0.3],
  ]
  for (const at of [0, 1, 2] as const) {
    expect(middleColor(two)[at]).toBeCloseTo([0.3, 0.55, 0.3][at] ?? 0, 6)
  }
})

test.each([[{ x: 30, y: 30, width: 2, height: 1 }], [{ x: 30, y: 30, width: 1, height: 2 }]])(
  'two pixels of a grain are still the paint',
  (small) => {
    const { color, spread } = patchColor(
      photo({ light: (x, y) => ((x + y) % 2 === 0 ? [1, 1, 1] : [0.95, 0.95, 0.95]) }),
      small,
    )
    for (const at of [0, 1, 2] as const) {
      expect(Math.abs(color[at] - green[at])).toBeLessThan(0.05)
    }
    expect(spread).toBeLessThan(3)
  },
)
