import { createElement, Fragment, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import './furigana.css'
import { hasKanji, splitRuby, type Ruby } from '#locales/furigana.ja.ts'
import { phraseStarts } from '#locales/phrases.ja.ts'
import { unbroken } from './unbroken.ts'

const rubyElement = ({ base, reading }: Ruby, key: number) =>
  jsxs(
    'ruby',
    {
      children: [
        base,
        jsx('rp', { children: '（' }, 'open'),
        // Screen readers would read the word twice.
        jsx('rt', { 'aria-hidden': true, children: reading }, 'reading'),
        jsx('rp', { children: '）' }, 'close'),
      ],
    },
    key,
  )

/** One item of a row or grid, as the text alone was; no style of ours selects it. */
const textElement = 'furi-gana'

type Piece = string | Ruby

const writtenOf = (piece: Piece) => (typeof piece === 'string' ? piece : piece.base)

/** A label of so few characters is one phrase: where lines may end, a reading does not reach over the kana beside it. */
const maxLabelChars = 5

function cutAt(text: string, places: readonly number[]): readonly string[] {
  const cuts = [...places.filter((place) => place > 0 && place < text.length), text.length]
  return cuts.map((end, place) => text.slice(cuts[place - 1] ?? 0, end))
}

/** Divides the pieces of a text into its phrases; a reading is never divided. */
function phrasesOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const written = pieces.map(writtenOf).join('')
  const starts = written.length > maxLabelChars ? phraseStarts(written) : []
  const phrases: Piece[][] = [[]]
  let at = 0
  for (const piece of pieces) {
    const from = at
    const parts =
      typeof piece === 'string'
        ? cutAt(
            piece,
            starts.map((start) => start - from),
          )
        : [piece]
    for (const part of parts) {
      if (starts.includes(at)) phrases.push([])
      phrases.at(-1)?.push(part)
      at += writtenOf(part).length
    }
  }
  return phrases
}

/** No line ends in a phrase of so few characters; a longer one may not fit into a narrow column. */
const maxUnbrokenChars = 8
const phraseElement = 'furi-phrase'

function shownPhrase(phrase: readonly Piece[], key: number): ReactNode {
  const shown = phrase.map((piece, place) =>
    typeof piece === 'string' ? unbroken(piece) : rubyElement(piece, place),
  )
  const chars = phrase.reduce((sum, piece) => sum + writtenOf(piece).length, 0)
  return createElement(
    Fragment,
    { key },
    key > 0 && createElement('wbr'),
    phrase.length > 1 && chars <= maxUnbrokenChars
      ? createElement(phraseElement, null, ...shown)
      : shown,
  )
}

const maxCachedTexts = 2000
const cache = new Map<string, ReactNode>()

/** A text with readings above its kanji. */
export function annotate(text: string): ReactNode {
  if (!hasKanji(text)) return unbroken(text)
  const before = cache.get(text)
  if (before !== undefined) return before
  const pieces = splitRuby(text)
  const shown = pieces.every((piece) => typeof piece === 'string')
    ? unbroken(text)
    : createElement(textElement, null, ...phrasesOf(pieces).map(shownPhrase))
  if (cache.size >= maxCachedTexts) cache.clear()
  cache.set(text, shown)
  return shown
}
