import type { Point } from '#domain/color/card/homography.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { luminance } from '#domain/color/srgb.ts'
import { quantile } from '#domain/color/statistics.ts'
import { crookednessOf, readingOrders } from './color-series.ts'
import { besideBy, colorAt, range, unevenness } from './lattice-look.ts'
import { stepLengths, type LatticePlane } from './lattice-plane.ts'
import type { FieldColors, PrintedGround } from './printed-ground.ts'

/** Least luminance of the ground around a field under glare, relative to the brightest of its neighbors' grounds: glare reaches beyond its field. */
const peak = 1.1
/** Least gap in which the ground is visible, in pixels: blur covers a narrower one. */
const minGap = 5

/** Least difference in Lab lightness within a field that a smaller glare is on, and its least ratio to that within any other. */
const uneven = { least: 4, timesOthers: 1.3 }

/** Fewest fields of a line that may lack one: of three colors in any order, one in three is a series. */
const minLine = 4
/** The same for a series in several lines. */
const minSeries = 6

/** The ground and how crooked its colors are, without that of one field under glare if they are no series with it; null when they are none. */
export function seriesDespiteGlare(
  pixels: Pixels,
  plane: LatticePlane,
  ground: PrintedGround,
  mayShine: boolean,
) {
  const all = crookednessOf(ground.colors, mayShine)
  if (all !== null) return { ground, crookedness: all }
  for (const field of [litField(pixels, plane), unevenField(pixels, plane)]) {
    if (field === null || !isLighter(ground.colors, field)) continue
    const without = withoutField(ground, field)
    // No second color is left out: of seven tiles, five are in order by chance.
    const crookedness =
      crookednessOf(without.colors, false, minLine) ?? crookednessInOneLine(without.colors)
    if (crookedness !== null) return { ground: without, crookedness }
  }
  return null
}

/** As one series that goes on from line to line: with one under glare, too little is known of short lines by themselves. */
function crookednessInOneLine(colors: FieldColors): number | null {
  const found = readingOrders(colors).flatMap(
    (line) => crookednessOf([line], false, minSeries) ?? [],
  )
  return found.length === 0 ? null : Math.min(...found)
}

export const withoutField = (ground: PrintedGround, field: Point): PrintedGround => ({
  ...ground,
  colors: ground.colors.map((row, y) =>
    row.map((color, x) => (x === field.x && y === field.y ? null : color)),
  ),
})

/** Whether a field is lighter than its neighbors in its row or column, or so light that its color is not known. */
const isLighter = (colors: FieldColors, { x, y }: Point): boolean =>
  [
    { line: colors[y] ?? [], at: x },
    { line: colors.map((row) => row[x] ?? null), at: y },
  ].some(({ line, at }) => {
    const [own, ...beside] = [at, at - 1, at + 1].map((place) => line[place] ?? null)
    if (!own) return true
    if (line.length === 1) return false
    return beside.every((color) => color === null || luminance(color) < luminance(own))
  })

const fieldsOf = ({ rows, columns }: LatticePlane): readonly Point[] =>
  range(rows).flatMap((y) => range(columns).map((x) => ({ x, y })))

/** The one field whose ground is lit far more than that of all its neighbors; null when there is none, or more. */
export function litField(pixels: Pixels, plane: LatticePlane): Point | null {
  const fields = fieldsOf(plane).map((place) => ({
    place,
    light: lightAround(pixels, plane, place),
  }))
  const peaks = fields.filter(({ place, light }) => {
    const beside = fields.flatMap((other) => {
      const [right, down] = [other.place.x - place.x, other.place.y - place.y]
      return Math.max(Math.abs(right), Math.abs(down)) === 1 ? (other.light ?? []) : []
    })
    return light !== null && beside.length > 0 && light >= peak * Math.max(...beside)
  })
  return peaks.length === 1 ? (peaks[0]?.place ?? null) : null
}

/** The field that is far less even than all others. */
function unevenField(pixels: Pixels, plane: LatticePlane): Point | null {
  const [most, next] = fieldsOf(plane)
    .map((place) => ({ place, by: unevenness(pixels, plane, place) }))
    .toSorted((one, other) => other.by - one.by)
  if (most === undefined || next === undefined) return null
  return most.by >= Math.max(uneven.least, uneven.timesOthers * next.by) ? most.place : null
}

const around = [-1, 0, 1]
  .flatMap((right) => [-1, 0, 1].map((down) => ({ right, down })))
  .filter(({ right, down }) => right !== 0 || down !== 0)

/** Share of the places around a field at most as bright as its ground counts: of eight, a glare longer than its field may reach only two. */
const brighterPlaces = 0.85

/** Luminance of the brighter ground around a field; null when none is visible between it and its neighbors. */
function lightAround(pixels: Pixels, plane: LatticePlane, { x, y }: Point): number | null {
  const { rows, columns, half } = plane
  const off = besideBy(plane)
  const step = stepLengths(plane)
  const isSeen = {
    x: (right: number) => isOuter(x + right, columns) || (1 - 2 * half.x) * step.x >= minGap,
    y: (down: number) => isOuter(y + down, rows) || (1 - 2 * half.y) * step.y >= minGap,
  }
  const colors = around.flatMap(({ right, down }) => {
    const isGround = (right !== 0 && isSeen.x(right)) || (down !== 0 && isSeen.y(down))
    const place = {
      x: x + right * (isOuter(x + right, columns) ? half.x + off.x : Math.min(0.5, half.x + off.x)),
      y: y + down * (isOuter(y + down, rows) ? half.y + off.y : Math.min(0.5, half.y + off.y)),
    }
    const color = isGround ? colorAt(pixels, plane, place, 0.08) : null
    return color === null ? [] : [color]
  })
  return colors.length === 0 ? null : quantile(colors.map(luminance), brighterPlaces)
}

const isOuter = (place: number, count: number) => place < 0 || place >= count
