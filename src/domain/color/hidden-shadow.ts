import type { CurveMatch } from './match-curve.ts'

/** How much light a shadow over the sample alone may take, as natural logarithms: a seventh to six tenths. */
const shades = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]

/**
 * A shadow over nothing but the sample leaves no trace on the ground. But hue and lightness then tell different places of the chart: the sample
 * made brighter again fits clearly better, and elsewhere. Returns by how much, as a natural logarithm; null where nothing is suspect.
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
