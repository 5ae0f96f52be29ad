import type { Point } from '#domain/color/card/homography.ts'
import { padDistance } from '#domain/color/color-curve.ts'
import { labOf } from '#domain/color/lab.ts'
import { patchColor } from '#domain/color/patch-color.ts'
import { areOverlapping, type Box, type Pixels } from '#domain/color/pixels.ts'
import { relativeTo, type Rgb } from '#domain/color/srgb.ts'
import { crookednessOf, transposed } from './color-series.ts'
import type { FoundGrid } from './find-chart.ts'
import { levelsOfGrid } from './levels-of-grid.ts'
import { matchMarkedChart } from './match-marked-chart.ts'

/** What is known about the chart before the search. */
export interface WantedChart {
  readonly levels: number
  readonly pads: number
  /** Pads of the sample: their colors determine from which end the chart's pads are counted. */
  readonly sample?: readonly Box[]
  /** The chart's levels of one pad as they looked in another photograph. */
  readonly colors?: readonly Rgb[]
  /** The analyte's line on a chart of several analytes. */
  readonly line?: { readonly at: number; readonly of: number }
}

/** A chart's fields in a photograph, and its paper. */
export interface PrintedChart {
  /** Level by level in reading order, then pad by pad. */
  readonly levels: Levels
  readonly paper: Rgb
}

type Levels = readonly (readonly Box[])[]

/**
 * Finds the chart among the grids in a photograph, given most likely first: by its colors, else as one line of a chart of several
 * analytes, else by its numbers of levels and pads. Null when none fits.
 */
export function chartAmong(
  pixels: Pixels,
  grids: readonly FoundGrid[],
  wanted: WantedChart,
): PrintedChart | null {
  const { levels, pads, sample = [], colors = [] } = wanted
  if (levels < 2) return null
  const isOneOfMany = (wanted.line?.of ?? 1) > 1
  const ways: readonly ((grid: FoundGrid) => Levels | null)[] = [
    (grid) => (colors.length === levels ? inColors(pixels, grid, colors) : null),
    // Before the number of levels: a part of a chart of several analytes may have as many fields as one analyte has levels.
    (grid) => (isOneOfMany ? ownLineOf(pixels, grid, wanted) : null),
    (grid) => (isOneOfMany ? lineOf(grid, wanted) : null),
    (grid) => levelsOfGrid(pixels, grid, levels, pads),
    (grid) => lineOf(grid, wanted),
  ]
  for (const way of ways) {
    for (const grid of grids) {
      const isWanted = !grid.mayBeChance || [3, grid.rows.flat().length].includes(levels)
      const fields = isWanted ? way(grid) : null
      if (fields !== null && !isOn(fields, sample))
        return { levels: padsAs(pixels, sample, fields), paper: grid.paper }
    }
  }
  return null
}

/** Whether the sample overlaps a field: laid in line with the chart, it looks like one more field. */
const isOn = (fields: Levels, sample: readonly Box[]): boolean =>
  fields.flat().some((box) => sample.some((pad) => areOverlapping(box, pad)))

function inColors(pixels: Pixels, { rows }: FoundGrid, colors: readonly Rgb[]): Levels | null {
  const found = matchMarkedChart(pixels, [...rows, ...transposed(rows)], colors)
  return found?.map((box) => [box]) ?? null
}

function lineOf({ rows }: FoundGrid, { levels, pads, line }: WantedChart): Levels | null {
  if (line === undefined || pads > 1) return null
  const lines = [rows, transposed(rows)].find(
    (those) => those.length === line.of && those[0]?.length === levels,
  )
  return lines?.[line.at]?.map((box) => [box]) ?? null
}

/** The analyte's line as far as it is printed, without the sample, where it has as many fields as levels and is a series. */
function ownLineOf(
  pixels: Pixels,
  { ownLines, paper }: FoundGrid,
  { levels, pads, line, sample = [] }: WantedChart,
): Levels | null {
  if (ownLines === undefined || line === undefined || pads > 1) return null
  for (const lines of [ownLines.rows, ownLines.columns]) {
    const fields = (lines[line.at] ?? []).filter((box) => !isOn([[box]], sample))
    const colors = fields.map((box) => relativeTo(patchColor(pixels, box).color, paper))
    const isFitting = lines.length === line.of && fields.length === levels
    if (isFitting && crookednessOf([colors]) !== null) return fields.map((box) => [box])
  }
  return null
}

/** How much nearer the reversed pads must be where strip and chart point the same way, in CIEDE2000. */
const clearlyNearer = 3

/** Reverses the pads when the sample is then nearer to some level; it must be clearly nearer where strip and chart point the same way. */
export function padsAs(pixels: Pixels, sample: readonly Box[], levels: Levels): Levels {
  if (sample.length < 2) return levels
  const labsOf = (boxes: readonly Box[]) => boxes.map((box) => labOf(patchColor(pixels, box).color))
  const seen = labsOf(sample)
  const nearest = (those: Levels) =>
    Math.min(...those.map((boxes) => padDistance(seen, labsOf(boxes))))
  const turned = levels.map((boxes) => boxes.toReversed())
  const first = levels[0] ?? []
  const least = clearlyNearer * alongEachOther(wayOf(sample), wayOf(first))
  return nearest(turned) < nearest(levels) - least ? turned : levels
}

const wayOf = (boxes: readonly Box[]): Point => {
  const [first, last] = [boxes[0], boxes.at(-1)]
  return first === undefined || last === undefined
    ? { x: 0, y: 0 }
    : { x: last.x - first.x, y: last.y - first.y }
}

/** Cosine of the angle between two directions: 1 when equal, −1 when opposite. */
const alongEachOther = (one: Point, other: Point) =>
  (one.x * other.x + one.y * other.y) /
  (Math.hypot(one.x, one.y) * Math.hypot(other.x, other.y) || 1)
