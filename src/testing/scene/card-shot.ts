import type { Point } from '#domain/color/card/homography.ts'
import { paintCard } from './paint-card.ts'
import type { Painting } from './painting.ts'
import { photograph, type Shot } from './photograph.ts'
import { fromAbove, mapsOf, seenAt, type View } from './view.ts'

const margin = 10
const table = [0.3, 0.22, 0.14] as const

/** A photograph of our printed card, and the true position of each place in it. */
export function cardShot(
  view: Partial<View> = {},
  finish: Partial<Shot> & { readonly over?: (painting: Painting, margin: number) => void } = {},
) {
  const painting = paintCard(margin, table)
  finish.over?.(painting, margin)
  const whole: View = { ...fromAbove, scale: 4, ...view }
  const { toThing } = mapsOf(whole, painting)
  const { width, height } = whole
  const pixels = photograph({ width, height, painting, toThing, table, blur: 0.7, ...finish })
  const trueAt = ({ x, y }: Point) => seenAt(whole, painting, { x: x + margin, y: y + margin })
  return { pixels, trueAt }
}
