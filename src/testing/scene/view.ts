import { homographyFrom, type Homography, type Point } from '#domain/color/card/homography.ts'

/** From where a flat thing is seen. Angles in degrees. */
export interface View {
  /** Of the picture, in pixels. */
  readonly width: number
  readonly height: number
  /** Between the normal of the thing and the line to its middle, and to which side it leans. */
  readonly tilt: number
  readonly leaning: number
  /** How it is turned on the screen. */
  readonly roll: number
  /** Pixels per millimeter at its middle. */
  readonly scale: number
  /** Where its middle is seen, as shares of the picture. */
  readonly middle: Point
}

/** Held straight above the middle of the thing, but for the scale. */
export const fromAbove: Omit<View, 'scale'> = {
  width: 900,
  height: 675,
  tilt: 0,
  leaning: 0,
  roll: 0,
  middle: { x: 0.5, y: 0.5 },
}

/** Maps between a flat thing of the given size and the picture, both ways. */
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

/** A pinhole camera like that of a phone: about as far from the picture as the picture is long. */
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
