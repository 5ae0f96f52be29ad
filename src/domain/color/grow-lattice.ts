import type { Point } from '#domain/color/card/homography.ts'
import type { UniformField } from './uniform-regions.ts'

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
const farthest = 4.2
/** Sine of the angle between rows and columns. */
const leastSine = 0.55
/** Seeds with the most neighbors are tried first. */
const mostSeeds = 24
/** An outer line with fewer of its places filled does not belong to the grid. */
const leastFilled = 0.34

/**
 * The largest lattice of fields of about one size: rows and columns in any direction, their steps changing slowly as a
 * camera held at a slant makes them. A single line counts as well.
 */
export function growLattice(fields: readonly UniformField[]): readonly LatticeCell[] {
  const seeds = fields
    .map((field) => ({ field, near: neighborsOf(field, fields) }))
    .filter(({ near }) => near.length > 0)
    .toSorted((one, other) => other.near.length - one.near.length)
    .slice(0, mostSeeds)
  let best: readonly LatticeCell[] = []
  for (const { field, near } of seeds) {
    for (const steps of basesOf(field, near)) {
      const cells = trimmed(grown(field, steps, fields))
      if (cells.length > best.length) best = cells
    }
  }
  return best
}

const isAlike = (one: UniformField, other: UniformField) =>
  Math.max(one.area, other.area) <= alikeArea * Math.min(one.area, other.area)

function neighborsOf(field: UniformField, fields: readonly UniformField[]) {
  const reach = farthest * Math.sqrt(field.area)
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
      .flatMap((other): readonly Steps[] => (sine(one, other) >= leastSine ? [[one, other]] : [])),
  )
  return [...pairs, ...steps.map((one): Steps => [one, null])]
}

const sine = (one: Point, other: Point) =>
  Math.abs(one.x * other.y - one.y * other.x) /
  (Math.hypot(one.x, one.y) * Math.hypot(other.x, other.y) || 1)

interface Growing {
  readonly cell: LatticeCell
  /** The steps as they are here. */
  readonly steps: Steps
}

/** From place to place: the next is expected where the last step, or the one along the other line, leads. */
function grown(seed: UniformField, steps: Steps, fields: readonly UniformField[]) {
  const free = new Set(fields.filter((field) => field !== seed))
  const cells: LatticeCell[] = [{ column: 0, row: 0, field: seed }]
  const taken = new Set(['0,0'])
  const queue: Growing[] = [{ cell: cells[0] ?? { column: 0, row: 0, field: seed }, steps }]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const step = right === 0 ? next.steps[1] : next.steps[0]
      const { cell } = next
      const place = `${cell.column + right},${cell.row + down}`
      if (step === null || taken.has(place)) continue
      const sign = right + down
      const expected = { x: cell.field.x + sign * step.x, y: cell.field.y + sign * step.y }
      const field = nearest(free, expected, tolerance * Math.hypot(step.x, step.y), cell.field)
      if (field === null) continue
      const seen = { x: (field.x - cell.field.x) * sign, y: (field.y - cell.field.y) * sign }
      const grownCell = { column: cell.column + right, row: cell.row + down, field }
      free.delete(field)
      taken.add(place)
      cells.push(grownCell)
      queue.push({
        cell: grownCell,
        steps: right === 0 ? [next.steps[0], seen] : [seen, next.steps[1]],
      })
    }
  }
  return cells
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

/** Without outer lines that hardly any field lies on. */
function trimmed(cells: readonly LatticeCell[]): readonly LatticeCell[] {
  for (const line of ['column', 'row'] as const) {
    const across = line === 'column' ? 'row' : 'column'
    const places = cells.map((cell) => cell[line])
    const length = new Set(cells.map((cell) => cell[across])).size
    for (const outer of [Math.min(...places), Math.max(...places)]) {
      const filled = places.filter((place) => place === outer).length
      if (length > 1 && filled < leastFilled * length) {
        return trimmed(cells.filter((cell) => cell[line] !== outer))
      }
    }
  }
  return cells
}

const apart = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y)
