import { expect, test } from 'vitest'

import {
  conditionsOf,
  divideConditions,
  plotInputOf,
  type FieldConditions,
} from './field-conditions.ts'
import { newPlot } from '#domain/plot/plot.ts'

const plotFieldsOf = (change: Partial<FieldConditions>) =>
  divideConditions({ crops: [] }, change, '2026-04-01').ofPlot
const humusOf = (humus: 'has' | 'rich' | 'very-rich' | 'humus-soil' | 'peat') =>
  plotInputOf(conditionsOf({ ...newPlot('p', ''), humus }, {}), [], null).humus

test('humus of a kept field keeps its class: a soil that has some is not called rich', () => {
  expect(humusOf('has')).toBe('some')
  expect(humusOf('rich')).toBe('rich')
  expect(humusOf('very-rich')).toBe('very-rich')
  expect(humusOf('humus-soil')).toBe('humus-soil')
  expect(humusOf('peat')).toBe('peat')
  expect(plotFieldsOf({ humus: 'some' })).toEqual({ humus: 'has' })
})

test('a change is kept with the field as far as it goes, and a field unknown stays unknown', () => {
  const change = {
    area: { value: 3, unit: 'a' },
    texture: 'clay',
    humus: 'rich',
    isVolcanicAsh: true,
    depth: 15,
    bulkDensity: 0.8,
    compost: null,
  } as const
  const plot = { ...newPlot('p', ''), ...plotFieldsOf(change) }
  expect(plotInputOf(conditionsOf(plot, {}), [], 20)).toEqual({
    area: 300,
    texture: 'clay',
    humus: 'rich',
    isVolcanicAsh: true,
    depth: 15,
    bulkDensity: 0.8,
    cec: 20,
    soilType: null,
  })
  expect(plotFieldsOf({})).toEqual({})
  expect(plotFieldsOf({ texture: 'sand' })).toEqual({ texture: 'sand' })
  expect(plotFieldsOf({ isVolcanicAsh: false })).toEqual({ volcanicAsh: false })
  expect(plotInputOf(conditionsOf(newPlot('p', ''), {}), [], null).area).toBeNull()
})

test('a change is divided without a rest: what a plot has no field for stays beside it', () => {
  const ofPlot = { texture: 'sand', depth: 15 } as const
  const beside = { soilType: 's', standard: 'own:1', flowerColor: 'blue' } as const
  const plot = newPlot('p', '')
  expect(divideConditions(plot, { ...ofPlot, ...beside, crop: 'tomato' }, '2026-04-01')).toEqual({
    ofPlot: {
      texture: 'sand',
      depthCm: 15,
      crops: [{ crop: 'tomato', from: '2026-04-01', to: null }],
    },
    beside,
  })
  // No crop is no period.
  expect(divideConditions(plot, { crop: null }, '2026-04-01')).toEqual({ ofPlot: {}, beside: {} })
})
