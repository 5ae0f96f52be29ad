import { describe, expect, it, test } from 'vitest'
import { cardShot } from '#testing/scene/card-shot.ts'
import type { Box } from '#domain/color/pixels.ts'
import { patchColor } from '#domain/color/patch-color.ts'
import { luminance } from '#domain/color/srgb.ts'
import { cardBoxes, tiltGate } from './card-boxes.ts'
import { findCard } from './find-card.ts'

function boxesIn(view: Parameters<typeof cardShot>[0]) {
  const { pixels } = cardShot(view)
  const card = findCard(pixels)
  if (card === null) throw new Error('no card')
  const light = (box: Box) => luminance(patchColor(pixels, box).color)
  return { boxes: cardBoxes(card), light, card }
}

describe.each([
  ['from above', {}],
  ['turned and tilted', { roll: 40, tilt: 35, leaning: 120 }],
])('boxes of a card seen %s', (_, view) => {
  const { boxes, light } = boxesIn(view)

  it('contain the grays from white to black, each darker than the one before', () => {
    const lights = boxes.grays.map(light)
    expect(lights).toEqual(lights.toSorted((one, other) => other - one))
    expect(lights[0]).toBeGreaterThan(0.8)
    expect(lights.at(-1)).toBeLessThan(0.06)
  })

  it('contain only bare paper and the black figure', () => {
    expect(light(boxes.white)).toBeCloseTo(0.85, 1)
    expect(light(boxes.behind.black)).toBeLessThan(0.05)
    expect(light(boxes.beside.black)).toBeLessThan(0.05)
    expect(light(boxes.behind.white)).toBeGreaterThan(0.8)
    expect(light(boxes.beside.white)).toBeGreaterThan(0.8)
  })
})

test.each([
  [10, true],
  [30, true],
  [55, false],
])('a card tilted by %d degrees passes: %s', (tilt, passed) => {
  expect(tiltGate(boxesIn({ tilt, scale: 4.5 }).card).passed).toBe(passed)
})
