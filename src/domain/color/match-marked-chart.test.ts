import { expect, it } from 'vitest'
import { chartShot, fieldsInLine } from '#testing/scene/chart-shot.ts'
import { findPatches } from './find-patches.ts'
import { matchMarkedChart } from './match-marked-chart.ts'
import { rgbOfHex } from './srgb.ts'

const hexes = ['#f3e5a0', '#eab9a5', '#dd8f9e', '#cf6a93', '#b84a86']
const marked = hexes.map(rgbOfHex)
const first = { x: 20, y: 30, width: 16, height: 20 }
const warm = { lightAt: () => [0.95, 0.7, 0.45] as const }

function matched(colors: readonly string[]) {
  const { pixels } = chartShot(fieldsInLine(colors, first, { x: 22 }), {}, warm)
  return matchMarkedChart(pixels, findPatches(pixels), marked)
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
  const { pixels } = chartShot(
    fieldsInLine(['#808080', '#858585', '#808080', '#858585', '#808080'], first, { x: 22 }),
  )
  const rows = findPatches(pixels)
  expect(rows.some(({ boxes }) => boxes.length === 5)).toBe(true)
  expect(matchMarkedChart(pixels, rows, gray)).toBeNull()
})
