import { describe, expect, it } from 'vitest'
import { chartShot, fieldsInLine } from '#testing/scene/chart-shot.ts'
import { findGrids } from './find-chart.ts'
import { chartAmong } from './printed-chart.ts'

/** The levels of a label's analytes: pH, nitrogen, phosphate. */
const analytes = [
  ['#e06b4c', '#eb9450', '#f0c04e', '#9dbb56', '#5e9f5f', '#3a8270', '#33667d', '#3b4a7c'],
  ['#fbe1e4', '#f3c3cc', '#e893a8', '#d96288', '#c23768'],
  ['#d6e6f1', '#aacfe6', '#79b2d8', '#4a90c4'],
]
const field = { x: 22, y: 26, width: 9, height: 9 }
const label = analytes.map((hexes, row) =>
  fieldsInLine(hexes, { ...field, y: field.y + 20 * row }, { x: 14 }),
)

describe('a label whose analytes have unequal numbers of levels', () => {
  it.each([
    ['from above', {}],
    ['at a slant', { tilt: 25, leaning: 60, roll: 5 }],
  ])('shows the line of each, %s', (_, view) => {
    const { pixels, seenOf } = chartShot(label.flat(), view)
    const grids = findGrids(pixels)
    const isOnField = label.map((fields, at) => {
      const line = { at, of: label.length }
      const chart = chartAmong(pixels, grids, { levels: fields.length, pads: 1, line })
      return fields.map(({ x, y, width, height }, level) => {
        const middle = seenOf({ x: x + width / 2, y: y + height / 2 })
        const box = chart?.levels[level]?.[0]
        if (box === undefined) return false
        const off = Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y)
        return off < box.width / 3
      })
    })
    expect(isOnField).toEqual(label.map((fields) => fields.map(() => true)))
  })

  it('ends a line before the sample that lies on from it', () => {
    const pad = { ...field, x: field.x + 14 * 5, y: field.y + 20, hex: '#d96288' }
    const { pixels, seenOf } = chartShot([...label.flat(), pad])
    const { x, y } = seenOf({ x: pad.x + 4.5, y: pad.y + 4.5 })
    const sample = [{ x: x - 6, y: y - 6, width: 12, height: 12 }]
    const wanted = { levels: 5, pads: 1, line: { at: 1, of: label.length }, sample }
    expect(chartAmong(pixels, findGrids(pixels), wanted)?.levels).toHaveLength(5)
  })
})
