import type { Point } from '#domain/color/card/homography.ts'
import { labDistance, labOf } from '#domain/color/lab.ts'
import { middleColor } from '#domain/color/patch-color.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { linearOfByte, luminance, relativeTo, type Rgb } from '#domain/color/srgb.ts'
import { stepLengths, type LatticePlane } from './lattice-plane.ts'

/** Largest difference in Lab within one paper, lightness excluded. */
const samePaper = 7
/** Paper in shade and paper under glare, as shares of its usual light. */
const inLight = { least: 0.4, most: 1.3 }
/** Distance from a field's edge at which the paper is sampled, as a share of the field's shorter side. */
const beside = 0.16

/** Largest difference in Lab lightness within print of one color, in uneven light. */
const maxWithin = 12
/** Places in the gaps between neighbors and at the crossings between four; none where fields touch. */
export function placesBetween({ rows, columns, half }: LatticePlane): readonly Point[] {
  const isApart = { x: half.x < 0.47, y: half.y < 0.47 }
  return grid(rows, columns).flatMap(({ x, y }) => [
    ...(isApart.x && x < columns - 1 ? [{ x: x + 0.5, y }] : []),
    ...(isApart.y && y < rows - 1 ? [{ x, y: y + 0.5 }] : []),
    ...(x < columns - 1 && y < rows - 1 && (isApart.x || isApart.y)
      ? [{ x: x + 0.5, y: y + 0.5 }]
      : []),
  ])
}

/** Places just outside the outer fields, on all sides; `along`: in half-sizes of a field from its middle. */
export function placesBeside(plane: LatticePlane, along: readonly number[]): readonly Point[] {
  const { rows, columns, half } = plane
  const off = besideBy(plane)
  return along.flatMap((by) => [
    ...range(rows).flatMap((row) => {
      const y = row + by * half.y
      return [
        { x: -half.x - off.x, y },
        { x: columns - 1 + half.x + off.x, y },
      ]
    }),
    ...range(columns).flatMap((column) => {
      const x = column + by * half.x
      return [
        { x, y: -half.y - off.y },
        { x, y: rows - 1 + half.y + off.y },
      ]
    }),
  ])
}

/** Distance of the sampled paper from the outer fields: equal in both directions, but in steps of each. */
export function besideBy(plane: LatticePlane): Point {
  const { x, y } = stepLengths(plane)
  const away = Math.max(3, beside * plane.short)
  return { x: away / x, y: away / y }
}

export function seenAll(
  pixels: Pixels,
  plane: LatticePlane,
  all: readonly Point[],
): readonly SeenPlace[] {
  return all.flatMap((place) => {
    const color = colorAt(pixels, plane, place, 0.14)
    return color === null ? [] : [{ place, color }]
  })
}

/** Mean color of a small square. `share`: its side as a share of a field's shorter side. Null outside the picture. */
export function colorAt(
  pixels: Pixels,
  plane: LatticePlane,
  place: Point,
  share: number,
): Rgb | null {
  const colors = colorsAt(pixels, plane, place, share)
  if (colors === null) return null
  const mean = (at: 0 | 1 | 2) => colors.reduce((sum, color) => sum + color[at], 0) / colors.length
  return [mean(0), mean(1), mean(2)]
}

/** Color of the middle of a field, without what is printed on it. Null outside the picture. */
export function fieldColorAt(pixels: Pixels, plane: LatticePlane, place: Point): Rgb | null {
  const colors = colorsAt(pixels, plane, place, 0.5)
  return colors === null ? null : middleColor(colors)
}

/** Samples at most 7 × 7 pixels of a small square. Null outside the picture. */
function colorsAt(
  pixels: Pixels,
  plane: LatticePlane,
  place: Point,
  share: number,
): readonly Rgb[] | null {
  const reach = Math.max(1, (share * plane.short) / 2)
  const { x, y } = plane.at(place.x, place.y)
  const [left, top] = [Math.round(x - reach), Math.round(y - reach)]
  const side = Math.max(1, Math.round(2 * reach))
  if (left < 0 || top < 0 || left + side > pixels.width || top + side > pixels.height) return null
  const every = Math.max(1, Math.floor(side / 4))
  const colors: Rgb[] = []
  for (let row = top; row < top + side; row += every) {
    for (let column = left; column < left + side; column += every) {
      const at = (row * pixels.width + column) * 4
      colors.push([
        linearOfByte(pixels.data[at] ?? 0),
        linearOfByte(pixels.data[at + 1] ?? 0),
        linearOfByte(pixels.data[at + 2] ?? 0),
      ])
    }
  }
  return colors
}

