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
  withoutHeading,
  type SeenPlace,
} from './lattice-look.ts'

/** Share of the sampled places between the fields, and of those beside them, that must be paper. */
const minPaper = 0.6
/** Luminance of a field under glare, relative to its paper. */
const shining = 1.08
/** Paper has at least `thanMiddle` of its fields' median luminance; at most a share of `fewFields` is under glare: more are no print on it. */
const paler = { thanMiddle: 0.9, fewFields: 0.25 }
/** Largest ratio of the paper's strongest to its weakest channel, in linear light: allows paper under a light bulb, but not a green tray. */
const maxTint = 3

/** The one ground a grid is printed on. */
export interface PrintedGround {
  readonly paper: Rgb
  /** Color of the ground itself relative to the paper: white where it is paper. */
  readonly own: Rgb
  /** Row by row, each field's color relative to the paper around it; null under glare or at the edge of a shadow. */
  readonly colors: FieldColors
  /** Median difference of the paper from its own color, in Lab without lightness. */
  readonly grain: number
  /** Whether paper lies between and beside all fields; otherwise the ground may be of any color. */
  readonly isPaper: boolean
}

export type FieldColors = readonly (readonly (Rgb | null)[])[]

/** Finds the paper of a grid; null when what lies between and beside the fields is not one paper, or the fields are not print on it. */
export function printedGround(pixels: Pixels, plane: LatticePlane): PrintedGround | null {
  const between = seenAll(pixels, plane, placesBetween(plane))
  const outside = seenAll(pixels, plane, placesBeside(plane, [0]))
  const all = [...between, ...outside]
  if (outside.length < 4) return null
  const byLight = all.toSorted((one, other) => luminance(one.color) - luminance(other.color))
  // Text and shade darken the paper, so only the lighter two thirds are used.
  const paper = middleColor(byLight.slice(Math.floor(all.length / 3)).map(({ color }) => color))
  if (Math.max(...paper) > maxTint * Math.min(...paper)) return null
  const isPaper = ({ color }: SeenPlace) => isSamePaper(color, paper)
  const isMostly = (seen: readonly SeenPlace[]) =>
    seen.filter(isPaper).length >= minPaper * seen.length
  const besideFields = { all: outside, sideOf: ({ place }: SeenPlace) => place }
  const isOpen = withoutHeading(pixels, plane, paper, besideFields).some(isMostly)
  if (!isMostly(between) || !isOpen) return null
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
  return { paper, own: [1, 1, 1], colors: printed, grain: median(offPaper), isPaper: true }
}

/** Share of the fields that must each be of one color. */
const minEven = 0.7

/** Whether a field is under glare: nothing printed is brighter than its paper. */
const isShining = (color: Rgb | null) => color !== null && luminance(color) > shining

function isPale(colors: readonly Rgb[]): boolean {
  const lights = colors.map(luminance)
  const lighter = lights.filter((it) => it > shining).length
  return 1 >= paler.thanMiddle * median(lights) && lighter <= paler.fewFields * lights.length
}
