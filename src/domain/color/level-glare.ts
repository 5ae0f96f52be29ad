import type { CurveLevel } from './color-curve.ts'
import { labDistance, type Lab } from './lab.ts'

/**
 * Least cosine of the angle between two steps that follow each other: of kits' series 99 of 100 never turn more sharply, of chance
 * colors in a line of five one in ten.
 */
const minCosine = 0.15
/** Error in Lab of each step, which lets small steps turn more. */
const stepError = 4
/** Fewest levels of which one may be under glare: of three, the middle one may well be the palest. */
const minLevels = 4

/** Whether the path of colors turns back at `here`, as no series of levels does. */
export function turnsBackAt(before: Lab, here: Lab, next: Lab): boolean {
  const along =
    (here[0] - before[0]) * (next[0] - here[0]) +
    (here[1] - before[1]) * (next[1] - here[1]) +
    (here[2] - before[2]) * (next[2] - here[2])
  const [last, step] = [labDistance(before, here), labDistance(here, next)]
  return along < minCosine * last * step - stepError * (last + step)
}

/**
 * Values of the levels under a glare as broad as a field, which is even within it and cannot be seen in the field alone: lighter
 * than both neighbors, less colorful than one, and off the path of colors. Levels from low to high.
 */
export function levelsUnderGlare(levels: readonly CurveLevel[]): readonly number[] {
  if (levels.length < minLevels) return []
  return levels.slice(1, -1).flatMap(({ value, pads }, at) => {
    const [before, after] = [levels[at], levels[at + 2]]
    const isUnderGlare = pads.some((color, pad) => {
      const [one, other] = [before?.pads[pad], after?.pads[pad]]
      if (one === undefined || other === undefined) return false
      const isWhiter =
        color[0] > Math.max(one[0], other[0]) &&
        chromaOf(color) < Math.max(chromaOf(one), chromaOf(other))
      return isWhiter && turnsBackAt(one, color, other)
    })
    return isUnderGlare ? [value] : []
  })
}

const chromaOf = ([, a, b]: Lab) => Math.hypot(a, b)
