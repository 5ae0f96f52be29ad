import { expect, test } from 'vitest'
import { isLayer, isLowerLayer, withDepthUnit, withoutLayer } from './layer.ts'

test.each([
  '下層土',
  '西2番 心土',
  '2層',
  '中層',
  '20〜40cm',
  '20～40㎝',
  '２０－４０ｃｍ',
  '20-40 cm',
  '20cm–40cm',
  '15から30センチ',
  '西2番 20-40CM',
  'A1-20-40cm',
  '東1号（20〜40cm）',
  '20-40cmの土',
  '深さ 30〜60cm',
  '下層20cm以下',
  '下層土（20cm以下）',
  '30cm以深',
  '20cm〜',
  '20-40cm 下層',
])('%s is below the tilled layer', (name) => expect(isLowerLayer(name)).toBe(true))

test.each([
  '作土',
  '0-20cm',
  '0〜15cm',
  '10-20 cm',
  '5〜10cm',
  '作土（0-20cm）',
  '作土 15-30cm',
  '東1号 表層0-15cm',
  '20-40',
  '地番20-40',
  '畑20cm',
  '20-40cm区 3番',
  '下層土改良区',
  '',
])('%s is not', (name) => expect(isLowerLayer(name)).toBe(false))

test.each([
  '作土',
  '表層',
  '上層',
  '中層',
  '1層',
  '0-15cm',
  '15 〜 30 cm',
  '下層土',
  '20cm以下',
  '第2層',
])('%s names a layer in the head of a column', (word) => {
  expect(isLayer(word)).toBe(true)
  expect(withoutLayer(`ph ${word}`)).toBe('ph')
})

test('a unit is no depth', () => {
  expect(isLayer('1-2cmol')).toBe(false)
  expect(withoutLayer('cec 1-2cmol')).toBe('cec 1-2cmol')
})

test.each([
  ['20-40', '深さ(cm)', '20-40cm'],
  ['０～１５', '採土深ｃｍ', '０～１５cm'],
  ['15', '深さ(cm)', '15cm'],
  ['0-15cm', '深さ(cm)', '0-15cm'],
  ['作土', '深さ(cm)', '作土'],
  ['20-40', '試料名', '20-40'],
  [undefined, '', undefined],
])('%s under %s is %s', (text, title, named) => expect(withDepthUnit(text, title)).toBe(named))
