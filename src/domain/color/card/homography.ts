/** A point of a picture in pixels (whole numbers are corners of pixels) or of a plane in millimeters. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Projective map from one plane to another: a 3×3 matrix row by row, the last of nine numbers being 1. */
export type Homography = readonly number[]

export interface PointPair {
  readonly from: Point
  readonly to: Point
}

export function project([a, b, c, d, e, f, g, h]: Homography, { x, y }: Point): Point {
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw noMap()
  if (e === undefined || f === undefined || g === undefined || h === undefined) throw noMap()
  const depth = g * x + h * y + 1
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

const noMap = () => new Error('a homography has nine numbers')

/** Least-squares homography of four pairs or more; null where the points are collinear. */
export function homographyFrom(pairs: readonly PointPair[]): Homography | null {
  const from = frameOf(pairs.map((pair) => pair.from))
  const to = frameOf(pairs.map((pair) => pair.to))
  const rows = pairs.flatMap((pair) => equations(from.inside(pair.from), to.inside(pair.to)))
  const solved = solve(normalMatrix(rows))
  return solved === null ? null : composed(to.outward, composed([...solved, 1], from.inward))
}

/** Normalizes points to a mean distance of 1 from their center, so that the equations are well conditioned. */
function frameOf(points: readonly Point[]) {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, it) => sum + it, 0) / points.length
  const [cx, cy] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]
  const size = mean(points.map(({ x, y }) => Math.hypot(x - cx, y - cy))) || 1
  return {
    inside: ({ x, y }: Point): Point => ({ x: (x - cx) / size, y: (y - cy) / size }),
    inward: [1 / size, 0, -cx / size, 0, 1 / size, -cy / size, 0, 0, 1],
    outward: [size, 0, cx, 0, size, cy, 0, 0, 1],
  }
}

const equations = ({ x, y }: Point, to: Point): readonly (readonly number[])[] => [
  [x, y, 1, 0, 0, 0, -to.x * x, -to.x * y, to.x],
  [0, 0, 0, x, y, 1, -to.y * x, -to.y * y, to.y],
]

/** Normal equations, eight rows of nine: the coefficients of the unknowns, then the right-hand side. */
function normalMatrix(rows: readonly (readonly number[])[]): number[][] {
  return Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 9 }, (__, j) =>
      rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0),
    ),
  )
}

/** Gauss-Jordan elimination with partial pivoting; null where the matrix is singular. */
function solve(matrix: number[][]): readonly number[] | null {
  const size = matrix.length
  for (let step = 0; step < size; step += 1) {
    const below = matrix.slice(step).map((row) => Math.abs(row[step] ?? 0))
    const best = step + below.indexOf(Math.max(...below))
    const [pivotRow, other] = [matrix[best], matrix[step]]
    const pivot = pivotRow?.[step] ?? 0
    if (pivotRow === undefined || other === undefined || Math.abs(pivot) < 1e-12) return null
    matrix[best] = other
    matrix[step] = pivotRow.map((it) => it / pivot)
    clearColumn(matrix, step)
  }
  return matrix.map((row) => row[size] ?? 0)
}

function clearColumn(matrix: number[][], step: number) {
  const pivotRow = matrix[step] ?? []
  for (const [index, row] of matrix.entries()) {
    const share = row[step] ?? 0
    if (index === step || share === 0) continue
    matrix[index] = row.map((it, column) => it - share * (pivotRow[column] ?? 0))
  }
}

function composed(outer: Homography, inner: Homography): Homography {
  const at = (map: Homography, row: number, column: number) => map[row * 3 + column] ?? 0
  const product = Array.from({ length: 9 }, (_, place) => {
    const [row, column] = [Math.floor(place / 3), place % 3]
    return [0, 1, 2].reduce((sum, k) => sum + at(outer, row, k) * at(inner, k, column), 0)
  })
  const last = product[8] ?? 1
  return product.map((it) => it / last)
}
