import type { Point } from '#domain/color/card/homography.ts'
import { labOf, labDistance } from '#domain/color/lab.ts'
import { middleColor } from '#domain/color/patch-color.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { luminance, relativeTo, type Rgb } from '#domain/color/srgb.ts'
import { median } from '#domain/color/statistics.ts'
import { goesOn } from './field-edges.ts'
import { stepLengths, type LatticePlane } from './lattice-plane.ts'
import {
  colorAt,
  fieldColorAt,
  isEven,
  isSamePaper,
  paperNear,
  placesBeside,
  range,
  seenAll,
  type SeenPlace,
} from './lattice-look.ts'
import type { PrintedGround } from './printed-ground.ts'

/** Shares of the places beside the outer fields, and of the gaps, that must be alike: print or a finger covers the others. */
const minAlike = { beside: 0.6, gaps: 0.75 }
/** Places beside each outer field, in half-sizes from its middle: a number stands beside the middle only. */
const beside = [-0.8, 0, 0.8]
/** Largest distance in Lab within one ground that is too dark for its hue to be determined. */
const sameGround = 10
/** Largest difference in Lab lightness between a gap and its fields at which no gap is visible. */
const noGap = 2
/** Share of the fields that must each be of one color. */
const minEven = 0.8

/**
 * Finds the ground of a chart printed on a card of any color, or whose fields touch each other or have lines between them. White is then
 * the maximum of fields and ground in each channel. The color of the ground is weak evidence, so the fields must provide more: null when
 * the surroundings are not one ground, some gaps are darker and others lighter than their fields, or the pattern continues outside.
 */
export function coloredGround(pixels: Pixels, plane: LatticePlane): PrintedGround | null {
  const outside = seenAll(pixels, plane, placesBeside(plane, beside))
  const seen = range(plane.rows).map((row) =>
    range(plane.columns).map((column) => {
      const place = { x: column, y: row }
      const color = fieldColorAt(pixels, plane, place)
      return color !== null && isEven(pixels, plane, place) ? color : null
    }),
  )
  const fields = seen.flat().filter((color) => color !== null)
  if (outside.length < 4 || fields.length < minEven * plane.rows * plane.columns) return null
  const { ground, white, known } = groundAmong(outside, fields)
  if (known.length < minAlike.beside * outside.length) return null
  const isOfGround = (color: Rgb) => isGround(color, ground, white)
  const isMixed = (gap: SeenGap) => isMixture(gap, ground, white)
  const isPrinted = [acrossGaps, downGaps].every((gaps) =>
    areGapsOfOneKind(pixels, plane, gaps(plane), { isOfGround, isMixed }),
  )
  const grounds = [ground, jointOf(pixels, plane) ?? ground]
  if (!isPrinted || grounds.some((color) => goesOn(pixels, plane, color))) return null
  if (areBars(pixels, plane, seen, white)) return null
  const lightAt = (place: Point) => luminance(paperNear(known, place, ground)) / luminance(ground)
  const colors = seen.map((row, y) =>
    row.map((color, x) => {
      if (color === null) return null
      const [red, green, blue] = relativeTo(color, white)
      const light = Math.max(minLight, lightAt({ x, y }))
      return [red / light, green / light, blue / light] as const
    }),
  )
  return {
    paper: white,
    own: relativeTo(ground, white),
    colors,
    isPaper: false,
    grain: grainOf(known, ground, white),
  }
}

/** The color beside the fields that most others are like; what differs is print, or lies beyond the card. */
function groundAmong(outside: readonly SeenPlace[], fields: readonly Rgb[]) {
  const [most] = outside
    .map(({ color }) => {
      const white = brightest([color, ...fields])
      return { known: outside.filter((other) => isGround(other.color, color, white)) }
    })
    .toSorted((one, other) => other.known.length - one.known.length)
  const known = most?.known ?? []
  const ground = middleColor(known.map(({ color }) => color))
  return { ground, white: brightest([ground, ...fields]), known }
}

/** How far beyond a field's end its color is looked for again, as shares of its shorter side: behind a thin line and a broad one. */
const behind = [0.55, 0.9]
/** Largest share of the outer ends that may show their field's own color again. */
const maxAgain = 0.3

/** Whether the fields continue behind a line across them, as pencils and stripes do. */
function areBars(
  pixels: Pixels,
  plane: LatticePlane,
  colors: readonly (readonly (Rgb | null)[])[],
  white: Rgb,
): boolean {
  const { rows, columns, half } = plane
  const step = stepLengths(plane)
  const ends = [
    ...range(rows).flatMap((y) => [
      { x: 0, y, right: -1, down: 0 },
      { x: columns - 1, y, right: 1, down: 0 },
    ]),
    ...range(columns).flatMap((x) => [
      { x, y: 0, right: 0, down: -1 },
      { x, y: rows - 1, right: 0, down: 1 },
    ]),
  ]
  const again = ends.filter(({ x, y, right, down }) => {
    const own = colors[y]?.[x] ?? null
    return behind.some((by) => {
      const off = {
        x: right * (half.x + (by * plane.short) / step.x),
        y: down * (half.y + (by * plane.short) / step.y),
      }
      const beyond = colorAt(pixels, plane, { x: x + off.x, y: y + off.y }, 0.14)
      return own !== null && beyond !== null && isGround(beyond, own, white)
    })
  })
  return again.length > maxAgain * ends.length
}

