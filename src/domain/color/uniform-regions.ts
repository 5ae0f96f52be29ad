import { fitQuad } from '#domain/color/card/fit-quad.ts'
import type { Point } from '#domain/color/card/homography.ts'
import { labOf } from './lab.ts'
import { linearOfByte } from './srgb.ts'
import type { Pixels } from './pixels.ts'
import { shrunk } from './shrunk.ts'

/** Long sides of the pictures searched for fields: the smaller has less noise, the larger shows small fields. */
const sidePixels = [420, 840]
/** Smallest and largest field, as shares of the picture's long side, and its largest ratio of sides. */
const fieldSize = { least: 0.012, most: 0.4, stretched: 7 }
/** The same for a bar, whose fields touch each other. */
const barSize = { least: 0.012, most: 1, stretched: 26 }
/** Least ratio of a bar's sides. */
const minBar = 2
/** The same for a block of rows and columns that touch each other. */
const blockSize = { least: 0.08, most: 1, stretched: 8 }
/** Limits in Lab for the edges of bars, stronger than those between levels. */
const barEdges = [8, 16]
/** Least difference in Lab between pixels two apart that is an edge; raised by noise. */
const minEdge = 2.4
const edgeOverNoise = 3
/** For the faintest tenth of edges: where all are noise, it is about two fifths of the median. */
const edgeOverFaint = 7.5

/** A field in any rotation: its center, its area and the lengths of its two axes, in pixels of the photograph. */
export interface UniformField {
  readonly x: number
  readonly y: number
  readonly area: number
  readonly long: number
  readonly short: number
  /** Second moments of its pixels around the center: variances across and down, and their covariance. */
  readonly xx: number
  readonly yy: number
  readonly xy: number
}

/** Area divided by that of the rectangle with the same second moments: 1 for any parallelogram, 1.05 for a disc. */
const solid = { least: 0.82, most: 1.16 }

/** The four corners of fields that touch on all sides, in pixels of the photograph. */
export type Block = readonly Point[]

/** One list per way to find them. */
export interface FoundRegions {
  readonly fields: readonly (readonly UniformField[])[]
  /** Rows of fields that touch each other. */
  readonly bars: readonly (readonly UniformField[])[]
}

/** Finds rectangles, parallelograms and discs of one color, one list per resolution and edge limit. What touches the edge of the picture is left out. */
export function uniformFields(pixels: Pixels): FoundRegions {
  const found = sidePixels.map((side, index): FoundRegions => {
    const { picture, scale } = shrunk(pixels, side)
    const edges = edgeStrength(picture)
    const within = (limit: number, size: typeof fieldSize) =>
      regionsOf(edges, limit, picture).flatMap((region) =>
        fieldOf(region, picture, scale, edgeLost, size),
      )
    return {
      fields: limitsOf(edges).map((limit) => within(limit, fieldSize)),
      // The smaller picture shows no more bars.
      bars:
        index < sidePixels.length - 1
          ? []
          : barEdges.map((limit) => within(limit, barSize).filter(isBar)),
    }
  })
  return {
    fields: found.flatMap(({ fields }) => fields),
    bars: found.flatMap(({ bars }) => bars),
  }
}

const isBar = ({ long, short }: UniformField) => long >= minBar * short

/** Edge limits to try. On a patterned table most edges belong to the pattern and only the faintest are noise, so a limit from those is tried, too. */
function limitsOf(edges: Float32Array): readonly number[] {
  const some = edges.filter((_, at) => at % 7 === 0).toSorted()
  const [faint, half] = [0.1, 0.5].map((share) => some[Math.floor(share * some.length)] ?? 0)
  const limits = [edgeOverNoise * (half ?? 0), edgeOverFaint * (faint ?? 0)]
  const [usual = minEdge, strict = minEdge] = limits.map((limit) => Math.max(minEdge, limit))
  return strict < usual / 1.2 ? [usual, strict] : [usual]
}

/**
 * Finds fields, bars and blocks among pixels marked with 1; clears the marks. `inner`: fields found with stricter marks, kept as they were where
 * two of them are now joined, or one has merged with something else.
 */
export function connectedFields(
  marks: Uint8Array,
  picture: Pixels,
  scale: number,
  inner: readonly UniformField[],
): {
  readonly fields: readonly UniformField[]
  readonly bars: readonly UniformField[]
  readonly blocks: readonly Block[]
} {
  const labels = new Int32Array(marks.length)
  const regions: Region[] = []
  for (let start = 0; start < marks.length; start += 1) {
    if (marks[start] !== 1) continue
    regions.push(flood(marks, picture.width, start, labels, regions.length + 1))
  }
  const held = new Map<number, UniformField[]>()
  for (const field of inner) {
    const at = Math.floor(field.y / scale) * picture.width + Math.floor(field.x / scale)
    const label = labels[at] ?? 0
    held.set(label, [...(held.get(label) ?? []), field])
  }
  const fields = regions.flatMap((region, index) => {
    const before = held.get(index + 1) ?? []
    const now = fieldOf(region, picture, scale, 0, fieldSize)
    const [only, ...more] = before
    const isSame = only === undefined || (now[0]?.area ?? Infinity) <= maxGrown * only.area
    return more.length === 0 && isSame ? now : before
  })
  const bars = regions.flatMap((region) => fieldOf(region, picture, scale, 0, barSize))
  const blocks = regions.flatMap((region, index) => {
    if (fieldOf(region, picture, scale, 0, blockSize).length === 0) return []
    const quad = fitQuad(rowsOf(region, labels, index + 1, picture.width))
    return quad === null ? [] : [quad.map(({ x, y }) => ({ x: x * scale, y: y * scale }))]
  })
  return { fields, bars: bars.filter(isBar), blocks }
}

