import { expect, it } from 'vitest'
import type { Rgb } from '#domain/color/srgb.ts'
import type { Block } from '#domain/color/uniform-regions.ts'
import { fieldsInBlocks } from './cut-blocks.ts'

const [width, height] = [240, 180]
/** From (30, 20) to (210, 164). */
const block = [
  { x: 30, y: 20 },
  { x: 210, y: 20 },
  { x: 210, y: 164 },
  { x: 30, y: 164 },
]

/** A picture whose color depends on the place in the block. */
function picture(colorAt: (x: number, y: number) => Rgb) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at += 1)
    data.set(colorAt((at % width) - 30, Math.floor(at / width) - 20), at * 4)
  return { width, height, data }
}

/** Three columns of 60 pixels, four rows of 36. */
const levelAt = (x: number, y: number): Rgb => [
  60 + 40 * Math.floor(x / 60),
  200 - 25 * Math.floor(y / 36),
  120,
]

it('a block of fields that touch on all sides is cut into rows and columns', () => {
  const [fields = []] = fieldsInBlocks(picture(levelAt), [block])
  const middles = [60, 120, 180].flatMap((x) => [38, 74, 110, 146].map((y) => ({ x, y })))
  expect(fields).toHaveLength(middles.length)
  for (const { x, y } of middles)
    expect(fields.some((field) => Math.hypot(field.x - x, field.y - y) <= 2)).toBe(true)
})

it('is cut once, however often it is found', () => {
  const again: Block = block.toReversed()
  expect(fieldsInBlocks(picture(levelAt), [block, again])).toHaveLength(1)
})

it('is not cut where it is a card with fields in its middle', () => {
  const isOfField = (x: number, y: number) => x >= 45 && x < 135 && y >= 35 && y < 105
  const colorAt = (x: number, y: number): Rgb =>
    isOfField(x, y) ? levelAt(1.33 * (x - 45), 2 * (y - 35)) : [230, 230, 230]
  expect(fieldsInBlocks(picture(colorAt), [block])).toEqual([[]])
})

it('is not cut where its color changes evenly', () => {
  const colorAt = (x: number, y: number): Rgb => [60 + x / 2, 60 + y / 2, 120]
  expect(fieldsInBlocks(picture(colorAt), [block])).toEqual([[]])
})
