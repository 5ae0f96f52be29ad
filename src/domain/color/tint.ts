import { labOf, labDistance, type Lab } from './lab.ts'
import { middleColor } from './patch-color.ts'
import { centerOf, isInside, pixelsIn, type Box, type Pixels } from './pixels.ts'
import { relativeTo, type Rgb } from './srgb.ts'
import { median } from './statistics.ts'

/** Side of a tile and distance between tiles, as a share of the box's shorter side. */
const tileSide = 0.35
/** How far from the box's edge the ground is searched for, in lengths of its longer side. */
const reach = 3
/** Limits in Lab relative to the white: a ground that light and gray could be white itself; a tile darker than `other` belongs to something else and ends the search. */
const pale = { least: 88, most: 118, chroma: 20, other: 45 }
/** Largest distance in Lab between adjacent tiles on one ground, with no edge near. */
const sameTile = 2.5
const blindByte = 253

/**
 * Chroma in Lab of the pale ground beside a sample: a strip or the glass of a tube, dyed by the extract or lit by colored light.
 * Null where there is no pale ground beside it.
 */
export function tintBeside(pixels: Pixels, sample: readonly Box[], white: Rgb): number | null {
  const grounds = sample.flatMap((box) =>
    directions.flatMap((direction) => groundAlong(pixels, box, direction, white) ?? []),
  )
  // The strongest of all sides, since a shine may hide the tint on the others.
  return grounds.length === 0 ? null : Math.max(...grounds)
}

const directions = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
] as const

function groundAlong(
  pixels: Pixels,
  box: Box,
  direction: (typeof directions)[number],
  white: Rgb,
): number | null {
  const side = Math.max(3, tileSide * Math.min(box.width, box.height))
  const { x, y } = centerOf(box)
  const start = (direction.x === 0 ? box.height : box.width) / 2
  const found: number[] = []
  let last: Lab | null = null
  for (let off = start; off < start + reach * Math.max(box.width, box.height); off += side) {
    const tile = {
      x: x + off * direction.x - side / 2,
      y: y + off * direction.y - side / 2,
      width: side,
      height: side,
    }
    if (!isInside(pixels, tile)) break
    const seen = pixelsIn(pixels, tile, 64)
    const lab = labOf(relativeTo(middleColor(seen.map(({ color }) => color)), white))
    if (lab[0] < pale.other) break
    const chroma = Math.hypot(lab[1], lab[2])
    const isBlind = seen.some(({ brightestByte }) => brightestByte > blindByte)
    const isPale = !isBlind && lab[0] >= pale.least && lab[0] <= pale.most && chroma <= pale.chroma
    if (isPale && last !== null && labDistance(lab, last) <= sameTile) found.push(chroma)
    else if (found.length > 0) break
    last = lab
  }
  return found.length === 0 ? null : median(found)
}
