import { describe, expect, test } from 'vitest'

import { ciede2000 } from '#domain/color/ciede2000.ts'
import { labOf } from '#domain/color/lab.ts'
import { rgbOfHex } from '#domain/color/srgb.ts'
import {
  absorptionBand,
  type Absorbance,
  turbidityContrast,
  hexOnPaper,
  scaleAbsorbance,
} from './computed-color.ts'

const distance = (one: string, other: string) =>
  ciede2000(labOf(rgbOfHex(one)), labOf(rgbOfHex(other)))

/** Interpolates values read from a published curve at equal steps. */
const tabulatedBand =
  (fromNm: number, byNm: number, values: readonly number[]): Absorbance =>
  (wavelengthNm) => {
    const place = Math.min(values.length - 1, Math.max(0, (wavelengthNm - fromNm) / byNm))
    const lower = values[Math.floor(place)] ?? 0
    const upper = values[Math.ceil(place)] ?? lower
    return lower + (upper - lower) * (place - Math.floor(place))
  }

/** An indicator of which a share (0 to 1) is in its basic form. */
const indicatorMixture =
  (acid: Absorbance, base: Absorbance, basicShare: number): Absorbance =>
  (wavelengthNm) =>
    (1 - basicShare) * acid(wavelengthNm) + basicShare * base(wavelengthNm)

describe('a color through what absorbs', () => {
  test('nothing leaves white white, and paper as it is', () => {
    expect(hexOnPaper(() => 0)).toBe('#ffffff')
    expect(hexOnPaper(() => 0, '#d5d3cf')).toBe('#d5d3cf')
  })

  test('is black where all is absorbed, and grey where all is absorbed alike', () => {
    expect(hexOnPaper(() => 9)).toBe('#000000')
    expect(hexOnPaper(() => Math.log10(2))).toBe('#bcbcbc')
  })

  test('grows deeper with concentration and never changes its order', () => {
    const green = absorptionBand({ peakNm: 530, widthNm: 100 })
    const lightness = [0, 0.1, 0.3, 0.6, 1, 1.6].map(
      (depth) => labOf(rgbOfHex(hexOnPaper(scaleAbsorbance(green, depth))))[0],
    )
    expect(lightness).toEqual(lightness.toSorted((one, other) => other - one))
  })

  // Bromothymol blue, absorbance at 400, 420 … 700 nm (timrobinson/Dye-Indicator-Model, MIT), twice as deep. The expected colors
  // were computed independently from the same curves with 81 wavelengths.
  const acid = tabulatedBand(
    400,
    20,
    [0.221, 0.271, 0.279, 0.241, 0.173, 0.102, 0.05, 0.021, 0.008, 0.002, 0.002, 0.001, 0, 0, 0, 0],
  )
  const base = tabulatedBand(
    400,
    20,
    [
      0.141, 0.089, 0.037, 0.034, 0.058, 0.1, 0.162, 0.241, 0.346, 0.468, 0.598, 0.659, 0.48, 0.213,
      0.064, 0.015,
    ],
  )
  test.each([
    [5.5, 0.014, '#fff290'],
    [6, 0.051, '#f6ed94'],
    [7, 0.355, '#9bceb3'],
    [8, 0.846, '#00a5e1'],
  ])('bromothymol blue at pH %d is as others reckoned it', (_, basicShare, hex) => {
    const found = hexOnPaper(scaleAbsorbance(indicatorMixture(acid, base, basicShare), 2))
    expect(distance(found, hex)).toBeLessThan(1)
  })

  // Pads measured with an instrument (docs/decisions/0020-computed-colors.md): how closely the dye of nitrate is reproduced.
  test.each([
    ['Quantofix 5', '#d5d3cf', 0.05, '#d7cacd', 0.7],
    ['Quantofix 25', '#d5d3cf', 0.21, '#daadc6', 1.4],
    ['Quantofix 100', '#d5d3cf', 0.51, '#d57caf', 3.3],
    ['Hach 2', '#d1cbb8', 0.1, '#d3bab5', 0.5],
    ['Hach 10', '#d1cbb8', 0.4, '#d288a8', 1.1],
    ['Hach 50', '#d1cbb8', 1.26, '#bf1f80', 3.9],
  ])('the azo dye of nitrate is %s within its error', (_, paper, depth, printed, most) => {
    const dye = absorptionBand({ peakNm: 530, widthNm: 100 })
    expect(distance(hexOnPaper(scaleAbsorbance(dye, depth), paper), printed)).toBeLessThan(most)
  })

  test.each([
    ['10', 0.22, '#7d8a90', 1],
    ['25', 0.4, '#657885', 1.2],
    ['100', 0.64, '#4d6376', 1.2],
  ])('molybdenum blue is the soil strip at %s mg/L', (_, depth, printed, most) => {
    const blue = absorptionBand({ peakNm: 710, widthNm: 500 })
    expect(distance(hexOnPaper(scaleAbsorbance(blue, depth), '#9ca4a2'), printed)).toBeLessThan(
      most,
    )
  })
})

describe('a black figure behind what clouds', () => {
  const potassium = { beginsAt: 5.8, hidesAt: 20 }

  test('is clear below what dissolves, fades, and is gone at the end', () => {
    expect(turbidityContrast(4, potassium)).toBe(1)
    expect(turbidityContrast(8, potassium)).toBeCloseTo(0.55, 1)
    expect(turbidityContrast(16, potassium)).toBeLessThan(0.1)
    expect(turbidityContrast(20, potassium)).toBeCloseTo(0.02)
    expect(turbidityContrast(200, potassium)).toBe(0)
  })
})