const grid = (rows: number, columns: number): readonly Point[] =>
  range(rows).flatMap((y) => range(columns).map((x) => ({ x, y })))

export const range = (length: number) =>
  Array.from({ length: Math.max(0, length) }, (_, index) => index)

/** Whether a place has the same lightness throughout, like a field; words are both dark and pale. */
export const isEven = (pixels: Pixels, plane: LatticePlane, place: Point): boolean =>
  unevenness(pixels, plane, place) <= maxWithin

/** Difference in Lab lightness within a field, without what may be a number printed on it. */
export function unevenness(pixels: Pixels, plane: LatticePlane, { x, y }: Point): number {
  const off = { x: 0.4 * plane.half.x, y: 0.4 * plane.half.y }
  const lights = [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].flatMap((down) => {
      const color = colorAt(pixels, plane, { x: x + right * off.x, y: y + down * off.y }, 0.1)
      return color === null ? [] : [labOf(color)[0]]
    }),
  )
  const [low = 0, high = Infinity] = withoutPrint(lights)
  return high - low
}

/** Most sampled places covered by a number printed on a field, which is darker or paler than the rest. */
const maxPrinted = 2

function withoutPrint(
  lights: readonly number[],
): readonly [low: number, high: number] | readonly [] {
  const sorted = lights.toSorted((one, other) => one - other)
  const parts = [0, 1].map((end) =>
    sorted.slice(end * maxPrinted, sorted.length - (1 - end) * maxPrinted),
  )
  const ends = parts.flatMap((part): readonly (readonly [number, number])[] => {
    const [low, high] = [part[0], part.at(-1)]
    return low === undefined || high === undefined ? [] : [[low, high]]
  })
  const [first, second] = ends
  if (first === undefined || second === undefined) return []
  return first[1] - first[0] <= second[1] - second[0] ? first : second
}

export interface SeenPlace {
  readonly place: Point
  readonly color: Rgb
}

export function isSamePaper(color: Rgb, paper: Rgb): boolean {
  const share = luminance(color) / Math.max(1e-6, luminance(paper))
  if (share < inLight.least || share > inLight.most) return false
  const [, a, b] = labOf(relativeTo(color, dimmed(paper, share)))
  return Math.hypot(a, b) <= samePaper
}

/** Color of the paper around a place, under the light there; `paper` when none was seen near it. */
export function paperNear(known: readonly SeenPlace[], { x, y }: Point, paper: Rgb): Rgb {
  const near = known.filter(({ place }) => Math.hypot(place.x - x, place.y - y) <= 1.01)
  return near.length === 0 ? paper : middleColor(near.map(({ color }) => color))
}

const dimmed = ([r, g, b]: Rgb, share: number): Rgb => [r * share, g * share, b * share]

/** A heading beside a line: fewest fields, share of the gaps that it covers as well, and largest difference in Lab from one to the next. */
const heading = { fields: 4, overGaps: 0.8, alike: 4 }

/**
 * All, and for a single line of fields also those without a long side on which a heading lies or the card ends: it runs on past the gaps,
 * where the wood of pencils and the necks of bottles leave the ground visible.
 */
export function withoutHeading<Item>(
  pixels: Pixels,
  plane: LatticePlane,
  paper: Rgb,
  { all, sideOf }: { readonly all: readonly Item[]; readonly sideOf: (item: Item) => Point },
): readonly (readonly Item[])[] {
  const { rows, columns, half } = plane
  const count = Math.max(rows, columns)
  if (Math.min(rows, columns) > 1 || count < heading.fields) return [all]
  const off = besideBy(plane)
  const isCovered = (side: number) => {
    const colorBeside = (at: number) =>
      rows === 1
        ? colorAt(pixels, plane, { x: at, y: side * (half.y + off.y) }, 0.14)
        : colorAt(pixels, plane, { x: side * (half.x + off.x), y: at }, 0.14)
    const isOverGap = (at: number) => {
      const [field, gap] = [colorBeside(at), colorBeside(at + 0.5)]
      if (field === null || gap === null || isSamePaper(gap, paper)) return false
      return labDistance(labOf(field), labOf(gap)) <= heading.alike
    }
    return range(count - 1).filter(isOverGap).length >= heading.overGaps * (count - 1)
  }
  const across = (item: Item) => Math.sign(rows === 1 ? sideOf(item).y : sideOf(item).x)
  const sides = [-1, 1].filter(isCovered)
  return [all, ...sides.map((side) => all.filter((item) => across(item) !== side))]
}
