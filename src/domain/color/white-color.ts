import { middleColor, partColors } from './patch-color.ts'
import type { Box, Pixels } from './pixels.ts'
import { luminance, type Rgb } from './srgb.ts'
import { median, quantile } from './statistics.ts'

export interface WhiteColor {
  readonly color: Rgb
  /** How much the light falls from one side of the white to the other, as a logarithm. */
  readonly fall: number
  /** The share of the box that is white; the rest lies on something darker. */
  readonly share: number
}

const partsPerSide = 4
/** A part that is darker than the bright ones by more is no longer the same white under the same light. */
const darkerBy = Math.log(1.2)
/** Of an even fall from side to side, half of the parts lie this share of it away from the middle. */
const farthestOfParts = 0.375

/** What white looks like here. Nothing in a photograph is brighter than its white for long, so an edge of something else is recognized by being dark. */
export function whiteColor(pixels: Pixels, box: Box): WhiteColor {
  const parts = partColors(pixels, box, partsPerSide).map((color) => ({
    color,
    light: Math.log(Math.max(luminance(color), 1e-6)),
  }))
  const bright = quantile(
    parts.map((part) => part.light),
    0.75,
  )
  const kept = parts.filter((part) => part.light >= bright - darkerBy)
  const lights = kept.map((part) => part.light)
  const half = median(lights)
  const distances = lights.map((light) => Math.abs(light - half))
  return {
    color: middleColor(kept.map((part) => part.color)),
    fall: quantile(distances, 0.7) / farthestOfParts,
    share: kept.length / parts.length,
  }
}
