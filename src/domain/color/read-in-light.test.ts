import { expect, test } from 'vitest'
import type { Box } from './pixels.ts'
import { readSample } from './read-sample.ts'
import { rgbOfHex } from './srgb.ts'
import { paintedPhoto } from '#testing/color/painted-photo.ts'

const paints = ['#d9a03a', '#93ab4a', '#4f8f62', '#2f6f80'].map(rgbOfHex)
const at = (column: number, row: number): Box => ({
  x: 20 + column * 52,
  y: 25 + row * 70,
  width: 24,
  height: 24,
})

test('a dark table under a chart is not taken for white', () => {
  const sample = at(1, 1)
  const photo = paintedPhoto({
    width: 230,
    height: 150,
    ground: [0.02, 0.02, 0.02],
    patches: [
      ...paints.map((color, column) => ({ box: at(column, 0), color })),
      { box: sample, color: rgbOfHex('#93ab4a') },
    ],
    // A little darker along one side of the sample, as every real pad is.
    light: (x, y) =>
      y >= sample.y && x >= sample.x && x < sample.x + 7 ? [0.72, 0.72, 0.72] : [1, 1, 1],
  })
  const reading = readSample(photo, {
    sample: [sample],
    against: {
      kind: 'chart',
      levels: paints.map((_, column) => ({ value: 5 + column, boxes: [at(column, 0)] })),
    },
  })
  expect(reading).toMatchObject({ status: 'read' })
  expect(reading).toHaveProperty('estimate', expect.closeTo(6, 1))
})
