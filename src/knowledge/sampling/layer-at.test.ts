import { expect, test } from 'vitest'
import { layerAt } from './layer-at.ts'
import { depthAdvice } from './sampling.ts'

test.each([
  [0, [5, 10], 'scrape'],
  [3, [5, 10], 'above'],
  [5, [5, 10], 'take'],
  [10, [5, 10], 'take'],
  [11, [5, 10], 'below'],
  [1, [0, 15], 'scrape'],
  [3, [0, 15], 'take'],
  [40, [20, 40], 'take'],
] as const)('%i cm of the layer %j: %s', (depth, layer, verdict) => {
  expect(layerAt(depth, layer)).toBe(verdict)
})

test('every layer advised can be taken', () => {
  for (const { layer } of depthAdvice()) expect(layerAt(layer.value[1], layer.value)).toBe('take')
})
