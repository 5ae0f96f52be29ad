import type { kitErrors as source } from '#locales/ja/kit-errors.ts'
import type { Translated } from '#locales/translated.ts'

/** Names of a kit's parts, as in its editor. */
const parts: Readonly<Record<string, string>> = {
  schema: 'アプリの新しさ',
  id: '記号（きごう）',
  name: '名前',
  maker: 'メーカー',
  trust: 'しるし',
  note: '説明（せつめい）',
  copiedFrom: 'もとのキット',
  prepare: '用意するもの',
  cautions: '注意',
  analytes: 'はかるもの',
  species: '物の記号（きごう）',
  unit: '単位（たんい）',
  method: '読み方',
  halfLevels: '2つの間',
  lowestDetectable: 'はかれるいちばん少ない数字',
  chartComplete: '色の表は全部あるか',
  levels: '色の表',
  value: '数字',
  word: 'ことば',
  look: '見え方',
  hex: '色',
  ratio: '黒い図の見え方',
  kind: 'しゅるい',
  lanes: '流れ',
  after: '先に終わる流れ',
  steps: 'やり方',
  title: '名前',
  detail: 'くわしい説明（せつめい）',
  duration: '時間',
  endCue: '終わりの合図（あいず）',
  extend: 'もっと待つ時間',
  startWithin: '始めるまでの時間',
  limit: '始めるまでの時間',
  remedy: '時間がすぎたとき',
  readWithin: '読む期限（きげん）',
  hands: '手を動かす時間',
  sources: 'もとの本・サイト',
  key: '記号（きごう）',
  url: 'アドレス',
  text: '文',
}

/** `lanes[0].steps[2].duration.value` → 「流れ1 › やり方3 › 時間 › 数字」. */
function where(path: string): string {
  if (path === '') return 'ファイル全部'
  return path
    .split('.')
    .map((part) => {
      const [name = '', ...indexes] = part.split(/[[\]]+/u).filter((each) => each !== '')
      return `${parts[name] ?? name}${indexes.map((index) => Number(index) + 1).join('-')}`
    })
    .join(' › ')
}

export const kitErrors: Translated<typeof source> = {
  reasons: {
    'not-json': 'キットのファイルではありません。このアプリで作ったファイルをえらんでください。',
    'file-too-large': '大きすぎます。やり方や色の数をへらしてください。',
    'not-a-kit': 'キットではありません。このアプリで作ったファイルをえらんでください。',
    'newer-version':
      '新しいアプリで作ったキットです。このアプリを新しくしてから、取りこんでください。',
    missing: '足りないものがあります。書いてください。',
    'wrong-type': '書くものがちがいます（数字の所に文字がある、など）。直してください。',
    'unknown-word': 'ここでは使えないことばです。直してください。',
    'bad-id':
      '記号（きごう）が正しくありません。英語（えいご）の文字・数字と - _ . : だけを使ってください。64文字までです。',
    empty: '何も書いてありません。書いてください。',
    'too-long': '長すぎます。短くしてください。',
    'title-too-long': '長すぎます。14文字までにしてください。',
    'too-few': '1つもありません。1つは入れてください。',
    'too-many': '多すぎます。へらしてください。',
    'bad-number': '数字として読めません。入れ直してください。',
    'seconds-out-of-range': '時間は、0より長く、24時間までにしてください。',
    'contrast-out-of-range': '黒い図の見え方は、0から1の間にしてください。',
    'bad-color': '色は #rrggbb の形で入れてください。',
    'bad-url': 'アドレスは http:// か https:// で始めてください。',
    'duplicate-id': '同じ記号（きごう）が二つあります。どちらかをかえてください。',
    'unknown-lane': '先に終わる流れが見つかりません。えらび直してください。',
    'lane-cycle':
      '流れがおたがいを待っています。始まりません。どれかの「先に終わる流れ」をはずしてください。',
    'unknown-analyte': '読むものが見つかりません。えらび直してください。',
    'analyte-not-read': 'これを読むやり方がありません。「読む」のやり方でえらんでください。',
    'analyte-read-twice': 'これを読むやり方が2つあります。どちらか1つにしてください。',
    'levels-not-ascending':
      '数字が、小さいものからならんでいません。「小さいものからならべる」をおしてください。',
    'ph-out-of-range': 'pHは0から14です。数字を直してください。',
    'unknown-source':
      'この記号（きごう）が「もとの本・サイト」の中にありません。どちらかを直してください。',
    'source-missing':
      '「もとの本・サイト」がありません。書いてください。または「自分で入れた」にしてください。',
  },
  where,
  found: (text) => `今、書いてあること：「${text}」`,
}
