import { ciede2000 } from './ciede2000.ts'
import { labOf } from './lab.ts'
import { middleColor } from './patch-color.ts'
import {
  areOverlapping,
  centerOf,
  grown,
  isInside,
  pixelsIn,
  type Box,
  type Pixels,
} from './pixels.ts'
import { luminance, relativeTo, type Rgb } from './srgb.ts'
import { median, quantile } from './statistics.ts'

/** The light on the paper around the boxes. Differences are natural logarithms: 0.1 is a tenth brighter. */
export interface Light {
  /** Color of the common ground in median light. */
  readonly paper: Rgb
  /** Difference between the darkest and the brightest of these boxes on the slope of the light. */
  readonly variationAmong: (boxes: readonly Box[]) => number
  /** Largest deviation from that slope around any of these boxes, compared with most of them: a shadow, or another ground. */
  readonly stepAmong: (boxes: readonly Box[]) => number
  /** Deviation of the ground around a box from the slope. Two values where an edge runs through it: darker and brighter part. None if unknown. */
  readonly stepsAt: (box: Box) => readonly number[]
  /** Divides the slope of the light, and a shade over the box's ground, out of a color seen in the box. */
  readonly flatten: (color: Rgb, box: Box) => Rgb
}

interface Tile {
  readonly owner: number
  readonly color: Rgb
}

/** The surface around the boxes, of the same color around most of them. */
interface Ground {
  readonly color: Rgb
  readonly ringAt: (box: Box) => Ring | null
}

/** Finds the ground that the boxes stand on; null where they have none in common. */
export function groundAround(pixels: Pixels, boxes: readonly Box[]): Ground | null {
  const tiles = boxes.flatMap((_, owner) => tilesAround(pixels, boxes, owner))
  const common = commonGround(tiles, boxes.length)
  if (common === null) return null
  const rings = new Map(boxes.map((box, owner) => [box, ringOf(box, owner, common)]))
  return {
    color: middleColor(common.map((tile) => tile.color)),
    ringAt: (box) => rings.get(box) ?? null,
  }
}

/** Fits a slope of light to the ground around these boxes; null where too little of it is seen. */
export function lightOn(ground: Ground, boxes: readonly Box[]): Light | null {
  const known = boxes.map(ground.ringAt).filter((ring) => ring !== null)
  const even = known.filter((ring) => ring.lights.length === 1)
  // Where edges run through the ground around most boxes, the light itself falls that steeply.
  const isSteep = even.length < Math.min(minBoxes, known.length / 2)
  const points = isSteep ? known : even
  if (points.length < minBoxes) return null
  const slope = slopeThrough(points)
  const offSlope = (box: Box) => {
    const [light, torn] = boxes.includes(box) ? (ground.ringAt(box)?.lights ?? []) : []
    const off = light === undefined || torn !== undefined ? 0 : light - slope(centerOf(box))
    return Math.abs(off) > evenStep ? off : 0
  }
  const base = median(points.map((point) => point.light))
  return {
    paper: ground.color,
    variationAmong: (those) => {
      const lights = those.map((box) => slope(centerOf(box)))
      return Math.max(...lights) - Math.min(...lights)
    },
    stepAmong: (those) => {
      const counted = those.filter((box) => boxes.includes(box)).map(ground.ringAt)
      const off = points
        .filter((point) => counted.includes(point))
        .map((point) => point.light - slope(point))
      return Math.max(0, ...off.map((it) => Math.abs(it - median(off))))
    },
    stepsAt: (box) =>
      (ground.ringAt(box)?.lights ?? []).map((light) => light - slope(centerOf(box))),
    flatten: (color, box) => brighter(color, base - slope(centerOf(box)) - offSlope(box)),
  }
}

/** Brightens a color by a natural logarithm. */
export function brighter(color: Rgb, by: number): Rgb {
  const factor = Math.exp(by)
  return [color[0] * factor, color[1] * factor, color[2] * factor]
}

interface Ring extends LightPoint {
  /** One value, or two where an edge of shadow or of ground runs through the ring. */
  readonly lights: readonly number[]
}

/** The ground seen around a box; null where too little of it is seen. */
function ringOf(box: Box, owner: number, ground: readonly Tile[]): Ring | null {
  const lights = ground
    .filter((tile) => tile.owner === owner)
    .map((tile) => Math.log(luminance(tile.color)))
  if (lights.length < minTiles) return null
  const [low, light, high] = [quantile(lights, 0.25), median(lights), quantile(lights, 0.75)]
  return { ...centerOf(box), light, lights: high - low > clearWithin ? [low, high] : [light] }
}

const minTiles = 3
const minBoxes = 4
/** Interquartile range of log luminance above which the tiles of one box lie on different grounds. */
const clearWithin = 0.3
const directions = [-1, 0, 1]
const distances = [0.2, 0.6]
const minTilePx = 4

