import { fieldsOnPaper } from '#domain/color/printed/fields-on-paper.ts'
import { homographyFrom, project, type Point } from '#domain/color/card/homography.ts'
import { paperAround } from './chart-paper.ts'
import type { PatchRow } from './find-patches.ts'
import { growLattice, type LatticeCell } from './grow-lattice.ts'
import { labOf, type Lab } from './lab.ts'
import { patchColor } from './patch-color.ts'
import { isInside, type Box, type Pixels } from './pixels.ts'
import type { Rgb } from './srgb.ts'
import { median } from './statistics.ts'
import { uniformFields } from './uniform-regions.ts'

/** A printed chart: fields of color in rows and columns on paper. */
export interface FoundGrid {
  /** Row by row from the top, each from left to right; each box well within its field. */
  readonly rows: readonly (readonly Box[])[]
  /** The paper around the fields: the white of this photograph. */
  readonly paper: Rgb
}

const leastFields = 3
/** Of the places in the grid, how many must be seen as fields: the others lie under glare, shade or a finger. */
const leastSeen = 0.6
/** A box is this share of its field's short side: its edge may be blurred, framed or turned. */
const kept = 0.5
/** Levels of one analyte run along a curve: how much longer the way along may be than the widest distance. */
const mostWinding = 1.9

/**
 * The printed chart in a photograph; null where there is none. Told from a strip's own pads by its ground, which is one
 * paper between and around all fields, and by its colors, which run from low to high.
 */
export function findGrid(pixels: Pixels): FoundGrid | null {
  const found = [...fieldsOnPaper(pixels), uniformFields(pixels)].flatMap((fields) => {
    const cells = growLattice(fields)
    const grid = gridOf(pixels, cells)
    return grid === null ? [] : [{ grid, seen: cells.length }]
  })
  return found.toSorted((one, other) => other.seen - one.seen)[0]?.grid ?? null
}

function gridOf(pixels: Pixels, cells: readonly LatticeCell[]): FoundGrid | null {
  if (cells.length < leastFields) return null
  const grid = completed(cells)
  if (grid === null || cells.length < leastSeen * grid.rows * grid.columns) return null
  const boxes = boxesOf(grid, pixels)
  if (boxes === null) return null
  const paper = paperAround(pixels, boxes)
  if (paper === null) return null
  const colors = boxes.map((row) => row.map((box) => patchColor(pixels, box).color))
  return runsAlong(colors) ? { rows: boxes, paper } : null
}

/** Whether a row of fields is a printed series of levels: on paper, its colors along a curve. A strip's own pads are not. */
export function isPrintedSeries(pixels: Pixels, { direction, boxes }: PatchRow): boolean {
  const lines = direction === 'row' ? [boxes] : boxes.map((box) => [box])
  const labs = boxes.map((box) => labOf(patchColor(pixels, box).color))
  return isSeries(labs) && paperAround(pixels, lines) !== null
}

interface Grid {
  readonly rows: number
  readonly columns: number
  /** The middle of a place, also of one between two. */
  readonly at: (column: number, row: number) => Point
  /** Short side of a field, in pixels of the photograph. */
  readonly short: number
}

/** Every place of the lattice, also those where no field was seen; turned so that it is read from the top left. */
function completed(cells: readonly LatticeCell[]): Grid | null {
  const [left, top] = [least(cells.map(({ column }) => column)), least(cells.map(({ row }) => row))]
  const columns = most(cells.map(({ column }) => column)) - left + 1
  const rows = most(cells.map(({ row }) => row)) - top + 1
  const short = median(cells.map(({ field }) => field.short))
  const placed = cells.map(({ column, row, field }) => ({
    from: { x: column - left, y: row - top },
    to: { x: field.x, y: field.y },
  }))
  const at = rows === 1 || columns === 1 ? alongLine(placed) : overPlane(placed)
  if (at === null) return null
  return upright({ rows, columns, short, at: (column, row) => at({ x: column, y: row }) })
}

interface Placed {
  readonly from: Point
  readonly to: Point
}

