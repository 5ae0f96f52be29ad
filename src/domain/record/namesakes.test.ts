import { expect, test } from 'vitest'
import { numberedName, placeAmongNamesakes } from './namesakes.ts'

const samples = ['西', '東', '西 ', '', ''].map((name, at) => ({ id: String(at), name }))

test('samples of the same name are numbered in their order', () => {
  expect(samples.map(({ id }) => placeAmongNamesakes(samples, id))).toEqual([
    1,
    null,
    2,
    null,
    null,
  ])
  expect(numberedName('西', samples, '2')).toBe('西 (2)')
  expect(numberedName('東', samples, '1')).toBe('東')
})

test('a sample that is not there has no number', () => {
  expect(numberedName('西', samples, '9')).toBe('西')
})
