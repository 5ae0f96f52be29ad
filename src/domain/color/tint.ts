import { labOf, type Lab } from './lab.ts'
import { middleColor } from './patch-color.ts'
import { centerOf, isInside, pixelsIn, type Box, type Pixels } from './pixels.ts'
import { relativeTo, type Rgb } from './srgb.ts'
import { median } from './statistics.ts'

/** Of the box's shorter side: a tile, and how far apart tiles are looked at. */
const tileSide = 0.35
/** Of the box's longer side: how far from its edge the ground is looked for. */
const reach = 3
/** In Lab, by the white: a ground as light and as gray as this could be white itself; what is darker than the other is another thing, and ends the way. */
const pale = { least: 88, most: 118, chroma: 20, other: 45 }
/** In Lab: two tiles beside each other that differ by less lie on one ground, and no edge is near. */
const sameTile = 2.5
const blindByte = 253

/**
 * How far the pale ground beside a sample is off white in hue, in Lab: a strip or the glass of a tube, dyed by the extract or lit by
 * colored light. Null where no pale ground is beside it.
 */
export function tintBeside(pixels: Pixels, sample: readonly Box[], white: Rgb): number | null {
  const grounds = sample.flatMap((box) =>
    directions.flatMap((direction) => groundAlong(pixels, box, direction, white) ?? []),
  )
  // On another side a shine may hide it.
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
    if (isPale && last !== null && apart(lab, last) <= sameTile) found.push(chroma)
    else if (found.length > 0) break
    last = lab
  }
  return found.length === 0 ? null : median(found)
}

const apart = (one: Lab, other: Lab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
