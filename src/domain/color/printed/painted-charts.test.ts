import { expect, it } from 'vitest'
import { chartlessScene } from '#testing/scene/chartless-scene.ts'
import { gridScene } from '#testing/scene/grid-scene.ts'
import { readSample } from '#domain/color/read-sample.ts'
import { findGrids } from './find-chart.ts'
import { chartAmong } from './printed-chart.ts'

// Hundreds of these are painted by `npm run bench -- color-charts`.
it.each([3, 5, 8])('a painted chart without prepared positions is found and read: %d', (seed) => {
  const { pixels, levels, pads, sample, place } = gridScene(seed)
  const chart = chartAmong(pixels, findGrids(pixels), { levels, pads, sample })
  const reading = readSample(pixels, {
    sample,
    paper: chart?.paper ?? [1, 1, 1],
    against: {
      kind: 'chart',
      levels: (chart?.levels ?? []).map((boxes, value) => ({ value, boxes })),
    },
  })
  const estimate = reading.status === 'read' ? reading.estimate : NaN
  expect(Math.abs(estimate - place)).toBeLessThan(1)
})

it.each([36, 10, 4])('a painted picture without a chart has none: %d', (seed) => {
  expect(findGrids(chartlessScene(seed).pixels)).toEqual([])
})
