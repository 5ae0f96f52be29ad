import { expect, it } from 'vitest'
import type { Blob } from './dark-blobs.ts'
import { fitQuad } from './fit-quad.ts'
import type { Point } from './homography.ts'

/** Pixels whose center lies within, row by row. */
function blobOf(isWithin: (point: Point) => boolean): Blob {
  return Array.from({ length: 120 }, (_, y) => {
    const inside = Array.from({ length: 120 }, (__, x) => x).filter((x) =>
      isWithin({ x: x + 0.5, y: y + 0.5 }),
    )
    return { y, start: inside[0] ?? 0, end: (inside.at(-1) ?? -1) + 1 }
  }).filter(({ start, end }) => end > start)
}

const square = (corners: readonly Point[]) =>
  blobOf(({ x, y }) =>
    corners.every((corner, index) => {
      const next = corners[(index + 1) % 4] ?? corner
      return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) > 0
    }),
  )

it.each([
  ['upright', [20, 20, 80, 20, 80, 80, 20, 80]],
  ['turned', [60, 12, 106, 55, 61, 104, 14, 60]],
  ['seen from the side', [22, 30, 90, 20, 100, 88, 15, 70]],
])('finds the corners of a square to half a pixel: %s', (_, numbers) => {
  const corners = [0, 2, 4, 6].map((at) => ({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 }))
  const quad = fitQuad(square(corners)) ?? []
  for (const corner of corners) {
    const misses = quad.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y))
    expect(Math.min(...misses)).toBeLessThan(0.5)
  }
})

it('returns the corners clockwise', () => {
  const quad =
    fitQuad(
      square([
        { x: 20, y: 20 },
        { x: 80, y: 20 },
        { x: 80, y: 80 },
        { x: 20, y: 80 },
      ]),
    ) ?? []
  const area = quad.reduce((sum, { x, y }, index) => {
    const next = quad[(index + 1) % 4]
    return sum + x * (next?.y ?? 0) - y * (next?.x ?? 0)
  }, 0)
  expect(area / 2).toBeCloseTo(3600, -2)
})

it('does not take a disc, a triangle or a thin line for a quadrangle', () => {
  expect(fitQuad(blobOf(({ x, y }) => Math.hypot(x - 60, y - 60) < 40))).toBeNull()
  expect(fitQuad(blobOf(({ x, y }) => y > 20 && x > y && x < 110 - y / 4))).toBeNull()
  expect(fitQuad(blobOf(({ x, y }) => x > 10 && x < 100 && y > 50 && y < 54))).toBeNull()
})
