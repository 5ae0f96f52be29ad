/**
 * The gray of a black figure seen through a milky liquid on a white screen. `ratio` is the contrast kept:
 * (white − figure) / white in luminance, 1 = black, 0 = gone.
 * Source: sRGB transfer curve, IEC 61966-2-1.
 */
export function figureFill(ratio: number): string {
  const luminance = 1 - Math.min(1, Math.max(0, ratio))
  const encoded =
    luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055
  const byte = Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${byte}${byte}${byte}`
}
