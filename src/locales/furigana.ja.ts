import { readingsOfStems, readingsOfWords } from './kanji-readings.ja.ts'

/** Kanji, and the reading shown above them. */
export interface Ruby {
  readonly base: string
  readonly reading: string
}

type Piece = string | Ruby

/** More kana than any one kanji is read with: 承 is うけたまわ. */
const maxKanaPerKanji = 5

/** How far before a bracket the word that it reads may begin: a note may be one long word. */
const maxPhraseChars = 30

const kanji = '\\p{Script=Han}々〆'
const kana = '[\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
const kanjiRun = new RegExp(`[${kanji}]+`, 'u')
const bracketed = new RegExp(
  `([${kanji}\\p{Script=Katakana}\\p{Script=Hiragana}ー]{1,${maxPhraseChars}})（(${kana}*\\p{Script=Hiragana}${kana}*)）`,
  'gu',
)

export const hasKanji = (text: string): boolean => kanjiRun.test(text)

const toHiragana = (text: string) =>
  text.replace(/[ァ-ヶ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60))

/** 黒ぼく土, くろぼくど: 黒 くろ, ぼく, 土 ど. `undefined` if the word is not read so. */
export function alignReading(word: string, reading: string): readonly Piece[] | undefined {
  const parts = word.split(new RegExp(`([${kanji}]+)`, 'u')).filter((part) => part !== '')
  const pattern = parts.map((part) =>
    hasKanji(part)
      ? `(.{${part.length},${part.length * maxKanaPerKanji}})`
      : `(${toHiragana(part)})`,
  )
  const found = new RegExp(`^${pattern.join('')}$`, 'u').exec(toHiragana(reading))
  return found === null
    ? undefined
    : parts.map((base, place) =>
        hasKanji(base) ? { base, reading: found[place + 1] ?? '' } : base,
      )
}

const entriesOf = (list: string): readonly (readonly [word: string, reading: string])[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = '', reading = ''] = entry.split('=')
      return [word, reading]
    })

const stems = new Map(entriesOf(readingsOfStems))
const readings = new Map([...entriesOf(readingsOfWords), ...stems])
const maxWordChars = Math.max(...[...readings.keys()].map(({ length }) => length))
/** Particles follow nouns and names. */
const okurigana = /^(?![をのはへ])\p{Script=Hiragana}/u

type Taken = readonly [length: number, pieces: readonly Piece[]]

const isKanji = (character: string | undefined) => character !== undefined && hasKanji(character)

const daysOfMonth =
  'ついたち ふつか みっか よっか いつか むいか なのか ようか ここのか とおか'.split(' ')
const minutes = 'ぷん ぷん ふん ぷん ぷん ふん ぷん ふん ぷん ふん'.split(' ')
const sticks = 'ぽん ぽん ほん ぼん ほん ほん ぽん ほん ぽん ほん'.split(' ')

/** What counts, by the figures before it. */
const counters: Readonly<Record<string, string | ((figures: string) => string | undefined)>> = {
  分: (figures) => minutes[Number(figures.at(-1))],
  本: (figures) => sticks[Number(figures.at(-1))],
  月: 'がつ',
  日: 'にち',
  時: 'じ',
  時間: 'じかん',
  週間: 'しゅうかん',
  年: 'ねん',
  回: 'かい',
  枚: 'まい',
  個: 'こ',
  秒: 'びょう',
  人: 'にん',
  度: 'ど',
  割: 'わり',
  倍: 'ばい',
  番: 'ばん',
  号: 'ごう',
  点: 'てん',
  行: 'ぎょう',
  坪: 'つぼ',
}
/** What follows a counter and belongs to it. */
const afterCounters: Readonly<Record<string, string>> = {
  間: 'かん',
  前: 'まえ',
  後: 'ご',
  目: 'め',
}

/** Figures that are read together with what they count. */
function readWithFigures(figures: string, counter: string): string | undefined {
  const count = Number(figures)
  if (counter === '人') return [undefined, 'ひとり', 'ふたり'][count]
  if (counter !== '日') return undefined
  if (count === 14 || count === 24) return `${count === 14 ? 'じゅう' : 'にじゅう'}よっか`
  return count === 20 ? 'はつか' : count > 1 ? daysOfMonth[count - 1] : undefined
}

/** Spaces are a blank on paper for figures to be written in. */
const figuresOrBlank = /^(\d+|\u3000+)/

