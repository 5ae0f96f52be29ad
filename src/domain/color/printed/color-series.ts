import { labOf, type Lab } from '#domain/color/lab.ts'
import type { Rgb } from '#domain/color/srgb.ts'

/** Levels of one analyte run along a curve: how much longer the way along may be than the widest distance. */
const maxWinding = 1.9
/** So few colors of any strip wind little: their distances have to grow with every step between them as well. */
const shortLine = 5
/** What a printed step may fall behind. */
const minGrowth = 0.85
/** In Lab: a chart whose ends are nearer than that tells nothing. */
const minExtent = 8
/** In Lab, lightness apart: dyes are no gray, tiles and cloth mostly are. */
const minHue = 6
/** Of the lines in the one direction or the other, how many must be a series. */
const monotoneShare = 0.8

/** How crooked the lines of levels are, of the straighter direction: 1 is straight. Null where they are a heap and no series. */
export function windingOf(colors: readonly (readonly (Rgb | null)[])[]): number | null {
  const known = (lines: typeof colors) =>
    lines.map((line) => line.flatMap((color) => (color === null ? [] : [labOf(color)])))
  const rows = known(colors)
  if (!rows.flat().some(([, a, b]) => Math.hypot(a, b) >= minHue)) return null
  const windings = [rows, known(transposed(colors))].flatMap(
    (lines) => directionWinding(lines) ?? [],
  )
  return windings.length === 0 ? null : Math.min(...windings)
}

/** Whether the levels go down: each row one level. */
export function isDownward(colors: readonly (readonly Rgb[])[]): boolean {
  const rows = colors.map((row) => row.map(labOf))
  const [across, down] = [rows, transposed(rows)].map(
    (lines) =>
      lines.reduce((sum, line) => sum + pathOf(line) / Math.max(1, line.length - 1), 0) /
      Math.max(1, lines.length),
  )
  return (down ?? 0) < (across ?? 0)
}

function directionWinding(lines: readonly (readonly Lab[])[]): number | null {
  const long = lines.filter((line) => line.length >= 3).map(withoutStray)
  const series = long.filter(isSeries)
  if (long.length === 0 || series.length < monotoneShare * long.length) return null
  return series.reduce((sum, line) => sum + winding(line), 0) / series.length
}

const isSeries = (line: readonly Lab[]) =>
  winding(line) <= maxWinding && (line.length > shortLine || isOrdered(line))

/** Of so many levels one may be seen in another color: under a shine, or a finger. */
const sparesOne = 7

/** Without the color that lies farthest off the way between its neighbors. */
function withoutStray(line: readonly Lab[]): readonly Lab[] {
  if (line.length < sparesOne) return line
  const detours = line.map((color, at) => {
    const [before, after] = [line[at - 1], line[at + 1]]
    return before === undefined || after === undefined
      ? 0
      : distance(before, color) + distance(color, after) - distance(before, after)
  })
  const stray = detours.indexOf(Math.max(...detours))
  return line.filter((_, at) => at !== stray)
}

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

function winding(line: readonly Lab[]): number {
  const widest = Math.max(...line.flatMap((one) => line.map((other) => distance(one, other))))
  return widest < minExtent ? Infinity : pathOf(line) / widest
}

export const pathOf = (line: readonly Lab[]): number =>
  line.slice(1).reduce((sum, color, index) => sum + distance(line[index] ?? color, color), 0)

const distance = (one: Lab, other: Lab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

export const transposed = <Item>(
  rows: readonly (readonly Item[])[],
): readonly (readonly Item[])[] =>
  (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row.slice(column, column + 1)))
