import { labOf } from '#domain/color/lab.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { relativeTo, type Rgb } from '#domain/color/srgb.ts'
import { colorAt, fieldColorAt, range } from './lattice-look.ts'
import type { LatticePlane } from './lattice-plane.ts'

/** Where a field is sampled towards its neighbor, in half-sizes from its middle. */
const towards = 0.7
/** Least share of the difference between the middles of two neighbors that print of one color also shows between their near sides. */
const minStep = 0.55
/** Least shorter side of a field, in pixels: in smaller ones blur and print reach the places sampled. */
const minShort = 24

/**
 * Whether the colors run on from field to field across the gaps, instead of changing from one to the next: one picture seen between bars,
 * such as the view from a window. Printed fields are each of one color.
 */
export function isBehindBars(pixels: Pixels, plane: LatticePlane, paper: Rgb): boolean {
  const { rows, columns, half, short } = plane
  if (short < minShort) return false
  const labOn = (color: Rgb | null) => (color === null ? null : labOf(relativeTo(color, paper)))
  // A number may be printed on the middle.
  const middleAt = (x: number, y: number) => labOn(fieldColorAt(pixels, plane, { x, y }))
  const labAt = (x: number, y: number) => labOn(colorAt(pixels, plane, { x, y }, 0.16))
  const pairs = range(rows).flatMap((y) =>
    range(columns).flatMap((x) => [
      ...(x + 1 < columns ? [{ x, y, right: 1, down: 0 }] : []),
      ...(y + 1 < rows ? [{ x, y, right: 0, down: 1 }] : []),
    ]),
  )
  let atMiddles = 0
  let atSides = 0
  for (const { x, y, right, down } of pairs) {
    const off = { x: right * towards * half.x, y: down * towards * half.y }
    const middles = [middleAt(x, y), middleAt(x + right, y + down)]
    const sides = [labAt(x + off.x, y + off.y), labAt(x + right - off.x, y + down - off.y)]
    const [one, other] = middles
    const [near, next] = sides
    if (!one || !other || !near || !next) continue
    for (const at of [0, 1, 2] as const) {
      atMiddles += (other[at] - one[at]) ** 2
      atSides += (other[at] - one[at]) * (next[at] - near[at])
    }
  }

  return atSides < minStep * atMiddles
}
