import { beforeAll, describe, expect, test } from 'vitest'
import type { Analyte, Level } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { loadTexts } from '#locales/texts.ts'
import { answerText, levelText } from './answer-text.ts'

beforeAll(() => loadTexts('ja', 'ui'))

const level = (value: number | null, word: string): Level => ({
  value,
  word,
  look: { kind: 'unknown' },
  trust: 'official',
  sources: [],
})

const analyte = (species: string, unit: string, levels: readonly Level[]): Analyte => ({
  id: 'x',
  name: '',
  species,
  unit,
  method: 'color',
  halfLevels: true,
  lowestDetectable: unknown,
  chartComplete: true,
  levels,
})

const nitrate = analyte('NO3-N', 'kg/10a', [level(5, '適量'), level(10, '高い'), level(20, '高い')])
const ph = analyte('pH', '', [level(5.5, ''), level(6, '')])
const namedPh = { ...ph, name: 'ｐＨ', species: '' }
const words = analyte('', '', [level(null, '低い'), level(null, '高い'), level(null, '')])

describe('an answer in words', () => {
  test.each([
    ['a level: number, unit and word', nitrate, { kind: 'level', level: 1 }, '10 kg/10a', '高い'],
    [
      'a number of a chart in another unit',
      nitrate,
      { kind: 'typed', value: 10, scale: { species: 'NO3-N', unit: 'mg/100g' } },
      '10 mg/100g',
      '',
    ],
    [
      'a number of a chart that counts another form',
      nitrate,
      { kind: 'typed', value: 44, scale: { species: 'NO3', unit: 'mg/L' } },
      'NO3 44 mg/L',
      '',
    ],
    [
      'a pH that only its name calls so',
      namedPh,
      { kind: 'between', lower: 0 },
      '5.5と6.0の間',
      '',
    ],
    ['a level without unit', ph, { kind: 'level', level: 0 }, '5.5', ''],
    ['a level that is only a word', words, { kind: 'level', level: 0 }, '低い', ''],
    ['a level with nothing printed', words, { kind: 'level', level: 2 }, '段階3', ''],
    ['a level the chart no longer has', ph, { kind: 'level', level: 7 }, '段階8', ''],
    [
      'between, with unit',
      nitrate,
      { kind: 'between', lower: 0 },
      '5と10の間（kg/10a）',
      '適量〜高い',
    ],
    [
      'between two levels of one word',
      nitrate,
      { kind: 'between', lower: 1 },
      '10と20の間（kg/10a）',
      '高い',
    ],
    ['between, without unit', ph, { kind: 'between', lower: 0 }, '5.5と6.0の間', ''],
    ['between words', words, { kind: 'between', lower: 0 }, '低いと高いの間', ''],
    ['beyond', nitrate, { kind: 'typed', value: 50, comparator: '>=' }, '50 kg/10a以上', ''],
    ['typed, without noise', nitrate, { kind: 'typed', value: 0.1 + 0.2 }, '0.3 kg/10a', ''],
    ['undetectable', nitrate, { kind: 'undetectable' }, '検出なし', ''],
    ['no color fits', nitrate, { kind: 'no-color-fits' }, 'どの色とも違う', ''],
    ['not read', nitrate, { kind: 'not-read' }, '読めなかった', ''],
  ] as const)('%s', (_name, measured, answer, value, word) => {
    expect(answerText(measured, answer)).toEqual({ value, word })
  })

  test('a level of the chart reads as its answer does', () => {
    expect(levelText(nitrate, 0)).toEqual(answerText(nitrate, { kind: 'level', level: 0 }))
  })
})
