import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorCurve } from './color-curve.ts'
import { lab, type Lab } from './lab.ts'
import { matchCurve, together } from './match-curve.ts'

const doubt = { confusion: 2, reach: 7 }
/** From yellow through green to blue. */
const chart = [
  { value: 5, pads: [lab(85, 5, 70)] },
  { value: 6, pads: [lab(75, -25, 50)] },
  { value: 7, pads: [lab(60, -30, 15)] },
  { value: 8, pads: [lab(45, -10, -30)] },
] as const

const mixed = (one: Lab, other: Lab, share: number) =>
  lab(
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  )

describe('matching a color to a chart', () => {
  test.each(chart)('the color of level $value is level $value', ({ value, pads }) => {
    const match = matchCurve(pads, chart, doubt)
    expect(match).toMatchObject({ kind: 'near' })
    if (match.kind !== 'near') return
    expect(match.value).toBeCloseTo(value, 3)
    expect(match.deltaE).toBeCloseTo(0, 3)
    expect(match.nearest[0]).toBe(value)
    expect(match.range[0]).toBeLessThanOrEqual(value)
    expect(match.range[1]).toBeGreaterThanOrEqual(value)
  })

  test('halfway between two levels is near the middle', () => {
    const sample = [mixed(chart[1].pads[0], chart[2].pads[0], 0.5)]
    const match = matchCurve(sample, chart, doubt)
    expect(match.kind === 'near' && Math.abs(match.value - 6.5)).toBeLessThan(0.2)
    expect(new Set(match.nearest)).toEqual(new Set([6, 7]))
  })

  test('never answers beyond the ends', () => {
    const beyond = mixed(chart[3].pads[0], chart[2].pads[0], -0.15)
    const match = matchCurve([beyond], chart, doubt)
    expect(match).toMatchObject({ kind: 'near', value: 8 })
    expect(match.kind === 'near' && match.range[1]).toBe(8)
  })

  test('a color far from the curve is not on the chart', () => {
    expect(matchCurve([lab(40, 60, 10)], chart, doubt).kind).toBe('far')
  })

  test('gives no answer if another one more than two levels away is as likely', () => {
    const chartOf = (step: number) =>
      Array.from({ length: 9 }, (_, value) => ({ value, pads: [lab(90 - step * value, 5, 20)] }))
    expect(matchCurve([lab(90 - 4, 5, 20)], chartOf(1), doubt).kind).toBe('alike')
    expect(matchCurve([lab(90 - 12, 5, 20)], chartOf(3), doubt).kind).toBe('near')
  })

  test('a curve that comes back to itself is ambiguous there', () => {
    const loop = [
      { value: 0, pads: [lab(60, 0, 0)] },
      { value: 1, pads: [lab(60, 30, 0)] },
      { value: 2, pads: [lab(60, 30, 30)] },
      { value: 3, pads: [lab(60, 1, 1)] },
    ]
    expect(matchCurve([lab(60, 0.5, 0.5)], loop, doubt).kind).toBe('ambiguous')
    expect(matchCurve([lab(60, 30, 15)], loop, doubt).kind).toBe('near')
  })

  test('levels that look alike are reported', () => {
    const pale = [
      { value: 0, pads: [lab(90, 0, 0)] },
      { value: 1, pads: [lab(90, 1, 0)] },
      { value: 2, pads: [lab(89, 2, 0)] },
    ]
    expect(matchCurve([lab(90, 1, 0)], pale, doubt).kind).toBe('alike')
  })

  test('a second pad distinguishes what the first cannot', () => {
    const twoPads = [
      { value: 0, pads: [lab(60, 0, 0), lab(80, 0, 60)] },
      { value: 1, pads: [lab(60, 30, 0), lab(70, 20, 50)] },
      { value: 2, pads: [lab(60, 30, 30), lab(60, 40, 40)] },
      { value: 3, pads: [lab(60, 1, 1), lab(50, 60, 30)] },
    ]
    const match = matchCurve([lab(60, 0.5, 0.5), lab(50, 60, 30)], twoPads, doubt)
    expect(match.kind === 'near' && match.value).toBeCloseTo(3, 1)
  })

  test('more uncertainty gives a wider range', () => {
    const sample = [mixed(chart[1].pads[0], chart[2].pads[0], 0.4)]
    const widthWith = (confusion: number) => {
      const match = matchCurve(sample, chart, { confusion, reach: 7 })
      return match.kind === 'near' ? match.range[1] - match.range[0] : Infinity
    }
    expect(widthWith(1)).toBeLessThan(widthWith(2))
    expect(widthWith(2)).toBeLessThan(widthWith(3))
  })

  test('the likely range lies within all that may fit', () => {
    const sample = [mixed(chart[1].pads[0], chart[2].pads[0], 0.4)]
    const match = matchCurve(sample, chart, { ...doubt, ofLikely: 0.5 })
    if (match.kind !== 'near') throw new Error(match.kind)
    const { value, range, likely } = match
    expect([range[0], likely[0], value, likely[1], range[1]]).toEqual(
      [range[0], likely[0], value, likely[1], range[1]].toSorted((one, other) => one - other),
    )
    expect(likely[1] - likely[0]).toBeLessThan(range[1] - range[0])
  })
})

