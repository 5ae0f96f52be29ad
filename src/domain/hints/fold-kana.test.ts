import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldKana, isFound } from './fold-kana.ts'

describe('folding of kana', () => {
  test.each([
    ['ブルーベリー', 'ぶるべり'],
    ['ﾎｳﾚﾝｿｳ', 'ほうれんそう'],
    ['ＰＨ ６．５', 'ph65'],
    ['C/N比・EC', 'c/n比ec'],
  ])('%s → %s', (text, folded) => {
    expect(foldKana(text)).toBe(folded)
  })

  test('finds a word written in another script, and needs every word', () => {
    expect(isFound('ブルーベリーの土', 'ぶるーべりー')).toBe(true)
    expect(isFound('ブルーベリーの土', 'ﾌﾞﾙｰﾍﾞﾘｰ　土')).toBe(true)
    expect(isFound('ブルーベリーの土', 'ブルーベリー 畑')).toBe(false)
    expect(isFound('石灰 せっかい', 'セッカイ')).toBe(true)
  })

  test('is the same folded twice, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldKana(foldKana(text))).toBe(foldKana(text))
      }),
    )
  })
})
