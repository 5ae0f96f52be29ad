import type { Point } from '#domain/color/card/homography.ts'
import type { UniformField } from '#domain/color/uniform-regions.ts'
import { withoutSparseLines, type LatticeCell } from './lattice-lines.ts'
import { planeOf } from './lattice-plane.ts'

/** Largest ratio between the areas of a chart's fields. */
const alikeArea = 2.1
/** Largest ratio between the lengths, and between the widths, of a chart's fields. */
const alikeSide = 1.7
/** Largest sine of the angle between two directions that lead to the same line of fields. */
const sameDirection = 0.2
const maxNeighbors = 6
/** How far from its expected place a field may lie, as a share of the step. */
const tolerance = 0.24
/** Largest distance between the centers of neighbors, in multiples of a field's longer side. */
const maxDistance = 3.6
/** Least sine of the angle between rows and columns. */
const minSine = 0.45
/** Largest half-size of a field, in steps: neighbors do not overlap. */
const maxHalf = 0.53
/** Most seeds tried, those with the most neighbors first. */
const maxSeeds = 16
/** Most lattices returned: the largest may be the tiles of a table. */
const maxLattices = 3
const minCells = 3

/**
 * Finds the largest lattices of fields of similar size: rows and columns in any direction, with steps that change gradually in
 * perspective. A single line counts as well.
 */
export function growLattices(fields: readonly UniformField[]): readonly (readonly LatticeCell[])[] {
  const found: (readonly LatticeCell[])[] = []
  let free = fields
  while (found.length < maxLattices) {
    const cells = largest(free)
    if (cells.length < minCells) break
    if (!isPieceOfPattern(cells, fields)) found.push(cells)
    const taken = new Set(cells.map(({ field }) => field))
    free = free.filter((field) => !taken.has(field))
  }
  return found
}

/**
 * A lattice of fewer than `cells` fields is a piece of a pattern if `neighbors` others of their size lie within `within` steps. Tiles have
 * as many; a chart has fewer, such as a sample's pads and a white.
 */
const piece = { cells: 5, neighbors: 3, within: 1.6 }

/** Whether these few fields are surrounded by more of the same tiles or dots. */
function isPieceOfPattern(cells: readonly LatticeCell[], fields: readonly UniformField[]): boolean {
  const own = cells.map(({ field }) => field)
  if (own.length >= piece.cells) return false
  const steps = own.map((field) =>
    Math.min(...own.filter((it) => it !== field).map((it) => apart(field, it))),
  )
  const reach = piece.within * Math.max(...steps)
  const isNear = (other: UniformField) =>
    own.some((field) => isAlike(field, other) && apart(field, other) <= reach)
  return fields.filter((it) => !own.includes(it) && isNear(it)).length >= piece.neighbors
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
    // A large lattice grows the same from any of its fields.
    if (best.length > 8 && best.some((cell) => cell.field === field)) continue
    for (const steps of basesOf(field, near)) {
      const cells = grown(field, steps, fields)
      // A sample's pads may have joined; they are removed later.
      const inner = withoutSparseLines(cells)
      const upTo = inner.length * filledOf(inner)
      if (upTo <= most) continue
      const worth = upTo * regularityOf(inner)
      if (worth > most) [best, most] = [cells, worth]
    }
  }
  return best
}

/** Share of the places between the outer lines that are filled: rows taken at a slant leave many empty. */
function filledOf(cells: readonly LatticeCell[]): number {
  const spanned = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1
  const all = spanned(cells.map(({ column }) => column)) * spanned(cells.map(({ row }) => row))
  return cells.length / all
}

/** Irregularity of print in steps, unlikeness of its fields, and least weight of another lattice, for example one that includes a table's pattern. */
const regular = { within: 0.06, unlike: 0.2, least: 0.4 }
/** Least number of fields whose regularity counts: fewer may be regular by chance. */
const minRegular = 5

/** Weight of a lattice by how regular and alike its fields are, at most 1. */
function regularityOf(cells: readonly LatticeCell[]): number {
  if (cells.length < minRegular) return regular.least
  const plane = planeOf(cells)
  if (plane === null) return regular.least
  const { irregularity, unlikeness } = plane
  const excess = Math.max(0, irregularity / regular.within - 1, unlikeness / regular.unlike - 1)
  return Math.max(regular.least, 1 / (1 + excess ** 2))
}

const isAlike = (one: UniformField, other: UniformField) =>
  isWithin(alikeArea, one.area, other.area) &&
  isWithin(alikeSide, one.long, other.long) &&
  isWithin(alikeSide, one.short, other.short)

const isWithin = (ratio: number, one: number, other: number) =>
  Math.max(one, other) <= ratio * Math.min(one, other)

/** The nearest neighbor in each direction: along a line of narrow fields, many are nearer than the next line. */
function neighborsOf(field: UniformField, fields: readonly UniformField[]) {
  const reach = maxDistance * field.long
  const near = fields
    .filter((other) => other !== field && isAlike(field, other) && apart(field, other) <= reach)
    .toSorted((one, other) => apart(field, one) - apart(field, other))
  const chosen: UniformField[] = []
  for (const other of near) {
    const isBehind = chosen.some(
      (nearer) => sine(stepTo(field, nearer), stepTo(field, other)) < sameDirection,
    )
    if (!isBehind) chosen.push(other)
    if (chosen.length === maxNeighbors) break
  }
  return chosen
}

