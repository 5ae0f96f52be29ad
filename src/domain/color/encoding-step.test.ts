import jpeg from 'jpeg-js'
import { describe, expect, test } from 'vitest'
import { encodingStep } from './encoding-step.ts'
import { patchColor } from './patch-color.ts'
import { grainOf } from './photo-gates.ts'
import type { Box, Pixels } from './pixels.ts'
import { rgbOfHex, type Rgb } from './srgb.ts'
import { paintedPhoto } from '#testing/color/painted-photo.ts'

const paper: Rgb = [0.8, 0.8, 0.76]
const paints = ['#f0e8d0', '#e8d0b8', '#e0b8a8', '#d8a098', '#d08890'].map(rgbOfHex)
const fields: readonly Box[] = paints.map((_, column) => ({
  x: 20 + column * 72,
  y: 20,
  width: 56,
  height: 56,
}))
const boxes = fields.map((field) => ({ x: field.x + 12, y: 32, width: 32, height: 32 }))

/** In light that falls by a few percent, so that the blocks of one field are rounded to different colors. */
const photoOf = (grain: number) =>
  paintedPhoto({
    width: 400,
    height: 100,
    ground: paper,
    patches: fields.map((box, at) => ({ box, color: paints[at] ?? paper })),
    light: (x, y) => {
      const light = 1 - (0.05 * (x + y)) / 580 + grain * (((x * 7 + y * 13) % 11) / 11 - 0.5)
      return [light, light, light]
    },
  })
const encoded = ({ width, height, data }: Pixels, quality: number): Pixels =>
  jpeg.decode(jpeg.encode({ width, height, data }, quality).data, { useTArray: true })

describe('the step of an encoding', () => {
  test('is what strong compression leaves between the blocks of one field', () => {
    const strong = encodingStep(encoded(photoOf(0), 20), boxes, paper)
    const weak = encodingStep(encoded(photoOf(0), 90), boxes, paper)
    expect(strong).toBeGreaterThan(3)
    expect(weak).toBeLessThan(strong / 2)
  })

  test('is the coarser one of brightness, blue and red, though most blocks differ in brightness', () => {
    // A step of 5 in brightness, and one of 5.5 in red, in which only the lower half of the last field differs.
    const [brighter, redder] = [[5, 5, 5] as const, [7.7, -3.9, 0] as const]
    const squares: Pixels = { width: 64, height: 32, data: new Uint8ClampedArray(64 * 32 * 4) }
    for (let y = 0; y < 32; y += 1) {
      for (let x = 0; x < 64; x += 1) {
        const isBrighter = (Math.floor(x / 8) + Math.floor(y / 8)) % 2 === 0 && x < 32
        const isRedder = x >= 32 && y >= 16
        const bytes = [90, 120, 130].map(
          (byte, at) =>
            byte +
            (isBrighter ? (brighter[at] ?? 0) : 0) +
            (isRedder ? Math.round(redder[at] ?? 0) : 0),
        )
        squares.data.set([...bytes, 255], (y * 64 + x) * 4)
      }
    }
    const both = encodingStep(squares, [{ x: 16, y: 8, width: 32, height: 16 }], paper)
    const upper = encodingStep(squares, [{ x: 16, y: 4, width: 32, height: 8 }], paper)
    expect(both).toBeGreaterThan(2 * upper)
    expect(upper).toBeGreaterThan(1)
  })

  test('is none in a picture that was not compressed, or that still shows its grain', () => {
    expect(encodingStep(photoOf(0), boxes, paper)).toBe(0)
    expect(encodingStep(encoded(photoOf(0.1), 95), boxes, paper)).toBe(0)
  })

  test('counts as grain, although most boxes are of one color', () => {
    const photo = encoded(photoOf(0), 20)
    const patches = boxes.map((box) => patchColor(photo, box, paper))
    expect(patches.filter(({ spread }) => spread < 0.01).length).toBeGreaterThan(boxes.length / 2)
    expect(grainOf(patches, 0)).toBeLessThan(0.01)
    expect(grainOf(patches, encodingStep(photo, boxes, paper))).toBe(3)
  })
})
