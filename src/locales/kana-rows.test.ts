import { expect, test } from 'vitest'
import { kanaRow } from './kana-rows.ja.ts'

test.each([
  ['わたなべ', 'わ'],
  ['ガーデン', 'か'],
  ['ﾊﾅｿﾞﾉ', 'は'],
  ['ヴィラ', 'あ'],
  ['山田', null],
  ['', null],
])('%s stands under %s', (name, row) => {
  expect(kanaRow(name)).toBe(row)
})
