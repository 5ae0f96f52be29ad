import { expect, test } from 'vitest'
import { areaUnitIn, parseArea } from './area-cell.ts'

test.each([
  ['(a)', 'a'],
  ['（ａ）', 'a'],
  ['(10a)', '10a'],
  ['〔ha〕', 'ha'],
  ['(㎡)', 'm2'],
  ['反', '10a'],
  ['', null],
])('%s is the unit %s', (text, unit) => expect(areaUnitIn(text)).toBe(unit))

test.each([
  ['１２．５', { value: 12.5, unit: 'a' }],
  ['1,200㎡', { value: 1200, unit: 'm2' }],
  ['0.3ha', { value: 0.3, unit: 'ha' }],
  ['2反', { value: 2, unit: '10a' }],
  ['0', null],
  ['不明', null],
  ['', null],
])('%s is the area %j in a column of ares', (cell, area) =>
  expect(parseArea(cell, 'a')).toEqual(area),
)
