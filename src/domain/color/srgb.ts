/** Linear light, each channel from 0 to 1 (more than 1 where something is brighter than the white it is compared with). */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The transfer function of sRGB, carried on above 1. Source: [IEC61966-2-1] */
export const toLinear = (encoded: number): number =>
  encoded <= 0.040_45 ? Math.max(0, encoded) / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4

/** The inverse of `toLinear`, from 0 to 1. Source: [IEC61966-2-1] */
export function toEncoded(linear: number): number {
  const kept = Math.min(1, Math.max(0, linear))
  return kept <= 0.003_130_8 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055
}

const linearOfBytes = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255))

export const linearOfByte = (byte: number): number => linearOfBytes[byte] ?? 0

/** Of `#rrggbb`; anything else is a mistake of the caller. */
export function rgbOfHex(hex: string): Rgb {
  if (!/^#[\da-f]{6}$/iu.test(hex)) throw new Error(`not a color: "${hex}"`)
  const byte = (at: number) => linearOfByte(Number.parseInt(hex.slice(at, at + 2), 16))
  return [byte(1), byte(3), byte(5)]
}

/** As `#rrggbb`; what does not fit into sRGB is cut off. */
export function hexOf(color: Rgb): string {
  const pairs = color.map((channel) =>
    Math.round(toEncoded(channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${pairs.join('')}`
}

/** Y of CIE XYZ; white is 1. Source: [IEC61966-2-1] */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.212_639 * red + 0.715_168_7 * green + 0.072_192_3 * blue

/** One color, channel by channel, seen under the light that makes `white` white. */
export const relativeTo = (color: Rgb, white: Rgb): Rgb => [
  color[0] / Math.max(white[0], minLight),
  color[1] / Math.max(white[1], minLight),
  color[2] / Math.max(white[2], minLight),
]

/** A quarter of the first byte: divides without ever reaching zero. */
const minLight = 1 / 255 / 12.92 / 4