describe('two assumptions about the light', () => {
  const near = (value: number, by: number) => ({
    kind: 'near' as const,
    value,
    range: [value - by, value + by] as const,
    likely: [value - by / 2, value + by / 2] as const,
    deltaE: 1,
    nearest: [6, 7],
  })
  test('that overlap: the ranges hold what either tells', () => {
    expect(together(near(6, 0.5), near(6.75, 0.5))).toEqual({
      ...near(6, 0.5),
      range: [5.5, 7.25],
      likely: [5.75, 7],
    })
  })
  test('that do not: the place is ambiguous', () => {
    expect(together(near(6, 0.25), near(7, 0.5))).toMatchObject({ kind: 'ambiguous' })
  })
})

const anyColor = fc
  .tuple(
    fc.double({ min: 0, max: 100, noNaN: true }),
    fc.double({ min: -80, max: 80, noNaN: true }),
    fc.double({ min: -80, max: 80, noNaN: true }),
  )
  .map(([l, a, b]) => lab(l, a, b))
const anyChart = fc
  .array(fc.record({ step: fc.double({ min: 0.1, max: 50, noNaN: true }), color: anyColor }), {
    minLength: 2,
    maxLength: 9,
  })
  .map((levels) => {
    let value = 0
    return levels.map(({ step, color }) => ({ value: (value += step), pads: [color] }))
  })

describe('whatever the chart', () => {
  test('estimate and range stay inside it, in order, and are numbers', () => {
    fc.assert(
      fc.property(anyChart, anyColor, (levels, sample) => {
        const match = matchCurve([sample], levels, { confusion: 2, reach: 1000 })
        expect(match.deltaE).toBeGreaterThanOrEqual(0)
        if (match.kind !== 'near') return
        const lowest = levels[0]?.value ?? NaN
        const highest = levels.at(-1)?.value ?? NaN
        const [low, high] = match.range
        expect(lowest <= low && low <= match.value).toBe(true)
        expect(match.value <= high && high <= highest).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('read from the other end, the answer is the same', () => {
    fc.assert(
      fc.property(anyChart, anyColor, (levels, sample) => {
        const turned = levels.map(({ value, pads }) => ({ value: -value, pads })).toReversed()
        const one = matchCurve([sample], levels, { confusion: 2, reach: 1000 })
        const other = matchCurve([sample], turned, { confusion: 2, reach: 1000 })
        expect(other.deltaE).toBeCloseTo(one.deltaE, 3)
      }),
      { numRuns: 40 },
    )
  })

  test('read from the other end, two equally deep minima are both refined', () => {
    const levels = [
      { value: 0.1, pads: [lab(0, -0.21214324130155118, 0)] },
      { value: 50.09999990554408, pads: [lab(0, 0, 0)] },
      { value: 50.19999990554408, pads: [lab(0, 79.99991729917309, 0)] },
      { value: 50.299999905544084, pads: [lab(0, 0, 0)] },
      { value: 50.399999905544085, pads: [lab(0, 0, 0)] },
    ]
    const turned = levels.map(({ value, pads }) => ({ value: -value, pads })).toReversed()
    const [one, other] = [levels, turned].map((ends) =>
      matchCurve([lab(0, 0, -27.54076012491225)], ends, { confusion: 2, reach: 1000 }),
    )
    expect(other?.deltaE).toBeCloseTo(one?.deltaE ?? Number.NaN, 5)
  })

  test('no color of the curve lies outside those of its two neighbors', () => {
    fc.assert(
      fc.property(anyChart, fc.double({ min: 0, max: 1, noNaN: true }), (levels, share) => {
        const position = share * (levels.length - 1)
        const { pads, value } = colorCurve(levels)(position)
        const low = Math.min(Math.floor(position), levels.length - 2)
        const [from, to] = [levels[low], levels[low + 1]]
        for (const channel of [0, 1, 2] as const) {
          const ends = [from?.pads[0]?.[channel] ?? 0, to?.pads[0]?.[channel] ?? 0]
          expect(pads[0]?.[channel]).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-6)
          expect(pads[0]?.[channel]).toBeLessThanOrEqual(Math.max(...ends) + 1e-6)
        }
        expect(value).toBeGreaterThanOrEqual((from?.value ?? 0) - 1e-9)
      }),
    )
  })
})
