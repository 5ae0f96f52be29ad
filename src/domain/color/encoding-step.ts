import { ciede2000 } from './ciede2000.ts'
import { labOf } from './lab.ts'
import { grown, type Box, type Pixels } from './pixels.ts'
import { linearOfByte, relativeTo, type Rgb } from './srgb.ts'
import { median } from './statistics.ts'

/** Side of the squares in which JPEG encodes a picture. */
const blockPx = 8
/** Left out at the border of a block: decoders smooth over it when they enlarge the color channels. */
const rimPx = 1
/** How far around a box its field is searched, as a share of the box's sides. */
const around = 0.5
/** Fewest pairs of neighbors from which the step of a channel is estimated. */
const minPairs = 4
/** Least difference in a channel, in bytes: decoding rounds to whole ones. */
const minStep = 1.5

/**
 * CIEDE2000 between the coarse colors that strong JPEG compression leaves. Brightness, blue and red are rounded separately: the
 * largest of the three, each the median between adjacent blocks that are both of one color and differ in that channel alone. 0
 * where blocks still show the sensor's grain or the field's texture.
 */
export function encodingStep(pixels: Pixels, boxes: readonly Box[], white: Rgb): number {
  const labIn = (bytes: Bytes) => {
    const [red, green, blue] = bytes
    return labOf(relativeTo([linearOfByte(red), linearOfByte(green), linearOfByte(blue)], white))
  }
  return largestStep(pixels, boxes, (one, other) => ciede2000(labIn(one), labIn(other)))
}

/** The same in bytes of the channel that is rounded. */
export const encodingStepInBytes = (pixels: Pixels, boxes: readonly Box[]): number =>
  largestStep(pixels, boxes, (one, other) => Math.max(...encodedDifferences(one, other)))

function largestStep(
  pixels: Pixels,
  boxes: readonly Box[],
  stepBetween: (one: Bytes, other: Bytes) => number,
): number {
  const blocks = new Map<string, Bytes>()
  for (const { column, row } of boxes.flatMap((box) => blocksAround(pixels, box))) {
    const color = singleColor(pixels, column, row)
    if (color !== null) blocks.set(`${column} ${row}`, color)
  }
  const pairs = Array.from(blocks).flatMap(([key, color]) => {
    const [column = 0, row = 0] = key.split(' ').map(Number)
    return [`${column + 1} ${row}`, `${column} ${row + 1}`].flatMap((beside) => {
      const other = blocks.get(beside)
      return other === undefined ? [] : [[color, other] as const]
    })
  })
  const steps = [0, 1, 2].map((channel) => {
    const inChannel = pairs.filter(([one, other]) => {
      const off = encodedDifferences(one, other)
      return off.every((it, at) => it >= minStep === (at === channel))
    })
    return inChannel.length < minPairs
      ? 0
      : median(inChannel.map(([one, other]) => stepBetween(one, other)))
  })
  return Math.max(...steps)
}

type Bytes = readonly [red: number, green: number, blue: number]

/** Differences in brightness, blue and red as JPEG stores them. Source: ITU-T T.871 (JFIF) */
export function encodedDifferences(one: Bytes, other: Bytes): readonly number[] {
  const [red, green, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue
  return [brightness, 0.564 * (blue - brightness), 0.713 * (red - brightness)].map(Math.abs)
}

function blocksAround({ width, height }: Pixels, box: Box) {
  const field = grown(box, around)
  const first = (start: number) => Math.max(0, Math.ceil(start / blockPx))
  const last = (end: number, size: number) => Math.floor(Math.min(size, end) / blockPx)
  const [left, top] = [first(field.x), first(field.y)]
  const columns = Math.max(0, last(field.x + field.width, width) - left)
  const rows = Math.max(0, last(field.y + field.height, height) - top)
  return Array.from({ length: columns * rows }, (_, at) => ({
    column: left + (at % columns),
    row: top + Math.floor(at / columns),
  }))
}

/** The color of a block; null where its pixels differ. */
function singleColor({ data, width }: Pixels, column: number, row: number): Bytes | null {
  const [left, top] = [column * blockPx, row * blockPx]
  const offset = (x: number, y: number) => ((top + y) * width + left + x) * 4
  const first = offset(rimPx, rimPx)
  for (let y = rimPx; y < blockPx - rimPx; y += 1) {
    for (let x = rimPx; x < blockPx - rimPx; x += 1) {
      const at = offset(x, y)
      if (data[at] !== data[first]) return null
      if (data[at + 1] !== data[first + 1] || data[at + 2] !== data[first + 2]) return null
    }
  }
  const byte = (at: 0 | 1 | 2) => data[first + at] ?? 0
  return [byte(0), byte(1), byte(2)]
}
