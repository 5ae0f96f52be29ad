import { labOf } from '#domain/color/lab.ts'
import { middleColor } from '#domain/color/patch-color.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { luminance, relativeTo, type Rgb } from '#domain/color/srgb.ts'
import { median } from '#domain/color/statistics.ts'
import type { LatticePlane } from './lattice-plane.ts'
import {
  fieldColorAt,
  isEven,
  isSamePaper,
  paperNear,
  placesBeside,
  placesBetween,
  range,
  seenAll,
  type SeenPlace,
} from './lattice-look.ts'

/** Of the places looked at between the fields, and of those beside them, how many must be paper. */
const minPaper = 0.6
/** Paper is hardly darker than its fields, and few fields are much lighter. */
const paler = { thanMiddle: 0.9, thanPaper: 1.2, fewFields: 0.25 }
const shining = 1.08
/** In linear light, its strongest channel over its weakest: pale paper in the light of a bulb, but no green tray. */
const maxTint = 3

/** The one paper a grid is printed on. */
export interface PrintedGround {
  readonly paper: Rgb
  /** Row by row, each field's color by the paper around it; null under a shine or the edge of a shade. */
  readonly colors: FieldColors
  /** In Lab: what most of the paper differs by from its own color. */
  readonly grain: number
  /** Paper lies between and beside all fields; else the ground may be of any color. */
  readonly isPaper: boolean
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
  if (Math.max(...paper) > maxTint * Math.min(...paper)) return null
  const isPaper = ({ color }: SeenPlace) => isSamePaper(color, paper)
  const isMostly = (seen: readonly SeenPlace[]) =>
    seen.filter(isPaper).length >= minPaper * seen.length
  if (!isMostly(between) || !isMostly(outside)) return null
  const known = all.filter(isPaper)
  const colors = range(plane.rows).map((row) =>
    range(plane.columns).map((column) => {
      const place = { x: column, y: row }
      const seen = fieldColorAt(pixels, plane, place)
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
  return { paper, colors: printed, grain: median(offPaper), isPaper: true }
}

/** Of the fields, how many must be of one color. */
const minEven = 0.7

/** Nothing printed is brighter than its paper. */
const isShining = (color: Rgb | null) => color !== null && luminance(color) > shining

function isPale(colors: readonly Rgb[]): boolean {
  const lights = colors.map(luminance)
  const lighter = lights.filter((it) => it > paler.thanPaper).length
  return 1 >= paler.thanMiddle * median(lights) && lighter <= paler.fewFields * lights.length
}
