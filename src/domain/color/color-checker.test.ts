import { describe, expect, test } from 'vitest'
import { rgbOfHex } from './srgb.ts'
import {
  areOfChecker,
  checkerColors,
  checkerPatches,
  type CheckerCorners,
} from './color-checker.ts'
import { paintedPhoto } from '#testing/color/painted-photo.ts'

/** A chart in warm light, photographed through a camera that mixes the channels. */
const photo = paintedPhoto({
  width: 320,
  height: 220,
  ground: [0.03, 0.03, 0.03],
  patches: checkerColors.map(([r, g, b], index) => ({
    box: { x: 20 + (index % 6) * 48, y: 15 + Math.floor(index / 6) * 48, width: 40, height: 40 },
    color: [0.7 * r + 0.1 * g, 0.6 * g + 0.08 * r, 0.4 * b + 0.06 * g] as const,
  })),
})
const [left, right, top, bottom] = [40, 280, 35, 179]
const corners: CheckerCorners = [
  { x: left, y: top },
  { x: right, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
]

describe('a color checker marked by its corners', () => {
  test('its 24 fields lie between them', () => {
    const patches = checkerPatches(photo, corners)
    expect(patches).toHaveLength(24)
    const { box, truth } = patches?.[7] ?? { box: null, truth: null }
    expect(truth).toEqual(rgbOfHex('#455aa7'))
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(88, 5)
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(83, 5)
  })

  test('is known by its colors, in any light, and not from another side', () => {
    expect(areOfChecker(photo, checkerPatches(photo, corners) ?? [])).toBe(true)
    const [darkSkin, bluishGreen, white, black] = corners
    for (const other of [
      [black, white, bluishGreen, darkSkin],
      [bluishGreen, darkSkin, black, white],
      [white, black, darkSkin, bluishGreen],
    ] as const) {
      expect(areOfChecker(photo, checkerPatches(photo, other) ?? [])).toBe(false)
    }
  })

  test('corners at one place, or fields beyond the photograph, are none', () => {
    const [darkSkin, bluishGreen, white] = corners
    expect(checkerPatches(photo, [darkSkin, darkSkin, white, white])).toBe(null)
    expect(checkerPatches(photo, [darkSkin, bluishGreen, white, { x: 319, y: 219 }])).toBe(null)
  })
})
