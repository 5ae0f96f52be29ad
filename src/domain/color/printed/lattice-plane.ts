import { homographyFrom, project, type Point } from '#domain/color/card/homography.ts'
import type { LatticeCell } from './lattice-lines.ts'
import { median, quantile } from '#domain/color/statistics.ts'

/** Rows and columns of fields in a picture, counted from the top left. */
export interface LatticePlane {
  readonly rows: number
  readonly columns: number
  /** Center of a place in pixels; fractions lie between places, and places may lie outside the lattice. */
  readonly at: (column: number, row: number) => Point
  /** Half of a field's width and height, in steps. */
  readonly half: { readonly x: number; readonly y: number }
  /** A field's shorter side, in pixels. */
  readonly short: number
  /** Root mean square distance of the fields from their places, in steps. */
  readonly irregularity: number
  /** Largest deviation from the median area among three quarters of the fields, as a natural logarithm. */
  readonly unlikeness: number
}

/** Maps every place of the lattice, including those where no field was seen; null when the fields allow no projection. */
export function planeOf(cells: readonly LatticeCell[]): LatticePlane | null {
  const columns = places(cells.map(({ column }) => column))
  const rows = places(cells.map(({ row }) => row))
  const placed = cells.map(({ column, row, field }) => ({
    from: { x: column - columns.first, y: row - rows.first },
    to: { x: field.x, y: field.y },
    field,
  }))
  const isLine = rows.count === 1 || columns.count === 1
  const at = isLine ? alongLine(placed) : overPlane(placed)
  if (at === null) return null
  const halves = placed.map(({ from, field }) => halfOf(at, from, field))
  const irregularity = irregularityOf(at, placed)
  const half = { x: median(halves.map(({ x }) => x)), y: median(halves.map(({ y }) => y)) }
  const unlikeness = quantile(
    halves.map(({ x, y }) => Math.abs(Math.log((x * y) / (half.x * half.y)))),
    0.75,
  )
  const grid = {
    rows: rows.count,
    columns: columns.count,
    at: (column: number, row: number) => at({ x: column, y: row }),
  }
  const step = stepLengths(grid)
  const short = 2 * Math.min(half.x * step.x, half.y * step.y)
  return upright({ ...grid, half, short, irregularity, unlikeness })
}

const places = (numbers: readonly number[]) => {
  const first = Math.min(...numbers)
  return { first, count: Math.max(...numbers) - first + 1 }
}

type Project = (place: Point) => Point

interface Placed {
  readonly from: Point
  readonly to: Point
  readonly field: LatticeCell['field']
}

function overPlane(placed: readonly Pick<Placed, 'from' | 'to'>[]): Project | null {
  const map = placed.length < 4 ? null : homographyFrom(placed)
  return map === null ? null : (place) => project(map, place)
}

/**
 * Adds a second line beside a single one, so that places beside the fields are known as well. In perspective, widths shrink with the
 * square root of the steps: at distance n a step along the line scales by 1 / n², a width by 1 / n.
 */
function alongLine(placed: readonly Placed[]): Project | null {
  const isRow = placed.every(({ from }) => from.y === placed[0]?.from.y)
  const along = ({ from }: Placed) => (isRow ? from.x : from.y)
  const line = placed.toSorted((one, other) => along(one) - along(other))
  const steps = line.slice(1).flatMap((next, index): readonly StepAlong[] => {
    const last = line[index]
    if (last === undefined) return []
    const count = along(next) - along(last)
    const length = Math.hypot(next.to.x - last.to.x, next.to.y - last.to.y) / count
    return [{ at: along(last) + count / 2, log: Math.log(length) }]
  })
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || steps.length === 0) return null
  const mean = (of: (step: StepAlong) => number) =>
    steps.reduce((sum, step) => sum + of(step), 0) / steps.length
  const [at0, log0] = [mean(({ at }) => at), mean(({ log }) => log)]
  const spread = mean(({ at }) => (at - at0) ** 2)
  const growth = spread === 0 ? 0 : mean(({ at, log }) => (at - at0) * (log - log0)) / spread
  const [dx, dy] = [last.to.x - first.to.x, last.to.y - first.to.y]
  const length = Math.exp(log0) / (Math.hypot(dx, dy) || 1)
  const aside = isRow ? { x: -dy * length, y: dx * length } : { x: dy * length, y: -dx * length }
  const doubled = line.map((one) => {
    const wide = Math.exp((growth / 2) * (along(one) - at0))
    const { from, to } = one
    return {
      from: isRow ? { x: from.x, y: from.y + 1 } : { x: from.x + 1, y: from.y },
      to: { x: to.x + wide * aside.x, y: to.y + wide * aside.y },
    }
  })
  const all = [...line, ...doubled]
  const flat = overPlane(all)
  return flat === null ? null : (aroundBottle(flat, all, line, isRow) ?? flat)
}