/** Figures with what they count: 4日, 3分間. `undefined` if no rule reads it. */
function readCounted(text: string): Taken | undefined {
  const [figures = ''] = figuresOrBlank.exec(text) ?? []
  const counted = text.slice(figures.length)
  if (figures === '') return undefined
  const firstDay = /^(\d+)月1日(?!間)/u.exec(text)
  if (firstDay !== null) {
    const [whole, month = ''] = firstDay
    const pieces = [
      { base: '月', reading: 'がつ' },
      { base: '1日', reading: 'ついたち' },
    ]
    return [whole.length, [month, ...pieces]]
  }
  if (/^分の\d/.test(counted))
    return [figures.length + 1, [figures, { base: '分', reading: 'ぶん' }]]
  const counter = Object.keys(counters).findLast((one) => counted.startsWith(one)) ?? ''
  const rule = counters[counter]
  const reading = typeof rule === 'function' ? rule(figures) : rule
  if (reading === undefined) return undefined
  const after = counted.charAt(counter.length)
  const afterReading = afterCounters[after]
  const base = counter + (afterReading === undefined ? '' : after)
  const together = readWithFigures(figures, counter)
  const ruby = (read: string) => read + (afterReading ?? '')
  return [
    figures.length + base.length,
    together === undefined
      ? [figures, { base, reading: ruby(reading) }]
      : [{ base: figures + base, reading: ruby(together) }],
  ]
}

/** The longest known word at the start of a text. One that ends within a run of kanji counts only before another: 全部 見る. */
function firstWord(text: string): string | undefined {
  for (let length = Math.min(maxWordChars, text.length); length > 0; length -= 1) {
    const word = text.slice(0, length)
    if (!readings.has(word)) continue
    if (stems.has(word) && !okurigana.test(text.slice(length))) continue
    const endsWithin = isKanji(word.at(-1)) && isKanji(text[length])
    if (!endsWithin || (length > 1 && firstWord(text.slice(length)) !== undefined)) return word
  }
  return undefined
}

/** Reads what stands at the start of a text: figures with what they count, a word, or a run of kanji. */
function readFirst(text: string): Taken {
  const counted = readCounted(text)
  if (counted !== undefined) return counted
  const word = firstWord(text)
  const reading = readings.get(word ?? '')
  if (word !== undefined && reading !== undefined)
    return [word.length, alignReading(word, reading) ?? [word]]
  const [unread = text.charAt(0)] = new RegExp(`^(?:[${kanji}]+|\\d+)`, 'u').exec(text) ?? []
  return [unread.length, [unread]]
}

function* readKnown(text: string): Generator<Piece> {
  for (let rest = text; rest !== '';) {
    const [length, pieces] = readFirst(rest)
    yield* pieces
    rest = rest.slice(length)
  }
}

/** Kana of a reading that one kanji has besides its known one: 鶏（けい）, but 秒（めやす） is an aside. */
const maxKanaOfOtherReading = 2

/** Whether brackets hold something else than the known reading: 名前（あれば）. */
function isAside(word: string, reading: string): boolean {
  const known = readings.get(word)
  if (known === undefined || known === reading) return false
  return word.length > 1 || reading.length > maxKanaOfOtherReading
}

/** 硝酸態窒素: 硝酸 態 窒素. Shorter rubies can be broken over lines. */
function splitCompound({ base, reading }: Ruby): readonly Ruby[] {
  for (let length = base.length - 1; length > 0; length -= 1) {
    const head = base.slice(0, length)
    const headReading = readings.get(head)
    if (headReading === undefined || !reading.startsWith(headReading)) continue
    const rest = splitCompound({
      base: base.slice(length),
      reading: reading.slice(headReading.length),
    })
    const isKnown = rest.every((part) => readings.get(part.base) === part.reading)
    if (isKnown) return [{ base: head, reading: headReading }, ...rest]
  }
  return [{ base, reading }]
}

/** The end of a text that is read as the brackets after it say; none if they hold an aside. */
function readBracketed(text: string, reading: string) {
  const starts = Array.from(text, (_, at) => at)
  const known = starts.find((at) => readings.get(text.slice(at)) === reading)
  for (const at of known === undefined ? starts : [known]) {
    const word = text.slice(at)
    const pieces = alignReading(word, reading)
    if (pieces === undefined) continue
    return isAside(word, reading) ? undefined : { before: text.slice(0, at), pieces }
  }
  return undefined
}

function* readAll(text: string): Generator<Piece> {
  let at = 0
  for (const { 0: whole, 1: words = '', 2: reading = '', index } of text.matchAll(bracketed)) {
    const found = readBracketed(words, reading)
    yield* readKnown(text.slice(at, index) + (found?.before ?? words))
    yield* found?.pieces ?? [whole.slice(words.length)]
    at = index + whole.length
  }
  yield* readKnown(text.slice(at))
}

/**
 * Splits a Japanese text into kanji with their readings and everything between: readings in brackets, 土壌（どじょう）, and those of known words.
 * Words that are not known stay as they are.
 */
export function splitRuby(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  for (const piece of readAll(text)) {
    const last = pieces.at(-1)
    if (typeof piece !== 'string') pieces.push(...splitCompound(piece))
    else if (typeof last === 'string') pieces[pieces.length - 1] = last + piece
    else pieces.push(piece)
  }
  return pieces
}
