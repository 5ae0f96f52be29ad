import { labOf } from '#domain/color/lab.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { areNeighborsDistinct, printSeries } from './print-series.ts'
import type { Chance } from './seeded.ts'

/** Smallest distance in Lab between neighboring levels of a kit's chart. */
const minApart = 4

/** Universal indicator and bromothymol blue with methyl red, from acid to alkaline, as printed. */
const rainbows: readonly [readonly Rgb[], ...(readonly Rgb[])[]] = [
  [
    [0.6, 0.05, 0.07],
    [0.72, 0.2, 0.04],
    [0.76, 0.45, 0.05],
    [0.66, 0.6, 0.08],
    [0.3, 0.46, 0.08],
    [0.07, 0.3, 0.14],
    [0.05, 0.2, 0.32],
    [0.08, 0.1, 0.35],
    [0.14, 0.06, 0.22],
  ],
  [
    [0.68, 0.22, 0.08],
    [0.74, 0.42, 0.08],
    [0.66, 0.58, 0.12],
    [0.42, 0.5, 0.14],
    [0.2, 0.38, 0.2],
    [0.1, 0.28, 0.28],
    [0.07, 0.2, 0.36],
  ],
  [
    [0.55, 0.12, 0.2],
    [0.66, 0.28, 0.2],
    [0.7, 0.5, 0.24],
    [0.5, 0.55, 0.28],
    [0.28, 0.42, 0.3],
    [0.2, 0.3, 0.4],
  ],
]

/** Colors of one analyte from level to level: a rainbow of pH, or a dye as in `printSeries`. */
export function kitSeries(
  chance: Chance,
  levels: number,
  isRainbow = levels >= 4 && chance.isHeads(0.5),
): (place: number) => Rgb {
  for (;;) {
    const colorAt = isRainbow ? rainbow(chance, levels) : printSeries(chance, levels)
    const labs = Array.from({ length: levels }, (_, place) => labOf(colorAt(place)))
    if (areNeighborsDistinct(labs, minApart)) return colorAt
  }
}

function rainbow(chance: Chance, levels: number): (place: number) => Rgb {
  const anchors = chance.pick(rainbows)
  // Few levels are a part of the scale.
  const span = Math.min(anchors.length - 1, (levels - 1) * chance.between(0.7, 1.1))
  const from = chance.between(0, anchors.length - 1 - span)
  const strength = chance.between(0.65, 1.15)
  const tint = [0, 0, 0].map(() => Math.exp(0.12 * chance.normal()))
  return (place) => {
    const at = Math.min(anchors.length - 1, Math.max(0, from + (place / (levels - 1)) * span))
    const low = Math.min(anchors.length - 2, Math.floor(at))
    const channel = (index: 0 | 1 | 2) => {
      const [one, other] = [anchors[low]?.[index] ?? 0, anchors[low + 1]?.[index] ?? 0]
      // Dyes mix by their absorbances.
      const absorbed = -Math.log(one) + (at - low) * (Math.log(one) - Math.log(other))
      return Math.min(0.88, 0.85 * (Math.exp(-absorbed) / 0.85) ** strength * (tint[index] ?? 1))
    }
    return [channel(0), channel(1), channel(2)]
  }
}