/** A line around a bottle: fewest fields, irregularity of the flat line from which it is tried, and the largest share of that which remains. */
const bottle = { fields: 5, least: 0.02, remaining: 0.5 }
/** Angles tried, from the front of the bottle to the last field, in radians. */
const bends = [0.5, 0.65, 0.8, 0.95, 1.1, 1.25]
/** Farthest place that is seen around a bottle, in radians. */
const side = 1.5

/** The line as it runs around a bottle, its steps shorter toward both ends; null unless its fields then lie far more exactly. */
function aroundBottle(
  flat: Project,
  all: readonly Pick<Placed, 'from' | 'to'>[],
  line: readonly Placed[],
  isRow: boolean,
): Project | null {
  const irregular = irregularityOf(flat, line)
  if (line.length < bottle.fields || irregular < bottle.least) return null
  const { first, count } = places(line.map(({ from }) => (isRow ? from.x : from.y)))
  const reach = (count - 1) / 2
  const found = bends.flatMap((bend) => {
    const around = (at: number) => {
      const angle = (bend * (at - first - reach)) / reach
      return Math.sin(Math.max(-side, Math.min(side, angle)))
    }
    const turned = ({ x, y }: Point) => (isRow ? { x: around(x), y } : { x, y: around(y) })
    const map = overPlane(all.map(({ from, to }) => ({ from: turned(from), to })))
    return map === null ? [] : [(place: Point) => map(turned(place))]
  })
  const irregularities = found.map((at) => irregularityOf(at, line))
  const least = Math.min(...irregularities)
  return least < bottle.remaining * irregular
    ? (found[irregularities.indexOf(least)] ?? null)
    : null
}

/** Root mean square distance of the fields from their places, in steps. */
const irregularityOf = (at: Project, placed: readonly Placed[]) =>
  Math.sqrt(
    placed.reduce((sum, { from, to }) => sum + offPlace(at, from, to) ** 2, 0) / placed.length,
  )

interface StepAlong {
  readonly at: number
  /** Natural logarithm of its length in pixels. */
  readonly log: number
}

/** Lengths of the steps across and down at a place, by default in the middle of the grid, in pixels. */
export function stepLengths(
  { rows, columns, at }: Pick<LatticePlane, 'rows' | 'columns' | 'at'>,
  { x, y }: Point = { x: (columns - 1) / 2, y: (rows - 1) / 2 },
): Point {
  const apart = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y) || 1
  return {
    x: apart(at(x - 0.5, y), at(x + 0.5, y)),
    y: apart(at(x, y - 0.5), at(x, y + 0.5)),
  }
}

/** Sine of the angle between rows and columns in the middle: 1 for a chart seen from above, less where rows are taken at a slant. */
export function uprightness({ rows, columns, at }: LatticePlane): number {
  const place = { x: (columns - 1) / 2, y: (rows - 1) / 2 }
  const [right, down] = stepsAt((to) => at(to.x, to.y), place)
  const lengths = Math.hypot(right.x, right.y) * Math.hypot(down.x, down.y)
  return Math.abs(right.x * down.y - right.y * down.x) / (lengths || 1)
}

/** The steps right and down at a place, in pixels. */
function stepsAt(at: Project, { x, y }: Point): readonly [Point, Point] {
  const here = at({ x, y })
  const [right, down] = [at({ x: x + 0.5, y }), at({ x, y: y + 0.5 })]
  return [
    { x: 2 * (right.x - here.x), y: 2 * (right.y - here.y) },
    { x: 2 * (down.x - here.x), y: 2 * (down.y - here.y) },
  ]
}

/** Half of a field's sides, in steps, assuming that it fills a parallelogram along the steps. */
function halfOf(at: Project, place: Point, { xx, xy, yy }: LatticeCell['field']): Point {
  const [right, down] = stepsAt(at, place)
  const determinant = right.x * down.y - right.y * down.x || 1
  const spread = (one: number, other: number) =>
    one * one * xx + 2 * one * other * xy + other * other * yy
  return {
    x: Math.sqrt(3 * Math.max(0, spread(down.y, -down.x))) / Math.abs(determinant),
    y: Math.sqrt(3 * Math.max(0, spread(-right.y, right.x))) / Math.abs(determinant),
  }
}

function offPlace(at: Project, place: Point, seen: Point): number {
  const [right, down] = stepsAt(at, place)
  const expected = at(place)
  const step = Math.min(Math.hypot(right.x, right.y), Math.hypot(down.x, down.y))
  return Math.hypot(seen.x - expected.x, seen.y - expected.y) / (step || 1)
}

/** Renumbers the places so that columns run to the right and rows downward on the screen. */
function upright(plane: LatticePlane): LatticePlane {
  const isLying = (one: Point, other: Point) =>
    Math.abs(other.x - one.x) >= Math.abs(other.y - one.y)
  const origin = plane.at(0, 0)
  const turned: LatticePlane = isLying(origin, plane.at(1, 0))
    ? plane
    : {
        ...plane,
        rows: plane.columns,
        columns: plane.rows,
        half: { x: plane.half.y, y: plane.half.x },
        at: (column, row) => plane.at(row, column),
      }
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
