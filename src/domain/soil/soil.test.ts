import { describe, expect, test } from 'vitest'

import { isWithin, plotSoil, soilGroup, unknownPlot, type SoilType } from './soil.ts'

const ando: SoilType = { id: 'ando', cec: 30, bulkDensity: 0.7, isVolcanicAsh: true, humus: 'rich' }

test('millimeters for centimeters, or the grams of 100 mL, are a slip: the default takes their place', () => {
  const said = plotSoil({ ...unknownPlot, depth: 15, bulkDensity: 0.7 })
  expect(said.depth).toEqual({ value: 15, from: 'user' })
  expect(said.bulkDensity).toEqual({ value: 0.7, from: 'user' })
  const slipped = plotSoil({ ...unknownPlot, depth: 150, bulkDensity: 100 })
  expect(slipped.depth).toEqual({ value: 10, from: 'default' })
  expect(slipped.bulkDensity).toEqual({ value: 1, from: 'default' })
})

test('limits belong to what is within them', () => {
  const limits = { low: 1, high: 100 }
  expect([0.9, 1, 100, 100.1].map((value) => isWithin(value, limits))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

describe('a plot of which nothing is known', () => {
  test('is one square meter of loam with some humus, and has no exchange capacity', () => {
    expect(plotSoil(unknownPlot)).toEqual({
      area: { value: 1, from: 'default' },
      texture: { value: 'loam', from: 'default' },
      humus: { value: 'some', from: 'default' },
      isVolcanicAsh: { value: false, from: 'default' },
      depth: { value: 10, from: 'default' },
      bulkDensity: { value: 1, from: 'default' },
      cec: null,
    })
  })

  test('takes the figures of its type of soil', () => {
    const { bulkDensity, isVolcanicAsh, cec, humus } = plotSoil({ ...unknownPlot, soilType: ando })
    expect(humus).toEqual({ value: 'rich', from: 'soil-type' })
    expect(bulkDensity).toEqual({ value: 0.7, from: 'soil-type' })
    expect(isVolcanicAsh).toEqual({ value: true, from: 'soil-type' })
    expect(cec).toEqual({ value: 30, from: 'soil-type' })
  })
})

test('what the user entered counts before the type of soil', () => {
  const { cec, isVolcanicAsh } = plotSoil({
    ...unknownPlot,
    cec: 12,
    isVolcanicAsh: false,
    soilType: ando,
  })
  expect(cec).toEqual({ value: 12, from: 'user' })
  expect(isVolcanicAsh).toEqual({ value: false, from: 'user' })
  expect(plotSoil({ ...unknownPlot, cec: 12 }).cec).toEqual({ value: 12, from: 'user' })
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('an area of %d is none', (area) => {
  expect(plotSoil({ ...unknownPlot, area }).area).toEqual({ value: 1, from: 'default' })
  expect(plotSoil({ ...unknownPlot, cec: area }).cec).toBeNull()
})

test('volcanic ash decides the group before the texture, and sandy loam counts as sandy', () => {
  const groupOf = (texture: 'sand' | 'sandy-loam' | 'loam' | 'clay', isVolcanicAsh = false) =>
    soilGroup(plotSoil({ ...unknownPlot, texture, isVolcanicAsh }))
  expect(groupOf('sand')).toBe('sandy')
  expect(groupOf('sandy-loam')).toBe('sandy')
  expect(groupOf('loam')).toBe('alluvial')
  expect(groupOf('clay')).toBe('alluvial')
  expect(groupOf('sand', true)).toBe('volcanic')
})
