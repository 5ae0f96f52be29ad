import { lab, labOf, labDistance, type Lab } from '#domain/color/lab.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { median, quantile } from '#domain/color/statistics.ts'
import { transposed } from './color-series.ts'

/** Largest distance in Lab between three or more lines of the same colors, such as the rows of a table or a wall. */
const alike = 6
/** Largest distance in Lab between only two lines of the same colors, such as the panes of a window: they must be nearly identical. */
const twoAlike = 4
/** Share of the pairs of fields that is compared, the closest ones: print on a field may show another color. */
const countedPairs = 0.8

/**
 * Whether the rows, or the columns, all show the same colors, or an earlier line comes back: a chart repeats no level and no series. Without paper as a reference for
 * the light, a line may be darker as a whole.
 */
export function areLinesAlike(
  colors: readonly (readonly (Rgb | null)[])[],
  isLightKnown: boolean,
): boolean {
  return [colors, transposed(colors)].some((lines) => {
    if (lines.length < 2 || (lines[0]?.length ?? 0) < 2) return false
    const seen = lines.map((line) => line.map((color) => (color === null ? null : labOf(color))))
    if (comesBack(seen)) return true
    const mayBeDarker = !isLightKnown && lines.length > 2 && (lines[0]?.length ?? 0) >= minSeries
    const compared = mayBeDarker ? inOneLight(seen) : seen
    const acrossLines = transposed(compared).map((line) => {
      const labs = line.filter((color) => color !== null)
      return labs.flatMap((one, at) => labs.slice(at + 1).map((other) => labDistance(one, other)))
    })
    return (
      median(acrossLines.map((pairs) => quantile(pairs, countedPairs))) <=
      (lines.length === 2 ? twoAlike : alike)
    )
  })
}

/** Whether a line shows the same colors as one before it, and none of the lines between them does: a checked cloth, not levels. */
function comesBack(lines: readonly (readonly (Lab | null)[])[]): boolean {
  const apart = (one: number, other: number) =>
    Math.max(
      ...(lines[one] ?? []).map((color, at) => {
        const same = lines[other]?.[at] ?? null
        return color === null || same === null ? Infinity : labDistance(color, same)
      }),
    )
  return lines.some((_, from) =>
    lines.some(
      (__, to) =>
        to > from + 1 &&
        apart(from, to) <= twoAlike &&
        lines.every(
          (___, between) => between <= from || between >= to || apart(from, between) > alike,
        ),
    ),
  )
}

/** Largest error in the light of a line, in Lab lightness. */
const maxMistaken = 6
/** Least number of fields in a line for estimating its light. */
const minSeries = 4

/** Shifts each line toward the median lightness of all, by at most `maxMistaken`. */
function inOneLight(lines: readonly (readonly (Lab | null)[])[]): typeof lines {
  const lightOf = (those: readonly (Lab | null)[]) =>
    median(those.flatMap((color) => (color === null ? [] : [color[0]])))
  const usual = lightOf(lines.flat())
  return lines.map((line) => {
    const off = Math.max(-maxMistaken, Math.min(maxMistaken, lightOf(line) - usual))
    return line.map((color) => color && lab(color[0] - off, color[1], color[2]))
  })
}
