import type { Point } from '#domain/color/card/homography.ts'
import type { UniformField } from '#domain/color/uniform-regions.ts'

/** A field and its place in a lattice; places count from any origin. */
export interface LatticeCell {
  readonly column: number
  readonly row: number
  readonly field: UniformField
}

/** Fields of one chart are about as large as each other. */
const alikeArea = 2.1
/** Of a step: how far from its expected place a field may lie. */
const tolerance = 0.24
/** Of a field's size: how far apart the middles of neighbors may be. */
const maxDistance = 4.2
/** Sine of the angle between rows and columns. */
const minSine = 0.45
/** Half of a field, in steps: neighbors do not overlap. */
const maxHalf = 0.53
/** Seeds with the most neighbors are tried first. */
const maxSeeds = 16
/** A table's tiles may be the larger lattice. */
const maxLattices = 3
const minCells = 3

/**
 * The largest lattices of fields of about one size: rows and columns in any direction, their steps changing slowly as a
 * camera held at a slant makes them. A single line counts as well.
 */
export function growLattices(fields: readonly UniformField[]): readonly (readonly LatticeCell[])[] {
  const found: (readonly LatticeCell[])[] = []
  let free = fields
  while (found.length < maxLattices) {
    const cells = largest(free)
    if (cells.length < minCells) break
    found.push(cells)
    const taken = new Set(cells.map(({ field }) => field))
    free = free.filter((field) => !taken.has(field))
  }
  return found
}

function largest(fields: readonly UniformField[]): readonly LatticeCell[] {
  const seeds = fields
    .map((field) => ({ field, near: neighborsOf(field, fields) }))
    .filter(({ near }) => near.length > 0)
    .toSorted((one, other) => other.near.length - one.near.length)
    .slice(0, maxSeeds)
  let best: readonly LatticeCell[] = []
  let most = 0
  for (const { field, near } of seeds) {
    // Grown from another of its fields, a large lattice is the same again.
    if (best.length > 8 && best.some((cell) => cell.field === field)) continue
    for (const steps of basesOf(field, near)) {
      const cells = grown(field, steps, fields)
      const worth = cells.length * filledOf(cells)
      if (worth > most) [best, most] = [cells, worth]
    }
  }
  return best
}

/** Of all places between the outer lines: rows that were taken slantwise leave many empty. */
function filledOf(cells: readonly LatticeCell[]): number {
  const spanned = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1
  const all = spanned(cells.map(({ column }) => column)) * spanned(cells.map(({ row }) => row))
  return cells.length / all
}

const isAlike = (one: UniformField, other: UniformField) =>
  Math.max(one.area, other.area) <= alikeArea * Math.min(one.area, other.area)

function neighborsOf(field: UniformField, fields: readonly UniformField[]) {
  const reach = maxDistance * Math.sqrt(field.area)
  return fields
    .filter((other) => other !== field && isAlike(field, other) && apart(field, other) <= reach)
    .toSorted((one, other) => apart(field, one) - apart(field, other))
    .slice(0, 8)
}

type Steps = readonly [Point, Point | null]

/** Pairs of directions that could be a row's and a column's, and every direction alone. */
function basesOf(field: UniformField, near: readonly UniformField[]): readonly Steps[] {
  const steps = near.map((other) => ({ x: other.x - field.x, y: other.y - field.y }))
  const pairs = steps.flatMap((one, at) =>
    steps
      .slice(at + 1)
      .flatMap((other): readonly Steps[] =>
        sine(one, other) >= minSine && isApart(field, one, other) ? [[one, other]] : [],
      ),
  )
  return [...pairs, ...steps.map((one): Steps => [one, null])]
}

/** Whether fields of this shape, laid out by these steps, leave each other free. */
function isApart({ xx, xy, yy }: UniformField, one: Point, other: Point): boolean {
  const determinant = Math.abs(one.x * other.y - one.y * other.x)
  const half = (by: Point) =>
    Math.sqrt(3 * Math.max(0, by.y * by.y * xx - 2 * by.x * by.y * xy + by.x * by.x * yy)) /
    determinant
  return half(one) <= maxHalf && half(other) <= maxHalf
}

const sine = (one: Point, other: Point) =>
  Math.abs(one.x * other.y - one.y * other.x) /
  (Math.hypot(one.x, one.y) * Math.hypot(other.x, other.y) || 1)

interface Growing {
  readonly cell: LatticeCell
  /** The steps as they are here. */
  readonly steps: Steps
}

/** From place to place: the next is expected where the last step, or the one along the other line, leads. One that is not seen is stepped over. */
function grown(seed: UniformField, steps: Steps, fields: readonly UniformField[]) {
  const free = new Set(fields.filter((field) => field !== seed))
  const first: LatticeCell = { column: 0, row: 0, field: seed }
  const cells = [first]
  const taken = new Set(['0,0'])
  const queue: Growing[] = [{ cell: first, steps }]
  const isTaken = (next: Growing | null) =>
    next === null || taken.has(`${next.cell.column},${next.cell.row}`)
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const way of ways) {
      const step = way.right === 0 ? from.steps[1] : from.steps[0]
      if (step === null) continue
      const place = `${from.cell.column + way.right},${from.cell.row + way.down}`
      if (taken.has(place)) continue
      const next = reached(from, step, way, 1, free) ?? reached(from, step, way, 2, free)
      if (next === null || isTaken(next)) continue
      free.delete(next.cell.field)
      taken.add(`${next.cell.column},${next.cell.row}`)
      cells.push(next.cell)
      queue.push(next)
    }
  }
  return cells
}

const ways = [
  { right: 1, down: 0 },
  { right: -1, down: 0 },
  { right: 0, down: 1 },
  { right: 0, down: -1 },
] as const

/** The field so many steps away. */
function reached(
  { cell, steps }: Growing,
  step: Point,
  { right, down }: (typeof ways)[number],
  count: number,
  free: ReadonlySet<UniformField>,
): Growing | null {
  const sign = (right + down) * count
  const expected = { x: cell.field.x + sign * step.x, y: cell.field.y + sign * step.y }
  const field = nearest(free, expected, tolerance * count * Math.hypot(step.x, step.y), cell.field)
  if (field === null) return null
  const seen = { x: (field.x - cell.field.x) / sign, y: (field.y - cell.field.y) / sign }
  return {
    cell: { column: cell.column + right * count, row: cell.row + down * count, field },
    steps: right === 0 ? [steps[0], seen] : [seen, steps[1]],
  }
}

function nearest(
  free: ReadonlySet<UniformField>,
  expected: Point,
  reach: number,
  like: UniformField,
): UniformField | null {
  let best: UniformField | null = null
  for (const field of free) {
    const isNearer = best === null || apart(field, expected) < apart(best, expected)
    if (isNearer && apart(field, expected) <= reach && isAlike(field, like)) best = field
  }
  return best
}

const apart = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y)