const stepTo = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

type Steps = readonly [Point, Point | null]

/** Pairs of steps that could be those of rows and columns, and every step alone. */
function basesOf(field: UniformField, near: readonly UniformField[]): readonly Steps[] {
  const steps = near.map((other) => stepTo(field, other))
  const pairs = steps.flatMap((one, at) =>
    steps
      .slice(at + 1)
      .flatMap((other): readonly Steps[] =>
        sine(one, other) >= minSine && isApart(field, one, other) ? [[one, other]] : [],
      ),
  )
  return [...pairs, ...steps.map((one): Steps => [one, null])]
}

/** Whether fields of this shape do not overlap when laid out with these steps. */
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
  /** The steps at this cell. */
  readonly steps: Steps
}

type Way = (typeof ways)[number]

/** Grows a lattice cell by cell. The next is expected where the step in the adjacent line, or else the last step, leads; a missing one is skipped. */
function grown(seed: UniformField, steps: Steps, fields: readonly UniformField[]) {
  const free = new Set(fields.filter((field) => field !== seed))
  const first: LatticeCell = { column: 0, row: 0, field: seed }
  const taken = new Map([[placeOf(first), first]])
  const queue: Growing[] = [{ cell: first, steps }]
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const way of ways) {
      const usual = way.right === 0 ? from.steps[1] : from.steps[0]
      if (usual === null || taken.has(placeOf(from.cell, way))) continue
      const step = stepBeside(taken, from.cell, way) ?? usual
      const next = reached(from, step, way, 1, free) ?? reached(from, step, way, 2, free)
      if (next === null || taken.has(placeOf(next.cell))) continue
      free.delete(next.cell.field)
      taken.set(placeOf(next.cell), next.cell)
      queue.push(next)
    }
  }
  return Array.from(taken.values())
}

type Place = Pick<LatticeCell, 'column' | 'row'>

const placeOf = ({ column, row }: Place, { right, down }: Way = { right: 0, down: 0 }) =>
  `${column + right},${row + down}`

/** The same step in the line before or after this one, null if unknown: in perspective, steps get shorter and turn. */
function stepBeside(
  taken: ReadonlyMap<string, LatticeCell>,
  { column, row }: Place,
  { right, down }: Way,
): Point | null {
  for (const side of [-1, 1]) {
    const beside = { column: column + side * down ** 2, row: row + side * right ** 2 }
    const from = taken.get(placeOf(beside))
    const to = taken.get(placeOf(beside, { right, down }))
    if (from !== undefined && to !== undefined) {
      const step = stepTo(from.field, to.field)
      return right + down > 0 ? step : { x: -step.x, y: -step.y }
    }
  }
  return null
}

const ways: readonly { readonly right: number; readonly down: number }[] = [
  { right: 1, down: 0 },
  { right: -1, down: 0 },
  { right: 0, down: 1 },
  { right: 0, down: -1 },
]

/** The field `count` steps away; null when there is none near its expected place. */
function reached(
  { cell, steps }: Growing,
  step: Point,
  { right, down }: Way,
  count: number,
  free: ReadonlySet<UniformField>,
): Growing | null {
  const sign = (right + down) * count
  const expected = { x: cell.field.x + sign * step.x, y: cell.field.y + sign * step.y }
  const shorter = Math.min(
    ...steps.flatMap((its) => (its === null ? [] : [Math.hypot(its.x, its.y)])),
  )
  const reach = { along: step, aside: tolerance * count * shorter }
  const field = nearest(free, expected, reach, cell.field)
  if (field === null) return null
  const seen = { x: (field.x - cell.field.x) / sign, y: (field.y - cell.field.y) / sign }
  return {
    cell: { column: cell.column + right * count, row: cell.row + down * count, field },
    steps: right === 0 ? [steps[0], seen] : [seen, steps[1]],
  }
}

interface Reach {
  /** The step that led to the expected place. */
  readonly along: Point
  /** Largest distance from that place, perpendicular to the step. */
  readonly aside: number
}

function nearest(
  free: ReadonlySet<UniformField>,
  expected: Point,
  { along, aside }: Reach,
  like: UniformField,
): UniformField | null {
  const length = Math.hypot(along.x, along.y) || 1
  // A long step allows a larger deviation along it than across it, where the next line begins.
  const ahead = Math.max(aside, tolerance * length)
  let best: UniformField | null = null
  for (const field of free) {
    const isNearer = best === null || apart(field, expected) < apart(best, expected)
    if (!isNearer || apart(field, expected) > ahead) continue
    const [x, y] = [field.x - expected.x, field.y - expected.y]
    const off = Math.abs(x * along.y - y * along.x) / length
    if (off <= aside && isAlike(field, like)) best = field
  }
  return best
}

const apart = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y)
