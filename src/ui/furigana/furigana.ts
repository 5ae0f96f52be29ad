import { createElement, Fragment, isValidElement, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import './furigana.css'
import { hasKanji, splitRuby, type Ruby } from '#locales/furigana.ja.ts'

/** What can hold nothing but text, or is a reading already. */
const leftAlone = new Set<unknown>(
  'option rp rt ruby script style text textarea title tspan'.split(' '),
)

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

const wordElement = 'furi-word'
const firstKana = /^[\p{Script=Hiragana}ー]/u

/** No line ends between a kanji and the kana after it. */
function kept(pieces: readonly (string | Ruby)[]): readonly ReactNode[] {
  return pieces.map((piece, place) => {
    const before = pieces[place - 1]
    const after = pieces[place + 1]
    if (typeof piece === 'string')
      return typeof before === 'object' ? piece.replace(firstKana, '') : piece
    const kana = typeof after === 'string' ? (firstKana.exec(after)?.[0] ?? '') : ''
    const ruby = rubyElement(piece, place)
    return kana === '' ? ruby : createElement(wordElement, { key: place }, ruby, kana)
  })
}

const maxCachedTexts = 2000
const cache = new Map<string, ReactNode>()

function withRuby(text: string): ReactNode {
  if (!hasKanji(text)) return text
  const before = cache.get(text)
  if (before !== undefined) return before
  const pieces = splitRuby(text)
  const shown = pieces.every((piece) => typeof piece === 'string')
    ? text
    : createElement(textElement, null, ...kept(pieces))
  if (cache.size >= maxCachedTexts) cache.clear()
  cache.set(text, shown)
  return shown
}

/** Elements of a list need a key; texts do not. */
const keyed = (shown: ReactNode, key: number) =>
  isValidElement(shown) ? jsx(Fragment, { children: shown }, `furigana-${key}`) : shown

/** The props of an element with readings above the kanji of its texts. */
export function annotate<Props>(type: unknown, props: Props): Props {
  if ((typeof type !== 'string' && type !== Fragment) || leftAlone.has(type)) return props
  if (typeof props !== 'object' || props === null || !('children' in props)) return props
  const { children } = props
  if (typeof children === 'string') return { ...props, children: withRuby(children) }
  if (!Array.isArray(children) || !children.some((one) => typeof one === 'string')) return props
  return {
    ...props,
    children: children.map((one: unknown, place) =>
      typeof one === 'string' ? keyed(withRuby(one), place) : one,
    ),
  }
}
