import { expect, test } from 'vitest'

import type { Limit } from '#domain/record/soil-record.ts'
import { limitCell, parseLaboratoryCell } from './laboratory-cell.ts'

test.each<[string, Limit]>([
  ['<5', { comparator: '<', value: 5 }],
  ['＜０．５', { comparator: '<', value: 0.5 }],
  ['≦5', { comparator: '<=', value: 5 }],
  ['<=5', { comparator: '<=', value: 5 }],
  ['5未満', { comparator: '<', value: 5 }],
  ['5 mg/100g 以下', { comparator: '<=', value: 5 }],
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
  ['tr.', 'below-limit'],
  ['痕跡', 'below-limit'],
  ['こん跡', 'below-limit'],
  ['微量', 'below-limit'],
  ['<定量下限', 'below-limit'],
  ['<-5', 'below-limit'],
  ['上限以上', 'above-limit'],
])('%s has no number: %s', (text, kind) => {
  expect(parseLaboratoryCell(text)).toEqual({ kind })
})
