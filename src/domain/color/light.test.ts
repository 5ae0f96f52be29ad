import { describe, expect, test } from 'vitest'
import { groundAround, lightOn } from './light.ts'
import { patchColor } from './patch-color.ts'
import type { Box, Pixels } from './pixels.ts'
import type { Rgb } from './srgb.ts'
import { paintedPhoto } from '#testing/color/painted-photo.ts'

const boxes: readonly Box[] = [0, 1, 2, 3, 4, 5].map((at) => ({
  x: 40 + (at % 3) * 90,
  y: at < 3 ? 40 : 140,
  width: 40,
  height: 40,
}))
const paints: readonly Rgb[] = [
  [0.7, 0.2, 0.1],
  [0.6, 0.5, 0.1],
  [0.2, 0.5, 0.1],
  [0.1, 0.3, 0.5],
  [0.4, 0.1, 0.5],
  [0.1, 0.1, 0.1],
]
const even = (falling: number): Rgb => [falling, falling, falling]
const photo = (light: (x: number, y: number) => Rgb, ground: Rgb = [0.8, 0.8, 0.75]) =>
  paintedPhoto({
    width: 300,
    height: 220,
    ground,
    patches: boxes.map((box, at) => ({ box, color: paints[at] ?? [0, 0, 0] })),
    light,
  })

const lightAround = (pixels: Pixels, around: readonly Box[]) => {
  const ground = groundAround(pixels, around)
  return ground && lightOn(ground, around)
}

describe('the light on the paper around the boxes', () => {
  test('even light neither falls nor steps', () => {
    const light = lightAround(
      photo(() => even(1)),
      boxes,
    )
    expect(light?.variationAmong(boxes)).toBeLessThan(0.02)
    expect(light?.stepAmong(boxes)).toBeLessThan(0.02)
  })

  test('a slope is measured and divided out', () => {
    const sloping = photo((x) => even(1 - 0.3 * (x / 300)))
    const light = lightAround(sloping, boxes)
    expect(light?.variationAmong(boxes)).toBeGreaterThan(0.15)
    const ofOneColumn = boxes.filter(({ x }) => x === 40)
    expect(light?.variationAmong(ofOneColumn)).toBeLessThan(0.02)
    expect(light?.stepAmong(boxes)).toBeLessThan(0.05)
    const [left, right] = [boxes[0], boxes[2]].map((box) => {
      if (box === undefined || light === null) throw new Error('no light')
      const seen = patchColor(sloping, box).color
      return light.flatten(seen, box)[1] / (box === boxes[0] ? 0.2 : 0.5)
    })
    expect(Math.abs(Math.log((left ?? 0) / (right ?? 1)))).toBeLessThan(0.05)
  })

  test('a shadow over one box is a step', () => {
    const shaded = photo((x, y) => even(x > 200 && y > 110 ? 0.55 : 1))
    const light = lightAround(shaded, boxes)
    expect(light?.stepAmong(boxes)).toBeGreaterThan(0.2)
    expect(light?.stepAmong(boxes.slice(0, 1))).toBeLessThan(0.2)
  })

  test('light that falls so steeply that the ground around every box is uneven is still measured', () => {
    const steep = photo((x) => even(0.12 + 0.88 * (x / 300) ** 2))
    expect(lightAround(steep, boxes)?.variationAmong(boxes)).toBeGreaterThan(0.5)
  })

  test('an edge of the ground beside one of four boxes is no slope', () => {
    const few = boxes.slice(0, 4)
    const beside = photo((_, y) => even(y > 155 ? 0.4 : 1))
    expect(lightAround(beside, few)).toBeNull()
  })

  test('is unknown on a ground of many colors', () => {
    const motley = paintedPhoto({
      width: 300,
      height: 190,
      ground: [0.5, 0.5, 0.5],
      patches: boxes.flatMap(({ x, y }, at) => [
        {
          box: { x: x - 45, y: y - 45, width: 100, height: 110 },
          color: paints[(at + 2) % 6] ?? [0, 0, 0],
        },
        { box: { x, y, width: 40, height: 40 }, color: paints[at] ?? [0, 0, 0] },
      ]),
    })
    expect(lightAround(motley, boxes)).toBeNull()
  })
})
