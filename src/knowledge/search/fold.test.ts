import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'

describe('folding', () => {
  test.each([
    ['ブルーベリー', 'ぶるべり'],
    ['ﾎｳﾚﾝｿｳ', 'ほうれんそう'],
    ['ＰＨ ６．５', 'ph65'],
    ['C/N比・EC', 'cn比ec'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text).text).toBe(folded)
  })

  test('takes half-width voiced kana as one', () => {
    expect(fold('ﾎﾞﾄﾙ').text).toBe('ぼとる')
    expect(fold('ﾎﾞﾄﾙ')).toMatchObject({ from: [0, 2, 3], to: [2, 3, 4] })
  })

  test('is the same for every way to write', () => {
    const ways = ['ラミネート', 'らみねーと', 'ﾗﾐﾈｰﾄ', ' ラミ・ネート。']
    expect(new Set(ways.map((way) => fold(way).text)).size).toBe(1)
  })

  test('is the same folded twice, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = fold(text).text
        expect(fold(folded).text).toBe(folded)
      }),
    )
  })

  test('says of any text where each character stood', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { text: folded, from, to } = fold(text)
        for (const places of [from, to]) {
          expect(places).toHaveLength(folded.length)
          expect([...places]).toEqual([...places].toSorted((one, other) => one - other))
        }
        expect(from.every((place, index) => place < (to[index] ?? 0))).toBe(true)
      }),
    )
  })
})
