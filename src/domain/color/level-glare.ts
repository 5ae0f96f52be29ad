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
 * than all neighbors, less colorful than one, and off the path of colors. Levels from low to high.
 */
export function levelsUnderGlare(levels: readonly CurveLevel[]): readonly number[] {
  if (levels.length < minLevels) return []
  const inner = levels.flatMap(({ value }, at) => {
    const [before, here, after] = [levels[at - 1], levels[at], levels[at + 1]]
    const isLit = padsOf(here, before, after).some(
      ([color, one, other]) => isWhiter(color, [one, other]) && turnsBackAt(one, color, other),
    )
    return isLit ? [value] : []
  })
  const others = levels.filter(({ value }) => !inner.includes(value))
  if (others.length < minLevels) return inner
  const ends = [others, others.toReversed()].flatMap(([end, next, third]) => {
    const isLit = padsOf(end, next, third).some(
      ([color, one, other]) => isWhiter(color, [one]) && turnsBackAt(other, one, color),
    )
    return end !== undefined && isLit ? [end.value] : []
  })
  return [...inner, ...ends]
}

/** Pad by pad the colors of three levels; none where one is missing. */
const padsOf = (one?: CurveLevel, second?: CurveLevel, third?: CurveLevel) =>
  (one?.pads ?? []).flatMap((color, pad): readonly (readonly [Lab, Lab, Lab])[] => {
    const [next, last] = [second?.pads[pad], third?.pads[pad]]
    return next === undefined || last === undefined ? [] : [[color, next, last]]
  })

const isWhiter = (color: Lab, neighbors: readonly Lab[]) =>
  color[0] > Math.max(...neighbors.map(([light]) => light)) &&
  chromaOf(color) < Math.max(...neighbors.map(chromaOf))

const chromaOf = ([, a, b]: Lab) => Math.hypot(a, b)
