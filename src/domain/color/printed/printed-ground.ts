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
const shining = 1.08
/** Of a field's shorter side: how far from its edge the paper is looked at. */
const beside = 0.16

/** The one paper a grid is printed on. */
export interface PrintedGround {
  readonly paper: Rgb
  /** Row by row, each field's color by the paper around it; null under a shine or the edge of a shade. */
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
  const printed = colors.map((row) => row.map((color) => (isShining(color) ? null : color)))
  const offPaper = known.map(({ place, color }) => {
    const [, a, b] = labOf(relativeTo(color, paperNear(known, place, paper)))
    return Math.hypot(a, b)
  })
  return { paper, colors: printed, grain: median(offPaper) }
}

/** In Lab's lightness: what print of one color differs by within itself, in light that is not even. */
const maxWithin = 12
/** Of the fields, how many must be of one color. */
const minEven = 0.7

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

/** Nothing printed is brighter than its paper. */
const isShining = (color: Rgb | null) => color !== null && luminance(color) > shining

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
  const every = Math.max(1, Math.floor(side / 4))
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
/** Half of a field, in steps: nearer neighbors leave no gap to look into. */
const maxOfStrip = 0.48
/** In halves of a field from the middle of its line: where the strip ends if its fields are as wide. */
const edgeOfStrip = [0.85, 0.95, 1.05, 1.15, 1.25]
/** In Lab's lightness: what one strip differs by along itself. */
const maxAlong = 8
/** How far beyond the last field a strip is looked for, in steps. */
const beyond = [0.5, 0.65]

/**
 * Whether lines of fields lie on strips of their own: in the gaps between them, and beyond an end, an edge goes along where the
 * fields end. On a printed sheet the paper goes on on all sides; numbers beside the fields do not go on beyond the last.
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

/** `at`: a place along the line and so many halves of a field away from it. */
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

const grid = (rows: number, columns: number): readonly Point[] =>
  range(rows).flatMap((y) => range(columns).map((x) => ({ x, y })))

const range = (length: number) => Array.from({ length: Math.max(0, length) }, (_, index) => index)
