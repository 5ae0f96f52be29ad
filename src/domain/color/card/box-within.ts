import type { Box } from '#domain/color/pixels.ts'
import type { CardBox } from './card-layout.ts'
import { project, type Homography, type Point } from './homography.ts'

/** Finds an upright box in the photograph that shows only the given part of the card's plane. */
export function boxWithin(plane: Homography, part: CardBox): Box {
  const center = project(plane, { x: part.x + part.width / 2, y: part.y + part.height / 2 })
  const corners = [
    { x: part.x, y: part.y },
    { x: part.x + part.width, y: part.y },
    { x: part.x + part.width, y: part.y + part.height },
    { x: part.x, y: part.y + part.height },
  ].map((corner) => project(plane, corner))
  const { width, height } = largestWithin(corners, center)
  return { x: center.x - width / 2, y: center.y - height / 2, width, height }
}

const shapes = Array.from({ length: 25 }, (_, index) => ((index + 0.5) / 25) * (Math.PI / 2))
/** Share of the way to the edges that is used, since they are blurred. */
const safe = 0.8

/** The largest upright rectangle around the center that no side of the quadrangle cuts. */
function largestWithin(corners: readonly Point[], center: Point) {
  const sizes = shapes.map((angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const reach =
      safe *
      Math.min(
        ...corners.map((corner, index) => {
          const next = corners[(index + 1) % corners.length] ?? corner
          const [sx, sy] = [next.x - corner.x, next.y - corner.y]
          const aside = Math.abs(sx * (center.y - corner.y) - sy * (center.x - corner.x))
          return aside / (Math.abs(sx) * dy + Math.abs(sy) * dx)
        }),
      )
    return { width: 2 * reach * dx, height: 2 * reach * dy }
  })
  return sizes.reduce((best, size) =>
    size.width * size.height > best.width * best.height ? size : best,
  )
}
