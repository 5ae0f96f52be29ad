import { middleColor, partColors } from './patch-color.ts'
import type { Box, Pixels } from './pixels.ts'
import { luminance, type Rgb } from './srgb.ts'
import { median, quantile } from './statistics.ts'

export interface WhiteColor {
  readonly color: Rgb
  /** Fall of the light from one side of the white to the other, as a natural logarithm. */
  readonly fall: number
  /** The share of the box that is white; the rest lies on something darker. */
  readonly share: number
}

const partsPerSide = 4
/** A part darker than the bright ones by more than this is not the same white in the same light. */
const darkerBy = Math.log(1.2)
/** Distance from the middle, as a share of an even fall from side to side, at the quantile that measures it. */
const farthestOfParts = 0.375

/** Measures the white in a box. Little in a photograph is brighter than its white, so the edge of something else is recognized by being dark. */
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
