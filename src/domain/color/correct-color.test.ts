import { describe, expect, test } from 'vitest'
import { correctionFrom, whiteGain, type KnownPatch } from './correct-color.ts'
import type { Rgb } from './srgb.ts'

const truths: readonly Rgb[] = Array.from({ length: 24 }, (_, at) => [
  0.05 + (0.9 * ((at * 7) % 24)) / 24,
  0.05 + (0.9 * ((at * 11) % 24)) / 24,
  0.05 + (0.9 * ((at * 5 + 3) % 24)) / 24,
])
/** A sensor whose channels see some of each other's light. */
const camera = ([r, g, b]: Rgb): Rgb => [
  0.5 * (0.8 * r + 0.15 * g + 0.05 * b),
  0.7 * (0.1 * r + 0.8 * g + 0.1 * b),
  0.4 * (0.02 * r + 0.18 * g + 0.8 * b),
]
const patches = (count: number, exposure = 1): KnownPatch[] =>
  truths.slice(0, count).map((truth) => {
    const [r, g, b] = camera(truth)
    return { truth, seen: [r * exposure, g * exposure, b * exposure] }
  })
const worst = (fix: (color: Rgb) => Rgb, exposure = 1) =>
  Math.max(
    ...patches(24, exposure).flatMap(({ seen, truth }) =>
      fix(seen).map((channel, at) => Math.abs(channel - (truth[at] ?? 0))),
    ),
  )

describe('correcting colors', () => {
  test('a white gain makes white white', () => {
    expect(whiteGain([0.5, 0.6, 0.3])([0.5, 0.6, 0.3])).toEqual([1, 1, 1])
    expect(whiteGain([0, 0, 0])([0, 0, 0])).toEqual([0, 0, 0])
  })

  test('many known patches undo the mixing of the channels', () => {
    expect(worst(correctionFrom(patches(24)))).toBeLessThan(0.01)
  })

  test('fewer than 15 give only a gain, which cannot undo it', () => {
    expect(worst(correctionFrom(patches(14)))).toBeGreaterThan(0.05)
    expect(worst(correctionFrom(patches(15)))).toBeLessThan(0.02)
  })

  test('a correction holds at another exposure', () => {
    const fix = correctionFrom(patches(24))
    const [r, g, b] = fix([0.1, 0.2, 0.05])
    const doubled = fix([0.2, 0.4, 0.1])
    expect(doubled[0]).toBeCloseTo(2 * r, 6)
    expect(doubled[1]).toBeCloseTo(2 * g, 6)
    expect(doubled[2]).toBeCloseTo(2 * b, 6)
  })

  test('patches that are all black or all alike do no harm', () => {
    const black = Array.from({ length: 20 }, (): KnownPatch => ({
      seen: [0, 0, 0],
      truth: [0, 0, 0],
    }))
    expect(correctionFrom(black)([0.2, 0.3, 0.4]).every(Number.isFinite)).toBe(true)
    const alike = Array.from({ length: 20 }, (): KnownPatch => ({
      seen: [0.4, 0.4, 0.4],
      truth: [0.8, 0.8, 0.8],
    }))
    expect(correctionFrom(alike)([0.4, 0.4, 0.4])[0]).toBeCloseTo(0.8, 3)
  })
})
