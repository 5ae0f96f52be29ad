import { lab, labOf, type Lab } from '#domain/color/lab.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { median, quantile } from '#domain/color/statistics.ts'

/** Levels of one analyte change from one to the next by little of what they change by in all: a straight series is 1, a rainbow about 1.5, a heap a third of its fields. */
const maxCrooked = 1.6
/** Any so few colors are hardly crooked: their distances have to grow with every step between them as well. */
const shortLine = 4
/** What a printed step may fall behind. */
const minGrowth = 0.85
/** Of all orders of a line's colors, the share that may be as short as its own: a series is nearly the shortest, a heap is anywhere. */
const maxShorter = 0.1
/** In Lab: a chart whose ends are nearer than that tells nothing. */
const minExtent = 8
/** In Lab, lightness apart: dyes are no gray, tiles and cloth mostly are. */
const minHue = 10
/** Of the lines in the one direction or the other, how many must be a series. */
const monotoneShare = 0.8

/** … and how many must be seen well enough to tell. */
const minLong = 0.6

/** How crooked the lines of levels are, of the straighter direction. Null where they are a heap and no series. */
export function crookednessOf(colors: readonly (readonly (Rgb | null)[])[]): number | null {
  const known = (lines: typeof colors) =>
    lines.map((line) => line.flatMap((color) => (color === null ? [] : [labOf(color)])))
  const rows = known(colors)
  if (!rows.flat().some(([, a, b]) => Math.hypot(a, b) >= minHue)) return null
  const found = [rows, known(transposed(colors))].flatMap((lines) => crookednessOfAll(lines) ?? [])
  return found.length === 0 ? null : Math.min(...found)
}

/** In Lab: the farthest that two of the fields are apart. */
export function farthestApart(colors: readonly (readonly (Rgb | null)[])[]): number {
  const labs = colors.flat().flatMap((color) => (color === null ? [] : [labOf(color)]))
  return Math.max(0, ...labs.flatMap((one) => labs.map((other) => distance(one, other))))
}

/** In Lab: lines that stay within it are of the same colors, three as the rows of a table or a wall … */
const alike = 6
/** … two, as the panes of a window, only if they are as good as the same. */
const twoAlike = 3
/** Print on a field may show another color: of the pairs of fields, how many are counted. */
const countedPairs = 0.8

/**
 * Whether the rows, or the columns, all show the same colors: a chart shows no level and no series again. Where no paper tells the light, a
 * line may be darker as a whole.
 */
export function areLinesAlike(
  colors: readonly (readonly (Rgb | null)[])[],
  isLightKnown: boolean,
): boolean {
  return [colors, transposed(colors)].some((lines) => {
    if (lines.length < 2 || (lines[0]?.length ?? 0) < 2) return false
    const seen = lines.map((line) => line.map((color) => (color === null ? null : labOf(color))))
    const mayBeDarker = !isLightKnown && lines.length > 2 && (lines[0]?.length ?? 0) >= minSeries
    const compared = mayBeDarker ? inOneLight(seen) : seen
    const acrossLines = transposed(compared).map((line) => {
      const labs = line.filter((color) => color !== null)
      return labs.flatMap((one, at) => labs.slice(at + 1).map((other) => distance(one, other)))
    })
    return (
      median(acrossLines.map((pairs) => quantile(pairs, countedPairs))) <=
      (lines.length === 2 ? twoAlike : alike)
    )
  })
}

/** In Lab's lightness: by so much the light of a line may be mistaken … */
const maxMistaken = 6
/** … and so many fields tell what it would be like in another. */
const minSeries = 4

/** All lines as light as most of them. */
function inOneLight(lines: readonly (readonly (Lab | null)[])[]): typeof lines {
  const lightOf = (those: readonly (Lab | null)[]) =>
    median(those.flatMap((color) => (color === null ? [] : [color[0]])))
  const usual = lightOf(lines.flat())
  return lines.map((line) => {
    const off = Math.max(-maxMistaken, Math.min(maxMistaken, lightOf(line) - usual))
    return line.map((color) => color && lab(color[0] - off, color[1], color[2]))
  })
}

/** Whether the levels go down: each row one level. */
export function isDownward(colors: readonly (readonly Rgb[])[]): boolean {
  const rows = colors.map((row) => row.map(labOf))
  const [across = 0, down = 0] = [rows, transposed(rows)].map((lines) =>
    lines.reduce((sum, line) => sum + crookedness(line), 0),
  )
  return down < across
}

