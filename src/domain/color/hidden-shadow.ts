import type { CurveMatch } from './match-curve.ts'

/** Light that a shadow over the sample alone may take away, as natural logarithms: from a seventh to six tenths. */
const shades = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]

/**
 * Detects a shadow over the sample alone, which leaves no trace on the ground: hue and lightness then point to different places of
 * the chart, so the sample made brighter fits clearly better, and elsewhere. Returns by how much, as a natural logarithm; null if nothing is suspect.
 */
export function hiddenShadow(
  match: CurveMatch,
  brightened: (by: number) => CurveMatch,
  confusion: number,
): number | null {
  if (match.kind !== 'near' || match.deltaE <= confusion) return null
  const [low, high] = match.range
  const better = shades
    .map((by) => ({ by, match: brightened(by) }))
    .filter((it) => it.match.kind === 'near' && it.match.deltaE + confusion < match.deltaE)
    .toSorted((one, other) => one.match.deltaE - other.match.deltaE)
  const [best] = better
  if (best?.match.kind !== 'near') return null
  return best.match.value < low || best.match.value > high ? best.by : null
}
