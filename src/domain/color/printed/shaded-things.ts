import type { Point } from '#domain/color/card/homography.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { luminance } from '#domain/color/srgb.ts'
import { median } from '#domain/color/statistics.ts'
import { besideBy, colorAt, isSamePaper, range } from './lattice-look.ts'
import { stepLengths, type LatticePlane } from './lattice-plane.ts'
import type { PrintedGround } from './printed-ground.ts'

/**
 * Largest differences in light, as natural logarithms, that most fields show alike: between two sides within a field, and between its middle
 * and these sides. Print shows up to 0.08 and 0.06, where blur and numbers reach the places sampled.
 */
const flat = { slope: 0.1, bulge: 0.06 }
/** Least shorter side of a field, in pixels: in smaller ones blur and print reach the places sampled. */
const minShort = 24
/** Least gap in which the ground is visible, in pixels: blur covers a narrower one. */
const minGap = 5
/** Where a field is sampled: towards its sides, and along them, in half-sizes from its middle. */
const within = { towards: 0.5, along: [-0.5, 0, 0.5] }
/** Where the ground beside a field is sampled, in half-sizes along its side: a number covers only some of them. */
const alongSide = [-0.7, -0.35, 0, 0.35, 0.7]
/** How far beyond the places nearest to a field its ground is sampled, as a share of the field's shorter side: a thing's own shadow lies nearer. */
const behind = 0.5
/** Fewest fields of which most can be alike. */
const minFields = 3

const directions = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
]

/**
 * Whether the fields are things with a shape of their own, such as caps and spools: all are lighter on the same side, or in the middle. Print is
 * flat, and shows only what light falls on its ground as well.
 */
export function areShaded(pixels: Pixels, plane: LatticePlane, ground: PrintedGround): boolean {
  if (plane.short < minShort) return false
  const fields = range(plane.rows).flatMap((y) => range(plane.columns).map((x) => ({ x, y })))
  return directions.some((way) => {
    const seen = fields.flatMap((place) => shadingOf(pixels, plane, ground, place, way) ?? [])
    if (seen.length < minFields) return false
    const [slope, bulge] = [
      median(seen.map((its) => its.slope)),
      median(seen.map((its) => its.bulge)),
    ]
    return Math.abs(slope) > flat.slope || Math.abs(bulge) > flat.bulge
  })
}

/** The differences in light within a field along a direction; null where it is not seen. */
function shadingOf(
  pixels: Pixels,
  plane: LatticePlane,
  ground: PrintedGround,
  place: Point,
  way: Point,
): { readonly slope: number; readonly bulge: number } | null {
  const { half } = plane
  const towards = within.towards * (way.x === 1 ? half.x : half.y)
  const lightAt = (side: number) => {
    const lights = within.along.flatMap((along) => {
      const color = colorAt(pixels, plane, beside(plane, place, way, side * towards, along), 0.14)
      return color === null ? [] : [lightOf(color)]
    })
    return lights.length === 0 ? null : median(lights)
  }
  const [before, middle, after] = [lightAt(-1), lightAt(0), lightAt(1)]
  if (before === null || middle === null || after === null) return null
  const onGround = groundSlope(pixels, plane, ground, place, way)
  return { slope: beyond(after - before, onGround), bulge: middle - (before + after) / 2 }
}

/** The difference in light between the ground on both sides of a field; 0 where it is not seen. */
function groundSlope(
  pixels: Pixels,
  plane: LatticePlane,
  { paper, own }: PrintedGround,
  place: Point,
  way: Point,
): number {
  const { rows, columns, half } = plane
  const [step, near] = [stepLengths(plane), besideBy(plane)]
  const bare = [paper[0] * own[0], paper[1] * own[1], paper[2] * own[2]] as const
  const isAcross = way.x === 1
  const gap = isAcross ? (1 - 2 * half.x) * step.x : (1 - 2 * half.y) * step.y
  const off = isAcross
    ? half.x + near.x + (behind * plane.short) / step.x
    : half.y + near.y + (behind * plane.short) / step.y
  const lightAt = (side: number) => {
    const [x, y] = [place.x + side * way.x, place.y + side * way.y]
    const isInner = x >= 0 && x < columns && y >= 0 && y < rows
    if (isInner && gap < minGap) return null
    const lights = alongSide.flatMap((along) => {
      const to = beside(plane, place, way, side * (isInner ? Math.min(0.5, off) : off), along)
      const color = colorAt(pixels, plane, to, 0.1)
      return color === null || !isSamePaper(color, bare) ? [] : [lightOf(color)]
    })
    return lights.length < 2 ? null : Math.max(...lights)
  }
  const [before, after] = [lightAt(-1), lightAt(1)]
  return before === null || after === null ? 0 : after - before
}

/** A place some steps from another one, and some half-sizes of a field across that direction. */
const beside = (
  { half }: LatticePlane,
  { x, y }: Point,
  way: Point,
  by: number,
  across: number,
) => ({
  x: x + way.x * by + way.y * across * half.x,
  y: y + way.y * by + way.x * across * half.y,
})

const lightOf = (color: Parameters<typeof luminance>[0]) =>
  Math.log(Math.max(1e-3, luminance(color)))

/** What remains of a difference when as much as another one in the same direction is taken away. */
const beyond = (value: number, explained: number) =>
  value * explained <= 0
    ? value
    : Math.sign(value) * Math.max(0, Math.abs(value) - Math.abs(explained))
