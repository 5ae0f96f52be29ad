import { homographyFrom, project, type Point } from '#domain/color/card/homography.ts'
import { labDistance } from '#domain/color/lab.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { median } from '#domain/color/statistics.ts'
import type { Block, UniformField } from '#domain/color/uniform-regions.ts'
import { cutsOf, labAt, medianColor, offOf, reach } from './cut-bars.ts'

/** Stripes across which changes are measured, and pixels of each: their medians leave out grain and print. */
const stripes = { count: 12, pixels: 3 }
/** Least share of a block's side that a field takes. */
const leastOfSide = 0.03
/** Largest ratio between the lengths of a block's fields: a card with margins around its fields is no block. */
const maxRatio = 1.4

/** Cuts blocks whose fields touch on all sides into rows and columns, where their colors change: the fields of each block. */
export function fieldsInBlocks(
  picture: Pixels,
  blocks: readonly Block[],
): readonly (readonly UniformField[])[] {
  return blocks
    .filter((block, index) => !blocks.slice(0, index).some((other) => isSameBlock(block, other)))
    .map((block) => fieldsIn(picture, block))
}

/** Largest distance in pixels between the corners, in any order, of one block found in two ways. */
const sameCorner = 2

const isSameBlock = (one: Block, other: Block) =>
  one.every((corner) => other.some((its) => lengthOf(corner, its) <= sameCorner))

type At = (along: number, aside: number) => Point

function fieldsIn(picture: Pixels, block: Block): readonly UniformField[] {
  const map = homographyFrom(block.map((to, at) => ({ from: corners[at] ?? to, to })))
  if (map === null) return []
  const at = (x: number, y: number) => project(map, { x, y })
  if (isOfOneColor(picture, at)) return []
  const across = cutsAlong(picture, lengthOf(at(0, 0.5), at(1, 0.5)), at)
  if (!areFields(across)) return []
  const down = cutsAlong(picture, lengthOf(at(0.5, 0), at(0.5, 1)), (y, x) => at(x, y))
  if (!areFields(down)) return []
  return pairsOf(across).flatMap(([left, right]) =>
    pairsOf(down).map(([top, bottom]) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return fieldOf(at(x, y), stepOf(at(left, y), at(right, y)), stepOf(at(x, top), at(x, bottom)))
    }),
  )
}

/** Where a block's colors are compared along either side, as shares of it, and largest distance in Lab within a tile or a pad: noise and uneven light. */
const sampled = { at: [0.1, 0.3, 0.5, 0.7, 0.9], alike: 15 }

/** Whether no place differs much in color from the middle: most quadrangles are tiles or pads. */
function isOfOneColor(picture: Pixels, at: At): boolean {
  const colorAt = (x: number, y: number) => colorOf(picture, at(x, y))
  const middle = colorAt(0.5, 0.5)
  return sampled.at.every((x) =>
    sampled.at.every((y) => labDistance(colorAt(x, y), middle) <= sampled.alike),
  )
}

const colorOf = (picture: Pixels, { x, y }: Point) => labAt(picture, Math.floor(x), Math.floor(y))

const corners: Block = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

const stepOf = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })
const lengthOf = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y)
const pairsOf = (places: readonly number[]) =>
  places.slice(1).map((to, at): readonly [number, number] => [places[at] ?? to, to])

/** Whether there are two fields or more between these ends and cuts, all about as long. */
function areFields(places: readonly number[]): boolean {
  const lengths = pairsOf(places).map(([from, to]) => to - from)
  return lengths.length > 1 && Math.max(...lengths) <= maxRatio * Math.min(...lengths)
}

function fieldOf({ x, y }: Point, right: Point, down: Point): UniformField {
  const sides = [Math.hypot(right.x, right.y), Math.hypot(down.x, down.y)] as const
  return {
    x,
    y,
    area: Math.abs(right.x * down.y - right.y * down.x),
    long: Math.max(...sides),
    short: Math.min(...sides),
    xx: (right.x ** 2 + down.x ** 2) / 12,
    yy: (right.y ** 2 + down.y ** 2) / 12,
    xy: (right.x * right.y + down.x * down.y) / 12,
  }
}

/** Both ends of a side and the cuts between them, as shares of its length. `at`: a place along the side and across it. */
function cutsAlong(picture: Pixels, pixels: number, at: At): readonly number[] {
  const length = Math.round(pixels)
  const colors = Array.from({ length }, (_, along) =>
    Array.from({ length: stripes.count }, (__, stripe) =>
      medianColor(
        Array.from({ length: stripes.pixels }, (___, pixel) => {
          const aside = (stripe + (pixel + 0.5) / stripes.pixels) / stripes.count
          return colorOf(picture, at((along + 0.5) / length, aside))
        }),
      ),
    ),
  )
  const changes = colors.map((_, along) => {
    const [before, after] = [colors[along - reach], colors[along + reach]]
    if (before === undefined || after === undefined) return 0
    return median(before.map((color, stripe) => labDistance(color, after[stripe] ?? color)))
  })
  const cuts = cutsOf(changes, leastOfSide * length)
  return [0, ...cuts.map((cut) => (cut + 0.5 + offOf(changes, cut)) / length), 1]
}