function crookednessOfAll(lines: readonly (readonly Lab[])[]): number | null {
  const long = lines.filter((line) => line.length >= 3).map(withoutStray)
  const series = long.filter(isSeries)
  const maySpare =
    (long.length > 3 && long.every((line) => line.length >= shortLine)) ||
    (long.length === 3 && long.every((line) => line.length > shortLine))
  const least = maySpare ? Math.min(long.length - 1, monotoneShare * long.length) : long.length
  if (long.length === 0 || long.length < minLong * lines.length || series.length < least)
    return null
  return series.reduce((sum, line) => sum + crookedness(line), 0) / series.length
}

const isSeries = (line: readonly Lab[]) =>
  crookedness(line) <= maxCrooked &&
  (line.length > shortLine || isOrdered(line)) &&
  isNearlyShortest(line)

/** Longer lines have too many orders to try, and are hardly ever straight enough by chance. */
const mostOrdered = 6

/** Permutation test: whether few of all orders of these colors are as short as their own. */
function isNearlyShortest(line: readonly Lab[]): boolean {
  if (line.length < shortLine || line.length > mostOrdered) return true
  const own = (1 + rounding) * pathOf(line)
  const orders = line.reduce((product, _, at) => product * (at + 1), 1)
  const shorter = line.reduce(
    (sum, first, at) => sum + ordersWithin(own, first, line.toSpliced(at, 1)),
    0,
  )
  return shorter <= maxShorter * orders
}

const rounding = 1e-9

/** Number of orders of the rest, begun at this color, whose path stays within a length. */
const ordersWithin = (length: number, from: Lab, rest: readonly Lab[]): number =>
  rest.length === 0
    ? 1
    : rest.reduce((sum, next, at) => {
        const left = length - distance(from, next)
        return left < 0 ? sum : sum + ordersWithin(left, next, rest.toSpliced(at, 1))
      }, 0)

/** Of so many levels one may be seen in any other color, under a finger … */
const sparesOne = 7
/** … and of so many one under a shine, which is whiter than its neighbors. */
const sparesShining = 5

/** Without the color that lies farthest off the way between its neighbors. */
function withoutStray(line: readonly Lab[]): readonly Lab[] {
  if (line.length < sparesShining) return line
  const detours = line.map((color, at) => {
    const [before, after] = [line[at - 1], line[at + 1]]
    if (before === undefined || after === undefined) return 0
    const isWhiter =
      color[0] > Math.max(before[0], after[0]) &&
      chromaOf(color) < Math.max(chromaOf(before), chromaOf(after))
    if (line.length < sparesOne && !isWhiter) return 0
    return distance(before, color) + distance(color, after) - distance(before, after)
  })
  const most = Math.max(...detours)
  const stray = detours.indexOf(most)
  return most === 0 ? line : line.filter((_, at) => at !== stray)
}

const chromaOf = ([, a, b]: Lab) => Math.hypot(a, b)

/** Whether of any three the outer two are the farthest from each other. */
const isOrdered = (line: readonly Lab[]) =>
  line.every((first, from) =>
    line.slice(from + 1).every((middle, index) =>
      line.slice(from + index + 2).every((last) => {
        const farther = Math.max(distance(first, middle), distance(middle, last))
        return distance(first, last) >= minGrowth * farther
      }),
    ),
  )

/** The way along, beside that of as many colors as far apart in a straight line. */
function crookedness(line: readonly Lab[]): number {
  const distances = line.flatMap((one, at) =>
    line.slice(at + 1).map((other) => distance(one, other)),
  )
  if (Math.max(...distances) < minExtent) return Infinity
  const mean = distances.reduce((sum, it) => sum + it, 0) / distances.length
  return ((pathOf(line) / (line.length - 1) / mean) * (line.length + 1)) / 3
}

export const pathOf = (line: readonly Lab[]): number =>
  line.slice(1).reduce((sum, color, index) => sum + distance(line[index] ?? color, color), 0)

const distance = (one: Lab, other: Lab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

export const transposed = <Item>(
  rows: readonly (readonly Item[])[],
): readonly (readonly Item[])[] =>
  (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row.slice(column, column + 1)))
