import type { Point } from '#domain/color/card/homography.ts'
import { labOf } from '#domain/color/lab.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { median } from '#domain/color/statistics.ts'
import type { LatticePlane } from './lattice-plane.ts'
import { colorAt, range } from './lattice-look.ts'

/** Least difference in Lab lightness of an edge or a dark line, as opposed to grain. */
const minEdge = 5
/** Share of the gaps that must show an edge, and of the lines that must be strips. */
const ofStrip = 0.6
/** Largest half-size of a field, in steps: closer neighbors leave no gap to examine. */
const maxOfStrip = 0.48
/** Where the edge of a strip is looked for if its fields are as wide as it is, in half-sizes of a field from the middle of the line. */
const edgeOfStrip = [0.85, 0.95, 1.05, 1.15, 1.25]
/** Largest difference in Lab lightness along one strip. */
const maxAlong = 8
/** Distances beyond the last field at which a strip is looked for, in steps. */
const beyond = [0.5, 0.65]

/**
 * Whether lines of fields lie on strips of their own: in the gaps, and beyond one end, an edge runs along the line where the fields end.
 * On a printed sheet the paper continues on all sides; numbers beside the fields do not continue beyond the last field.
 */
export function isOnStrip(pixels: Pixels, plane: LatticePlane): boolean {
  const { rows, columns, half } = plane
  const isMostly = (strips: readonly boolean[]) =>
    strips.length > 0 && strips.filter(Boolean).length >= ofStrip * strips.length
  const lines = (count: number, length: number, isApart: boolean) =>
    length > 2 && isApart ? range(count) : []
  return (
    isMostly(
      lines(rows, columns, half.x <= maxOfStrip).map((y) =>
        isStrip(pixels, plane, columns, (x, off) => ({ x, y: y + off * half.y })),
      ),
    ) ||
    isMostly(
      lines(columns, rows, half.y <= maxOfStrip).map((x) =>
        isStrip(pixels, plane, rows, (y, off) => ({ x: x + off * half.x, y })),
      ),
    )
  )
}

/** `at`: the place at a position along the line, `off` half-sizes of a field to its side. */
function isStrip(
  pixels: Pixels,
  plane: LatticePlane,
  count: number,
  at: (along: number, off: number) => Point,
): boolean {
  const lightAt = (along: number, off: number) => {
    const color = colorAt(pixels, plane, at(along, off), 0.08)
    return color === null ? [] : [labOf(color)[0]]
  }
  const middleAt = (along: number) => median([-0.3, 0, 0.3].flatMap((off) => lightAt(along, off)))
  const gaps = range(count - 1).map((index) => index + 0.5)
  const ground = median(gaps.map(middleAt))
  const isTorn = (along: number, side: number) =>
    edgeOfStrip
      .flatMap((off) => lightAt(along, side * off))
      .some((light) => Math.abs(light - middleAt(along)) > minEdge)
  const goesOn = (along: number, side: number) =>
    Math.abs(middleAt(along) - ground) <= maxAlong && isTorn(along, side)
  const ends = [beyond.map((by) => -by), beyond.map((by) => count - 1 + by)]
  return [-1, 1].some(
    (side) =>
      gaps.filter((along) => isTorn(along, side)).length >= ofStrip * gaps.length &&
      ends.some((places) => places.every((along) => goesOn(along, side))),
  )
}
