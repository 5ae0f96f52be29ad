import type { Box, Pixels } from './pixels.ts'
import { uniformRegions } from './uniform-regions.ts'

/** Fields of uniform color beside or below each other, as a chart has them. */
export interface PatchRow {
  readonly direction: 'row' | 'column'
  /** From left to right, or from top to bottom; each well within its field. */
  readonly boxes: readonly Box[]
}

const leastBoxes = 3
/** Of a field's width and height on each side: its edge may be blurred or framed. */
const inset = 0.2

/** Rows and columns of three fields and more, the longest first. */
export function findPatches(pixels: Pixels): readonly PatchRow[] {
  const fields = uniformRegions(pixels)
  const rows = chains(fields, along).map((boxes) => rowOf('row', boxes))
  const columns = chains(fields.map(flipped), along).map((boxes) =>
    rowOf('column', boxes.map(flipped)),
  )
  return [...rows, ...columns].toSorted((one, other) => other.boxes.length - one.boxes.length)
}

const rowOf = (direction: PatchRow['direction'], boxes: readonly Box[]): PatchRow => ({
  direction,
  boxes: boxes.map(within),
})

const within = ({ x, y, width, height }: Box): Box => ({
  x: x + width * inset,
  y: y + height * inset,
  width: width * (1 - 2 * inset),
  height: height * (1 - 2 * inset),
})

const flipped = ({ x, y, width, height }: Box): Box => ({
  x: y,
  y: x,
  width: height,
  height: width,
})

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** Whether the second is the first one's neighbor at the right: as large, as high, and not far. */
function along(one: Box, other: Box): boolean {
  const [from, to] = [middle(one), middle(other)]
  const isAsLarge = alike(one.width, other.width, 1.7) && alike(one.height, other.height, 1.45)
  const isLevel = Math.abs(from.y - to.y) < 0.3 * Math.min(one.height, other.height)
  const gap = other.x - (one.x + one.width)
  return isAsLarge && isLevel && gap > -0.3 * one.width && gap < 1.5 * one.width
}

const alike = (one: number, other: number, most: number) =>
  Math.max(one, other) <= most * Math.min(one, other)

/** Each field follows the nearest that it is a neighbor of. */
function chains(
  fields: readonly Box[],
  isNext: (one: Box, other: Box) => boolean,
): readonly (readonly Box[])[] {
  const free = new Set(fields.toSorted((one, other) => one.x - other.x))
  const found: Box[][] = []
  for (const start of Array.from(free)) {
    if (!free.delete(start)) continue
    const chain = [start]
    for (let next = nextOf(start, free, isNext); next; next = nextOf(next, free, isNext)) {
      free.delete(next)
      chain.push(next)
    }
    if (chain.length >= leastBoxes) found.push(chain)
  }
  return found
}

/** The free fields are in order of x: the first that fits is the nearest. */
function nextOf(last: Box, free: ReadonlySet<Box>, isNext: (one: Box, other: Box) => boolean) {
  for (const other of free)
    if (middle(other).x > middle(last).x && isNext(last, other)) return other
  return null
}
