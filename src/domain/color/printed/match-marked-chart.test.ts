import { expect, it } from 'vitest'
import { chartShot, fieldsInLine } from '#testing/scene/chart-shot.ts'
import { rgbOfHex } from '#domain/color/srgb.ts'
import { matchMarkedChart } from './match-marked-chart.ts'
import { findGrids } from './find-chart.ts'

const hexes = ['#f3e5a0', '#eab9a5', '#dd8f9e', '#cf6a93', '#b84a86']
const marked = hexes.map(rgbOfHex)
const first = { x: 20, y: 30, width: 16, height: 20 }
const warm = { lightAt: () => [0.95, 0.7, 0.45] as const }

function matched(colors: readonly string[]) {
  const { pixels } = chartShot(fieldsInLine(colors, first, { x: 22 }), {}, warm)
  return matchMarkedChart(pixels, findGrids(pixels)[0]?.rows ?? [], marked)
}

it('knows a marked chart again in another light', () => {
  const places = matched(hexes)?.map(({ x }) => x) ?? []
  expect(places).toHaveLength(5)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('knows it upside down, too: low comes first', () => {
  const places = matched(hexes.toReversed())?.map(({ x }) => x) ?? []
  expect(places).toHaveLength(5)
  expect(places).toEqual(places.toSorted((one, other) => other - one))
})

it('takes no other chart for it', () => {
  expect(matched(['#2040a0', '#f0e020', '#20a040', '#a01020', '#505050'])).toBeNull()
})

it('does not guess which end is low', () => {
  const gray = ['#909090', '#929292', '#909090', '#929292', '#909090'].map(rgbOfHex)
  const fields = fieldsInLine(['#808080', '#858585', '#808080', '#858585', '#808080'], first, {
    x: 22,
  })
  const { pixels, seenOf } = chartShot(fields)
  const boxes = fields.map(({ x, y, width, height }) => {
    const middle = seenOf({ x: x + width / 2, y: y + height / 2 })
    return { x: middle.x - 15, y: middle.y - 15, width: 30, height: 30 }
  })
  expect(matchMarkedChart(pixels, [boxes], gray)).toBeNull()
})
