import { expect, test } from 'vitest'

import { conditionsOf, plotFieldsOf, plotInputOf } from './field-conditions.ts'
import { newPlot } from '#domain/plot/plot.ts'

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
