import { ciede2000 } from '#domain/color/ciede2000.ts'
import { labOf, labDistance, type Lab } from '#domain/color/lab.ts'
import { turnsBackAt } from '#domain/color/level-glare.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { median, quantile } from '#domain/color/statistics.ts'

/** Largest crookedness of a series: 1 for a straight one, about 1.5 for a rainbow, a third of the number of fields for a random order. */
const maxCrooked = 1.55
/** The same for a line of three: of kits' series 99 of 100 are straighter than 1.1, of three colors in any order one in three is straighter than 1.2. */
const maxCrookedOfThree = 1.15
/** Largest step between neighbors as a share of all steps of a line of many: levels lie apart evenly, two kinds of color in one large step. */
const maxStep = 0.5
/** Lines of up to this many colors are hardly ever crooked; their distances also have to grow with the number of steps between them. */
const shortLine = 4
/** Least distance between the outer two of any three colors, as a share of the larger inner distance; below 1 because print is inexact. */
const minGrowth = 0.85
/** Largest share of all orders of a line's colors that may be as short as its own: a series is nearly the shortest. */
const maxShorter = 0.1
/** Least distance in Lab between the two most different colors of a line; below it, the levels look the same. */
const minExtent = 8
/** Least chroma in Lab of the most colorful field: dyes are not gray, tiles and cloth mostly are. */
const minHue = 10
/**
 * Least deviation in Lab from the usual color, all brought to the lightness of `at`: levels of a dye differ in hue or saturation, not only
 * in lightness as bricks do, whose differences lie below 2.
 */
const minChange = { hue: 4, at: 70 }
/** Share of the fields that may deviate by less. */
const unchanged = 0.8
/** Share of the lines in one direction that must be a series. */
const monotoneShare = 0.8

/** Fewest fields of a line that is judged. */
const minLine = 3
/** Share of the lines in one direction that must have enough visible fields to judge. */
const minLong = 0.6

/** Mean crookedness of the lines of levels, in the straighter direction. Null when they are not a series. `mayShine`: a color may be left out as one under glare. `least`: fields in a line of levels. */
export function crookednessOf(
  colors: readonly (readonly (Rgb | null)[])[],
  mayShine = true,
  least = minLine,
): number | null {
  const rows = knownIn(colors)
  if (!rows.flat().some((color) => chromaOf(color) >= minHue) || isOneColor(rows.flat()))
    return null
  if (areTwoKinds(rows.flat())) return null
  const found = [colors, transposed(colors)]
    .filter(([line]) => line !== undefined && line.length >= least)
    .flatMap((lines) => crookednessOfAll(knownIn(lines), mayShine) ?? [])
  return found.length === 0 ? null : Math.min(...found)
}

/** Largest number of colors in a line, of such lines, and of all fields that may be in order by chance: of three colors in any order, a third are a series, and so are some lines of three; of four in a line one in 23. */
const chance = { colors: 3, lines: 3, fields: 4 }

/** CIEDE2000 up to which two colors of one photograph may be the same. Source: [B3] item 7 */
const oneColor = 2

/** Whether so few colors are known in the lines that are a series that these may be in order by chance. */
export function mayBeChance(colors: readonly (readonly (Rgb | null)[])[]): boolean {
  if (knownIn(colors).flat().length <= chance.fields) return true
  const ways = [colors, transposed(colors)].map(knownIn)
  const series = ways.filter((lines) => crookednessOfAll(lines, true) !== null)
  return (series.length > 0 ? series : ways).every(areFew)
}

function areFew(lines: readonly (readonly Lab[])[]): boolean {
  const counts = lines.map((line) => withoutRepeats(line).length)
  const most = counts.length === 1 ? chance.fields : chance.colors
  return (
    Math.max(...counts) <= most &&
    counts.filter((count) => count === chance.colors).length <= chance.lines
  )
}

/** A line's colors that follow one of the same color tell no more than that one. */
const withoutRepeats = (line: readonly Lab[]) =>
  line.filter((color, at) => {
    const before = line[at - 1]
    return before === undefined || ciede2000(before, color) > oneColor
  })

const knownIn = (lines: readonly (readonly (Rgb | null)[])[]) =>
  lines.map((line) => line.flatMap((color) => (color === null ? [] : [labOf(color)])))

