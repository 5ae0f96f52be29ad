import { expect, test } from 'vitest'
import type { Box } from './pixels.ts'
import type { Rgb } from './srgb.ts'
import { whiteColor } from './white-color.ts'
import { paintedPhoto } from '#testing/color/painted-photo.ts'

const box: Box = { x: 0, y: 0, width: 40, height: 40 }
const white: Rgb = [0.8, 0.85, 0.6]
const seen = (more: Partial<Parameters<typeof paintedPhoto>[0]> = {}) =>
  whiteColor(paintedPhoto({ width: 40, height: 40, ground: white, patches: [], ...more }), box)

test('an even white has no fall of light', () => {
  const { color, fall, share } = seen()
  expect(color[2]).toBeCloseTo(0.6, 2)
  expect(fall).toBeLessThan(0.01)
  expect(share).toBe(1)
})

test('a black edge in a quarter of the box is left out', () => {
  const patches = [{ box: { ...box, height: 10 }, color: [0.02, 0.02, 0.02] as const }]
  const { color, fall, share } = seen({ patches })
  expect(color[1]).toBeCloseTo(0.85, 2)
  expect(fall).toBeLessThan(0.01)
  expect(share).toBe(0.75)
})

test.each([0.02, 0.05, 0.15, 0.3])('light that falls by %d across is seen to', (amount) => {
  const light = (x: number): Rgb => {
    const falling = 1 - (amount * x) / 40
    return [falling, falling, falling]
  }
  // Beyond a fifth, the darker parts no longer count as white.
  expect(seen({ light }).fall).toBeCloseTo(Math.min(amount, 0.2), 1)
})