/** Least light on the ground, as a share of its usual light; where less is measured, something covers it. */
const minLight = 0.4

function isGround(color: Rgb, ground: Rgb, white: Rgb): boolean {
  const [one, other] = [labOf(relativeTo(color, white)), labOf(relativeTo(ground, white))]
  return labDistance(one, other) <= sameGround || isSamePaper(color, ground)
}

const grainOf = (known: readonly SeenPlace[], ground: Rgb, white: Rgb): number => {
  const middle = labOf(relativeTo(ground, white))
  return median(
    known.map(({ color }) => {
      const [, a, b] = labOf(relativeTo(color, white))
      return Math.hypot(a - middle[1], b - middle[2])
    }),
  )
}

function brightest(colors: readonly Rgb[]): Rgb {
  const most = (at: 0 | 1 | 2) => Math.max(...colors.map((color) => color[at]))
  return [most(0), most(1), most(2)]
}

type Gap = readonly [before: Point, after: Point]

const acrossGaps = ({ rows, columns }: LatticePlane): readonly Gap[] =>
  range(rows).flatMap((y) =>
    range(columns - 1).map((x): Gap => [
      { x, y },
      { x: x + 1, y },
    ]),
  )

const downGaps = ({ rows, columns }: LatticePlane): readonly Gap[] =>
  range(rows - 1).flatMap((y) =>
    range(columns).map((x): Gap => [
      { x, y },
      { x, y: y + 1 },
    ]),
  )

/** Color between neighboring fields; null when there is no such place in the picture. */
function jointOf(pixels: Pixels, plane: LatticePlane): Rgb | null {
  const colors = [...acrossGaps(plane), ...downGaps(plane)].flatMap(([before, after]) => {
    const middle = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 }
    const color = colorAt(pixels, plane, middle, 0.1)
    return color === null ? [] : [color]
  })
  return colors.length === 0 ? null : middleColor(colors)
}

interface SeenGap {
  readonly one: Rgb
  readonly other: Rgb
  readonly between: Rgb
}

interface OfGround {
  readonly isOfGround: (color: Rgb) => boolean
  readonly isMixed: (gap: SeenGap) => boolean
}

/** Least share of the ground in the color of a narrow gap, largest distance in Lab from the mixture, and least distance of the ground from the fields. */
const mixture = { least: 0.5, off: 4, apart: 10 }

/** Whether a gap shows the ground blurred with the fields on its sides. */
function isMixture({ one, other, between }: SeenGap, ground: Rgb, white: Rgb): boolean {
  const fields = mixOf(one, other, 0.5)
  const [way, gone] = [differenceOf(fields, ground), differenceOf(fields, between)]
  const share = Math.min(1, dot(way, gone) / Math.max(1e-9, dot(way, way)))
  const labOn = (color: Rgb) => labOf(relativeTo(color, white))
  return (
    share >= mixture.least &&
    labDistance(labOn(fields), labOn(ground)) >= mixture.apart &&
    labDistance(labOn(between), labOn(mixOf(fields, ground, share))) <= mixture.off
  )
}

const mixOf = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + share * (other[0] - one[0]),
  one[1] + share * (other[1] - one[1]),
  one[2] + share * (other[2] - one[2]),
]
const differenceOf = (from: Rgb, to: Rgb): Rgb => [
  to[0] - from[0],
  to[1] - from[1],
  to[2] - from[2],
]
const dot = (one: Rgb, other: Rgb) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

/** Whether most gaps show the ground, or few are darker than both their fields, or few are lighter. */
function areGapsOfOneKind(
  pixels: Pixels,
  plane: LatticePlane,
  gaps: readonly Gap[],
  { isOfGround, isMixed }: OfGround,
): boolean {
  const seen = gaps.flatMap(([before, after]) => {
    const middle = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 }
    const one = colorAt(pixels, plane, before, 0.5)
    const other = colorAt(pixels, plane, after, 0.5)
    const between = colorAt(pixels, plane, middle, 0.1)
    return one === null || other === null || between === null ? [] : [{ one, other, between }]
  })
  const kinds = seen.map(({ one, other, between }) => {
    const [first, light, second] = [one, between, other].map((color) => labOf(color)[0])
    if (first === undefined || light === undefined || second === undefined) return 'none'
    if (light < Math.min(first, second) - noGap) return 'darker'
    return light > Math.max(first, second) + noGap ? 'lighter' : 'none'
  })
  const without = (kind: 'darker' | 'lighter') => kinds.filter((it) => it !== kind).length
  const ofGround = seen.filter((gap) => isOfGround(gap.between) || isMixed(gap)).length
  const alike = Math.max(without('darker'), without('lighter'), ofGround)
  return alike >= minAlike.gaps * seen.length
}