/** Whether the fields are of one color and differ only in lightness. */
function isOneColor(labs: readonly Lab[]): boolean {
  const hues = labs.map(hueOf)
  const middle = [median(hues.map(([a]) => a)), median(hues.map(([, b]) => b))] as const
  return (
    quantile(
      hues.map((hue) => hueApart(hue, middle)),
      unchanged,
    ) < minChange.hue
  )
}

type Hue = readonly [a: number, b: number]

/** Where a color lies without lightness if brought to the one at which hues are compared. */
function hueOf([l, a, b]: Lab): Hue {
  const factor = (minChange.at + 16) / (l + 16)
  return [factor * a, factor * b]
}

const hueApart = (one: Hue, other: Hue) => Math.hypot(one[0] - other[0], one[1] - other[1])

/** Whether a line's ends differ in hue or saturation, as those of all 4,800 kits' series do by at least 8: not only something between them, by the error of the encoding. */
const changesHue = (line: readonly Lab[]) => {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined) return false
  return hueApart(hueOf(first), hueOf(last)) >= minChange.hue
}

/** Largest distance of a color from the nearer of two kinds: in Lab, that of one print, or as a share of the distance between these. Least number of colors to judge. */
const kinds = { alike: 6, share: 0.25, least: 6 }

/** Whether each color is one of two kinds, such as pills and the empty places between them; levels lie in between as well. */
function areTwoKinds(labs: readonly Lab[]): boolean {
  const [first] = labs
  if (first === undefined || labs.length < kinds.least) return false
  const farthestFrom = (from: Lab) =>
    labs.reduce((best, color) =>
      labDistance(from, color) > labDistance(from, best) ? color : best,
    )
  const one = farthestFrom(first)
  const other = farthestFrom(one)
  const within = Math.max(kinds.alike, kinds.share * labDistance(one, other))
  return labs.every(
    (color) => Math.min(labDistance(color, one), labDistance(color, other)) <= within,
  )
}

/** Largest distance in Lab between any two fields. */
export function farthestApart(colors: readonly (readonly (Rgb | null)[])[]): number {
  const labs = colors.flat().flatMap((color) => (color === null ? [] : [labOf(color)]))
  // All pairs of hundreds of tiles are too many arguments for one call.
  return Math.max(
    0,
    ...labs.map((one) => Math.max(...labs.map((other) => labDistance(one, other)))),
  )
}

/** Whether the levels run downward, one per row. */
export function isDownward(colors: readonly (readonly Rgb[])[]): boolean {
  const rows = colors.map((row) => row.map(labOf))
  const [across = 0, down = 0] = [rows, transposed(rows)].map((lines) =>
    lines.reduce((sum, line) => sum + crookedness(line), 0),
  )
  return down < across
}

function crookednessOfAll(lines: readonly (readonly Lab[])[], mayShine: boolean): number | null {
  const all = lines.filter((line) => line.length >= minLine)
  // The middle of a rainbow is whiter than what is beside it, and left out only if the line is no series with it.
  const long = all.map((line) => (mayShine && !isSeries(line) ? withoutStray(line) : line))
  const series = long.filter(isSeries)
  const maySpare = long.length > 3 && long.every((line) => line.length >= shortLine)
  const least = maySpare ? Math.min(long.length - 1, monotoneShare * long.length) : long.length
  if (long.length === 0 || long.length < minLong * lines.length || series.length < least)
    return null
  if (!series.some(changesHue)) return null
  return series.reduce((sum, line) => sum + crookedness(line), 0) / series.length
}

const isSeries = (line: readonly Lab[]) =>
  crookedness(line) <= (line.length === 3 ? maxCrookedOfThree : maxCrooked) &&
  isInSteps(line) &&
  !turnsBack(line) &&
  (line.length > shortLine || isOrdered(line)) &&
  isNearlyShortest(line)

/** Whether the path of colors turns back at any level, except to an end under glare in a long line. A line of three is judged by its crookedness. */
function turnsBack(line: readonly Lab[]): boolean {
  const maySpareEnd = line.length >= sparesOne
  return (
    line.length > 3 &&
    line.slice(2).some((next, at) => {
      const [before, here] = [line[at] ?? next, line[at + 1] ?? next]
      const isToGlare =
        (at === 0 && mayBeUnderGlare(before, here)) ||
        (at === line.length - 3 && mayBeUnderGlare(next, here))
      if (maySpareEnd && isToGlare) return false
      return turnsBackAt(before, here, next)
    })
  )
}

