import { expect, test } from 'vitest'
import type { Box, Pixels } from './pixels.ts'
import { edgeWidth } from './sharpness.ts'
import { paintedPhoto } from '#testing/color/painted-photo.ts'

const box: Box = { x: 60, y: 60, width: 40, height: 40 }
const boxes = [box, { ...box, x: 160 }]
const sharp = paintedPhoto({
  width: 260,
  height: 160,
  ground: [0.8, 0.8, 0.8],
  patches: boxes.map((one) => ({ box: one, color: [0.1, 0.3, 0.5] as const })),
})

/** Box blur with these radii in pixels. */
function blurred(photo: Pixels, across: number, down: number): Pixels {
  const data = new Uint8ClampedArray(photo.data.length)
  for (let y = 0; y < photo.height; y += 1) {
    for (let x = 0; x < photo.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0
        let count = 0
        for (let dy = -down; dy <= down; dy += 1) {
          for (let dx = -across; dx <= across; dx += 1) {
            const value = photo.data[((y + dy) * photo.width + x + dx) * 4 + channel]
            if (value === undefined || x + dx < 0 || x + dx >= photo.width) continue
            sum += value
            count += 1
          }
        }
        data[(y * photo.width + x) * 4 + channel] = sum / count
      }
    }
  }
  return { ...photo, data }
}

test('a sharp edge is about a pixel wide', () => {
  expect(edgeWidth(sharp, boxes)).toBeLessThan(2)
})

test('a blurred edge is as wide as the blur', () => {
  const width = edgeWidth(blurred(sharp, 5, 5), boxes) ?? 0
  expect(width).toBeGreaterThan(8)
  expect(width).toBeLessThan(16)
})

test('blur in one direction is enough', () => {
  expect(edgeWidth(blurred(sharp, 0, 5), boxes)).toBeGreaterThan(8)
})

test('small boxes within large patches find their edges', () => {
  const large = paintedPhoto({
    width: 600,
    height: 160,
    ground: [0.8, 0.8, 0.8],
    patches: boxes.map((one) => ({ box: one, color: [0.1, 0.3, 0.5] as const })),
  })
  const within = boxes.map(({ x, y }) => ({ x: x + 15, y: y + 15, width: 10, height: 10 }))
  expect(edgeWidth(large, within)).toBeLessThan(2)
})

test('is null where there is no edge', () => {
  const empty = paintedPhoto({ width: 200, height: 200, ground: [0.5, 0.5, 0.5], patches: [] })
  expect(edgeWidth(empty, boxes)).toBeNull()
})
