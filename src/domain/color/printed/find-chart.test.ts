import { describe, expect, it } from 'vitest'
import { chartShot, fieldsInLine, rainbowFields } from '#testing/scene/chart-shot.ts'
import { findGrids } from './find-chart.ts'

const series = [
  ['#e3a23c', '#d8bd48', '#a9b356', '#6f9f66'],
  ['#f6dcd6', '#f6cdd6', '#ee9fba', '#d95f98'],
  ['#d9e6e6', '#b9d6d8', '#7fb2c4', '#4a86ab'],
  ['#f7ecd2', '#f1d493', '#e8b258', '#cd8636'],
] as const

/** Levels in columns, as on the kit's own chart. */
const chart = (columns: number, rows: number, left = 30, top = 20) =>
  series.slice(0, columns).flatMap((hexes, column) =>
    hexes.slice(0, rows).map((hex, row) => ({
      x: left + column * 28,
      y: top + row * 20,
      width: 20,
      height: 13,
      hex,
    })),
  )

type Fields = Parameters<typeof chartShot>[0]

/** Rows and columns of the most likely chart, and the number of fields whose center lies in exactly one box. */
function foundIn(fields: Fields, shot: ReturnType<typeof chartShot>) {
  const [grid] = findGrids(shot.pixels)
  const boxes = grid?.rows.flat() ?? []
  const held = fields.filter(({ x, y, width, height }) => {
    const middle = shot.seenOf({ x: x + width / 2, y: y + height / 2 })
    const holding = boxes.filter(
      (box) =>
        middle.x > box.x &&
        middle.x < box.x + box.width &&
        middle.y > box.y &&
        middle.y < box.y + box.height,
    )
    return holding.length === 1
  })
  return { rows: grid?.rows.length, columns: grid?.rows[0]?.length, held: held.length }
}

describe('a printed chart is found', () => {
  it.each([
    ['from above', {}],
    ['turned', { roll: 12 }],
    ['held at a slant', { tilt: 30, leaning: 90, roll: 4 }],
    ['held at a slant sideways', { tilt: 30, leaning: 20 }],
  ])('%s', (_, view) => {
    const fields = chart(4, 4)
    expect(foundIn(fields, chartShot(fields, view))).toEqual({ rows: 4, columns: 4, held: 16 })
  })

  it.each([
    [1, 4],
    [4, 3],
    [2, 4],
  ])('of %d columns and %d rows', (columns, rows) => {
    const fields = chart(columns, rows)
    const held = rows * columns
    expect(foundIn(fields, chartShot(fields))).toEqual({ rows, columns, held })
  })

  it('turned on its side, read as it lies', () => {
    const fields = chart(4, 3)
    const shot = chartShot(fields, { roll: 90, scale: 2.4 })
    expect(foundIn(fields, shot)).toEqual({ rows: 4, columns: 3, held: 12 })
  })

  it('in light that fades to one side', () => {
    const fields = chart(4, 4)
    const lightAt = (x: number) => [1 - x / 400, 0.9 - x / 400, 0.7 - x / 500] as const
    const shot = chartShot(fields, {}, { lightAt })
    expect(foundIn(fields, shot)).toEqual({ rows: 4, columns: 4, held: 16 })
  })

  it('with the paper around it as white', () => {
    const fields = chart(4, 4)
    const [red, green, blue] = findGrids(chartShot(fields).pixels)[0]?.paper ?? []
    expect(red).toBeCloseTo(0.86, 1)
    expect(green).toBeCloseTo(0.85, 1)
    expect(blue).toBeCloseTo(0.82, 1)
  })
})

it.each([
  ['above', 32.5],
  ['below', 48.5],
])('a chart is found whose heading is printed close %s', (_, y) => {
  const fields = fieldsInLine(rainbowFields, { x: 20, y: 40, width: 14, height: 8 }, { x: 16 })
  const heading = { x: 20, y, width: 126, height: 7, hex: '#4a2a8c' }
  expect(foundIn(fields, chartShot([heading, ...fields]))).toEqual({ rows: 1, columns: 8, held: 8 })
})

it.each([7, 9])('a chart of %i fields is found around a bottle', (count) => {
  const outer = (count * 0.95) / (count - 1)
  const around = (at: number) => Math.sin(outer * ((2 * at) / count - 1))
  const fields = rainbowFields
    .concat('#3a2f6c')
    .slice(0, count)
    .map((hex, at) => {
      const [left, right] = [around(at + 0.15), around(at + 0.85)]
      return { x: 85 + 60 * left, y: 50, width: 60 * (right - left), height: 18, hex }
    })
  expect(foundIn(fields, chartShot(fields))).toEqual({ rows: 1, columns: count, held: count })
})

