import { expect, test } from 'vitest'
import { areaUnits, type AreaUnit } from '#domain/soil/area.ts'
import { areaUnitIn, parseArea, typedArea } from './area-cell.ts'

const written: Readonly<Record<AreaUnit, string>> = {
  m2: '㎡',
  a: 'アール',
  '10a': '反',
  ha: '町歩',
  tsubo: '坪',
  se: '畝',
}
test.each(areaUnits)('%s is read as tables write it', (unit) => {
  expect(areaUnitIn(written[unit])).toBe(unit)
  expect(parseArea(`2${written[unit]}`, 'm2')).toEqual({ value: 2, unit })
})

test.each([
  ['(a)', 'a'],
  ['（ａ）', 'a'],
  ['(10a)', '10a'],
  ['〔ha〕', 'ha'],
  ['(㎡)', 'm2'],
  ['', null],
])('%s is the unit %s', (text, unit) => expect(areaUnitIn(text)).toBe(unit))

test.each([
  ['１２．５', { value: 12.5, unit: 'a' }],
  [' 12.5　', { value: 12.5, unit: 'a' }],
  ['1,200㎡', { value: 1200, unit: 'm2' }],
  ['0.3ha', { value: 0.3, unit: 'ha' }],
  ['2反', { value: 2, unit: '10a' }],
  ['2反5畝', { value: 2.5, unit: '10a' }],
  ['１町２反歩', { value: 1.2, unit: 'ha' }],
  ['1 反 15 坪', { value: 1.05, unit: '10a' }],
  ['3畝歩', { value: 3, unit: 'se' }],
  ['12町5反', { value: 12.5, unit: 'ha' }],
  ['12反5畝', { value: 12.5, unit: '10a' }],
  ['12畝15歩', { value: 12.5, unit: 'se' }],
  ['約2反5畝', null],
  ['0.5反', { value: 0.5, unit: '10a' }],
  ['1.2.3反', null],
  ['2反3', null],
  ['3×1.2', { value: 3.6, unit: 'm2' }],
  ['３ｍ ｘ １.２ｍ', { value: 3.6, unit: 'm2' }],
  ['12.5m×40m', { value: 500, unit: 'm2' }],
  ['10*20.25', { value: 202.5, unit: 'm2' }],
  ['約3×2', null],
  ['3×2坪', null],
  ['3×0', null],
  ['反', null],
  ['10a', { value: 10, unit: 'a' }],
  ['10 a', { value: 10, unit: 'a' }],
  ['110a', { value: 110, unit: 'a' }],
  ['1,010a', { value: 1010, unit: 'a' }],
  ['0', null],
  ['不明', null],
  ['', null],
])('%s is the area %j in a column of ares', (cell, area) =>
  expect(parseArea(cell, 'a')).toEqual(area),
)

test.each([
  ['2反3畝', { value: 2.3, unit: '10a' }],
  ['15a', { value: 15, unit: 'a' }],
  ['0.5ha', { value: 0.5, unit: 'ha' }],
  ['３．６', { value: 3.6, unit: 'tsubo' }],
  ['3,6', { value: 3.6, unit: 'tsubo' }],
  ['1,200', { value: 1200, unit: 'tsubo' }],
  ['0', null],
  ['-3', null],
  ['99999999', null],
  ['99999999a', null],
  ['ひろい', null],
])('%s typed for an area is %j where tsubo are chosen', (typed, area) =>
  expect(typedArea(typed, 'tsubo')).toEqual(area),
)
