import { ciede2000 } from '#domain/color/ciede2000.ts'
import { labOf } from '#domain/color/lab.ts'
import { patchColor } from '#domain/color/patch-color.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import type { Rgb } from '#domain/color/srgb.ts'

/** Largest mean CIEDE2000 over the levels, after correcting for the light. Assumption: twice what one chart moved between photographs is another chart. */
const maxApart = 9
/** By how much one direction must fit better than the other to determine which end is low, in CIEDE2000. */
const clearly = 3

interface Match {
  readonly boxes: readonly Box[]
  readonly apart: number
}

/**
 * Finds a chart marked in another photograph among the lines of fields in this one: its boxes in the order of the marked colors.
 * Null when none fits, or when low and high could be confused.
 */
export function matchMarkedChart(
  pixels: Pixels,
  lines: readonly (readonly Box[])[],
  marked: readonly Rgb[],
): readonly Box[] | null {
  const matches = lines
    .flatMap((boxes) => parts(boxes, marked.length))
    .flatMap((boxes) => [boxes, boxes.toReversed()])
    .map((boxes) => ({ boxes, apart: distance(pixels, boxes, marked) }))
    .toSorted((one, other) => one.apart - other.apart)
  const [best] = matches
  if (best === undefined || best.apart > maxApart) return null
  const reversed = matches.find((it) => it !== best && isReversed(it, best))
  return reversed !== undefined && reversed.apart - best.apart < clearly ? null : best.boxes
}

const isReversed = (one: Match, other: Match) => one.boxes[0] === other.boxes.at(-1)

/** Every run of `count` adjacent boxes. */
const parts = (boxes: readonly Box[], count: number) =>
  Array.from({ length: Math.max(0, boxes.length - count + 1) }, (_, start) =>
    boxes.slice(start, start + count),
  )

function distance(pixels: Pixels, boxes: readonly Box[], marked: readonly Rgb[]): number {
  const seen = boxes.map((box) => patchColor(pixels, box).color)
  const gains = ([0, 1, 2] as const).map((channel) => {
    const light = (colors: readonly Rgb[]) => colors.reduce((sum, color) => sum + color[channel], 0)
    return light(marked) / Math.max(1e-6, light(seen))
  })
  const [red = 1, green = 1, blue = 1] = gains
  const distances = seen.map(([r, g, b], index) => {
    const target = marked[index]
    return target ? ciede2000(labOf([r * red, g * green, b * blue]), labOf(target)) : 0
  })
  return distances.reduce((sum, it) => sum + it, 0) / Math.max(1, distances.length)
}
