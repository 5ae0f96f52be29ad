import { labOf } from '#domain/color/lab.ts'
import { patchColor } from '#domain/color/patch-color.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import { isDownward, pathOf, readingOrders, transposed } from './color-series.ts'
import type { FoundGrid } from './find-chart.ts'

type Levels = readonly (readonly Box[])[]

/**
 * The fields of a found grid, level by level in reading order: the pads of a level lie across the direction of the levels, and the series
 * of a single pad may continue in the next line. Null when the grid does not have this number of levels and pads.
 */
export function levelsOfGrid(
  pixels: Pixels,
  { rows }: Pick<FoundGrid, 'rows'>,
  levels: number,
  pads: number,
): Levels | null {
  const columns = rows[0]?.length ?? 0
  if (pads === 1 && levels === rows.length * columns) return inOneSeries(pixels, rows)
  const [isAcross, isDown] = [
    columns === levels && rows.length === pads,
    rows.length === levels && columns === pads,
  ]
  if (isAcross && isDown) return isDownward(colorsOf(pixels, rows)) ? rows : transposed(rows)
  if (isAcross) return transposed(rows)
  return isDown ? rows : null
}

/**
 * Reads row by row or column by column, from either side, whichever makes the colors change least from one to the next, without the one
 * that changes them most: glare may lie on it.
 */
function inOneSeries(pixels: Pixels, rows: Levels): Levels {
  if (rows.length === 1 || rows[0]?.length === 1) return rows.flat().map((box) => [box])
  const orders = readingOrders(rows)
  const lengths = orders.map((boxes) => {
    const labs = boxes.map((box) => labOf(patchColor(pixels, box).color))
    return Math.min(...labs.map((_, at) => pathOf(labs.toSpliced(at, 1))))
  })
  const best = orders[lengths.indexOf(Math.min(...lengths))] ?? rows.flat()
  return best.map((box) => [box])
}

const colorsOf = (pixels: Pixels, rows: Levels) =>
  rows.map((row) => row.map((box) => patchColor(pixels, box).color))
