import type { Rgb } from '#domain/color/srgb.ts'
import type { Chance } from './seeded.ts'

export type TableKind = 'plain' | 'wood' | 'tiles' | 'check' | 'speckled'
const kinds = ['plain', 'wood', 'tiles', 'check', 'speckled'] as const

/** Surface under the objects, by place in millimeters. */
export function tabletop(chance: Chance, kind: TableKind = chance.pick(kinds)) {
  const tint = (low: number, high: number): Rgb => {
    const light = chance.between(low, high)
    const warm = chance.between(-0.35, 0.2)
    return [light * (1 - 0.4 * warm), light, light * (1 + warm)]
  }
  const ground = chance.isHeads(0.15) ? tint(0.55, 0.8) : tint(0.05, 0.4)
  const shaded = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]
  const angle = chance.between(0, Math.PI)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const size = chance.between(6, 26)
  const other = tint(0.05, 0.7)
  const joint = tint(0.3, 0.8)
  const seams = chance.between(0.4, 1.4)
  const shades = Array.from({ length: 64 }, () => chance.between(0.75, 1.25))
  const shadeAt = (x: number, y: number) =>
    shades[(((Math.floor(x) * 7 + Math.floor(y) * 13) % 64) + 64) % 64] ?? 1
  const at = {
    plain: () => ground,
    wood: (x: number, y: number) =>
      shaded(
        ground,
        1 + 0.18 * Math.sin(2.1 * y + 1.6 * Math.sin(0.07 * x)) + 0.1 * Math.sin(7 * y),
      ),
    tiles: (x: number, y: number) => {
      const [left, top] = [((x % size) + size) % size, ((y % size) + size) % size]
      const isJoint = left < seams || top < seams
      return isJoint ? joint : shaded(ground, shadeAt(x / size, y / size))
    },
    check: (x: number, y: number) => {
      const across = Math.floor(x / size) % 2 === 0 ? 1 : 0
      const down = Math.floor(y / size) % 2 === 0 ? 1 : 0
      const share = (across + down) / 2
      return mixed(joint, other, share)
    },
    speckled: (x: number, y: number) => shaded(ground, shadeAt(x * 1.7, y * 1.7)),
  }[kind]
  return (x: number, y: number): Rgb => at(x * cos + y * sin, y * cos - x * sin)
}

/** Bare soil: crumbs of many sizes, each lit from one side. */
export function soil(chance: Chance) {
  const tone = chance.between(0.04, 0.2)
  const base: Rgb = [tone, tone * chance.between(0.68, 0.85), tone * chance.between(0.42, 0.65)]
  const crumbs = Array.from({ length: 256 }, () => chance.between(0.45, 1.6))
  const at = (x: number, y: number) =>
    crumbs[(((Math.floor(x) * 57 + Math.floor(y) * 131) % 256) + 256) % 256] ?? 1
  return (x: number, y: number): Rgb => {
    const shade = (at(x * 0.35, y * 0.35) + at(x * 0.9 + 7, y * 0.9) + at(x * 2.3, y * 2.3 + 5)) / 3
    return [base[0] * shade, base[1] * shade, base[2] * shade]
  }
}

const mixed = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]
