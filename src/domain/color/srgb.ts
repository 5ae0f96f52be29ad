/** Linear light, each channel from 0 to 1 (above 1 where something is brighter than the reference white). */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The transfer function of sRGB, extended above 1. Source: [IEC61966-2-1] */
export const toLinear = (encoded: number): number =>
  encoded <= 0.040_45 ? Math.max(0, encoded) / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4

/** The inverse of `toLinear`, from 0 to 1. Source: [IEC61966-2-1] */
export function toEncoded(linear: number): number {
  const kept = Math.min(1, Math.max(0, linear))
  return kept <= 0.003_130_8 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055
}

const linearOfBytes = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255))

export const linearOfByte = (byte: number): number => linearOfBytes[byte] ?? 0

/** Parses `#rrggbb`; throws for anything else. */
export function rgbOfHex(hex: string): Rgb {
  if (!/^#[\da-f]{6}$/iu.test(hex)) throw new Error(`not a color: "${hex}"`)
  const byte = (at: number) => linearOfByte(Number.parseInt(hex.slice(at, at + 2), 16))
  return [byte(1), byte(3), byte(5)]
}

/** Formats a color as `#rrggbb`, clipped to sRGB. */
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

/** The color divided by the white, channel by channel. */
export const relativeTo = (color: Rgb, white: Rgb): Rgb => [
  color[0] / Math.max(white[0], minLight),
  color[1] / Math.max(white[1], minLight),
  color[2] / Math.max(white[2], minLight),
]

/** A quarter of the linear light of byte 1, to avoid division by zero. */
const minLight = 1 / 255 / 12.92 / 4
