import { expect, test } from 'vitest'

import type { Analyte } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { answerOfEstimate, isReadByPlace, readingValue } from './answer-of-estimate.ts'

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
})

test.each([{ halfLevels: true }, { halfLevels: false }])(
  'nothing is read beyond the ends of a complete chart: %o',
  (rules) => {
    const it = analyte([5, 10], rules)
    expect(answerOfEstimate(it, 3)).toEqual({ kind: 'level', level: 0 })
    expect(answerOfEstimate(it, 12)).toEqual({ kind: 'level', level: 1 })
    expect(answerOfEstimate(analyte([6], rules), 35)).toEqual({ kind: 'level', level: 0 })
  },
)

test.each([
  { levels: [10], estimate: 34.7, value: 35 },
  { levels: [10], estimate: 5.04, value: 5 },
  { levels: [6], estimate: 7.234, value: 7.2 },
  { levels: [0, 20], estimate: 47.3, value: 47 },
  { levels: [5, 5.5, 6, 6.5], estimate: 7.04, value: 7 },
  { levels: [0, 20], estimate: 123.4, value: 120 },
])(
  'beyond the known levels $levels of a chart that has more, the number itself is proposed: $estimate',
  ({ levels, estimate, value }) => {
    for (const halfLevels of [false, true]) {
      const it = analyte(levels, { halfLevels, chartComplete: false })
      expect(answerOfEstimate(it, estimate)).toEqual({ kind: 'typed', value })
    }
  },
)

test('a number that is a known level once rounded is that level', () => {
  const it = analyte([5, 6.5], { chartComplete: false })
  expect(answerOfEstimate(it, 6.52)).toEqual({ kind: 'level', level: 1 })
  expect(answerOfEstimate(it, 4.96)).toEqual({ kind: 'level', level: 0 })
  const wide = analyte([0, 20], { halfLevels: false, chartComplete: false })
  expect(answerOfEstimate(wide, 19.8)).toEqual({ kind: 'level', level: 1 })
})

test('where no level is known, the number has two digits', () => {
  expect(answerOfEstimate(analyte([]), 6.237_123_456)).toEqual({ kind: 'typed', value: 6.2 })
})

test('levels that are words are read by their place', () => {
  expect(
    [[null, null], [null, 3], []].map((values) => isReadByPlace(analyte(values).levels)),
  ).toEqual([true, false, false])
  const it = analyte([null, null, null])
  expect(readingValue(it.levels, 2)).toBe(2)
  expect(answerOfEstimate(it, 1.1)).toEqual({ kind: 'level', level: 1 })
  expect(answerOfEstimate(it, 1.5)).toEqual({ kind: 'between', lower: 1 })
  expect(answerOfEstimate(analyte([null, null], { chartComplete: false }), 1.4)).toEqual({
    kind: 'level',
    level: 1,
  })
})
