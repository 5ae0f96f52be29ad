import type { Rgb } from './srgb.ts'

declare const lightness: unique symbol

/** CIE L*a*b* under D65: L from 0 to 100. */
export type Lab = readonly [l: number, a: number, b: number] & { readonly [lightness]: true }

/* The only place where the brand is given. */
/* oxlint-disable-next-line typescript/no-unsafe-type-assertion */
export const lab = (l: number, a: number, b: number) => [l, a, b] as unknown as Lab

/** Distance of two colors in L*a*b*. */
export const labDistance = (one: Lab, other: Lab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** CIE's exact threshold between the cube root and the straight line. Source: [CIE15] */
const epsilon = 216 / 24_389
const kappa = 24_389 / 27

const response = (share: number) =>
  share > epsilon ? Math.cbrt(share) : (kappa * share + 16) / 116

/** XYZ of white: the sums of the rows below, so that white is exactly (1, 1, 1). Source: [IEC61966-2-1] */
const whitePoint = [0.950_455_93, 1, 1.089_057_75] as const

/** Linear sRGB to L*a*b* under D65. Source: [CIE15] */
export function labOf([red, green, blue]: Rgb): Lab {
  const x = response(
    (0.412_390_8 * red + 0.357_584_34 * green + 0.180_480_79 * blue) / whitePoint[0],
  )
  const y = response(0.212_639_01 * red + 0.715_168_68 * green + 0.072_192_32 * blue)
  const z = response(
    (0.019_330_82 * red + 0.119_194_78 * green + 0.950_532_15 * blue) / whitePoint[2],
  )
  return lab(116 * y - 16, 500 * (x - y), 200 * (y - z))
}
