import { expect, test } from 'vitest'
import type { Analyte, Level } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import {
  answerCell,
  betweenCell,
  parseAnswer,
  parseBetween,
  parseNumber,
  parseRange,
} from './csv-value.ts'

test.each([
  ['6.5', 6.5],
  ['６．５', 6.5],
  [' 6.5 ', 6.5],
  ['−3', -3],
  ['－3', -3],
  ['+2', 2],
  ['.55', 0.55],
  ['5.', 5],
  ['1,200', 1200],
  ['12,345.67', 12_345.67],
  ['-1,234,567.5', -1_234_567.5],
  ['1.5E-2', 0.015],
  ['1e10', 1e10],
  ['1e999', null],
  ['1e1234', null],
  ['12,34', null],
  ['1,2,345', null],
  ['1,200,', null],
  ['約1,200', null],
  ['pH6', null],
  ['6.5mg', null],
  ['1.2.3', null],
  ['2026-04-01', null],
  ['0x10', null],
  ['-', null],
  ['', null],
])('%j is the number %j', (text, number) => expect(parseNumber(text)).toBe(number))

const level = (value: number | null, word = ''): Level => ({
  value,
  word,
  look: { kind: 'unknown' },
  trust: 'user',
  sources: [],
})
const ph: Analyte = {
  id: 'ph',
  name: 'pH',
  species: 'pH',
  unit: '',
  method: 'pad',
  halfLevels: true,
  lowestDetectable: { value: null },
  chartComplete: false,
  levels: [5, 5.5, 6, 6.5].map((value) => level(value)),
}
/** No reading is between two levels of this chart. */
const nitrate: Analyte = { ...ph, halfLevels: false, levels: [level(0), level(20)] }
/** A chart of words; the last level has neither a word nor a number. */
const words: Analyte = {
  ...ph,
  levels: ['低い', 'ふつう', '高い', ''].map((word) => level(null, word)),
}

const answerWords = {
  undetectable: '検出なし',
  'no-color-fits': '合う色なし',
  'not-read': '未読',
}
const answers = new Map<string, keyof typeof answerWords>([
  ['検出なし', 'undetectable'],
  ['合う色なし', 'no-color-fits'],
  ['未読', 'not-read'],
])

test.each<[string, Analyte, Answer]>([
  ['5', ph, { kind: 'level', level: 0 }],
  ['５．５０', ph, { kind: 'level', level: 1 }],
  ['5.25', ph, { kind: 'between', lower: 0 }],
  ['5.75', ph, { kind: 'between', lower: 1 }],
  ['5.7', ph, { kind: 'typed', value: 5.7 }],
  ['10', nitrate, { kind: 'typed', value: 10 }],
  ['検出なし', ph, { kind: 'undetectable' }],
  ['合う色なし', ph, { kind: 'no-color-fits' }],
  ['未読', ph, { kind: 'not-read' }],
  ['低い', words, { kind: 'level', level: 0 }],
  ['フツウ', words, { kind: 'level', level: 1 }],
  ['低い/ふつう', words, { kind: 'between', lower: 0 }],
  ['ふつう／高い', words, { kind: 'between', lower: 1 }],
  ['3', words, { kind: 'typed', value: 3 }],
])(
  '%s is an answer on its chart, and written so that it is read as the same',
  (cell, analyte, answer) => {
    expect(parseAnswer(cell, analyte, { answers })).toEqual(answer)
    const written = answerCell(analyte, answer, { answers: answerWords })
    expect(parseAnswer(String(written), analyte, { answers })).toEqual(answer)
  },
)

test.each([
  ['低い/高い', words],
  ['', words],
  ['/', ph],
  ['すっぱい', ph],
])('%j is no answer on its chart', (cell, analyte) => {
  expect(parseAnswer(cell, analyte, { answers })).toBeNull()
})

test('a level with a number is written as a number, and one with only a word by its word', () => {
  const written = (analyte: Analyte, answer: Answer) =>
    answerCell(analyte, answer, { answers: answerWords })
  expect(written(ph, { kind: 'between', lower: 1 })).toBe(5.75)
  expect(written(words, { kind: 'between', lower: 1 })).toBe('ふつう/高い')
  expect(written(words, { kind: 'level', level: 2 })).toBe('高い')
  expect(written(words, { kind: 'level', level: 3 })).toBe('')
  expect(written(ph, { kind: 'not-read' })).toBe('未読')
})

test.each([
  ['5.98～6.5', [5.98, 6.5]],
  ['5 ~ 7', [5, 7]],
  ['5〜7', [5, 7]],
  ['5–7', [5, 7]],
  ['5—7', [5, 7]],
  ['5..7', [5, 7]],
  ['-3～-1', [-3, -1]],
  ['5', null],
  ['5～', null],
  ['～7', null],
  ['5～6～7', null],
  ['低い～高い', null],
])('%s is the range %j', (cell, range) => expect(parseRange(cell)).toEqual(range))

test.each<[string, Analyte, number]>([
  ['5～5.5', ph, 0],
  ['６ 〜 ６．５', ph, 2],
  ['低い～ふつう', words, 0],
  ['ふつう..高い', words, 1],
])('%s names two neighboring levels', (cell, analyte, lower) => {
  expect(parseBetween(cell, analyte)).toEqual({ kind: 'between', lower })
  expect(parseBetween(betweenCell(analyte, lower), analyte)).toEqual({ kind: 'between', lower })
})

test.each(['5～6', '5', '4.5～5', '6.5～', '66.5', ''])(
  '%j names no two neighboring levels',
  (cell) => {
    expect(parseBetween(cell, ph)).toBeNull()
  },
)
