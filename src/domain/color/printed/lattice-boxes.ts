import type { Point } from '#domain/color/card/homography.ts'
import type { Box } from '#domain/color/pixels.ts'
import { stepLengths, type LatticePlane } from './lattice-plane.ts'

/** Side of a box as a share of its field's shorter side: the field's edge may be blurred, framed or rotated. */
const kept = 0.5

/** The box well within the field at a place; `scale`: of the picture to the one in which the lattice was found. */
export function boxesOn(plane: LatticePlane, scale: number): (place: Point) => Box {
  return (place) => {
    const { x, y } = plane.at(place.x, place.y)
    const step = stepLengths(plane, place)
    const short = 2 * Math.min(plane.half.x * step.x, plane.half.y * step.y)
    const side = Math.round(Math.max(2, scale * kept * short))
    return {
      x: Math.round(x * scale - side / 2),
      y: Math.round(y * scale - side / 2),
      width: side,
      height: side,
    }
  }
}
