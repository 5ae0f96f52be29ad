import type { Point } from '#domain/color/card/homography.ts'
import { labDistance, labOf } from '#domain/color/lab.ts'
import { middleColor } from '#domain/color/patch-color.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { relativeTo, type Rgb } from '#domain/color/srgb.ts'
import { besideBy, colorAt, fieldColorAt, isEven, isSamePaper, range } from './lattice-look.ts'
import type { LatticePlane } from './lattice-plane.ts'
import type { PrintedGround } from './printed-ground.ts'

/** Share of the places beside a field that must be its ground: a number may stand there. */
const minGround = 0.6
/** Least difference in Lab between a field and its ground, and as a multiple of the ground's grain. */
const palest = { least: 1.5, inGrains: 1.5 }
/** Most levels of a line. */
const maxLevels = 24

/**
 * Follows each row, or each column, of a grid to its own ends: on a label of several analytes each has its own number of levels, and the
 * grid only as many as most have. A sample in line with them is followed as well. None where there is only one line.
 */
export function ownLines(
  pixels: Pixels,
  plane: LatticePlane,
  ground: PrintedGround,
  way: 'rows' | 'columns',
): readonly (readonly Point[])[] {
  const isRow = way === 'rows'
  const [lines, length] = isRow ? [plane.rows, plane.columns] : [plane.columns, plane.rows]
  if (lines < 2) return []
  return range(lines).map((line) => {
    const placeOf = (at: number): Point => (isRow ? { x: at, y: line } : { x: line, y: at })
    return runOf(length, (at) => isPrinted(pixels, plane, ground, placeOf(at))).map(placeOf)
  })
}

/** The places printed one after another from the first of the grid that is, also beyond the grid's ends. */
function runOf(length: number, isPrintedAt: (at: number) => boolean): readonly number[] {
  const first = range(length).find(isPrintedAt)
  if (first === undefined) return []
  let [from, to] = [first, first]
  while (to - from < maxLevels && isPrintedAt(to + 1)) to += 1
  while (to - from < maxLevels && isPrintedAt(from - 1)) from -= 1
  return range(to - from + 1).map((at) => from + at)
}

/** Whether a field is at this place: of one color, other than the ground around it. */
function isPrinted(
  pixels: Pixels,
  plane: LatticePlane,
  { paper, own, grain }: PrintedGround,
  place: Point,
): boolean {
  const color = fieldColorAt(pixels, plane, place)
  if (color === null || !isEven(pixels, plane, place)) return false
  const usual: Rgb = [paper[0] * own[0], paper[1] * own[1], paper[2] * own[2]]
  const around = placesAround(plane, place).map((beside) => colorAt(pixels, plane, beside, 0.14))
  const ground = around.filter((beside) => beside !== null && isSamePaper(beside, usual))
  if (ground.length <= minGround * around.length) return false
  const bare = middleColor(ground.filter((beside) => beside !== null))
  const least = Math.max(palest.least, palest.inGrains * grain)
  return labDistance(labOf(relativeTo(color, bare)), labOf([1, 1, 1])) >= least
}

/** Places beside a field on the sides where it does not touch the next one. */
function placesAround(plane: LatticePlane, { x, y }: Point): readonly Point[] {
  const { half } = plane
  const off = besideBy(plane)
  const away = { x: Math.min(0.5, half.x + off.x), y: Math.min(0.5, half.y + off.y) }
  return [-1, 1].flatMap((side) =>
    [-0.6, 0.6].flatMap((along) => [
      ...(half.x < 0.47 ? [{ x: x + side * away.x, y: y + along * half.y }] : []),
      ...(half.y < 0.47 ? [{ x: x + along * half.x, y: y + side * away.y }] : []),
    ]),
  )
}
