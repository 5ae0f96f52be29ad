import { expect, it } from 'vitest'
import { crookednessOf } from '#domain/color/printed/color-series.ts'
import { rgbOfHex } from '#domain/color/srgb.ts'
import { hachPhColors, quantofixNitrateColors } from './measured-colors.ts'

it.each([
  ['pH', hachPhColors],
  ['nitrate', quantofixNitrateColors],
])(
  'the measured levels of %s are a series to the finder of charts, whole and in part',
  (_, colors) => {
    const levels = colors.map(([, hex]) => rgbOfHex(hex))
    for (const count of [4, 5, 6]) {
      for (let from = 0; from + count <= levels.length; from += 1) {
        expect(crookednessOf([levels.slice(from, from + count)])).toBeLessThan(1.2)
      }
    }
  },
)
