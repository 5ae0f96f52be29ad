import type { Quad } from './fit-quad.ts'
import type { GrayImage } from './gray-image.ts'
import { homographyFrom, project, type Homography, type Point } from './homography.ts'

/** A marker is a square of 6 × 6 cells: a black border around sixteen cells that identify it. */
const cells = 6
const minContrast = 18
/** Largest number of wrong cells accepted: two codes differ in eight cells or more, in any rotation. */
const maxWrong = 1

export interface Marker {
  /** Index of its code in the list of codes. */
  readonly index: number
  /** As printed: top left, top right, bottom right, bottom left of the upright marker. */
  readonly corners: Quad
  readonly wrongCells: number
}

/** Sixteen cells row by row from top left: `1` is white. */
export type MarkerCode = string

/** Finds which of the codes the quad shows, and in which rotation; null where it shows none. */
export function readMarker(
  image: GrayImage,
  quad: Quad,
  codes: readonly MarkerCode[],
): Marker | null {
  const seen = seenCode(image, quad)
  if (seen === null) return null
  const [a, b, c, d] = quad
  const turns: readonly Quad[] = [quad, [b, c, d, a], [c, d, a, b], [d, a, b, c]]
  let turned = seen
  let best: Marker | null = null
  for (const corners of turns) {
    for (const [index, code] of codes.entries()) {
      const wrongCells = differences(code, turned)
      const isBetter = wrongCells <= maxWrong && wrongCells < (best?.wrongCells ?? cells)
      if (isBetter) best = { index, corners, wrongCells }
    }
    turned = turnedLeft(turned)
  }
  return best
}

const differences = (one: string, other: string) =>
  Array.from(one).filter((cell, index) => cell !== other[index]).length

/** The code as seen from the next corner of the quad: the right column becomes the top row. */
const turnedLeft = (code: string) =>
  Array.from({ length: 16 }, (_, place) => code[(place % 4) * 4 + 3 - Math.floor(place / 4)]).join(
    '',
  )

function seenCode(image: GrayImage, [a, b, c, d]: Quad): string | null {
  const square = homographyFrom([
    { from: { x: 0, y: 0 }, to: a },
    { from: { x: cells, y: 0 }, to: b },
    { from: { x: cells, y: cells }, to: c },
    { from: { x: 0, y: cells }, to: d },
  ])
  if (square === null) return null
  const grays = Array.from({ length: cells * cells }, (_, place) => ({
    column: place % cells,
    row: Math.floor(place / cells),
    gray: grayOfCell(image, square, place % cells, Math.floor(place / cells)),
  }))
  const isBorder = ({ column, row }: { column: number; row: number }) =>
    [0, cells - 1].includes(column) || [0, cells - 1].includes(row)
  const border = grays.filter(isBorder).map(({ gray }) => gray)
  const inner = grays.filter((cell) => !isBorder(cell)).map(({ gray }) => gray)
  const black = border.reduce((sum, it) => sum + it, 0) / border.length
  const white = inner.toSorted((one, other) => other - one)[3] ?? 0
  const middle = (black + white) / 2
  if (white - black < minContrast || border.some((gray) => gray > middle)) return null
  return inner.map((gray) => (gray > middle ? '1' : '0')).join('')
}

function grayOfCell(image: GrayImage, square: Homography, column: number, row: number): number {
  const steps = [0.3, 0.5, 0.7]
  const grays = steps.flatMap((dx) =>
    steps.map((dy) => grayAt(image, project(square, { x: column + dx, y: row + dy }))),
  )
  return grays.reduce((sum, it) => sum + it, 0) / grays.length
}

function grayAt({ width, height, data }: GrayImage, { x, y }: Point): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)))
  return data[row * width + column] ?? 0
}
