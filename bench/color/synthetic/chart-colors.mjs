import { ciede2000 } from '#domain/color/ciede2000.ts'
import { labOf } from '#domain/color/lab.ts'

/** Closer neighbors are indistinguishable to the eye; farther ones would not test anything. */
const neighbors = { least: 5.5, most: 28 }

/**
 * Colors of a chart as chemistry produces them: a dye growing, or one turning into another, on paper (Beer–Lambert in each of three
 * channels).
 * @param {import('#testing/scene/seeded.ts').Chance} chance
 * @returns {{ levels: number, colorAt: (place: number) => import('#domain/color/srgb.ts').Rgb }} `place` 0 is the first level, 1 the second
 */
export function chartColors(chance) {
  for (;;) {
    const levels = chance.pick([4, 5, 6, 7])
    const colorAt = curve(chance, levels)
    if (isChart(colorAt, levels)) return { levels, colorAt }
  }
}

/** @returns {(place: number) => import('#domain/color/srgb.ts').Rgb} */
function curve(chance, levels) {
  const dye = () => [chance.between(0, 1.1), chance.between(0, 1.1), chance.between(0, 1.1)]
  const [first, second] = [dye(), dye()]
  const isTurning = chance.isHeads(0.5)
  const steepness = chance.between(0.7, 1.4)
  const base = chance.between(0.05, 0.2)
  const paper = chance.between(0.75, 0.88)
  return (place) => {
    const share = Math.max(0, place / (levels - 1)) ** steepness
    const light = (channel) => {
      const absorbed = isTurning
        ? first[channel] * (1 - share) + second[channel] * share
        : first[channel] * (base + share)
      return paper * 10 ** -absorbed
    }
    return [light(0), light(1), light(2)]
  }
}

function isChart(colorAt, levels) {
  const labs = Array.from({ length: levels }, (_, place) => labOf(colorAt(place)))
  return labs.every((lab, place) =>
    labs.every((other, otherPlace) => {
      if (otherPlace <= place) return true
      const apart = ciede2000(lab, other)
      return apart >= neighbors.least && (otherPlace > place + 1 || apart <= neighbors.most)
    }),
  )
}
