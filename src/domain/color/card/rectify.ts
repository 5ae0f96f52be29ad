import type { Pixels } from '#domain/color/pixels.ts'
import type { CardBox } from './card-layout.ts'
import { project, type Homography } from './homography.ts'

/**
 * Renders a part of the card's plane as seen from straight above. It may reach beyond the card, to whatever lies flat beside it.
 * Outside the photograph it is transparent.
 */
export function rectify(
  pixels: Pixels,
  plane: Homography,
  part: CardBox,
  pixelsPerMillimeter: number,
): Pixels {
  const width = Math.round(part.width * pixelsPerMillimeter)
  const height = Math.round(part.height * pixelsPerMillimeter)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = project(plane, {
        x: part.x + (x + 0.5) / pixelsPerMillimeter,
        y: part.y + (y + 0.5) / pixelsPerMillimeter,
      })
      copyPixel(pixels, from.x - 0.5, from.y - 0.5, data, (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

/** Copies one pixel with bilinear interpolation. */
function copyPixel(pixels: Pixels, x: number, y: number, data: Uint8ClampedArray, at: number) {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const isInside = left >= 0 && top >= 0 && left + 1 < pixels.width && top + 1 < pixels.height
  if (!isInside) return
  const [right, low] = [x - left, y - top]
  const from = (top * pixels.width + left) * 4
  const below = from + pixels.width * 4
  for (let channel = 0; channel < 4; channel += 1) {
    const upper = mix(pixels.data[from + channel], pixels.data[from + 4 + channel], right)
    const lower = mix(pixels.data[below + channel], pixels.data[below + 4 + channel], right)
    data[at + channel] = mix(upper, lower, low)
  }
}

const mix = (one = 0, other = 0, share: number) => one + (other - one) * share
