import { expect, test } from 'vitest'
import { bareWord } from './kit.ts'

test.each([
  ['多い（見えない）', '多い'],
  ['low (clearly seen)', 'low'],
  ['0（欠乏）', '欠乏'],
  ['4 (surplus)', 'surplus'],
  ['（見えない）', '（見えない）'],
  ['中くらい', '中くらい'],
])('the bare word of %s is %s', (word, bare) => {
  expect(bareWord(word)).toBe(bare)
})
