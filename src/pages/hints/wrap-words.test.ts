import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceWords, wrapWords } from './wrap-words.ts'

const wide = (text: string) => Array.from(text).length
const wrap = (text: string, width: number) => wrapWords(text, width, wide)

test('breaks between characters, and keeps numbers and Latin words whole', () => {
  expect(wrap('土のpHは6.5です', 4)).toEqual(['土のpH', 'は6.5', 'です'])
})

test('no line begins with a closing mark or a small kana', () => {
  expect(wrap('あいうえ。かき', 4)).toEqual(['あいう', 'え。かき'])
  expect(wrap('あいうキャベツ', 4)).toEqual(['あいう', 'キャベツ'])
})

test('no line ends with an opening mark', () => {
  expect(wrap('あいう「えお」', 4)).toEqual(['あいう', '「えお」'])
})

test('a title has lines of nearly one length', () => {
  expect(balanceWords('じゃがいもには石灰をまかない', 13, wide)).toEqual([
    'じゃがいもには',
    '石灰をまかない',
  ])
  expect(balanceWords('短い題', 13, wide)).toEqual(['短い題'])
})

test('loses and adds nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, width) => {
      expect(wrap(text, width).join('')).toBe(text)
    }),
  )
})
