import type { Blob } from './dark-blobs.ts'
import type { Point } from './homography.ts'

/** Four corners, clockwise on the screen. */
export type Quad = readonly [Point, Point, Point, Point]

/** Largest deviation of a side from a straight line: in pixels, plus a share of its length. */
const bend = { pixels: 1.5, share: 0.03 }
const minSidePx = 7

/** Fits a quadrangle to the blob's outline, to a fraction of a pixel; null where it is no quadrangle. */
export function fitQuad(blob: Blob): Quad | null {
  const outline = outlineOf(blob)
  const rough = roughCorners(outline)
  if (rough === null) return null
  const sides = rough.map((corner, index) => ({
    start: corner,
    end: rough[(index + 1) % 4] ?? corner,
  }))
  if (sides.some((side) => lengthOf(side) < minSidePx)) return null
  const lines = sides.map((side) => fitLine(outline, side, sides))
  const [a, b, c, d] = lines
  if (!a || !b || !c || !d) return null
  const corners = [meet(d, a), meet(a, b), meet(b, c), meet(c, d)]
  const [first, second, third, fourth] = corners
  if (!first || !second || !third || !fourth) return null
  const isNear = corners.every((corner, index) => {
    const before = rough[index]
    return corner && before && distance(corner, before) < 0.2 * longest(sides) + 2
  })
  return isNear ? [first, second, third, fourth] : null
}

interface Side {
  readonly start: Point
  readonly end: Point
}

/** In normal form: x · nx + y · ny = offset. */
interface Line {
  readonly nx: number
  readonly ny: number
  readonly offset: number
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const lengthOf = ({ start, end }: Side) => distance(start, end)
const longest = (sides: readonly Side[]) => Math.max(...sides.map(lengthOf))

/** Outer edges of the outermost pixels of each row and column. */
function outlineOf(blob: Blob): readonly Point[] {
  const rows = new Map<number, { left: number; right: number }>()
  const columns = new Map<number, { top: number; bottom: number }>()
  for (const { y, start, end } of blob) {
    const row = rows.get(y)
    rows.set(y, {
      left: Math.min(row?.left ?? start, start),
      right: Math.max(row?.right ?? end, end),
    })
    for (let x = start; x < end; x += 1) {
      const column = columns.get(x)
      columns.set(x, { top: column?.top ?? y, bottom: y + 1 })
    }
  }
  return [
    ...Array.from(rows).flatMap(([y, { left, right }]) => [
      { x: left, y: y + 0.5 },
      { x: right, y: y + 0.5 },
    ]),
    ...Array.from(columns).flatMap(([x, { top, bottom }]) => [
      { x: x + 0.5, y: top },
      { x: x + 0.5, y: bottom },
    ]),
  ]
}

/** Approximately the two points farthest from each other, and the farthest from their line on each side; null where a side has none. */
function roughCorners(outline: readonly Point[]): Quad | null {
  const center = outline[0]
  if (center === undefined) return null
  const one = farthest(outline, (point) => distance(point, center))
  const other = farthest(outline, (point) => distance(point, one))
  const aside = (point: Point) =>
    (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x)
  const right = farthest(outline, aside)
  const left = farthest(outline, (point) => -aside(point))
  return aside(right) > 0 && aside(left) < 0 ? [one, left, other, right] : null
}

function farthest(points: readonly Point[], measure: (point: Point) => number): Point {
  return points.reduce((best, point) => (measure(point) > measure(best) ? point : best))
}

/** Least-squares line through the outline along the side; null where the outline strays from it. */
function fitLine(outline: readonly Point[], side: Side, sides: readonly Side[]): Line | null {
  const margin = 0.12 * lengthOf(side)
  const own = outline.filter((point) => {
    const along = alongSide(point, side)
    if (along < margin || along > lengthOf(side) - margin) return false
    return sides.every((it) => it === side || asideOf(point, it) > asideOf(point, side))
  })
  if (own.length < 4) return null
  const line = lineThrough(own)
  const most = bend.pixels + bend.share * lengthOf(side)
  const isStraight = own.every(
    ({ x, y }) => Math.abs(x * line.nx + y * line.ny - line.offset) < most,
  )
  return isStraight ? line : null
}

const alongSide = ({ x, y }: Point, { start, end }: Side) =>
  ((x - start.x) * (end.x - start.x) + (y - start.y) * (end.y - start.y)) / distance(start, end)

const asideOf = ({ x, y }: Point, { start, end }: Side) =>
  Math.abs((end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)) /
  distance(start, end)

function lineThrough(points: readonly Point[]): Line {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [cx, cy] = [mean(({ x }) => x), mean(({ y }) => y)]
  const xx = mean(({ x }) => (x - cx) ** 2)
  const yy = mean(({ y }) => (y - cy) ** 2)
  const xy = mean(({ x, y }) => (x - cx) * (y - cy))
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
  return { nx, ny, offset: cx * nx + cy * ny }
}

function meet(one: Line, other: Line): Point | null {
  const cross = one.nx * other.ny - one.ny * other.nx
  if (Math.abs(cross) < 0.2) return null
  return {
    x: (one.offset * other.ny - other.offset * one.ny) / cross,
    y: (one.nx * other.offset - other.nx * one.offset) / cross,
  }
}
