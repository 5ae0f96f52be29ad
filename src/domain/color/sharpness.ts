import { centerOf, type Box, type Pixels } from './pixels.ts'
import { quantile } from './statistics.ts'

/** Least contrast (of 1, sRGB-encoded) of an edge that shows sharpness. */
const minContrast = 0.1
const minEdges = 2

/**
 * Width in pixels of the sharpest edges around these boxes: contrast divided by steepest slope. The larger of across and down,
 * because a hand shakes in one direction. Null where there is no edge to measure.
 */
export function edgeWidth(pixels: Pixels, boxes: readonly Box[]): number | null {
  const widths = [true, false].flatMap((isAcross) => {
    const found = boxes.flatMap((box) => profilesThrough(pixels, box, isAcross).flatMap(widthOf))
    return found.length < minEdges ? [] : [quantile(found, 0.2)]
  })
  return widths.length === 0 ? null : Math.max(...widths)
}

/** How far outside a box an edge is searched for, as a share of the box. */
const reach = 1.2
/** Least search distance, as a share of the picture's longer side, so that a small box in a large patch finds an edge. */
const reachOfPicture = 0.04
const maxSamples = 600

/** Two profiles from the center of the box outward, one to each side, each averaged over a few adjacent lines. */
function profilesThrough(pixels: Pixels, box: Box, isAcross: boolean): readonly number[][] {
  const { x, y } = centerOf(box)
  const along = isAcross ? box.width : box.height
  const aside = isAcross ? box.height : box.width
  const lines = Math.max(1, Math.min(7, Math.floor(aside / 2)))
  const outside = Math.max(reach * along, reachOfPicture * Math.max(pixels.width, pixels.height))
  const length = Math.min(maxSamples, Math.round(along / 2 + outside))
  const sides = [1, -1].map((direction) => {
    const profile: number[] = []
    for (let step = 0; step < length; step += 1) {
      const at = Math.round((isAcross ? x : y) + direction * step)
      if (at < 0 || at >= (isAcross ? pixels.width : pixels.height)) break
      profile.push(meanAside(pixels, at, isAcross ? y : x, lines, isAcross))
    }
    return profile
  })
  return sides.filter((profile) => profile.length >= 5)
}

function meanAside(pixels: Pixels, at: number, middle: number, lines: number, isAcross: boolean) {
  let sum = 0
  let count = 0
  for (let line = 0; line < lines; line += 1) {
    const other = Math.round(middle + line - (lines - 1) / 2)
    const x = isAcross ? at : other
    const y = isAcross ? other : at
    if (x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) continue
    sum += lightAt(pixels, x, y)
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

/** sRGB-encoded, not linear, so that an edge is as wide as it looks on a screen. Rounded weights of luminance. */
function lightAt({ data, width }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 4
  return (0.2 * (data[at] ?? 0) + 0.7 * (data[at + 1] ?? 0) + 0.1 * (data[at + 2] ?? 0)) / 255
}

function widthOf(profile: readonly number[]): readonly number[] {
  const contrast = Math.max(...profile) - Math.min(...profile)
  if (contrast < minContrast) return []
  const slopes = profile.flatMap((value, at) => {
    const next = profile[at + 1]
    return next === undefined ? [] : [Math.abs(next - value)]
  })
  return [contrast / Math.max(...slopes)]
}
