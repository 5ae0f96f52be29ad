import { expect, test } from 'vitest'
import { phraseStarts } from './phrases.ja.ts'

const phrasesOf = (text: string) => {
  const starts = [0, ...phraseStarts(text)]
  return starts.map((start, place) => text.slice(start, starts[place + 1]))
}

test.each([
  ['数字をのこしました', '数字を|のこしました'],
  ['写真がのこせません', '写真が|のこせません'],
  ['音が鳴るまで待ちます', '音が|鳴るまで|待ちます'],
])('%s is divided into its phrases', (text, phrases) => {
  expect(phrasesOf(text).join('|')).toBe(phrases)
})