/** From the first to the last pixel with this label in each row of a region. */
const rowsOf = (
  { left, top, right, bottom }: Region,
  labels: Int32Array,
  label: number,
  width: number,
) =>
  Array.from({ length: bottom - top + 1 }, (_, down) => {
    const y = top + down
    const row = labels.subarray(y * width + left, y * width + right + 1)
    return { y, start: left + row.indexOf(label), end: left + row.lastIndexOf(label) + 1 }
  })

/** Largest factor by which a field's blurred edge may enlarge its area. */
const maxGrown = 1.8

/** Pixels that the edges take from a field's width, both sides together. */
const edgeLost = 2

function fieldOf(
  { left, top, right, bottom, count, ...sums }: Region,
  { width, height }: Pixels,
  scale: number,
  lost: number,
  size: typeof fieldSize,
): readonly UniformField[] {
  const whole = Math.max(width, height)
  const touches = left <= 1 || top <= 1 || right >= width - 2 || bottom >= height - 2
  if (touches || count < (size.least * whole) ** 2) return []
  const [x, y] = [sums.sumX / count, sums.sumY / count]
  const xx = sums.sumXX / count - x * x
  const yy = sums.sumYY / count - y * y
  const xy = sums.sumXY / count - x * y
  const determinant = xx * yy - xy * xy
  const half = (xx + yy) / 2
  const root = Math.sqrt(Math.max(0, half * half - determinant))
  const [long = 0, short = 0] = [half + root, half - root].map(
    (it) => Math.sqrt(12 * Math.max(0, it)) + lost,
  )
  const filled = count / (12 * Math.sqrt(Math.max(1e-9, determinant)))
  const isSized = long <= size.most * whole && short >= size.least * whole
  const isSolid = filled >= solid.least && filled <= solid.most && long <= size.stretched * short
  if (!isSized || !isSolid) return []
  const middle = { x: (x + 0.5) * scale, y: (y + 0.5) * scale }
  // The second moments are enlarged for the lost edge, too.
  const grown = (scale * (long + short)) / Math.max(1e-9, long + short - 2 * lost)
  const spread = { xx: xx * grown ** 2, yy: yy * grown ** 2, xy: xy * grown ** 2 }
  const area = long * short * scale ** 2
  return [{ ...middle, ...spread, area, long: long * scale, short: short * scale }]
}

function regionsOf(edges: Float32Array, limit: number, picture: Pixels): readonly Region[] {
  const isFree = new Uint8Array(edges.length)
  for (let at = 0; at < isFree.length; at += 1) isFree[at] = (edges[at] ?? 0) < limit ? 1 : 0
  const regions: Region[] = []
  for (let start = 0; start < isFree.length; start += 1) {
    if (isFree[start] === 1) regions.push(flood(isFree, picture.width, start))
  }
  return regions
}

interface Region {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly count: number
  readonly sumX: number
  readonly sumY: number
  readonly sumXX: number
  readonly sumYY: number
  readonly sumXY: number
}

/** Distance in Lab between the left and right or the upper and lower neighbor, whichever is larger. */
function edgeStrength({ width, height, data }: Pixels): Float32Array {
  const [light, red, blue] = [0, 1, 2].map(() => new Float32Array(width * height))
  if (light === undefined || red === undefined || blue === undefined) throw new Error('no planes')
  for (let at = 0; at < light.length; at += 1) {
    const [l, a, b] = labAt(data, at * 4)
    light[at] = l
    red[at] = a
    blue[at] = b
  }
  const apart = (one: number, other: number) => {
    const l = (light[one] ?? 0) - (light[other] ?? 0)
    const a = (red[one] ?? 0) - (red[other] ?? 0)
    const b = (blue[one] ?? 0) - (blue[other] ?? 0)
    return Math.sqrt(l * l + a * a + b * b)
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

/** Flood-fills a region from `start`, run by run, clearing its pixels in `isFree`. */
function flood(
  isFree: Uint8Array,
  width: number,
  start: number,
  labels?: Int32Array,
  label = 0,
): Region {
  const seeds = [start]
  let [left, top, right, bottom, count] = [width, isFree.length, 0, 0, 0]
  let [sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0]
  for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) {
    if (isFree[seed] !== 1) continue
    const y = Math.floor(seed / width)
    const [rowStart, rowEnd] = [y * width, (y + 1) * width]
    let from = seed
    while (from > rowStart && isFree[from - 1] === 1) from -= 1
    let [to, wasAbove, wasBelow] = [from, false, false]
    for (; to < rowEnd && isFree[to] === 1; to += 1) {
      isFree[to] = 0
      const [isAbove, isBelow] = [isFree[to - width] === 1, isFree[to + width] === 1]
      // One seed for each run above and below.
      if (isAbove && !wasAbove) seeds.push(to - width)
      if (isBelow && !wasBelow) seeds.push(to + width)
      wasAbove = isAbove
      wasBelow = isBelow
    }
    labels?.fill(label, from, to)
    const [first, last, run] = [from - rowStart, to - 1 - rowStart, to - from]
    left = Math.min(left, first)
    right = Math.max(right, last)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    count += run
    const sum = (run * (first + last)) / 2
    sumX += sum
    sumY += run * y
    sumXX += squaresTo(last) - squaresTo(first - 1)
    sumYY += run * y * y
    sumXY += sum * y
  }
  return { left, top, right, bottom, count, sumX, sumY, sumXX, sumYY, sumXY }
}

/** Sum of the squares of all whole numbers up to this one. */
const squaresTo = (last: number) => (last * (last + 1) * (2 * last + 1)) / 6

const labAt = (data: Pixels['data'], at: number) =>
  labOf([linear(data[at]), linear(data[at + 1]), linear(data[at + 2])])

const linear = (byte = 0) => linearOfByte(byte)
