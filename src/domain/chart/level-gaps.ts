import { neighborDistances, type ColorVision } from '#domain/color/color-vision.ts'
import { rgbOfHex, type Rgb } from '#domain/color/srgb.ts'
import type { ShownLevel } from './shown-levels.ts'

/** ΔE00 below which neighboring levels are hard to tell apart. Source: docs/facts/kits.md 3.1. */
const hardGap = 5

const visions = ['normal', 'deuteranope', 'protanope', 'tritanope'] as const

export interface LevelColor {
  readonly shown: ShownLevel
  /** Linear light. */
  readonly color: Rgb
}

export interface Gap {
  readonly vision: ColorVision
  /** CIEDE2000. */
  readonly deltaE: number
  readonly isHard: boolean
}

export interface GapTable {
  readonly visions: readonly ColorVision[]
  readonly colors: readonly LevelColor[]
  /** All pairs of neighbors with known colors, low to high. */
  readonly pairs: readonly {
    readonly lower: ShownLevel
    readonly upper: ShownLevel
    readonly gaps: readonly Gap[]
  }[]
  /** Number of pairs that are hard to tell apart for some observers. */
  readonly hard: number
}

/** Measures the color differences between a chart's bands; null with fewer than two known colors. */
export function levelGaps(bands: readonly ShownLevel[]): GapTable | null {
  const colors = bands.flatMap((shown) => {
    const color = colorOf(shown)
    return color === null ? [] : [{ shown, color }]
  })
  if (colors.length < 2) return null
  const distances = visions.map((vision) => ({
    vision,
    gaps: neighborDistances(
      colors.map(({ color }) => color),
      vision,
    ),
  }))
  const pairs = colors.slice(1).flatMap((upper, index) => {
    const lower = colors[index]
    if (lower === undefined) return []
    const gaps = distances.map((it) => gapOf(it.vision, it.gaps[index] ?? 0))
    return [{ lower: lower.shown, upper: upper.shown, gaps }]
  })
  const hard = pairs.filter(({ gaps }) => gaps.some(({ isHard }) => isHard)).length
  return { visions, colors, pairs, hard }
}

const gapOf = (vision: ColorVision, deltaE: number) => ({
  vision,
  deltaE,
  isHard: deltaE < hardGap,
})

function colorOf({ level, patch }: ShownLevel): Rgb | null {
  if (patch !== null) return patch.rgb
  return level.look.kind === 'swatch' ? rgbOfHex(level.look.hex) : null
}
