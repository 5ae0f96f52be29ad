import { hexOf, rgbOfHex, type Rgb } from '#domain/color/srgb.ts'

/*
 * Colors computed from published absorption, as orientation where no source publishes a color: Beer–Lambert with the CIE 1931
 * observer under D65. Hue and order are reliable, depth is not; the camera never uses them. See ADR 0020.
 */

/** Decadic absorbance at a wavelength in nm. */
export type Absorbance = (wavelengthNm: number) => number

const firstNm = 400
const stepNm = 10

/** x̄, ȳ, z̄ times D65 at 400, 410 … 700 nm, each summing to 1. Source: [CIE15], CIE 1931 2° observer and D65. */
const observer = {
  x: [
    0.00118, 0.00397, 0.01252, 0.02453, 0.03641, 0.03922, 0.03415, 0.02237, 0.01105, 0.00347,
    0.00053, 0.001, 0.00661, 0.01777, 0.03023, 0.04496, 0.05927, 0.07319, 0.0875, 0.09074, 0.09532,
    0.08956, 0.07471, 0.05334, 0.03737, 0.02262, 0.01319, 0.00717, 0.00365, 0.00158, 0.00081,
  ],
  y: [
    0.00003, 0.0001, 0.00035, 0.00095, 0.00228, 0.00421, 0.00669, 0.00989, 0.01525, 0.02142,
    0.03343, 0.05132, 0.07042, 0.08786, 0.09428, 0.09799, 0.09418, 0.0868, 0.07888, 0.06355,
    0.05376, 0.04266, 0.03163, 0.02089, 0.01386, 0.00811, 0.00463, 0.00249, 0.00126, 0.00054,
    0.00028,
  ],
  z: [
    0.00489, 0.01652, 0.05252, 0.10457, 0.15951, 0.18054, 0.17122, 0.12877, 0.08205, 0.04407,
    0.0259, 0.01485, 0.00714, 0.00395, 0.00185, 0.00079, 0.00034, 0.00018, 0.00014, 0.00008,
    0.00006, 0.00003, 0.00001, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
} as const

/** X, Y, Z of D65 where Y is 1. Source: [IEC61966-2-1] */
const whitePoint = { x: 0.950_455_93, y: 1, z: 1.089_057_75 } as const

/** White light after passing through an absorbing medium. */
function colorThrough(absorbance: Absorbance): Rgb {
  const share = (weights: readonly number[]) =>
    weights.reduce(
      (sum, weight, place) => sum + weight * 10 ** -absorbance(firstNm + place * stepNm),
      0,
    )
  const x = whitePoint.x * share(observer.x)
  const y = whitePoint.y * share(observer.y)
  const z = whitePoint.z * share(observer.z)
  // Source: [IEC61966-2-1]
  return [
    3.240_969_9 * x - 1.537_383_2 * y - 0.498_610_8 * z,
    -0.969_243_6 * x + 1.875_967_5 * y + 0.041_555_1 * z,
    0.055_630_1 * x - 0.203_977 * y + 1.056_971_5 * z,
  ]
}

/** Color on paper that is not white itself. */
export function hexOnPaper(absorbance: Absorbance, paperHex = '#ffffff'): string {
  const paper = rgbOfHex(paperHex)
  const [red, green, blue] = colorThrough(absorbance)
  return hexOf([red * paper[0], green * paper[1], blue * paper[2]])
}

/** A bell-shaped band: 1 at its peak, one half at half its width. */
export const absorptionBand =
  ({ peakNm, widthNm }: { readonly peakNm: number; readonly widthNm: number }): Absorbance =>
  (wavelengthNm) =>
    2 ** -(((2 * (wavelengthNm - peakNm)) / widthNm) ** 2)

/** Multiplies the path length or the concentration (Beer–Lambert). */
export const scaleAbsorbance =
  (absorbance: Absorbance, depth: number): Absorbance =>
  (wavelengthNm) =>
    depth * absorbance(wavelengthNm)

/** Clouding starts at the first concentration; at the second the eye no longer sees any black. */
interface Turbidity {
  readonly beginsAt: number
  readonly hidesAt: number
}

/** Smallest contrast the eye can tell from white: one part in fifty. Assumption; Weber contrast of about 2 %. */
const minVisibleContrast = 0.02

/** Contrast of a black figure seen through a turbid liquid, decreasing with the path by Beer–Lambert: 1 = clear. */
export function turbidityContrast(concentration: number, { beginsAt, hidesAt }: Turbidity): number {
  const clouding = Math.max(0, (concentration - beginsAt) / (hidesAt - beginsAt))
  return Math.round(100 * minVisibleContrast ** clouding) / 100
}
