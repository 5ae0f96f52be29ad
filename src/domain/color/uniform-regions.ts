import { labOf } from './lab.ts'
import { linearOfByte } from './srgb.ts'
import type { Box, Pixels } from './pixels.ts'
import { shrunk } from './shrunk.ts'

/** Long side of the picture in which fields are looked for. */
const longest = 420
/** Of the long side. */
const size = { least: 0.012, most: 0.4 }
const mostStretched = 7
/** What of its bounding box a field must fill: less is no rectangle. */
const leastFilled = 0.62
/** Steps of color between pixels two apart that are an edge; noise raises it. */
const leastEdge = 2.4
const edgeOverNoise = 3

/** Boxes around rectangles of one color, in pixels of the photograph. What touches its edge is left out. */
export function uniformRegions(pixels: Pixels): readonly Box[] {
  const { picture, scale } = shrunk(pixels, longest)
  const { width, height } = picture
  const edges = edgeStrength(picture)
  const noise = edges.toSorted()[Math.floor(edges.length / 2)] ?? 0
  const limit = Math.max(leastEdge, edgeOverNoise * noise)
  const isFree = Uint8Array.from(edges, (edge) => (edge < limit ? 1 : 0))
  const boxes: Box[] = []
  for (let start = 0; start < isFree.length; start += 1) {
    const region = isFree[start] === 1 ? flood(isFree, width, start) : null
    if (region !== null && isField(region, width, height)) boxes.push(enlarged(region, scale))
  }
  return boxes
}

interface Region {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly count: number
}

function isField({ left, top, right, bottom, count }: Region, width: number, height: number) {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const whole = Math.max(width, height)
  const touches = left <= 1 || top <= 1 || right >= width - 2 || bottom >= height - 2
  const isSized =
    Math.min(wide, high) >= size.least * whole && Math.max(wide, high) <= size.most * whole
  const isStretched = Math.max(wide, high) > mostStretched * Math.min(wide, high)
  return !touches && isSized && !isStretched && count >= leastFilled * wide * high
}

/** The edge took a pixel from each side. */
const enlarged = ({ left, top, right, bottom }: Region, scale: number): Box => ({
  x: (left - 0.5) * scale,
  y: (top - 0.5) * scale,
  width: (right - left + 2) * scale,
  height: (bottom - top + 2) * scale,
})

/** Distance in Lab between the neighbors left and right, above and below: the larger of the two. */
function edgeStrength({ width, height, data }: Pixels): Float32Array {
  const colors = Array.from({ length: width * height }, (_, pixel) => labAt(data, pixel * 4))
  const apart = (one: number, other: number) => {
    const [a, b] = [colors[one], colors[other]]
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 0
  }
  const edges = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      edges[at] = Math.max(apart(at - 1, at + 1), apart(at - width, at + width))
    }
  }
  return edges
}

/** Takes a region out of what is free. */
function flood(isFree: Uint8Array, width: number, start: number): Region {
  const stack = [start]
  let [left, top, right, bottom, count] = [width, isFree.length, 0, 0, 0]
  isFree[start] = 0
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    count += 1
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (isFree[next] !== 1) continue
      isFree[next] = 0
      stack.push(next)
    }
  }
  return { left, top, right, bottom, count }
}

const labAt = (data: Pixels['data'], at: number) =>
  labOf([linear(data[at]), linear(data[at + 1]), linear(data[at + 2])])

const linear = (byte = 0) => linearOfByte(byte)
