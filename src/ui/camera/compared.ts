import { patchColor } from '#domain/color/patch-color.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import type { Places } from './places.ts'
import type { ReadingLevel } from './reading-levels.ts'

/** What was compared, for the user to check by eye. */
export interface Compared {
  readonly sample: Box
  /** Low to high. */
  readonly levels: readonly ComparedLevel[]
}

interface ComparedLevel {
  readonly label: string
  readonly value: number
  /** A part of the same photograph, or a color measured earlier, converted to the light of this photograph. */
  readonly look: { readonly box: Box } | { readonly color: Rgb }
}

/** Null when no colors were compared. */
export function comparedOf(
  frame: Pixels,
  places: Places,
  levels: readonly ReadingLevel[],
): Compared | null {
  const { sample, white } = places
  if (sample === undefined) return null
  const inFrame = levels.flatMap(({ id, label, value }) => {
    const box = places[id]
    return box === undefined ? [] : [{ label, value, look: { box } }]
  })
  if (inFrame.length > 0 || white === undefined) return { sample, levels: inFrame }
  const light = patchColor(frame, white).color
  const before = levels.flatMap(({ label, value, color }) =>
    color === null ? [] : [{ label, value, look: { color: inLight(color, light) } }],
  )
  return { sample, levels: before }
}

const inLight = (color: Rgb, light: Rgb): Rgb => [
  color[0] * light[0],
  color[1] * light[1],
  color[2] * light[2],
]

/** Position of a number along a row of equally wide levels: 0 at its left edge, 1 at its right. */
export function shareOfRow(levels: readonly Pick<ComparedLevel, 'value'>[], value: number): number {
  const count = levels.length
  const above = levels.findIndex((level) => level.value >= value)
  if (above < 0) return (count - 0.5) / count
  const upper = levels[above]
  const lower = levels[above - 1]
  if (upper === undefined || lower === undefined) return 0.5 / count
  const step = (value - lower.value) / (upper.value - lower.value)
  return (above - 0.5 + step) / count
}
