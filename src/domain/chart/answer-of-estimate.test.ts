import { expect, test } from 'vitest'

import type { Analyte } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { answerOfEstimate, readingValue } from './answer-of-estimate.ts'

const analyte = (
  values: readonly (number | null)[],
  rules: Partial<Pick<Analyte, 'halfLevels' | 'chartComplete'>> = {},
): Analyte => ({
  id: 'a',
  name: 'A',
  species: '',
  unit: 'mg/L',
  method: 'pad',
  halfLevels: true,
  chartComplete: true,
  lowestDetectable: unknown,
  ...rules,
  levels: values.map((value) => ({
    value,
    word: 'w',
    look: { kind: 'unknown' },
    trust: 'user',
    sources: [],
  })),
})

test('near a level the answer is that level, in the middle it is between', () => {
  const it = analyte([0, 10, 30])
  expect(answerOfEstimate(it, 0)).toEqual({ kind: 'level', level: 0 })
  expect(answerOfEstimate(it, 2)).toEqual({ kind: 'level', level: 0 })
  expect(answerOfEstimate(it, 5)).toEqual({ kind: 'between', lower: 0 })
  expect(answerOfEstimate(it, 26)).toEqual({ kind: 'level', level: 2 })
})

test('without half levels the nearer one is the answer', () => {
  const it = analyte([0, 10], { halfLevels: false })
  expect(answerOfEstimate(it, 4)).toEqual({ kind: 'level', level: 0 })
  expect(answerOfEstimate(it, 6)).toEqual({ kind: 'level', level: 1 })
})

test('between levels of a chart with gaps the number is proposed', () => {
  const it = analyte([0, 20], { halfLevels: false, chartComplete: false })
  expect(answerOfEstimate(it, 6.27)).toEqual({ kind: 'typed', value: 6 })
  expect(answerOfEstimate(analyte([]), 6.2)).toEqual({ kind: 'typed', value: 6.2 })
})

test('nothing is read beyond the ends of the chart', () => {
  const it = analyte([5, 10])
  expect(answerOfEstimate(it, 3)).toEqual({ kind: 'level', level: 0 })
  expect(answerOfEstimate(it, 12)).toEqual({ kind: 'level', level: 1 })
})

test('levels that are words are read by their place', () => {
  const it = analyte([null, null, null])
  expect(readingValue(it.levels, 2)).toBe(2)
  expect(answerOfEstimate(it, 1.1)).toEqual({ kind: 'level', level: 1 })
  expect(answerOfEstimate(it, 1.5)).toEqual({ kind: 'between', lower: 1 })
})
