import { expect, it } from 'vitest'
import { chartShot } from '#testing/scene/chart-shot.ts'
import { snapToPatch } from './snap-patch.ts'

const field = { x: 60, y: 40, width: 18, height: 26, hex: '#c9788f' }
const shot = chartShot([field, { ...field, x: 78, hex: '#b0607a' }])
const corner = shot.seenOf(field)
const opposite = shot.seenOf({ x: field.x + field.width, y: field.y + field.height })

function snapAt(shareX: number, shareY: number) {
  const x = field.x + field.width * shareX
  const y = field.y + field.height * shareY
  const seen = shot.seenOf({ x, y })
  return snapToPatch(shot.pixels, seen.x, seen.y)
}

it.each([
  [0.5, 0.5],
  [0.2, 0.8],
  [0.85, 0.15],
])('fills the field wherever in it one taps (%d, %d), and stays inside', (shareX, shareY) => {
  const box = snapAt(shareX, shareY)
  expect(box?.x).toBeGreaterThan(corner.x)
  expect(box?.y).toBeGreaterThan(corner.y)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(opposite.x)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(opposite.y)
  expect(box?.width).toBeGreaterThan(0.6 * (opposite.x - corner.x))
  expect(box?.height).toBeGreaterThan(0.6 * (opposite.y - corner.y))
})

it('is null on an edge between two colors', () => {
  expect(snapAt(0, 0.5)).toBeNull()
})

it('is null outside the picture', () => {
  expect(snapToPatch(shot.pixels, -4, 20)).toBeNull()
  expect(snapToPatch(shot.pixels, 200, shot.pixels.height + 1)).toBeNull()
})

it('stays small on a large plain ground', () => {
  const ground = shot.seenOf({ x: 130, y: 60 })
  const box = snapToPatch(shot.pixels, ground.x, ground.y)
  expect(box?.width).toBeLessThan(0.2 * shot.pixels.width)
})
