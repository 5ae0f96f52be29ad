import { expect, test } from 'vitest'

import { plotSoil, unknownPlot } from './soil.ts'

test('millimeters for centimeters, or the grams of 100 mL, are a slip: the default takes their place', () => {
  const said = plotSoil({ ...unknownPlot, depth: 15, bulkDensity: 0.7 })
  expect(said.depth).toEqual({ value: 15, from: 'user' })
  expect(said.bulkDensity).toEqual({ value: 0.7, from: 'user' })
  const slipped = plotSoil({ ...unknownPlot, depth: 150, bulkDensity: 100 })
  expect(slipped.depth).toEqual({ value: 10, from: 'default' })
  expect(slipped.bulkDensity).toEqual({ value: 1, from: 'default' })
})
