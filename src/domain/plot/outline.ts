/** Corners of a field, in order; the last is joined to the first. */
export interface Outline {
  /** `sketch`: meters east and north on a grid of its own. `map`: degrees of longitude and latitude (WGS 84). */
  readonly on: 'sketch' | 'map'
  readonly corners: readonly Corner[]
}

export type Corner = readonly [x: number, y: number]

export const maxCorners = 400

/** WGS 84. Source: [NGA.STND.0036] table 3.1. */
const equatorialRadius = 6_378_137
const eccentricitySquared = 6.694_379_990_14e-3

/** Length in meters of a degree of longitude and of latitude at a latitude. Source: [GSI] radii of curvature N and M. */
export function metersPerDegree(latitude: number): Corner {
  const radians = Math.PI / 180
  const sine = Math.sin(latitude * radians)
  const curve = 1 - eccentricitySquared * sine * sine
  const primeVertical = equatorialRadius / Math.sqrt(curve)
  const meridian = (equatorialRadius * (1 - eccentricitySquared)) / curve ** 1.5
  return [primeVertical * Math.cos(latitude * radians) * radians, meridian * radians]
}

/** Converts corners to meters east and north of the first. A field is so small that the earth can be taken as flat. */
export function cornersInMeters({ on, corners }: Outline): readonly Corner[] {
  const [x0, y0] = corners[0] ?? [0, 0]
  const [perX, perY] = on === 'map' ? metersPerDegree(centerOfCorners(corners)[1]) : [1, 1]
  return corners.map(([x, y]) => [(x - x0) * perX, (y - y0) * perY])
}

/** m². Source: Gauss's area formula; accurate to 0.01 % for a field of a kilometer, given the flat earth above. */
export function outlineArea(outline: Outline): number {
  const corners = cornersInMeters(outline)
  let twice = 0
  for (const [at, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
    twice += x * nextY - nextX * y
  }
  return Math.abs(twice) / 2
}

export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export const bounds = (points: readonly Corner[]): Bounds => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return { west, south, east, north }
}

export function centerOfCorners(points: readonly Corner[]): Corner {
  const { west, south, east, north } = bounds(points)
  return [(west + east) / 2, (south + north) / 2]
}

/** Whether two sides cross: such an outline has no area. */
export function crossesItself({ corners }: Pick<Outline, 'corners'>): boolean {
  const sides = corners.map(
    (from, at) => [from, corners[(at + 1) % corners.length] ?? from] as const,
  )
  return sides.some((one, at) =>
    sides.some(
      (other, place) =>
        place > at + 1 && (at !== 0 || place !== sides.length - 1) && doCross(one, other),
    ),
  )
}

type Side = readonly [from: Corner, to: Corner]

const doCross = ([a, b]: Side, [c, d]: Side) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

const turn = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
