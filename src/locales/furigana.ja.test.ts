import { describe, expect, test } from 'vitest'
import { readingsOfStems, readingsOfWords } from './kanji-readings.ja.ts'
import { alignReading, hasKanji, splitRuby } from './furigana.ja.ts'

/** 土(つち)をはかる */
const shown = (text: string) =>
  splitRuby(text)
    .map((piece) => (typeof piece === 'string' ? piece : `${piece.base}(${piece.reading})`))
    .join('')

describe('readings in brackets stand above their kanji', () => {
  test.each([
    ['石灰（せっかい）をまく', '石灰(せっかい)をまく'],
    ['黒ぼく土（くろぼくど）の', '黒(くろ)ぼく土(ど)の'],
    ['水にとけるリン酸（りんさん）', '水(みず)にとけるリン酸(さん)'],
    ['はかるろ紙（ろし）と', 'はかるろ紙(し)と'],
    ['もう一度硝酸（しょうさん）を', 'もう一度(いちど)硝酸(しょうさん)を'],
    ['硝酸態窒素（しょうさんたいちっそ）', '硝酸(しょうさん)態(たい)窒素(ちっそ)'],
    ['酸度未調整（さんどみちょうせい）', '酸度未調整(さんどみちょうせい)'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))
})

describe('what brackets say besides stays', () => {
  test.each([
    ['名前（あれば）', '名前(なまえ)（あれば）'],
    ['40秒（めやす）', '40秒(びょう)（めやす）'],
    ['水（20℃）', '水(みず)（20℃）'],
    ['（これは）土', '（これは）土(つち)'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))
})

describe('neighbors decide how a kanji is read', () => {
  test.each([
    ['使い方と近い方', '使(つか)い方(かた)と近(ちか)い方(ほう)'],
    ['混ぜ方、読み方、右の方', '混(ま)ぜ方(かた)、読(よ)み方(かた)、右(みぎ)の方(ほう)'],
    ['土を入れる、色に入る', '土(つち)を入(い)れる、色(いろ)に入(はい)る'],
    ['出す、出る', '出(だ)す、出(で)る'],
    ['消す、消える', '消(け)す、消(き)える'],
    ['開く、開ける', '開(ひら)く、開(あ)ける'],
    ['上・中・下、中の土', '上(じょう)・中(ちゅう)・下(げ)、中(なか)の土(つち)'],
    ['全部見る', '全部(ぜんぶ)見(み)る'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))
})

describe('figures decide how what they count is read', () => {
  test.each([
    ['3分、5分、10分待つ、2分間', '3分(ぷん)、5分(ふん)、10分(ぷん)待(ま)つ、2分間(ふんかん)'],
    ['3分の2の量', '3分(ぶん)の2の量(りょう)'],
    [
      '2026年4月1日、8日、12日、20日、1日',
      '2026年(ねん)4月(がつ)1日(ついたち)、8日(ようか)、12日(にち)、20日(はつか)、1日(にち)',
    ],
    ['1人と2人と3人', '1人(ひとり)と2人(ふたり)と3人(にん)'],
    ['とった日　　月　　日', 'とった日(ひ)　　月(がつ)　　日(にち)'],
    ['1本、2本、3本', '1本(ぽん)、2本(ほん)、3本(ぼん)'],
    ['1か月前に9回使う', '1か月前(げつまえ)に9回(かい)使(つか)う'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))
})

test('a name that is no known word is not read', () => {
  expect(shown('山田さん、佐藤の大石畑')).toBe('山田さん、佐藤の大石畑')
  expect(shown('本田、田中 進の')).toBe('本田、田中 進の')
})

test('a text loses nothing but the brackets of its readings', () => {
  const bases = (text: string) =>
    splitRuby(text)
      .map((piece) => (typeof piece === 'string' ? piece : piece.base))
      .join('')
  expect(bases('12こ（A・B）の土（つち）を、3回はかる。')).toBe('12こ（A・B）の土を、3回はかる。')
})

const easyFiles = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/src/locales/easy/*.ts',
  '/src/knowledge/**/*.easy.ts',
  // Names of crops for the search, in all their kanji, and of foreign sources.
  '!/src/locales/easy/{catalogs,species-names}.ts',
  '!/src/knowledge/**/{crops,readings,source-titles}.easy.ts',
])

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each(Object.keys(easyFiles))('every kanji of %s is read', async (path) => {
  const texts = textsIn(await easyFiles[path]?.())
  const unread = texts.flatMap((text) =>
    splitRuby(text).filter((piece) => typeof piece === 'string' && hasKanji(piece)),
  )
  expect(unread).toEqual([])
  // A ruby is never broken over two lines.
  const readingsIn = texts.flatMap((text) =>
    splitRuby(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.reading)),
  )
  expect(readingsIn.filter(({ length }) => length > 12)).toEqual([])
})

test('every known word can be read as the list says, and is listed once', () => {
  const entries = [readingsOfWords, readingsOfStems].flatMap((list) =>
    list
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split('=')),
  )
  expect(
    entries.filter(([word = '', reading = '']) => alignReading(word, reading) === undefined),
  ).toEqual([])
  expect(new Set(entries.map(([word]) => word)).size).toBe(entries.length)
})
