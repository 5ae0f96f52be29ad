import { expect, test } from 'vitest'
import { kitsInAllLanguages } from '#knowledge/kits/kits-in-all-languages.ts'
import { drawingOfStep } from '#ui/drawings/drawing-of-step.ts'

test.each([
  [
    'midorikun',
    ['take-soil', 'add-water', 'shake-bottle', 'dip-strip', 'blot-strip', 'read-strip'],
  ],
  [
    'npk-tube',
    [
      'add-tablet',
      'scoop-soil',
      'shake-bottle',
      'settle',
      'draw-liquid',
      'shake-tube',
      'mix-gently',
      'wait-tube',
      'read-tube',
      'read-k',
    ],
  ],
  [
    'packtest-no3',
    [
      'weigh-soil',
      'add-water',
      'shake-bottle',
      'settle',
      'pull-line',
      'squeeze-tube',
      'swing-tube',
      'lay-tube',
    ],
  ],
  [
    'earth-check',
    ['soil-and-water', 'stir', 'settle', 'into-tube', 'add-drops', 'shake-tube', 'read-tube'],
  ],
  ['nitrate-strip', ['filter', 'dip-strip', 'flick-strip', 'read-reader']],
])('the steps of %s show their own tools', (id, drawn) => {
  const built = kitsInAllLanguages.find((it) => it.id === id)
  const names = built?.lanes.flatMap(({ steps }) =>
    steps.map((step) => drawingOfStep(built, step).name),
  )
  expect([...new Set(names)].toSorted()).toEqual(drawn.toSorted())
})
