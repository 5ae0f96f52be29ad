import { labOf, type Lab } from '#domain/color/lab.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import type { Chance } from './seeded.ts'

/** Smallest distance in Lab; closer neighbors are indistinguishable. */
const minApart = 4.5
/** Smallest distance in Lab without lightness: no reagent turns gray. */
const minHue = 15

/**
 * Colors of one pad from level to level as chemistry produces them: a dye growing, or one turning into another, printed on paper
 * (Beer–Lambert in each of three channels). Called with a position: 0 is the first level, 1 the second.
 */
export function printSeries(chance: Chance, levels: number): (place: number) => Rgb {
  const least = Math.min(minApart, 70 / levels)
  for (;;) {
    const colorAt = dyeCurve(chance, levels)
    const labs = Array.from({ length: levels }, (_, place) => labOf(colorAt(place)))
    const isDyed = labs.some(([, a, b]) => Math.hypot(a, b) >= minHue)
    if (areNeighborsDistinct(labs, least) && isDyed) return colorAt
  }
}

export const areNeighborsDistinct = (labs: readonly Lab[], least: number) =>
  labs.slice(1).every((lab, at) => {
    const before = labs[at] ?? lab
    return Math.hypot(lab[0] - before[0], lab[1] - before[1], lab[2] - before[2]) >= least
  })

function dyeCurve(chance: Chance, levels: number): (place: number) => Rgb {
  const dye = (): Rgb => [chance.between(0, 1.1), chance.between(0, 1.1), chance.between(0, 1.1)]
  const [first, second] = [dye(), dye()]
  const isTurning = chance.isHeads(0.5)
  const steepness = chance.between(0.8, 1.3)
  const base = chance.between(0.05, 0.2)
  const paper = chance.between(0.75, 0.86)
  return (place) => {
    const share = Math.max(0, place / (levels - 1)) ** steepness
    const channel = (at: 0 | 1 | 2) => {
      const absorbed = isTurning
        ? first[at] * (1 - share) + second[at] * share
        : first[at] * (base + share)
      return paper * 10 ** -absorbed
    }
    return [channel(0), channel(1), channel(2)]
  }
}
