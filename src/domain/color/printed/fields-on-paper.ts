import type { Pixels } from '#domain/color/pixels.ts'
import { shrunk } from '#domain/color/shrunk.ts'
import {
  connectedFields,
  type Block,
  type FoundRegions,
  type UniformField,
} from '#domain/color/uniform-regions.ts'

/** Long side of the reduced picture searched for fields. */
const maxSidePixels = 700
/** Side of the squares in which the paper is sampled, in pixels. */
const square = 4
/** Closing radii for small and large fields, as shares of the long side: what is wider than twice the radius counts as another ground. */
const reaches = [0.035, 0.09]
/** Thresholds for darkness relative to paper, see `darknessOf`: narrow gaps between dark fields need the first, pale fields the last. */
const darkerBy = [0.5, 0.34, 0.22, 0.14, 0.09, 0.055, 0.03]
/** Least threshold, in multiples of the noise. */
const darkerOverNoise = 5

/**
 * Finds what lies on paper and is not paper: one list of fields per radius, one of bars per threshold, and all blocks. The paper at a place is the morphological closing of its brightest
 * surroundings, separately in each channel. It follows the light, so a gradient or a shadow over field and paper alike makes no edge.
 */
export function fieldsOnPaper(
  pixels: Pixels,
): FoundRegions & { readonly blocks: readonly Block[] } {
  const { picture, scale } = shrunk(pixels, maxSidePixels)
  const soft = channelsOf(picture, scale === 1)
  const noise = noiseOf(soft)
  const steps = darkerBy.filter((share) => share >= darkerOverNoise * noise)
  const found = reaches.map((reach) => {
    const darkness = darknessOf(soft, picture, reach)
    let fields: readonly UniformField[] = []
    const regions = steps.map((share) => {
      const marks = new Uint8Array(darkness.length)
      for (let at = 0; at < marks.length; at += 1) marks[at] = (darkness[at] ?? 0) > share ? 1 : 0
      const now = connectedFields(marks, picture, scale, fields)
      fields = now.fields
      return now
    })
    return { fields, regions }
  })
  // With the smaller radius, paper is not seen past the long side of a bar.
  const last = found.at(-1)?.regions ?? []
  return {
    fields: found.map(({ fields }) => fields),
    bars: last.map(({ bars }) => bars),
    blocks: last.flatMap(({ blocks }) => blocks),
  }
}

type Channels = readonly [Float32Array, Float32Array, Float32Array]

/** Separates the channels. A picture that was not reduced is smoothed, against the grain of sensor and paper. */
function channelsOf({ width, height, data }: Pixels, isRough: boolean): Channels {
  const channel = (offset: number) => {
    const bytes = new Float32Array(width * height)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = data[at * 4 + offset] ?? 0
    return isRough ? meanBeside(meanBeside(bytes, 1), width) : bytes
  }
  return [channel(0), channel(1), channel(2)]
}

/** Mean of each value and its neighbors before and after it. */
const meanBeside = (values: Float32Array, step: number) =>
  values.map(
    (value, at) => (value + (values[at - step] ?? value) + (values[at + step] ?? value)) / 3,
  )

/** Median deviation of a pixel from the mean of its left and right neighbors, as a share of full light. */
function noiseOf([, green]: Channels): number {
  const every = Math.max(1, Math.floor(green.length / 20_000))
  const off = Float32Array.from({ length: Math.floor(green.length / every) }, (_, index) => {
    const at = index * every
    const beside = (green[at - 1] ?? 0) + (green[at + 1] ?? 0)
    return Math.abs((green[at] ?? 0) - beside / 2)
  })
  return (off.toSorted()[Math.floor(off.length / 2)] ?? 0) / 255
}

/** Least byte assumed for paper: in the dark its own byte is unreliable. */
const minPaper = 24

/** How much darker than the paper each pixel is in its weakest channel, as a share of the paper's byte. */
function darknessOf(soft: Channels, { width, height }: Pixels, reach: number): Float32Array {
  const [columns, rows] = [Math.ceil(width / square), Math.ceil(height / square)]
  const radius = Math.max(1, Math.round((reach * Math.max(width, height)) / square))
  const darkness = new Float32Array(width * height)
  for (const channel of soft) {
    const paper = filledIn(brightestOf(channel, width, height), columns, rows, radius)
    for (let y = 0; y < height; y += 1) {
      const row = Math.floor(y / square) * columns
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x
        const white = paper[row + Math.floor(x / square)] ?? 0
        const share = (white - (channel[at] ?? 0)) / Math.max(white, minPaper)
        if (share > (darkness[at] ?? 0)) darkness[at] = share
      }
    }
  }
  return darkness
}

/** The brightest pixel of each square. */
function brightestOf(channel: Float32Array, width: number, height: number): Float32Array {
  const columns = Math.ceil(width / square)
  const brightest = new Float32Array(columns * Math.ceil(height / square))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y / square) * columns + Math.floor(x / square)
      const value = channel[y * width + x] ?? 0
      if (value > (brightest[at] ?? 0)) brightest[at] = value
    }
  }
  return brightest
}

/** Morphological closing: the maximum around every place, then the minimum of those. */
function filledIn(values: Float32Array, columns: number, rows: number, radius: number) {
  const across = { lines: rows, step: columns, length: columns, next: 1 }
  const down = { lines: columns, step: 1, length: rows, next: columns }
  const negated = (of: Float32Array) => of.map((value) => -value)
  const grown = largestAlong(largestAlong(values, across, radius), down, radius)
  return negated(largestAlong(largestAlong(negated(grown), across, radius), down, radius))
}

interface Lines {
  readonly lines: number
  readonly step: number
  readonly length: number
  readonly next: number
}

function largestAlong(values: Float32Array, along: Lines, radius: number): Float32Array {
  const { lines, step, length, next } = along
  const largest = new Float32Array(values.length)
  for (let line = 0; line < lines; line += 1) {
    for (let at = 0; at < length; at += 1) {
      const last = line * step + Math.min(length - 1, at + radius) * next
      let best = -Infinity
      for (let near = line * step + Math.max(0, at - radius) * next; near <= last; near += next) {
        const value = values[near] ?? -Infinity
        if (value > best) best = value
      }
      largest[line * step + at * next] = best
    }
  }
  return largest
}
