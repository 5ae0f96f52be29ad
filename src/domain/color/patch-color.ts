import { ciede2000 } from './ciede2000.ts'
import { labOf } from './lab.ts'
import { pixelsIn, type Box, type Pixels, type SeenPixel } from './pixels.ts'
import { luminance, relativeTo, type Rgb } from './srgb.ts'
import { middle, quantile } from './statistics.ts'

/** Color and quality of a box of a photograph. Shares are from 0 to 1. */
export interface PatchColor {
  /** Middle color of the pixels, without the brightest and the darkest. */
  readonly color: Rgb
  /** CIEDE2000 from the middle color within which three quarters of the box's parts lie: the edge of something else does not count. */
  readonly spread: number
  /** Share of pixels with a saturated channel, where the true light is not known. */
  readonly clipped: number
  /** Share of pixels with more than one saturated channel, where hardly anything of the color is known. */
  readonly blind: number
  /** Share of pixels under a whitish shine. */
  readonly glare: number
  readonly pixels: number
}

/** More pixels than this do not improve the middle color. */
const maxPixels = 2500
/** Saturated from this byte on: JPEG rounds a saturated 255 down to 254. */
const blindByte = 254
/** Share of pixels trimmed at each end. Source: [B3] trims highlights; the same share is taken off at the dark end. */
const trimmed = 0.1
/** Least share of white that a shine adds to every channel. Assumption. Revisit with photographs of tubes. */
const minShine = 0.12
/** Least share of the patch's own light that a shine adds, so that the shading of a pale patch is not a shine. Assumption. Revisit with photographs of tubes. */
const minShineOfPatch = 0.35

/** Measures a box. `white`: the color of white in this photograph, by default the sensor's own. */
export function patchColor(pixels: Pixels, box: Box, white: Rgb = [1, 1, 1]): PatchColor {
  const seen = pixelsIn(pixels, box, maxPixels)
  const color = middleColor(seen.map((pixel) => pixel.color))
  const shareOf = (isCounted: (pixel: SeenPixel) => boolean) =>
    seen.filter(isCounted).length / seen.length
  return {
    color,
    spread: spreadOf(pixels, box, color, white),
    clipped: shareOf(({ brightestByte }) => brightestByte >= blindByte),
    blind: shareOf(({ middleByte }) => middleByte >= blindByte),
    glare: shareOfShine(seen, white),
    pixels: seen.length,
  }
}

/** Mean of the middle fifth of each channel, after trimming by luminance: a median not bound to whole bytes. Of two colors, the mean. */
export function middleColor(colors: readonly Rgb[]): Rgb {
  const kept = colors.length > 2 ? withoutEnds(colors) : colors
  const channel = (at: 0 | 1 | 2) => middle(kept.map((color) => color[at]))
  return [channel(0), channel(1), channel(2)]
}

function withoutEnds(colors: readonly Rgb[]): readonly Rgb[] {
  const lights = colors.map(luminance)
  const low = quantile(lights, trimmed)
  const high = quantile(lights, 1 - trimmed)
  return colors.filter((_, at) => {
    const light = lights[at] ?? 0
    return light >= low && light <= high
  })
}

/** Fine enough to distinguish a quarter of the box from a third of it. */
const partsPerSide = 8
/** A little less than three quarters: two rows of parts may lie on something else without moving the middle. */
const countedParts = 0.74

/** Compares parts, not pixels, so that the grain of a sensor or of paper does not count. */
function spreadOf(pixels: Pixels, box: Box, color: Rgb, white: Rgb): number {
  const whole = labOf(relativeTo(color, white))
  const distances = partColors(pixels, box, partsPerSide).map((part) =>
    ciede2000(labOf(relativeTo(part, white)), whole),
  )
  return quantile(distances, countedParts)
}

const minPartPixels = 3

/** Colors of the parts of a box, row by row: at most `perSide` along each side, none narrower than three pixels. */
export function partColors(pixels: Pixels, box: Box, perSide: number): readonly Rgb[] {
  const countAlong = (side: number) =>
    Math.min(perSide, Math.max(1, Math.floor(side / minPartPixels)))
  const [columns, rows] = [countAlong(box.width), countAlong(box.height)]
  return Array.from({ length: columns * rows }, (_, at) => {
    const part = {
      x: box.x + ((at % columns) * box.width) / columns,
      y: box.y + (Math.floor(at / columns) * box.height) / rows,
      width: box.width / columns,
      height: box.height / rows,
    }
    return middleColor(pixelsIn(pixels, part, 64).map((pixel) => pixel.color))
  })
}

/** Share of pixels under a shine, compared with the darker quarter of the box, so that a shine over most of it is still found. */
function shareOfShine(seen: readonly SeenPixel[], white: Rgb): number {
  const least = seen.map(({ color }) => Math.min(...relativeTo(color, white)))
  const base = quantile(least, 0.25)
  const shine = base + Math.max(minShine, minShineOfPatch * base)
  return least.filter((channel) => channel > shine).length / seen.length
}
