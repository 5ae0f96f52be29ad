import { expect, it } from 'vitest'
import { patchColor } from '#domain/color/patch-color.ts'
import { hexOf, rgbOfHex } from '#domain/color/srgb.ts'
import { cardShot } from '#testing/scene/card-shot.ts'
import { cardLayout } from './card-layout.ts'
import { findCard } from './find-card.ts'
import { rectify } from './rectify.ts'

const { pixels } = cardShot({ tilt: 30, leaning: 200, roll: 160 })
const plane = findCard(pixels)?.plane ?? []

it('shows the card upright, with each patch where it was printed', () => {
  const whole = { x: 0, y: 0, width: cardLayout.width, height: cardLayout.height }
  const upright = rectify(pixels, plane, whole, 4)
  expect([upright.width, upright.height]).toEqual([148 * 4, 105 * 4])
  for (const { x, y, hex } of cardLayout.colors) {
    const box = { x: (x + 2) * 4, y: (y + 2) * 4, width: 24, height: 24 }
    const seen = patchColor(upright, box).color
    const [r, g, b] = rgbOfHex(hex)
    // Ink on paper, as on the painted card.
    const painted = [0.03 + r * 0.82, 0.03 + g * 0.82, 0.03 + b * 0.8]
    for (const channel of [0, 1, 2] as const) {
      expect(seen[channel], `${hex} as ${hexOf(seen)}`).toBeCloseTo(painted[channel] ?? 0, 1)
    }
  }
})

it('reaches beyond the card, and is transparent beyond the photograph', () => {
  const beside = rectify(pixels, plane, { x: -8, y: 20, width: 6, height: 20 }, 4)
  const [r, g, b] = patchColor(beside, { x: 4, y: 4, width: 12, height: 60 }).color
  expect([r, g, b].map((light) => Number(light.toFixed(1)))).toEqual([0.3, 0.2, 0.1])
  const away = rectify(pixels, plane, { x: 2000, y: 0, width: 5, height: 5 }, 4)
  expect(away.data.every((byte) => byte === 0)).toBe(true)
})
