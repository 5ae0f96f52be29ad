import type { Point } from '#domain/color/card/homography.ts'
import { labOf, labDistance } from './lab.ts'
import { middleColor, patchColor } from './patch-color.ts'
import { centerOf, isInside, pixelsIn, type Box, type Pixels } from './pixels.ts'
import { luminance, type Rgb } from './srgb.ts'
import { median } from './statistics.ts'

type Lines = readonly (readonly Box[])[]

/** Largest distance in Lab within one paper, in light that is not quite even. */
const samePaper = 14
/** Least share of the places probed between and around the fields that must be paper. */
const minPaper = 0.66
/** Luminance ratios: paper is hardly darker than its fields, and few fields are much lighter. */
const paler = { thanMiddle: 0.9, thanPaper: 1.25, fewFields: 0.25 }

/**
 * Finds the color of the paper between and around the fields of a chart, listed row by row: the white of this photograph.
 * Null where the ground is not of one color, or not paper.
 */
export function paperAround(pixels: Pixels, fields: Lines): Rgb | null {
  const ground = placesAround(fields).flatMap(({ at, reach }) => seenAt(pixels, at, reach))
  if (ground.length < 4) return null
  // Text and shade darken the paper, so only the lighter two thirds count.
  const light = ground.toSorted((one, other) => luminance(one) - luminance(other))
  const paper = middleColor(light.slice(Math.floor(light.length / 3)))
  const paperLab = labOf(paper)
  const same = ground.filter((color) => labDistance(labOf(color), paperLab) < samePaper).length
  const lights = fields.flat().map((box) => luminance(patchColor(pixels, box).color))
  const lighter = lights.filter((it) => it > paler.thanPaper * luminance(paper)).length
  const isPale =
    luminance(paper) >= paler.thanMiddle * median(lights) &&
    lighter <= paler.fewFields * lights.length
  return same >= minPaper * ground.length && isPale ? paper : null
}

interface Probe {
  readonly at: Point
  readonly reach: number
}

/** Places just outside the outer fields on all sides, and at the crossings between four fields. */
function placesAround(fields: Lines): readonly Probe[] {
  const last = { row: fields.length - 1, column: (fields[0]?.length ?? 0) - 1 }
  return fields.flatMap((line, row) =>
    line.flatMap((box, column): readonly Probe[] => {
      const [right, down] = stepsAt(fields, row, column)
      const middle = centerOf(box)
      const reach = Math.max(1, 0.16 * box.width)
      const beyond = (step: Point, sign: number): Probe => {
        const length = Math.hypot(step.x, step.y) || 1
        const far =
          (sign * Math.min(0.92 * length, Math.max(0.62 * length, 1.6 * box.width))) / length
        return { at: { x: middle.x + far * step.x, y: middle.y + far * step.y }, reach }
      }
      const crossing = {
        at: { x: middle.x + (right.x + down.x) / 2, y: middle.y + (right.y + down.y) / 2 },
        reach,
      }
      return [
        ...(row === 0 ? [beyond(down, -1)] : []),
        ...(row === last.row ? [beyond(down, 1)] : []),
        ...(column === 0 ? [beyond(right, -1)] : []),
        ...(column === last.column ? [beyond(right, 1)] : []),
        ...(row < last.row && column < last.column ? [crossing] : []),
      ]
    }),
  )
}

/** Steps to the neighbors on the right and below; in a single row or column, the missing step is perpendicular to the other. */
function stepsAt(fields: Lines, row: number, column: number): readonly [Point, Point] {
  const between = (one: Box | undefined, other: Box | undefined): Point | null => {
    if (one === undefined || other === undefined) return null
    const [from, to] = [centerOf(one), centerOf(other)]
    return { x: to.x - from.x, y: to.y - from.y }
  }
  const box = fields[row]?.[column]
  const right = between(box, fields[row]?.[column + 1]) ?? between(fields[row]?.[column - 1], box)
  const down = between(box, fields[row + 1]?.[column]) ?? between(fields[row - 1]?.[column], box)
  const none = { x: 0, y: 0 }
  if (right !== null) return [right, down ?? { x: -right.y, y: right.x }]
  return [down === null ? none : { x: down.y, y: -down.x }, down ?? none]
}

function seenAt(pixels: Pixels, { x, y }: Point, reach: number): readonly Rgb[] {
  const box = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
  if (!isInside(pixels, box)) return []
  return [middleColor(pixelsIn(pixels, box, 64).map(({ color }) => color))]
}
