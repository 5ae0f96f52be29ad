import type { Point } from '#domain/color/card/homography.ts'
import { rgbOfHex } from '#domain/color/srgb.ts'
import { blankPainting, paint, type SceneArea } from './painting.ts'
import { photograph, type Shot } from './photograph.ts'
import { fromAbove, mapsOf, seenAt, type View } from './view.ts'

const table = [0.2, 0.15, 0.1] as const
const sheet = { width: 170, height: 120 }

/** A photograph of colored fields on paper; `seenOf` maps a place (in millimeters) to its position in the picture. */
export function chartShot(
  fields: readonly (SceneArea & { readonly hex: string })[],
  view: Partial<View> = {},
  finish: Partial<Shot> = {},
) {
  const painting = blankPainting(sheet.width, sheet.height, table)
  paint(painting, { x: 8, y: 8, width: 154, height: 104 }, () => [0.86, 0.85, 0.82])
  for (const field of fields) paint(painting, field, () => rgbOfHex(field.hex))
  const whole: View = { ...fromAbove, width: 600, height: 450, scale: 3, ...view }
  const { toThing } = mapsOf(whole, painting)
  const { width, height } = whole
  const shot = { width, height, painting, toThing, table, blur: 0.7, noise: 0.008, ...finish }
  return { pixels: photograph(shot), seenOf: (point: Point) => seenAt(whole, painting, point) }
}

/** Fields side by side, from left to right or from top to bottom. */
export function fieldsInLine(
  hexes: readonly string[],
  first: SceneArea,
  step: { readonly x?: number; readonly y?: number },
) {
  return hexes.map((hex, index) => ({
    ...first,
    x: first.x + index * (step.x ?? 0),
    y: first.y + index * (step.y ?? 0),
    hex,
  }))
}

/** Colors of fields in the order of the rainbow, as hex. */
export const rainbowFields = [
  '#c8362e',
  '#e0682b',
  '#eda52f',
  '#e9cf3a',
  '#b5bf3c',
  '#6ea043',
  '#2f7f6b',
  '#2f4f8c',
]