/** Whether no step between neighbors is much larger than the others, except to an end that may be under glare. */
function isInSteps(line: readonly Lab[]): boolean {
  const most = Math.max(maxStep, 3 / line.length) * pathOf(line)
  return line.slice(1).every((next, at) => {
    const color = line[at] ?? next
    const isToGlare =
      (at === 0 && mayBeUnderGlare(color, next)) ||
      (at === line.length - 2 && mayBeUnderGlare(next, color))
    return isToGlare || labDistance(color, next) <= most
  })
}

const mayBeUnderGlare = (one: Lab, other: Lab) =>
  one[0] > other[0] && chromaOf(one) < chromaOf(other)

/** Longest line tested by permutation: longer ones have too many orders to try, and are hardly ever straight enough by chance. */
const mostOrdered = 6

/** Permutation test: whether few orders of these colors give a path as short as their own. */
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

/** Counts the orders of `rest`, starting from a color, whose path is no longer than `length`. */
const ordersWithin = (length: number, from: Lab, rest: readonly Lab[]): number =>
  rest.length === 0
    ? 1
    : rest.reduce((sum, next, at) => {
        const left = length - labDistance(from, next)
        return left < 0 ? sum : sum + ordersWithin(left, next, rest.toSpliced(at, 1))
      }, 0)

/** From this many levels on, one may have any other color, for example under a finger. */
const sparesOne = 7
/** From this many levels on, one may be whiter than its neighbors, under glare. */
const sparesShining = 5

/** Drops the color that makes the longest detour between its neighbors. */
function withoutStray(line: readonly Lab[]): readonly Lab[] {
  if (line.length < sparesShining) return line
  const detours = line.map((color, at) => {
    const [before, after] = [line[at - 1], line[at + 1]]
    if (before === undefined || after === undefined) return 0
    const isWhiter =
      color[0] > Math.max(before[0], after[0]) &&
      chromaOf(color) < Math.max(chromaOf(before), chromaOf(after))
    if (line.length < sparesOne && !isWhiter) return 0
    return labDistance(before, color) + labDistance(color, after) - labDistance(before, after)
  })
  const most = Math.max(...detours)
  const stray = detours.indexOf(most)
  return most === 0 ? line : line.filter((_, at) => at !== stray)
}

const chromaOf = ([, a, b]: Lab) => Math.hypot(a, b)

/** Whether in any three colors the outer two are the farthest apart, within `minGrowth`. */
const isOrdered = (line: readonly Lab[]) =>
  line.every((first, from) =>
    line.slice(from + 1).every((middle, index) =>
      line.slice(from + index + 2).every((last) => {
        const farther = Math.max(labDistance(first, middle), labDistance(middle, last))
        return labDistance(first, last) >= minGrowth * farther
      }),
    ),
  )

/** Path length relative to that of a straight, evenly spaced line with the same mean pairwise distance; Infinity when all are too close. */
function crookedness(line: readonly Lab[]): number {
  const distances = line.flatMap((one, at) =>
    line.slice(at + 1).map((other) => labDistance(one, other)),
  )
  if (Math.max(...distances) < minExtent) return Infinity
  const mean = distances.reduce((sum, it) => sum + it, 0) / distances.length
  return ((pathOf(line) / (line.length - 1) / mean) * (line.length + 1)) / 3
}

export const pathOf = (line: readonly Lab[]): number =>
  line.slice(1).reduce((sum, color, index) => sum + labDistance(line[index] ?? color, color), 0)

export const transposed = <Item>(
  rows: readonly (readonly Item[])[],
): readonly (readonly Item[])[] =>
  (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row.slice(column, column + 1)))

/** A series in several lines is read row by row or column by column, from either side. */
export const readingOrders = <Item>(
  rows: readonly (readonly Item[])[],
): readonly (readonly Item[])[] => {
  const columns = transposed(rows)
  return [rows, columns, columns.toReversed()].map((lines) => lines.flat())
}