function overPlane(placed: readonly Placed[]) {
  const map = placed.length < 4 ? null : homographyFrom(placed)
  return map === null ? null : (place: Point) => project(map, place)
}

/** A single line gets a second one beside it, so that places beside the fields are known as well. */
function alongLine(placed: readonly Placed[]) {
  const [first, last] = [placed[0], placed.at(-1)]
  if (first === undefined || last === undefined) return null
  const isRow = first.from.y === last.from.y
  const [dx, dy] = [last.to.x - first.to.x, last.to.y - first.to.y]
  const steps = isRow ? last.from.x - first.from.x : last.from.y - first.from.y
  if (steps === 0) return null
  const aside = isRow ? { x: -dy / steps, y: dx / steps } : { x: dy / steps, y: -dx / steps }
  const doubled = placed.map(({ from, to }) => ({
    from: isRow ? { x: from.x, y: from.y + 1 } : { x: from.x + 1, y: from.y },
    to: { x: to.x + aside.x, y: to.y + aside.y },
  }))
  return overPlane([...placed, ...doubled])
}

/** Columns run to the right and rows downward on the screen. */
function upright(grid: Grid): Grid {
  const isLying = (one: Point, other: Point) =>
    Math.abs(other.x - one.x) >= Math.abs(other.y - one.y)
  const origin = grid.at(0, 0)
  const turned: Grid = isLying(origin, grid.at(1, 0))
    ? grid
    : { ...grid, rows: grid.columns, columns: grid.rows, at: (column, row) => grid.at(row, column) }
  const start = turned.at(0, 0)
  const isMirrored = turned.at(1, 0).x < start.x
  const isUpended = turned.at(0, 1).y < start.y
  return {
    ...turned,
    at: (column, row) =>
      turned.at(
        isMirrored ? turned.columns - 1 - column : column,
        isUpended ? turned.rows - 1 - row : row,
      ),
  }
}

function boxesOf({ rows, columns, at, short }: Grid, pixels: Pixels) {
  const side = short * kept
  const boxes = range(rows).map((row) =>
    range(columns).map((column): Box => {
      const { x, y } = at(column, row)
      return { x: x - side / 2, y: y - side / 2, width: side, height: side }
    }),
  )
  return boxes.flat().every((box) => isInside(pixels, box)) ? boxes : null
}

/** Whether the colors of most lines, in the one direction or the other, are a series and no heap. */
function runsAlong(colors: readonly (readonly Rgb[])[]): boolean {
  const labs = colors.map((row) => row.map(labOf))
  const columns = range(labs[0]?.length ?? 0).map((column) =>
    labs.flatMap((row) => row.slice(column, column + 1)),
  )
  return [labs, columns].some((lines) => {
    const long = lines.filter((line) => line.length >= leastFields)
    const smooth = long.filter(isSeries)
    return long.length > 0 && smooth.length >= 0.5 * long.length
  })
}

/** So few colors of any strip wind little: their distances have to grow with every step between them as well. */
const shortLine = 5
/** What a printed step may fall behind. */
const leastGrowth = 0.85

const isSeries = (line: readonly Lab[]) =>
  winding(line) <= mostWinding && (line.length > shortLine || isOrdered(line))

/** Whether of any three the outer two are the farthest from each other. */
const isOrdered = (line: readonly Lab[]) =>
  line.every((first, from) =>
    line.slice(from + 1).every((middle, index) =>
      line.slice(from + index + 2).every((last) => {
        const farther = Math.max(distance(first, middle), distance(middle, last))
        return distance(first, last) >= leastGrowth * farther
      }),
    ),
  )

function winding(line: readonly Lab[]): number {
  const way = line.slice(1).reduce((sum, color, index) => {
    const before = line[index]
    return before === undefined ? sum : sum + distance(before, color)
  }, 0)
  const widest = Math.max(...line.flatMap((one) => line.map((other) => distance(one, other))))
  return widest < 6 ? Infinity : way / widest
}

const distance = (one: Lab, other: Lab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const range = (length: number) => Array.from({ length: Math.max(0, length) }, (_, index) => index)
const least = (values: readonly number[]) => Math.min(...values)
const most = (values: readonly number[]) => Math.max(...values)
