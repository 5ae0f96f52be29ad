import { rgb as asRgb, converter } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexOf, linearOfByte, rgbOfHex, toEncoded, toLinear } from './srgb.ts'

const toLinearRgb = converter('lrgb')

describe('sRGB', () => {
  test('agrees with culori on every byte', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const expected = toLinearRgb({ mode: 'rgb', r: byte / 255, g: 0, b: 0 }).r
      expect(linearOfByte(byte)).toBeCloseTo(expected, 6)
    }
  })

  test('encoding undoes decoding', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (light) => {
        expect(toLinear(toEncoded(light))).toBeCloseTo(light, 6)
      }),
    )
  })

  test('clips colors outside the gamut', () => {
    expect(toEncoded(7)).toBeCloseTo(1, 12)
    expect(toEncoded(-1)).toBe(0)
  })

  test('a hex color survives a round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const hex = `#${number.toString(16).padStart(6, '0')}`
        expect(hexOf(rgbOfHex(hex))).toBe(hex)
        expect(rgbOfHex(hex)[0]).toBeCloseTo(toLinearRgb(asRgb(hex))?.r ?? -1, 6)
      }),
    )
  })

  test('refuses text that is not a hex color', () => {
    expect(() => rgbOfHex('red')).toThrow('not a color')
  })
})
