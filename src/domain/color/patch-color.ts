import { ciede2000 } from './ciede2000.ts'
import { labOf } from './lab.ts'
import { pixelsIn, type Box, type Pixels, type SeenPixel } from './pixels.ts'
import { luminance, relativeTo, type Rgb } from './srgb.ts'
import { middle, quantile } from './statistics.ts'

/** What a box of a photograph looks like. Shares are from 0 to 1. */
export interface PatchColor {
  /** The middle of the pixels, the brightest and the darkest left out. */
  readonly color: Rgb
  /** CIEDE2000 from the middle that three quarters of the box's parts stay within: an edge of something else does not count. */
  readonly spread: number
  /** Pixels with a channel at its end, where the true light is not known. */
  readonly clipped: number
  /** Pixels under a whitish shine. */
  readonly glare: number
  readonly pixels: number
}

/** More pixels than this add nothing to a middle. */
const maxPixels = 2500
/** The last two bytes: JPEG rounds a blinded 255 down to 254. */
const blindByte = 254
/** Source: [B3] trims highlights; the same share is taken off at the dark end. */
const trimmed = 0.1
/** A shine adds at least this share of white to every channel … Assumption. Revisit with photographs of tubes. */
const minShine = 0.12
/** … and this share of what the patch itself shows, so that shading of a pale patch is no shine. */
const minShineOfPatch = 0.35

/** `white` is what white looks like in this photograph; without it, the sensor's own. */
export function patchColor(pixels: Pixels, box: Box, white: Rgb = [1, 1, 1]): PatchColor {
  const seen = pixelsIn(pixels, box, maxPixels)
  const color = middleColor(seen.map((pixel) => pixel.color))
  return {
    color,
    spread: spreadOf(pixels, box, color, white),
    clipped: seen.filter(({ brightestByte }) => brightestByte >= blindByte).length / seen.length,
    glare: shareOfShine(seen, white),
    pixels: seen.length,
  }
}

/** Per channel, the mean of the middle fifth: a median that is not bound to whole bytes. Of two, the mean. */
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

/** Fine enough to tell a quarter of the box from a third of it. */
const partsPerSide = 8
/** A little less than three quarters: two rows of the parts may lie on something else, and do not move the middle. */
const countedParts = 0.74

/** Parts are compared, not pixels, so that the grain of a sensor or of paper does not count. */
function spreadOf(pixels: Pixels, box: Box, color: Rgb, white: Rgb): number {
  const whole = labOf(relativeTo(color, white))
  const distances = partColors(pixels, box, partsPerSide).map((part) =>
    ciede2000(labOf(relativeTo(part, white)), whole),
  )
  return quantile(distances, countedParts)
}

const minPartPixels = 3

/** Of the parts of a box, row by row, at most so many along each side: none is narrower than three pixels. */
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

/** Counted from the darker quarter of the box, so that a shine over most of it is still seen. */
function shareOfShine(seen: readonly SeenPixel[], white: Rgb): number {
  const least = seen.map(({ color }) => Math.min(...relativeTo(color, white)))
  const base = quantile(least, 0.25)
  const shine = base + Math.max(minShine, minShineOfPatch * base)
  return least.filter((channel) => channel > shine).length / seen.length
}
