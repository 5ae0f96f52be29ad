import { patchColor } from '#domain/color/patch-color.ts'
import { maxSpread } from '#domain/color/photo-gates.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import { snapToPatch } from '#domain/color/snap-patch.ts'

/** Boxes marked in a photograph, by target. */
export type Places = Readonly<Record<string, Box>>

type Size = Pick<Pixels, 'width' | 'height'>

/** Sides of the squares where no field is found, as fractions of the photograph's longer side: the smaller one if the other is not of one color. */
const sideShares = { usual: 0.03, small: 0.015 }
const minSidePx = 4

/** The uniformly colored field around a tapped point, or a small square if there is none. */
export function boxAt(frame: Pixels, x: number, y: number): Box {
  const found = snapToPatch(frame, Math.round(x), Math.round(y))
  if (found !== null) return clampBox(frame, found)
  const squareOf = (share: number) => {
    const side = share * Math.max(frame.width, frame.height, minSidePx / share)
    return clampBox(frame, { x: x - side / 2, y: y - side / 2, width: side, height: side })
  }
  const usual = squareOf(sideShares.usual)
  return patchColor(frame, usual).spread > maxSpread ? squareOf(sideShares.small) : usual
}

/** Rounds to whole pixels and clamps to the photograph. */
export function clampBox(frame: Size, box: Box): Box {
  const width = Math.round(Math.min(frame.width, Math.max(minSidePx, box.width)))
  const height = Math.round(Math.min(frame.height, Math.max(minSidePx, box.height)))
  const x = Math.round(Math.min(frame.width - width, Math.max(0, box.x)))
  const y = Math.round(Math.min(frame.height - height, Math.max(0, box.y)))
  return { x, y, width, height }
}

/** Moves a box by fractions of its own size. */
export const moveBox = (frame: Size, { x, y, width, height }: Box, right: number, down: number) =>
  clampBox(frame, {
    x: x + Math.sign(right) * Math.max(1, Math.abs(right) * width),
    y: y + Math.sign(down) * Math.max(1, Math.abs(down) * height),
    width,
    height,
  })

/** Scales a box around its center. */
export const resizeBox = (frame: Size, { x, y, width, height }: Box, factor: number) =>
  clampBox(frame, {
    x: x + (width * (1 - factor)) / 2,
    y: y + (height * (1 - factor)) / 2,
    width: width * factor,
    height: height * factor,
  })

export function removePlace(places: Places, id: string): Places {
  return Object.fromEntries(Object.entries(places).filter(([each]) => each !== id))
}

/** The center of a box, as fractions of the photograph's width and height. */
export const relativeCenterOf = (
  frame: Size,
  { x, y, width, height }: Box,
): readonly [number, number] => [(x + width / 2) / frame.width, (y + height / 2) / frame.height]

/** Moves a box by fractions of the photograph's longer side. */
export function shiftBox(frame: Size, box: Box, right: number, down: number): Box {
  const longer = Math.max(frame.width, frame.height)
  return clampBox(frame, { ...box, x: box.x + right * longer, y: box.y + down * longer })
}
