import { expect, test } from 'vitest'
import { foldText } from '#domain/record/fold-text.ts'
import { isNamed } from './name-readings.ja.ts'

const names = ['西の畑', '北の畑', '下の段', 'ハウスA', '二号ハウス', '山田さんの田']
const found = (typed: string) => names.filter((name) => isNamed(name, foldText(typed)))

test.each([
  ['に', ['西の畑', '二号ハウス']],
  ['にし', ['西の畑']],
  ['にしのは', ['西の畑']],
  ['ニシ', ['西の畑']],
  ['きたのはたけ', ['北の畑']],
  ['西', ['西の畑']],
  ['はたけ', ['西の畑', '北の畑']],
  ['しものだ', ['下の段']],
  ['はうす', ['ハウスA', '二号ハウス']],
  ['やまだ', ['山田さんの田']],
  ['みなみ', []],
])('%s finds fields by how they are read', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})

test.each([
  ['こんどう', '近藤'],
  ['あべ', '阿部'],
  ['いいだ', '飯田'],
  ['いわさき', '岩崎'],
  ['くまがや', '熊谷'],
  ['すがわら', '菅原'],
  ['ちば', '千葉'],
  ['はっとり', '服部'],
  ['ほり', '堀'],
  ['まつうら', '松浦'],
  ['やなぎだ', '柳田'],
  ['たけだ', '武田'],
  ['つじ', '辻'],
])('%s finds the family %s', (typed, family) => {
  expect(isNamed(`${family} 上ノ台`, foldText(typed))).toBe(true)
})
