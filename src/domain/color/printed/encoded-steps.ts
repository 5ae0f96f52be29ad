import { encodedDifferences, encodingStepInBytes } from '#domain/color/encoding-step.ts'
import { patchColor } from '#domain/color/patch-color.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import { toEncoded } from '#domain/color/srgb.ts'
import { median } from '#domain/color/statistics.ts'

/** Least difference between most neighbors, in steps of the encoding. */
const minSteps = 1.6

/**
 * Whether most parts of a bar differ from the next by one step of the encoding only: strong compression divides an even gradient, such
 * as a stamp's, into just such fields.
 */
export function areEncodedSteps(pixels: Pixels, boxes: readonly Box[]): boolean {
  const colors = boxes.map((box) => {
    const [red, green, blue] = patchColor(pixels, box).color
    return [255 * toEncoded(red), 255 * toEncoded(green), 255 * toEncoded(blue)] as const
  })
  const differences = colors
    .slice(1)
    .map((next, at) => Math.max(...encodedDifferences(colors[at] ?? next, next)))
  return median(differences) <= minSteps * encodingStepInBytes(pixels, boxes)
}
