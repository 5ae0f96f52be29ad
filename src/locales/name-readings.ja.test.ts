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
