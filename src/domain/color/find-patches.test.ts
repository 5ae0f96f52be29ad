import { describe, expect, it } from 'vitest'
import { chartShot, fieldsInLine } from '#testing/scene/chart-shot.ts'
import { findPatches } from './find-patches.ts'
import type { Box } from './pixels.ts'

const hexes = ['#f3e5a0', '#eab9a5', '#dd8f9e', '#cf6a93', '#b84a86']
const field = { x: 20, y: 30, width: 16, height: 20 }
const beside = fieldsInLine(hexes, field, { x: 22 })

const holds = ({ x, y, width, height }: Box, point: { x: number; y: number }) =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height

type Shot = ReturnType<typeof chartShot>
const middles = (shot: Shot, fields: typeof beside) =>
  fields.map(({ x, y, width, height }) => shot.seenOf({ x: x + width / 2, y: y + height / 2 }))

describe('fields of a chart are proposed in their order', () => {
  it.each([
    ['with paper between them', beside, {}, 'row'],
    ['touching each other', fieldsInLine(hexes, field, { x: 16 }), {}, 'row'],
    [
      'below each other',
      fieldsInLine(hexes, { ...field, y: 14, height: 12 }, { y: 18 }),
      {},
      'column',
    ],
    ['a little turned and tilted', beside, { roll: 5, tilt: 20, leaning: 90 }, 'row'],
  ] as const)('%s', (_, fields, view, direction) => {
    const shot = chartShot(fields, view)
    const [row] = findPatches(shot.pixels)
    expect(row?.direction).toBe(direction)
    expect(row?.boxes).toHaveLength(hexes.length)
    for (const [index, middle] of middles(shot, fields).entries()) {
      expect(row?.boxes.some((box, place) => place === index && holds(box, middle))).toBe(true)
    }
  })

  it('under light that fades from one end to the other', () => {
    const shot = chartShot(
      beside,
      {},
      { lightAt: (x) => [1 - x / 350, 0.85 - x / 350, 0.6 - x / 500] },
    )
    expect(findPatches(shot.pixels)[0]?.boxes).toHaveLength(hexes.length)
  })

  it('each box well within its field', () => {
    const shot = chartShot(beside)
    const [row] = findPatches(shot.pixels)
    for (const [index, { x, y, width, height }] of beside.entries()) {
      const box = row?.boxes[index]
      const [low, high] = [shot.seenOf({ x, y }), shot.seenOf({ x: x + width, y: y + height })]
      expect(box?.x).toBeGreaterThan(low.x + 3)
      expect(box?.y).toBeGreaterThan(low.y + 3)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(high.x - 3)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(high.y - 3)
    }
  })
})

it('proposes both charts of a sheet, the longer one first', () => {
  const short = fieldsInLine(['#9fc9a0', '#5f9f80', '#2f7f70'], { ...field, y: 76 }, { x: 22 })
  const rows = findPatches(chartShot([...beside, ...short]).pixels).filter(
    ({ direction }) => direction === 'row',
  )
  expect(rows.map(({ boxes }) => boxes.length)).toEqual([5, 3])
})

it('proposes nothing on a bare sheet, nor for two lonely fields', () => {
  expect(findPatches(chartShot([]).pixels)).toEqual([])
  expect(findPatches(chartShot(beside.slice(0, 2)).pixels)).toEqual([])
})
