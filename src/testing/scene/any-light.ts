import type { Rgb } from '#domain/color/srgb.ts'
import type { Chance } from './seeded.ts'

interface Thing {
  readonly width: number
  readonly height: number
}

/** Warm to cool light with partial white balance, falling off to one side. */
export function anyLight(chance: Chance, { width, height }: Thing, steepest = 0.25) {
  const warm = chance.between(-0.3, 0.25)
  const level = chance.between(0.6, 0.95)
  const [r, g, b] = [level * (1 - warm * 0.8), level, level * (1 + warm)]
  const brightest = Math.max(r, g, b) / level
  const slope = chance.between(0, steepest)
  const angle = chance.between(0, 2 * Math.PI)
  const [dx, dy] = [Math.cos(angle) / width, Math.sin(angle) / height]
  return (x: number, y: number): Rgb => {
    const share =
      (1 - slope * (0.5 + 0.7 * ((x - width / 2) * dx + (y - height / 2) * dy))) / brightest
    return [r * share, g * share, b * share]
  }
}

/** A soft shadow edge: 1 in the light, less beyond a line through a point. */
export function anyShade(
  chance: Chance,
  through: { readonly x: number; readonly y: number },
  softness: readonly [number, number] = [0.5, 4],
) {
  const angle = chance.between(0, 2 * Math.PI)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const depth = chance.between(0.2, 0.5)
  const soft = chance.between(...softness)
  return (x: number, y: number) =>
    1 - depth / (1 + Math.exp(-((x - through.x) * dx + (y - through.y) * dy) / soft))
}

/** A specular highlight around a point, as light to add. */
export function anyGlare(
  chance: Chance,
  at: { readonly x: number; readonly y: number },
  reach: number,
) {
  const strength = chance.between(0.25, 0.8)
  return (x: number, y: number) =>
    strength / (1 + (((x - at.x) ** 2 + (y - at.y) ** 2) / reach ** 2) ** 3)
}
