import { gate, type GateFinding } from '#domain/color/gates.ts'
import type { Box } from '#domain/color/pixels.ts'
import type { ContrastRequest } from '#domain/color/read-contrast.ts'
import { boxWithin } from './box-within.ts'
import { cardLayout, type CardBox, type CardLayout } from './card-layout.ts'
import type { FoundCard } from './find-card.ts'

/** Degrees beyond which paper begins to shine and depth to matter. Assumption. Revisit with photographs. */
const maxTilt = 40

/** Upright boxes in pixels of the photograph, well within the printed areas of the card. */
export interface CardBoxes {
  readonly white: Box
  readonly strip: Box
  readonly tube: Box
  readonly grays: readonly Box[]
  /** In the form of a ContrastRequest. */
  readonly behind: ContrastRequest['behind']
  readonly beside: ContrastRequest['beside']
}

export function cardBoxes(card: FoundCard, layout: CardLayout = cardLayout): CardBoxes {
  const seen = (box: CardBox) => boxWithin(card.plane, box)
  const { behind, beside } = layout.figure
  return {
    white: seen(layout.white),
    strip: seen(layout.strip),
    tube: seen(layout.tube),
    grays: layout.grays.map(seen),
    behind: { black: seen(behind.black), white: seen(behind.white) },
    beside: { black: seen(beside.black), white: seen(beside.white) },
  }
}

export const tiltGate = ({ tilt }: FoundCard): GateFinding => gate(tilt, maxTilt)
