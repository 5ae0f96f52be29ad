import { describe, expect, it } from 'vitest'
import type { Box } from '#domain/color/pixels.ts'
import { paintedFrame } from '#testing/color/painted-frame.ts'
import { transposed } from './color-series.ts'
import { chartAmong, padsAs } from './printed-chart.ts'

const upper = ['#e8d05a', '#b9c458', '#86ac5c', '#4f8f6a', '#35756e', '#2a5a70']
const lower = ['#f3ecc8', '#e9cfc4', '#e0a8b0', '#cf7a9a', '#b85088', '#9c2a6c']
const boxOf = (at: number, line: number): Box => ({
  x: 30 + at * 60,
  y: 30 + line * 60,
  width: 20,
  height: 20,
})
const rows = [upper, lower].map((hexes, line) => hexes.map((_, at) => boxOf(at, line)))
const fields = [upper, lower].flatMap((hexes, line) =>
  hexes.map((hex, at) => ({ ...boxOf(at, line), hex })),
)

describe('a line of a chart of several analytes', () => {
  const pixels = paintedFrame({ width: 400, height: 200 }, fields)
  const paper = [0.5, 0.5, 0.5] as const
  const part = {
    rows: [rows[0]?.slice(0, 3) ?? [], rows[1]?.slice(0, 3) ?? []],
    paper,
    mayBeChance: false,
  }

  it('is the one asked for, though a part of the chart has as many fields', () => {
    const wanted = { levels: 6, pads: 1, line: { at: 1, of: 2 } }
    const chart = chartAmong(pixels, [part, { rows, paper, mayBeChance: false }], wanted)
    expect(chart?.levels.flat()).toEqual(rows[1])
  })
})

describe('three fields in a line that may be in order by chance', () => {
  const three = [upper[0], upper[2], upper[5]].map((hex = '', at) => ({ ...boxOf(at, 0), hex }))
  const pixels = paintedFrame({ width: 400, height: 200 }, three)
  const grid = { rows: [three], paper: [0.5, 0.5, 0.5] as const, mayBeChance: true }

  it('are a chart only where three levels are wanted', () => {
    expect(chartAmong(pixels, [grid], { levels: 3, pads: 1 })?.levels).toHaveLength(3)
    expect(chartAmong(pixels, [grid], { levels: 2, pads: 1 })).toBeNull()
  })

  it('in several lines also where every field is a level', () => {
    const lines = { ...grid, rows: [three, three.map((box) => ({ ...box, y: box.y + 60 }))] }
    expect(chartAmong(pixels, [lines], { levels: 6, pads: 1 })?.levels).toHaveLength(6)
    expect(chartAmong(pixels, [lines], { levels: 2, pads: 3 })).toBeNull()
  })
})

it('a series of two columns is read column by column, though glare lies on one field', () => {
  const colors = ['#7a5a3c', '#74503f', '#ffffff', '#663e46', '#5f3549', '#582c4c']
  const columns = [0, 1].map((column) =>
    [0, 1, 2].map((row) => ({ ...boxOf(column, row), hex: colors[3 * (1 - column) + row] ?? '' })),
  )
  const grid = { rows: transposed(columns), paper: [0.5, 0.5, 0.5] as const, mayBeChance: true }
  const pixels = paintedFrame({ width: 200, height: 220 }, columns.flat())
  const chart = chartAmong(pixels, [grid], { levels: 6, pads: 1 })
  expect(chart?.levels.flat()).toEqual(columns.toReversed().flat())
})

describe('the pads of a chart', () => {
  const levels = upper.map((_, at) => [boxOf(at, 0), boxOf(at, 1)])
  /** Pads one below the other, like the chart's. */
  const strip = (first: string, second: string) => {
    const pads = [first, second].map((hex, pad) => ({ ...boxOf(0, pad), x: 380, hex }))
    return { pads, pixels: paintedFrame({ width: 420, height: 200 }, [...fields, ...pads]) }
  }

  it('are counted from the other end where the sample clearly fits so', () => {
    const { pads, pixels } = strip(lower[3] ?? '', upper[3] ?? '')
    expect(padsAs(pixels, pads, levels)[0]).toEqual(levels[0]?.toReversed())
  })

  it('are not turned for a little, where strip and chart lie the same way', () => {
    const one = ['#86ac5c', '#86ac5c', '#86ac5c']
    const other = ['#84a85e', '#84a85e', '#84a85e']
    const alike = [one, other].flatMap((hexes, line) =>
      hexes.map((hex, at) => ({ ...boxOf(at, line), hex })),
    )
    const pads = [other[0], one[0]].map((hex = '', pad) => ({ ...boxOf(4, pad), hex }))
    const pixels = paintedFrame({ width: 400, height: 200 }, [...alike, ...pads])
    const few = levels.slice(0, 3)
    expect(padsAs(pixels, pads, few)).toEqual(few)
  })
})
