import type { Point } from '#domain/color/card/homography.ts'
import { labOf } from '#domain/color/lab.ts'
import { middleColor } from '#domain/color/patch-color.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { linearOfByte, luminance, relativeTo, type Rgb } from '#domain/color/srgb.ts'
import { median } from '#domain/color/statistics.ts'
import { stepLengths, type LatticePlane } from './lattice-plane.ts'

/** In Lab, light apart: what still is the same paper. */
const samePaper = 7
/** Paper in shade and paper under a shine, as shares of its light. */
const inLight = { least: 0.4, most: 1.3 }
/** Of the places looked at between the fields, and of those beside them, how many must be paper. */
const minPaper = 0.6
/** Paper is hardly darker than its fields, and few fields are much lighter. */
const paler = { thanMiddle: 0.9, thanPaper: 1.2, fewFields: 0.25 }
/** Of a field's shorter side: how far from its edge the paper is looked at. */
const beside = 0.16

/** The one paper a grid is printed on. */
export interface PrintedGround {
  readonly paper: Rgb
  /** Row by row, each field's color by the paper around it; null where it is not even: under a shine, or the edge of a shade. */
  readonly colors: FieldColors
  /** In Lab: what most of the paper differs by from its own color. */
  readonly grain: number
}

export type FieldColors = readonly (readonly (Rgb | null)[])[]

/** Null where what lies between and beside the fields is not one paper. */
export function printedGround(pixels: Pixels, plane: LatticePlane): PrintedGround | null {
  const between = seenAll(pixels, plane, placesBetween(plane))
  const outside = seenAll(pixels, plane, placesBeside(plane))
  const all = [...between, ...outside]
  if (outside.length < 4) return null
  const byLight = all.toSorted((one, other) => luminance(one.color) - luminance(other.color))
  // Text and shade darken it: the lighter two thirds are the paper.
  const paper = middleColor(byLight.slice(Math.floor(all.length / 3)).map(({ color }) => color))
  const isPaper = ({ color }: Seen) => isSamePaper(color, paper)
  const isMostly = (seen: readonly Seen[]) => seen.filter(isPaper).length >= minPaper * seen.length
  if (!isMostly(between) || !isMostly(outside)) return null
  const known = all.filter(isPaper)
  const colors = range(plane.rows).map((row) =>
    range(plane.columns).map((column) => {
      const place = { x: column, y: row }
      const seen = colorAt(pixels, plane, place, 0.5)
      if (seen === null || !isEven(pixels, plane, place)) return null
      return relativeTo(seen, paperNear(known, place, paper))
    }),
  )
  const fields = colors.flat().filter((color) => color !== null)
  if (fields.length < minEven * plane.rows * plane.columns || !isPale(fields)) return null
  const offPaper = known.map(({ place, color }) => {
    const [, a, b] = labOf(relativeTo(color, paperNear(known, place, paper)))
    return Math.hypot(a, b)
  })
  return { paper, colors, grain: median(offPaper) }
}

/** In Lab's lightness: what print of one color differs by within itself, in light that is not even. */
const maxWithin = 12
/** Of the fields, how many must be of one color. */
const minEven = 0.6

/** Words are dark and pale within themselves, fields are not. */
function isEven(pixels: Pixels, plane: LatticePlane, { x, y }: Point): boolean {
  const off = { x: 0.4 * plane.half.x, y: 0.4 * plane.half.y }
  const lights = [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].flatMap((down) => {
      const color = colorAt(pixels, plane, { x: x + right * off.x, y: y + down * off.y }, 0.1)
      return color === null ? [] : [labOf(color)[0]]
    }),
  )
  return lights.length > 0 && Math.max(...lights) - Math.min(...lights) <= maxWithin
}

interface Seen {
  readonly place: Point
  readonly color: Rgb
}

function isSamePaper(color: Rgb, paper: Rgb): boolean {
  const share = luminance(color) / Math.max(1e-6, luminance(paper))
  if (share < inLight.least || share > inLight.most) return false
  const [, a, b] = labOf(relativeTo(color, dimmed(paper, share)))
  return Math.hypot(a, b) <= samePaper
}

/** The paper nearest to a place, in the light that falls there. */
function paperNear(known: readonly Seen[], { x, y }: Point, paper: Rgb): Rgb {
  const near = known.filter(({ place }) => Math.hypot(place.x - x, place.y - y) <= 1.01)
  return near.length === 0 ? paper : middleColor(near.map(({ color }) => color))
}

const dimmed = ([r, g, b]: Rgb, share: number): Rgb => [r * share, g * share, b * share]

function isPale(colors: readonly Rgb[]): boolean {
  const lights = colors.map(luminance)
  const lighter = lights.filter((it) => it > paler.thanPaper).length
  return 1 >= paler.thanMiddle * median(lights) && lighter <= paler.fewFields * lights.length
}

