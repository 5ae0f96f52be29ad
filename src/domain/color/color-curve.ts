import { ciede2000 } from './ciede2000.ts'
import { lab, type Lab } from './lab.ts'

/** What one level of a chart looks like: one color for each pad. */
export interface CurveLevel {
  readonly value: number
  readonly pads: readonly Lab[]
}

/** A point of the chart's curve, between the first level and the last. */
export interface CurvePoint {
  /** Counted in levels: 1.5 is halfway from the second to the third. */
  readonly position: number
  readonly value: number
  readonly pads: readonly Lab[]
  /** Distance of the curve from the straight line between the two levels, CIEDE2000: how uncertain its shape is there. */
  readonly bend: number
}

/** Root mean square of the pads' CIEDE2000. */
export function padDistance(one: readonly Lab[], other: readonly Lab[]): number {
  const squares = one.map((pad, at) => {
    const match = other[at]
    if (match === undefined)
      throw new Error(`${one.length} pads cannot be matched to ${other.length}`)
    return ciede2000(pad, match) ** 2
  })
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length)
}

/**
 * Interpolates the colors between levels, given from low to high. L, a and b are each a shape-preserving cubic of the value:
 * no color lies outside those of its two neighboring levels, and there is no kink at a level.
 * Source: [FRITSCH1980] shape-preserving interpolation, weighted harmonic mean slopes [FRITSCH1984]
 */
export function colorCurve(levels: readonly CurveLevel[]): (position: number) => CurvePoint {
  const values = levels.map((level) => level.value)
  const pads = levels[0]?.pads.length ?? 0
  const channels = Array.from({ length: pads }, (_, pad) =>
    [0, 1, 2].map((channel) => {
      const heights = levels.map((level) => level.pads[pad]?.[channel] ?? 0)
      return { heights, slopes: slopesOf(values, heights) }
    }),
  )
  return (position) => {
    const low = Math.min(Math.max(0, Math.floor(position)), levels.length - 2)
    const share = position - low
    const from = values[low] ?? 0
    const width = (values[low + 1] ?? from) - from
    const colorsBy = (between: (curve: Channel) => number) =>
      channels.map((curves) => {
        const [l = 0, a = 0, b = 0] = curves.map(between)
        return lab(l, a, b)
      })
    const curved = colorsBy((curve) => cubic(curve, low, share, width))
    const straight = colorsBy(({ heights }) => mix(heights[low], heights[low + 1], share))
    return {
      position,
      value: from + share * width,
      pads: curved,
      bend: padDistance(curved, straight),
    }
  }
}

interface Channel {
  readonly heights: readonly number[]
  readonly slopes: readonly number[]
}

const mix = (from = 0, to = 0, share = 0) => from + (to - from) * share

function cubic({ heights, slopes }: Channel, low: number, share: number, width: number): number {
  const square = share * share
  const cube = square * share
  return (
    (heights[low] ?? 0) * (2 * cube - 3 * square + 1) +
    (slopes[low] ?? 0) * width * (cube - 2 * square + share) +
    (heights[low + 1] ?? 0) * (3 * square - 2 * cube) +
    (slopes[low + 1] ?? 0) * width * (cube - square)
  )
}

function slopesOf(values: readonly number[], heights: readonly number[]): readonly number[] {
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0))
  const rises = steps.map((step, at) => ((heights[at + 1] ?? 0) - (heights[at] ?? 0)) / step)
  return values.map((_, at) => {
    const before = { step: steps[at - 1], rise: rises[at - 1] }
    const after = { step: steps[at], rise: rises[at] }
    if (before.step === undefined || before.rise === undefined) {
      return endSlope(steps[0], steps[1], rises[0], rises[1])
    }
    if (after.step === undefined || after.rise === undefined) {
      return endSlope(steps.at(-1), steps.at(-2), rises.at(-1), rises.at(-2))
    }
    if (before.rise * after.rise <= 0) return 0
    const one = 2 * after.step + before.step
    const other = after.step + 2 * before.step
    return (one + other) / (one / before.rise + other / after.rise)
  })
}

/** Three-point slope, limited to preserve the shape. With two levels, the slope of the straight line. */
function endSlope(step = 1, next?: number, rise = 0, nextRise = 0): number {
  if (next === undefined) return rise
  const slope = ((2 * step + next) * rise - step * nextRise) / (step + next)
  if (slope * rise <= 0) return 0
  return rise * nextRise <= 0 && Math.abs(slope) > 3 * Math.abs(rise) ? 3 * rise : slope
}
