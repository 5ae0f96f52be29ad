import { expect, test } from 'vitest'

import { typedFigure } from './typed-figure.ts'

const limits = { min: 0, max: 100 }

test.each([
  ['20', 20],
  ['２０．５', 20.5],
  ['1,5', 1.5],
  ['.5', 0.5],
  [' 7 ', 7],
])('%s is read as %d', (text, value) => {
  expect(typedFigure(text, limits)).toBe(value)
})

test.each(['', 'x', '1e9', '-1', '101', '1.2.3'])('%s is no figure', (text) => {
  expect(typedFigure(text, limits)).toBeNull()
})
