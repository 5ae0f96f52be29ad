import { encodedDifferences, encodingStepInBytes } from '#domain/color/encoding-step.ts'
import { patchColor } from '#domain/color/patch-color.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import { toEncoded } from '#domain/color/srgb.ts'
import { median } from '#domain/color/statistics.ts'
import { transposed } from './color-series.ts'
import type { LatticePlane } from './lattice-plane.ts'

/** Least half-size of a field, in steps, at which it touches the next one. */
const touching = 0.49
/** Least difference between most levels that touch, in steps of the encoding. */
const minSteps = 1.6

/**
 * Whether most fields that touch differ by one step of the encoding only: strong compression divides an even gradient, such as a
 * stamp's, into just such fields.
 */
export function areEncodedSteps(
  pixels: Pixels,
  boxes: readonly (readonly Box[])[],
  { half }: LatticePlane,
): boolean {
  const lines = [
    ...(half.x >= touching ? boxes : []),
    ...(half.y >= touching ? transposed(boxes) : []),
  ]
  const bytesIn = (box: Box) => {
    const [red, green, blue] = patchColor(pixels, box).color
    return [255 * toEncoded(red), 255 * toEncoded(green), 255 * toEncoded(blue)] as const
  }
  const differences = lines.flatMap((line) => {
    const colors = line.map(bytesIn)
    return colors
      .slice(1)
      .map((next, at) => Math.max(...encodedDifferences(colors[at] ?? next, next)))
  })
  return (
    differences.length > 0 &&
    median(differences) <= minSteps * encodingStepInBytes(pixels, boxes.flat())
  )
}
