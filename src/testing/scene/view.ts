import { homographyFrom, type Homography, type Point } from '#domain/color/card/homography.ts'

/** Camera position relative to a flat object. Angles in degrees. */
export interface View {
  /** Size of the picture, in pixels. */
  readonly width: number
  readonly height: number
  /** Angle between the object's normal and the line of sight to its center, and the direction of the tilt. */
  readonly tilt: number
  readonly leaning: number
  /** Rotation on the screen. */
  readonly roll: number
  /** Pixels per millimeter at the object's center. */
  readonly scale: number
  /** Position of the object's center, as shares of the picture. */
  readonly middle: Point
}

/** Straight above the center of the object; the scale is given separately. */
export const fromAbove: Omit<View, 'scale'> = {
  width: 900,
  height: 675,
  tilt: 0,
  leaning: 0,
  roll: 0,
  middle: { x: 0.5, y: 0.5 },
}

/** Creates the maps between a flat object of the given size and the picture, in both directions. */
export function mapsOf(view: View, thing: { readonly width: number; readonly height: number }) {
  const corners: readonly Point[] = [
    { x: 0, y: 0 },
    { x: thing.width, y: 0 },
    { x: thing.width, y: thing.height },
    { x: 0, y: thing.height },
  ]
  const pairs = corners.map((corner) => ({ from: corner, to: seenAt(view, thing, corner) }))
  const toPicture = homographyFrom(pairs)
  const toThing = homographyFrom(pairs.map(({ from, to }) => ({ from: to, to: from })))
  if (toPicture === null || toThing === null) throw new Error('seen from the edge')
  return { toPicture, toThing } satisfies Record<string, Homography>
}

/** A pinhole camera like a phone's, with a focal length close to the picture's longer side. */
export function seenAt(
  { width, height, tilt, leaning, roll, scale, middle }: View,
  thing: { readonly width: number; readonly height: number },
  point: Point,
): Point {
  const focal = 0.8 * Math.max(width, height)
  const distance = focal / scale
  const flat = turned({ x: point.x - thing.width / 2, y: point.y - thing.height / 2 }, -leaning)
  const depth = flat.x * Math.sin(radians(tilt))
  const leaned = turned({ x: flat.x * Math.cos(radians(tilt)), y: flat.y }, leaning + roll)
  const zoom = focal / (distance + depth)
  return { x: middle.x * width + leaned.x * zoom, y: middle.y * height + leaned.y * zoom }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function turned({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
