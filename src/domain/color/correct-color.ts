import { ciede2000 } from './ciede2000.ts'
import { labOf } from './lab.ts'
import { relativeTo, type Rgb } from './srgb.ts'

/** A patch whose true color is known, both in linear light. */
export interface KnownPatch {
  readonly seen: Rgb
  readonly truth: Rgb
}

export type ColorCorrection = (color: Rgb) => Rgb

/** With fewer patches a matrix fits their noise. Source: [B2] */
export const minPatches = 15

export const whiteGain =
  (white: Rgb): ColorCorrection =>
  (color) =>
    relativeTo(color, white)

type Terms = (color: Rgb) => readonly number[]

const linearTerms: Terms = (color) => color
/** Root polynomial of the second degree, which scales with exposure as the colors do. Source: [FINLAYSON2015] table 1; the third degree fails on small charts [B2] */
const rootTerms: Terms = ([red, green, blue]) => [
  red,
  green,
  blue,
  Math.sqrt(Math.max(0, red * green)),
  Math.sqrt(Math.max(0, green * blue)),
  Math.sqrt(Math.max(0, red * blue)),
]

/**
 * With at least 15 patches, the one of a gain, a 3×3 matrix and a root polynomial of the second degree that best predicts patches
 * it was not fitted to; with fewer, the gain.
 */
export const correctionFrom = (patches: readonly KnownPatch[]): ColorCorrection =>
  bestFit(patches).fit(patches)

/** Mean CIEDE2000 over the patches, each corrected by the others; 0 with fewer than 15. */
export const correctionError = (patches: readonly KnownPatch[]): number => bestFit(patches).error

function bestFit(patches: readonly KnownPatch[]): { readonly fit: Fit; readonly error: number } {
  const more = patches.length < minPatches ? [] : [fitWith(linearTerms), fitWith(rootTerms)]
  return [gainOf, ...more]
    .map((fit) => ({ fit, error: errorLeftOut(patches, fit) }))
    .reduce((so, one) => (one.error < so.error ? one : so))
}

type Fit = (patches: readonly KnownPatch[]) => ColorCorrection

/** Mean CIEDE2000 over the patches, each predicted from the others (leave-one-out); 0 with too few patches, where the gain is the only candidate. */
function errorLeftOut(patches: readonly KnownPatch[], fit: Fit): number {
  if (patches.length < minPatches) return 0
  const errors = patches.map((patch, at) => {
    const predicted = fit(patches.toSpliced(at, 1))(patch.seen)
    return ciede2000(labOf(predicted), labOf(patch.truth))
  })
  return errors.reduce((sum, error) => sum + error, 0) / errors.length
}

/** Least-squares gain for each channel separately. */
const gainOf: Fit = (patches) => {
  const gain = (at: 0 | 1 | 2) => {
    const seen = patches.reduce((sum, patch) => sum + patch.seen[at] ** 2, 0)
    const both = patches.reduce((sum, patch) => sum + patch.seen[at] * patch.truth[at], 0)
    return seen > 0 ? both / seen : 1
  }
  const gains = [gain(0), gain(1), gain(2)] as const
  return (color) => [color[0] * gains[0], color[1] * gains[1], color[2] * gains[2]]
}

const fitWith =
  (terms: Terms): Fit =>
  (patches) => {
    const rows = patches.map((patch) => terms(patch.seen))
    const weights = ([0, 1, 2] as const).map((at) =>
      leastSquares(
        rows,
        patches.map((patch) => patch.truth[at]),
      ),
    )
    return (color) => {
      const row = terms(color)
      const [red = 0, green = 0, blue = 0] = weights.map((weight) => dot(row, weight))
      return [Math.max(0, red), Math.max(0, green), Math.max(0, blue)]
    }
  }

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** Normal equations with a ridge of a millionth of their trace, so that nearly equal patches do no harm. */
function leastSquares(rows: readonly (readonly number[])[], wanted: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  const column = (at: number) => rows.map((row) => row[at] ?? 0)
  const matrix = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (__, j) => dot(column(i), column(j))),
    dot(column(i), wanted),
  ])
  const held = 1e-6 * matrix.reduce((sum, row, at) => sum + (row[at] ?? 0), 0)
  for (const [at, row] of matrix.entries()) row[at] = (row[at] ?? 0) + held + Number.MIN_VALUE
  return solve(matrix)
}

/** Gauss-Jordan elimination with partial pivoting. The matrix has the right-hand side as its last column and is modified. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length
  for (let at = 0; at < size; at += 1) {
    const rest = matrix.slice(at)
    const pivot = rest.toSorted((a, b) => Math.abs(b[at] ?? 0) - Math.abs(a[at] ?? 0))[0] ?? []
    const from = matrix.indexOf(pivot)
    const current = matrix[at] ?? []
    matrix[from] = current
    matrix[at] = pivot
    const divisor = pivot[at] ?? 0
    if (divisor === 0) continue
    for (const row of matrix) {
      if (row === pivot) continue
      const factor = (row[at] ?? 0) / divisor
      for (let next = at; next <= size; next += 1) {
        row[next] = (row[next] ?? 0) - factor * (pivot[next] ?? 0)
      }
    }
  }
  return matrix.map((row, at) => (row[size] ?? 0) / (row[at] || 1))
}
