import { expect, test } from 'vitest'

import type { Limit } from '#domain/record/soil-record.ts'
import { limitCell, parseLaboratoryCell } from './laboratory-cell.ts'

test.each([
  ['６．２', 6.2],
  [' 6.2 ', 6.2],
  ['1,250', 1250],
  ['6.2↑', 6.2],
  ['6.2 ▼', 6.2],
  ['0.3**', 0.3],
  ['0.3 ※', 0.3],
  ['250(適)', 250],
  ['250 （やや高い）', 250],
  ['250mg/100g', 250],
  ['250 ｍｇ／１００ｇ', 250],
  ['250 mg/100g ◎', 250],
])('%j is the number %d', (text, value) => {
  expect(parseLaboratoryCell(text, 'mg/100g')).toEqual({ kind: 'number', value })
})

test.each(
  ',　,-,－,ー,―,−,/,／,--,*,***,…,.,※,N/A,#N/A,未測定,未分析,欠測,測定せず,分析なし,測定不能'.split(
    ',',
  ),
)('%j was not measured', (text) => {
  expect(parseLaboratoryCell(text)).toEqual({ kind: 'unmeasured' })
})

test.each([
  ['多い', 'mg/100g'],
  ['5.9～6.1', 'mg/100g'],
  ['250(5)', 'mg/100g'],
  ['↑250', 'mg/100g'],
  ['250 mg/kg', 'mg/100g'],
  ['250 mg/100g', ''],
  ['2.5%', 'mg/100g'],
  ['未測定値あり', ''],
  ['再測定不能', ''],
  ['基準未満です', ''],
  ['高(以上)', ''],
  ['NDK', ''],
  ['AND', ''],
  ['trial', ''],
  ['約<5', ''],
  ['約>上限', ''],
  ['検出せず(<5)とする', ''],
  ['5以下でした', ''],
])('%s is no value in %j', (text, unit) => {
  expect(parseLaboratoryCell(text, unit)).toEqual({ kind: 'bad-number' })
})

test.each<[string, Limit]>([
  ['<5', { comparator: '<', value: 5 }],
  ['＜０．５', { comparator: '<', value: 0.5 }],
  ['≦5', { comparator: '<=', value: 5 }],
  ['<=5', { comparator: '<=', value: 5 }],
  ['5未満', { comparator: '<', value: 5 }],
  ['5 mg/100g 以下', { comparator: '<=', value: 5 }],
  ['< 5 mg/100g', { comparator: '<', value: 5 }],
  ['≤5', { comparator: '<=', value: 5 }],
  ['≥5', { comparator: '>=', value: 5 }],
  ['≧ 5', { comparator: '>=', value: 5 }],
  ['>=0', { comparator: '>=', value: 0 }],
  ['検出限界以下(<5)', { comparator: '<', value: 5 }],
  ['5未満(検出限界以下)', { comparator: '<', value: 5 }],
  ['>1,000', { comparator: '>', value: 1000 }],
  ['1000以上', { comparator: '>=', value: 1000 }],
  ['1000超', { comparator: '>', value: 1000 }],
])('%s is a limit with its number', (text, limit) => {
  const found = { kind: 'limit', ...limit }
  expect(parseLaboratoryCell(text, 'mg/100g')).toEqual(found)
  // Reading the written cell gives the same limit.
  expect(parseLaboratoryCell(limitCell(limit))).toEqual(found)
})

test.each([
  ['ND', 'below-limit'],
  ['検出限界以下', 'below-limit'],
  ['Trace', 'below-limit'],
  ['tr', 'below-limit'],
  ['tr.', 'below-limit'],
  ['痕跡', 'below-limit'],
  ['こん跡', 'below-limit'],
  ['微量', 'below-limit'],
  ['<定量下限', 'below-limit'],
  ['<-5', 'below-limit'],
  ['n.d.', 'below-limit'],
  ['不検出', 'below-limit'],
  ['検出せず', 'below-limit'],
  ['検出限界', 'below-limit'],
  ['定量下限未満', 'below-limit'],
  ['定量下限以下', 'below-limit'],
  ['≦定量下限', 'below-limit'],
  ['上限以上', 'above-limit'],
  ['測定上限超', 'above-limit'],
  ['>上限', 'above-limit'],
  ['≧上限', 'above-limit'],
  ['5 mg/kg 以下', 'below-limit'],
])('%s has no number: %s', (text, kind) => {
  expect(parseLaboratoryCell(text)).toEqual({ kind })
})
