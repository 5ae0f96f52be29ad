import { expect, test } from 'vitest'
import type { Analyte, Level } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
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
  ['.5', 0.5],
  ['5.', 5],
  ['1,200', 1200],
  ['-1,234,567.5', -1_234_567.5],
  ['1.5E-2', 0.015],
  ['1e999', null],
  ['1e1234', null],
  ['12,34', null],
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

const [ph, nitrate] = firstKit.analytes
if (ph === undefined || nitrate === undefined) throw new Error('a kit without analytes')

const level = (word: string): Level => ({
  value: null,
  word,
  look: { kind: 'unknown' },
  trust: 'user',
  sources: [],
})
/** A chart of words, as of tubes whose color is compared; the last level has neither a word nor a number. */
const words: Analyte = { ...ph, levels: [...['低い', 'ふつう', '高い'].map(level), level('')] }

const answerWords = {
  undetectable: '検出なし',
  'no-color-fits': '合う色なし',
  'not-read': '未読',
} as const
const answers = new Map(
  Object.entries(answerWords).map(([kind, word]) => [word, kind as keyof typeof answerWords]),
)

test.each<[Analyte, string, Answer | null]>([
  [ph, '6', { kind: 'level', level: 2 }],
  [ph, '５．５０', { kind: 'level', level: 1 }],
  [ph, '5.75', { kind: 'between', lower: 1 }],
  [ph, '5.7', { kind: 'typed', value: 5.7 }],
  // This chart has no reading between two levels.
  [nitrate, '10', { kind: 'typed', value: 10 }],
  [ph, '検出なし', { kind: 'undetectable' }],
  [ph, '合う色なし', { kind: 'no-color-fits' }],
  [ph, '未読', { kind: 'not-read' }],
  [words, 'フツウ', { kind: 'level', level: 1 }],
  [words, '低い/ふつう', { kind: 'between', lower: 0 }],
  [words, 'ふつう／高い', { kind: 'between', lower: 1 }],
  [words, '低い/高い', null],
  [words, '3', { kind: 'typed', value: 3 }],
  [words, '', null],
  [ph, '/', null],
  [ph, 'すっぱい', null],
])('on the chart of $name, %j is %j', (analyte, cell, answer) => {
  expect(parseAnswer(cell, analyte, { answers })).toEqual(answer)
  if (answer === null) return
  // The written cell is read as the same answer.
  const written = answerCell(analyte, answer, { answers: answerWords })
  expect(parseAnswer(String(written), analyte, { answers })).toEqual(answer)
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

test.each<[Analyte, string, number | null]>([
  [ph, '5～5.5', 0],
  [ph, '６ 〜 ６．５', 2],
  [words, '低い～ふつう', 0],
  [words, 'ふつう..高い', 1],
  [ph, '5～6', null],
  [ph, '5', null],
])('of $name, %3$j', (analyte, cell, lower) => {
  expect(parseBetween(cell, analyte)).toEqual(lower === null ? null : { kind: 'between', lower })
  if (lower !== null)
    expect(parseBetween(betweenCell(analyte, lower), analyte)).toEqual({ kind: 'between', lower })
})