/** In the gaps between neighbors and in the crossings between four; none where fields touch. */
function placesBetween({ rows, columns, half }: LatticePlane): readonly Point[] {
  const isApart = { x: half.x < 0.47, y: half.y < 0.47 }
  return grid(rows, columns).flatMap(({ x, y }) => [
    ...(isApart.x && x < columns - 1 ? [{ x: x + 0.5, y }] : []),
    ...(isApart.y && y < rows - 1 ? [{ x, y: y + 0.5 }] : []),
    ...(x < columns - 1 && y < rows - 1 && (isApart.x || isApart.y)
      ? [{ x: x + 0.5, y: y + 0.5 }]
      : []),
  ])
}

/** Just outside of the outer fields, on all sides. */
function placesBeside(plane: LatticePlane): readonly Point[] {
  const { rows, columns, half } = plane
  const off = besideBy(plane)
  return [
    ...range(rows).flatMap((y) => [
      { x: -half.x - off.x, y },
      { x: columns - 1 + half.x + off.x, y },
    ]),
    ...range(columns).flatMap((x) => [
      { x, y: -half.y - off.y },
      { x, y: rows - 1 + half.y + off.y },
    ]),
  ]
}

/** The same distance in both directions, in steps of each. */
function besideBy(plane: LatticePlane): Point {
  const { x, y } = stepLengths(plane)
  const away = Math.max(3, beside * plane.short)
  return { x: away / x, y: away / y }
}

function seenAll(pixels: Pixels, plane: LatticePlane, all: readonly Point[]): readonly Seen[] {
  return all.flatMap((place) => {
    const color = colorAt(pixels, plane, place, 0.14)
    return color === null ? [] : [{ place, color }]
  })
}

/** The mean of a small square; `share`: of half a field's shorter side. Null outside of the picture. */
function colorAt(pixels: Pixels, plane: LatticePlane, place: Point, share: number): Rgb | null {
  const reach = Math.max(1, (share * plane.short) / 2)
  const { x, y } = plane.at(place.x, place.y)
  const [left, top] = [Math.round(x - reach), Math.round(y - reach)]
  const side = Math.max(1, Math.round(2 * reach))
  if (left < 0 || top < 0 || left + side > pixels.width || top + side > pixels.height) return null
  const every = Math.max(1, Math.floor(side / 6))
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let row = top; row < top + side; row += every) {
    for (let column = left; column < left + side; column += every) {
      const at = (row * pixels.width + column) * 4
      red += linearOfByte(pixels.data[at] ?? 0)
      green += linearOfByte(pixels.data[at + 1] ?? 0)
      blue += linearOfByte(pixels.data[at + 2] ?? 0)
      count += 1
    }
  }
  return [red / count, green / count, blue / count]
}

/** In Lab's lightness: a step or a dark line that is no grain of the picture. */
const minEdge = 5
/** Of the gaps, how many must show an edge. */
const ofStrip = 0.6

/**
 * Whether lines of fields lie on strips of their own: in their gaps, going out across the line, an edge is crossed. On a printed
 * sheet the paper just goes on.
 */
export function isOnStrip(pixels: Pixels, plane: LatticePlane): boolean {
  const { rows, columns, half } = plane
  const across = range(rows).flatMap((y) =>
    range(columns - 1).map((x) =>
      isTorn(pixels, plane, (off) => ({ x: x + 0.5, y: y + off * half.y })),
    ),
  )
  const down = range(columns).flatMap((x) =>
    range(rows - 1).map((y) =>
      isTorn(pixels, plane, (off) => ({ x: x + off * half.x, y: y + 0.5 })),
    ),
  )
  const isMostly = (torn: readonly boolean[]) =>
    torn.length > 1 && torn.filter(Boolean).length >= ofStrip * torn.length
  return isMostly(across) || isMostly(down)
}

/** `at`: places across the line through a gap, counted in halves of a field. */
function isTorn(pixels: Pixels, plane: LatticePlane, at: (off: number) => Point): boolean {
  const lightAt = (off: number) => {
    const color = colorAt(pixels, plane, at(off), 0.08)
    return color === null ? [] : [labOf(color)[0]]
  }
  const middle = median([-0.3, 0, 0.3].flatMap(lightAt))
  return [-1, 1].some((side) =>
    [0.8, 0.9, 1, 1.1, 1.2, 1.3]
      .flatMap((off) => lightAt(side * off))
      .some((light) => Math.abs(light - middle) > minEdge),
  )
}

const grid = (rows: number, columns: number): readonly Point[] =>
  range(rows).flatMap((y) => range(columns).map((x) => ({ x, y })))

const range = (length: number) => Array.from({ length: Math.max(0, length) }, (_, index) => index)
