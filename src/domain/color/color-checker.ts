import { homographyFrom, project, type Point } from '#domain/color/card/homography.ts'
import { correctionError } from './correct-color.ts'
import { patchColor } from './patch-color.ts'
import { isInside, type Box, type Pixels } from './pixels.ts'
import { rgbOfHex, type Rgb } from './srgb.ts'

/** The 24 fields of a ColorChecker Classic, row by row from dark skin to black. Source: X-Rite's sRGB values of charts made since November 2014 */
export const checkerColors: readonly Rgb[] = [
  ['#744f41', '#c5907f', '#5b789b', '#5b6c40', '#837faf', '#5fbdac'],
  ['#e07c30', '#455aa7', '#c5505f', '#5d3a68', '#9cbb3a', '#e3a127'],
  ['#283e91', '#3d9346', '#b23639', '#ecc70f', '#bf4f92', '#0085a5'],
  ['#f1f2eb', '#c9cac9', '#a1a3a3', '#797979', '#535455', '#323232'],
].flatMap((row) => row.map(rgbOfHex))

const columns = 6
const rows = 4
/** Side of a box, as a share of the shorter step between fields: well within a field, its edges and the ground excluded. */
const kept = 0.4

/** Centers of the corner fields: dark skin, bluish green, white, black. */
export type CheckerCorners = readonly [Point, Point, Point, Point]

export interface CheckerPatch {
  readonly box: Box
  /** Linear light, relative to white. */
  readonly truth: Rgb
}

/** The 24 fields between the centers of the corner fields; null where they span no chart within the photograph. */
export function checkerPatches(
  photo: Pick<Pixels, 'width' | 'height'>,
  corners: CheckerCorners,
): readonly CheckerPatch[] | null {
  const [darkSkin, bluishGreen, white, black] = corners
  const map = homographyFrom([
    { from: { x: 0, y: 0 }, to: darkSkin },
    { from: { x: columns - 1, y: 0 }, to: bluishGreen },
    { from: { x: 0, y: rows - 1 }, to: white },
    { from: { x: columns - 1, y: rows - 1 }, to: black },
  ])
  if (map === null) return null
  const patches = checkerColors.map((truth, index) => {
    const place = { x: index % columns, y: Math.floor(index / columns) }
    const { x, y } = project(map, place)
    const steps = [
      { x: place.x + 1, y: place.y },
      { x: place.x, y: place.y + 1 },
    ].map((next) => {
      const to = project(map, next)
      return Math.hypot(to.x - x, to.y - y)
    })
    const side = kept * Math.min(...steps)
    return { truth, box: { x: x - side / 2, y: y - side / 2, width: side, height: side } }
  })
  const areInside = patches.every(({ box }) => box.width >= 1 && isInside(photo, box))
  return areInside ? patches : null
}

/**
 * Largest mean CIEDE2000 of fields predicted from the others. The two photographs of bench/color/checker have 4.4 and 5.1; with their
 * corners taken the wrong way round 29 and more.
 */
const maxError = 10

/** Whether these fields show the chart's colors, however the light and the camera change them. */
export const areOfChecker = (photo: Pixels, patches: readonly CheckerPatch[]): boolean =>
  correctionError(
    patches.map(({ box, truth }) => ({ seen: patchColor(photo, box).color, truth })),
  ) <= maxError
