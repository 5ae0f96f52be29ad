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

/** Removes what lies beyond an empty line, then the sparsest outer line repeatedly until all outer lines are mostly filled. */
export const withoutSparseLines = (cells: Cells): Cells =>
  withoutSparseEnds(withoutApart(withoutApart(cells, 'column', 'row'), 'row', 'column'))

/** The largest part between lines in which no field was seen: a sample's pads may lie one line apart. In a single line one field may be unseen. */
function withoutApart(cells: Cells, axis: Axis, across: Axis): Cells {
  const [from, to] = endsOf(cells, across)
  if (from === to) return cells
  const filled = new Set(cells.map((cell) => cell[axis]))
  const starts = Array.from(filled).filter((line) => !filled.has(line - 1))
  const parts = starts.map((start) =>
    cells.filter(
      (cell) =>
        cell[axis] >= start && !starts.some((other) => other > start && other <= cell[axis]),
    ),
  )
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? cells
}

function withoutSparseEnds(cells: Cells): Cells {
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
    : withoutSparseEnds(without(cells, sparsest.axis, sparsest.line))
}

const endsOf = (cells: Cells, axis: Axis): readonly [number, number] => {
  const places = cells.map((cell) => cell[axis])
  return [Math.min(...places), Math.max(...places)]
}

const without = (cells: Cells, axis: Axis, line: number): Cells =>
  cells.filter((cell) => cell[axis] !== line)

/** Fewest fields of a chart. */
const minFields = 3
/** Least number of fields in a part of a single line: any three pads of a strip may run from low to high. */
const minOfLine = 5

/** Numbers of outer lines before and after that may be something else: a sample's pads, the white, a line of print. */
const outerLines = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [0, 2],
] as const

interface Part {
  readonly cells: Cells
  /** Whether one of its colors may be left out as one under glare. */
  readonly mayShine: boolean
}

/**
 * The lattice without its sparse outer lines, the whole lattice if that differs, and the former without some more outer lines.
 * Of a single line either outer fields are left out or one under glare: with both, 12 of 100 lines of seven chance colors are a
 * series, with one of them 2.
 */
export function latticeParts(cells: Cells): readonly Part[] {
  const whole = withoutSparseLines(cells)
  const inner = (['column', 'row'] as const).flatMap((axis) => {
    const [first, last] = endsOf(whole, axis)
    return outerLines.flatMap(([before, after]) =>
      last - first - before - after < 1
        ? []
        : [whole.filter((cell) => cell[axis] >= first + before && cell[axis] <= last - after)],
    )
  })
  const isLine =
    new Set(whole.map(({ row }) => row)).size === 1 ||
    new Set(whole.map(({ column }) => column)).size === 1
  const least = isLine ? minOfLine : minFields
  return [
    ...(whole.length >= minFields ? [{ cells: whole, mayShine: true }] : []),
    ...(whole.length < cells.length ? [{ cells, mayShine: true }] : []),
    ...inner
      .filter((part) => part.length >= least)
      .map((part) => ({ cells: part, mayShine: !isLine })),
  ]
}