describe('a chart on any card is found', () => {
  const first = { x: 20, y: 40, width: 14, height: 20 }
  const card = (hex: string) => ({ x: 12, y: 30, width: 134, height: 40, hex })

  it.each([
    ['black', '#151515'],
    ['gray', '#8c8f90'],
    ['yellow', '#e8d060'],
  ])('%s', (_, hex) => {
    const fields = fieldsInLine(rainbowFields, first, { x: 16 })
    const shot = chartShot([card(hex), ...fields])
    expect(foundIn(fields, shot)).toEqual({ rows: 1, columns: 8, held: 8 })
  })

  it.each([
    ['white', '#f4f4f0'],
    ['black', '#151515'],
  ])('%s, its fields touching each other', (_, hex) => {
    const fields = fieldsInLine(rainbowFields, first, { x: 14 })
    const shot = chartShot([card(hex), ...fields])
    expect(foundIn(fields, shot)).toEqual({ rows: 1, columns: 8, held: 8 })
  })

  it('of yellow, seen blurred in narrow gaps', () => {
    const blues = [
      '#f6f6f2',
      '#d6e6f2',
      '#b4d2ea',
      '#8cb8dc',
      '#649ccc',
      '#3f80ba',
      '#2a64a2',
      '#174684',
    ]
    const fields = fieldsInLine(blues, first, { x: 15.4 })
    const shot = chartShot([card('#a5a03c'), ...fields], {}, { blur: 1.5 })
    expect(foundIn(fields, shot)).toEqual({ rows: 1, columns: 8, held: 8 })
  })

  it('of a gray between that of its palest and its darkest fields', () => {
    const lines = [
      ['#f3ecc8', '#e9d9c9', '#e4b8b8', '#8f5f74', '#4f2f42'],
      ['#f0ecd0', '#d5dfc5', '#a9cbb0', '#4f7e6a', '#1f4f50'],
    ]
    const fields = lines.flatMap((hexes, line) =>
      hexes.map((hex, at) => ({
        x: 24 + at * 24,
        y: 36 + line * 16,
        width: 12,
        height: 9,
        hex,
      })),
    )
    const shot = chartShot([card('#a2a4a5'), ...fields])
    expect(foundIn(fields, shot)).toEqual({ rows: 2, columns: 5, held: 10 })
  })

  it('with numbers printed on the fields', () => {
    const fields = fieldsInLine(rainbowFields, first, { x: 16 })
    const numbers = fields.map(({ x, y }) => ({
      x: x + 5,
      y: y + 13,
      width: 4,
      height: 4,
      hex: '#101010',
    }))
    const shot = chartShot([...fields, ...numbers])
    expect(foundIn(fields, shot)).toEqual({ rows: 1, columns: 8, held: 8 })
  })
})

describe('a mark beside a chart is no level', () => {
  it('though it lies at the distance of one more, before levels that bend', () => {
    const levels = rainbowFields.slice(1).toReversed()
    const fields = fieldsInLine(levels, { x: 40, y: 32, width: 6, height: 6 }, { y: 11 })
    const mark = { x: 40, y: 21, width: 6, height: 6, hex: '#a0a0a0' }
    const black = { ...mark, width: 3, hex: '#202020' }
    const { pixels, seenOf } = chartShot([mark, black, ...fields])
    const found = findGrids(pixels).find(({ rows }) => rows.length === levels.length)
    const last = seenOf({ x: 43, y: 32 + 11 * (levels.length - 1) + 3 })
    expect(found?.rows.at(-1)?.[0]?.y).toBeCloseTo(last.y - 4, -1)
  })
})

describe('nothing is taken for a chart', () => {
  it('on an empty sheet', () => {
    expect(findGrids(chartShot([]).pixels)).toEqual([])
  })

  it("that is a strip's own pads on the table", () => {
    const strip = [{ x: 60, y: 118, width: 40, height: 2, hex: '#ffffff' }]
    expect(findGrids(chartShot(strip).pixels)).toEqual([])
  })

  it('whose colors are a heap', () => {
    const heap = ['#aa3311', '#3355aa', '#ddcc22', '#226633', '#aa3311', '#ddcc22']
    const fields = heap.map((hex, at) => ({ x: 20 + at * 22, y: 40, width: 14, height: 14, hex }))
    expect(findGrids(chartShot(fields).pixels)).toEqual([])
    const card = { x: 14, y: 34, width: 140, height: 26, hex: '#151515' }
    expect(findGrids(chartShot([card, ...fields]).pixels)).toEqual([])
  })
})

describe("a strip's own pads are no chart", () => {
  const pads = ['#e3a23c', '#ee9fba', '#4a86ab', '#f1d493']
  const place = { x: 30, y: 40, width: 16, height: 16 }
  const strip = { x: 20, y: 39, width: 110, height: 18, hex: '#f4f4f0' }

  it('on a table, though their colors run from low to high', () => {
    const table = { x: 9, y: 9, width: 152, height: 102, hex: '#5a4636' }
    const onTable = fieldsInLine(series[0], place, { x: 24 })
    expect(findGrids(chartShot([table, strip, ...onTable]).pixels)).toEqual([])
  })

  it('on paper, where each is of another color', () => {
    expect(findGrids(chartShot(fieldsInLine(pads, place, { x: 24 })).pixels)).toEqual([])
  })

  it('on paper, where the shadow of its edge tells a strip from print', () => {
    const shadow = { ...strip, y: strip.y + 1, hex: '#b4b2ac' }
    const pale = { ...strip, y: 40, height: 16, hex: '#efeee9' }
    const onStrip = fieldsInLine(series[0], place, { x: 24 })
    expect(findGrids(chartShot([shadow, pale, ...onStrip]).pixels)).toEqual([])
  })
})

it('magnets in a line, three colors in order and two of them twice, may be chance', () => {
  const hexes = ['#0b3a7c', '#0b3a7c', '#dc6e9c', '#dca90b', '#dca90b']
  const { pixels } = chartShot(
    fieldsInLine(hexes, { x: 24, y: 50, width: 14, height: 14 }, { x: 24 }),
  )
  const found = findGrids(pixels)
  expect(found).not.toEqual([])
  expect(found.filter(({ mayBeChance }) => !mayBeChance)).toEqual([])
})