function tilesAround(pixels: Pixels, boxes: readonly Box[], owner: number): readonly Tile[] {
  const box = boxes[owner]
  if (box === undefined) return []
  const side = Math.max(minTilePx, 0.3 * Math.min(box.width, box.height))
  const own = middleColor(pixelsIn(pixels, box, 160).map((pixel) => pixel.color))
  const { x, y } = centerOf(box)
  const places = distances.flatMap((distance) =>
    directions.flatMap((across) =>
      directions.map((down) => ({
        x: x + across * (box.width * (0.5 + distance) + side / 2) - side / 2,
        y: y + down * (box.height * (0.5 + distance) + side / 2) - side / 2,
        width: side,
        height: side,
      })),
    ),
  )
  return places
    .filter((place) => isInside(pixels, place))
    .filter((place) => !boxes.some((other) => areOverlapping(place, grown(other, 0.1))))
    .flatMap((place) => evenColor(pixels, place))
    .filter((color) => ciede2000(labOf(relativeTo(color, own)), whiteLab) > minDifference)
    .map((color) => ({ owner, color }))
}

const whiteLab = labOf([1, 1, 1])
/** A tile within this CIEDE2000 of the patch's color lies on the patch. */
const minDifference = 4

/** Largest interquartile range of a tile's luminance, as a share of its median: the soft edge of a shadow may run through it. */
const maxWithinTile = 0.25

function evenColor(pixels: Pixels, place: Box): readonly Rgb[] {
  const seen = pixelsIn(pixels, place, 64)
  const lights = seen.map(({ color }) => luminance(color))
  const half = median(lights)
  const isBlind = seen.filter((pixel) => pixel.brightestByte >= 254).length > seen.length / 4
  const isEven = quantile(lights, 0.75) - quantile(lights, 0.25) <= maxWithinTile * half
  return half > 0.002 && isEven && !isBlind ? [middleColor(seen.map(({ color }) => color))] : []
}

const maxSeeds = 48
const sameHueWithin = 4

/** Tiles of the color found around most boxes, bright or dark; null where too few agree. */
function commonGround(tiles: readonly Tile[], boxes: number): readonly Tile[] | null {
  const every = Math.ceil(tiles.length / maxSeeds)
  const candidates = tiles
    .filter((_, at) => at % every === 0)
    .map((seed) => {
      const like = tiles.filter((tile) => isSameGround(tile.color, seed.color))
      const owners = new Set(like.map((tile) => tile.owner)).size
      return { like, owners, light: luminance(seed.color) }
    })
    .toSorted((one, other) => other.owners - one.owners || other.light - one.light)
  const [best] = candidates
  const enough = Math.max(minBoxes, Math.ceil(boxes * 0.6))
  return best === undefined || best.owners < enough ? null : best.like
}

function isSameGround(color: Rgb, seed: Rgb): boolean {
  const ratio = luminance(color) / luminance(seed)
  if (ratio < 0.25 || ratio > 1.8) return false
  const [, a, b] = labOf(relativeTo(color, [seed[0] * ratio, seed[1] * ratio, seed[2] * ratio]))
  return Math.hypot(a, b) <= sameHueWithin
}

/** Largest difference in light between sample and chart that is a slope, not a step: half of what Akvo counts as a shadow. Source: [A3] shadow gate */
export const evenStep = 0.1
/** Least share of the points in one light where a shade covers the others. */
const inOneLight = 0.6
const quarters = [0, 0.25, 0.5, 0.75]

/** Fits the slope of the light; where a shade covers some of the points, to the others. */
function slopeThrough(points: readonly LightPoint[]) {
  const onSlope = (slope: Slope) =>
    points.filter((point) => Math.abs(point.light - slope(point)) <= evenStep)
  const overAll = fitSlope(points)
  const least = Math.ceil(inOneLight * points.length)
  const most = onSlope(overAll)
  if (most.length === points.length || least < minBoxes) return overAll
  const unshaded = quarters
    .flatMap((quarter) => {
      const [dx, dy] = [Math.cos(quarter * Math.PI), Math.sin(quarter * Math.PI)]
      const along = points.toSorted(
        (one, other) => one.x * dx + one.y * dy - other.x * dx - other.y * dy,
      )
      return [along.slice(0, least), along.slice(-least)]
    })
    .map((part) => onSlope(fitSlope(part)))
    .reduce((so, part) => (part.length > so.length ? part : so))
  return unshaded.length >= least && unshaded.length > most.length ? fitSlope(unshaded) : overAll
}

type Slope = (at: { x: number; y: number }) => number

interface LightPoint {
  readonly x: number
  readonly y: number
  readonly light: number
}

/**
 * Fits a plane to the points by least squares. Its steepness is damped a little, so that it stays flat across a single row of boxes,
 * where nothing is known.
 */
function fitSlope(points: readonly LightPoint[]): Slope {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const x0 = mean(points.map((point) => point.x))
  const y0 = mean(points.map((point) => point.y))
  const light0 = mean(points.map((point) => point.light))
  const size = Math.max(1, ...points.map(({ x, y }) => Math.hypot(x - x0, y - y0)))
  const sum = (of: (dx: number, dy: number, light: number) => number) =>
    points.reduce(
      (so, { x, y, light }) => so + of((x - x0) / size, (y - y0) / size, light - light0),
      0,
    )
  const held = 0.15
  const xx = sum((dx) => dx * dx) + held
  const yy = sum((_, dy) => dy * dy) + held
  const xy = sum((dx, dy) => dx * dy)
  const xl = sum((dx, _, light) => dx * light)
  const yl = sum((_, dy, light) => dy * light)
  const determinant = xx * yy - xy * xy
  const across = (xl * yy - yl * xy) / determinant
  const down = (yl * xx - xl * xy) / determinant
  return ({ x, y }) => light0 + (across * (x - x0)) / size + (down * (y - y0)) / size
}
