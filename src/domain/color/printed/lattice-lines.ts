import type { UniformField } from '#domain/color/uniform-regions.ts'

/** A field and its place in a lattice, counted from any origin. */
export interface LatticeCell {
  readonly column: number
  readonly row: number
  readonly field: UniformField
}

export type Cells = readonly LatticeCell[]
type Axis = 'column' | 'row'

/** Share of the places in the grid that must be seen as fields: the others lie under glare, shade or a finger. */
export const minSeen = 0.6

/** Removes the sparsest outer line repeatedly until all outer lines are mostly filled. */
export function withoutSparseLines(cells: Cells): Cells {
  const outer = (['column', 'row'] as const).flatMap((axis) => {
    const across = axis === 'column' ? 'row' : 'column'
    const [from, to] = endsOf(cells, across)
    const [first, last] = endsOf(cells, axis)
    return first === last
      ? []
      : [first, last].map((line) => ({
          axis,
          line,
          filled: cells.filter((cell) => cell[axis] === line).length / (to - from + 1),
        }))
  })
  const [sparsest] = outer.toSorted((one, other) => one.filled - other.filled)
  return sparsest === undefined || sparsest.filled > minSeen
    ? cells
    : withoutSparseLines(without(cells, sparsest.axis, sparsest.line))
}

export const endsOf = (cells: Cells, axis: Axis): readonly [number, number] => {
  const places = cells.map((cell) => cell[axis])
  return [Math.min(...places), Math.max(...places)]
}

const without = (cells: Cells, axis: Axis, line: number): Cells =>
  cells.filter((cell) => cell[axis] !== line)
