import { cardLayout } from '#domain/color/card/card-layout.ts'
import { rgbOfHex, type Rgb } from '#domain/color/srgb.ts'
import { blankPainting, paint, type SceneArea, type Painting } from './painting.ts'

const paper: Rgb = [0.85, 0.85, 0.83]
const ink: Rgb = [0.03, 0.03, 0.035]

/** Our card as printed, on a larger sheet with `margin` millimeters of the table around it. */
export function paintCard(margin: number, table: Rgb): Painting {
  const { width, height } = cardLayout
  const painting = blankPainting(width + 2 * margin, height + 2 * margin, table)
  const fill = (area: SceneArea, color: Rgb) =>
    paint(painting, { ...area, x: area.x + margin, y: area.y + margin }, () => color)
  fill({ x: 0, y: 0, width, height }, paper)
  for (const patch of [...cardLayout.grays, ...cardLayout.colors]) fill(patch, printed(patch.hex))
  fill(cardLayout.figure.black, ink)
  const cell = cardLayout.markerSize / 6
  for (const { code, at } of cardLayout.markers) {
    fill({ ...at, width: 6 * cell, height: 6 * cell }, ink)
    for (const [place, bit] of Array.from(code).entries()) {
      const [column, row] = [1 + (place % 4), 1 + Math.floor(place / 4)]
      const area = { x: at.x + column * cell, y: at.y + row * cell, width: cell, height: cell }
      if (bit === '1') fill(area, paper)
    }
  }
  return painting
}

/** Ink is never as dark as the screen's black, nor paper as light as full white. */
function printed(hex: string): Rgb {
  const [r, g, b] = rgbOfHex(hex)
  const laid = (value: number, bare: number) => 0.03 + value * (bare - 0.03)
  return [laid(r, paper[0]), laid(g, paper[1]), laid(b, paper[2])]
}
