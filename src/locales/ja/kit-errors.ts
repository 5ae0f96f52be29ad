import type { KitReason } from '#domain/kit/kit-problem.ts'

/** What is wrong with a kit, and what to do. */
const reasons: Record<KitReason, string> = {
  'not-json': 'キットのファイルではありません。このアプリで書き出したファイルを選んでください。',
  'file-too-large': '大きすぎます。手順や色の数を減らしてください。',
  'not-a-kit': 'キットの内容ではありません。このアプリで書き出したファイルを選んでください。',
  'newer-version':
    '新しい版のアプリで作られたキットです。このアプリを更新してから読み込んでください。',
  missing: '内容がありません。書き足してください。',
  'wrong-type': '内容の種類が違います（数字のところに文字、など）。直してください。',
  'unknown-word': '決められた言葉ではありません。直してください。',
  'bad-id': '記号の付け方が違います。半角の英数字と - _ . : だけの64文字以内にしてください。',
  empty: '空です。入れてください。',
  'too-long': '長すぎます。短くしてください。',
  'title-too-long': '長すぎます。14文字以内にしてください。',
  'too-few': 'ひとつもありません。少なくとも1つ入れてください。',
  'too-many': '多すぎます。減らしてください。',
  'bad-number': '数字として読めません。入れ直してください。',
  'seconds-out-of-range': '時間は0より長く、24時間までにしてください。',
  'contrast-out-of-range': '透け具合は0から1の間にしてください。',
  'bad-color': '色は #rrggbb の形で入れてください。',
  'bad-url': '出典のアドレスは http:// か https:// で始めてください。',
  'duplicate-id': '同じ記号が二度使われています。どちらかを変えてください。',
  'unknown-lane': '先に終える流れが見つかりません。選び直してください。',
  'lane-cycle':
    '流れが互いに待ち合って、始まりません。どれかの「先に終える流れ」を外してください。',
  'unknown-analyte': '読む項目が見つかりません。選び直してください。',
  'analyte-not-read': 'この項目を読む手順がありません。「読む」手順で選んでください。',
  'analyte-read-twice': 'この項目を読む手順が二つあります。どちらかだけにしてください。',
  'levels-not-ascending': '数値が小さい順に並んでいません。「小さい順に並べる」を押してください。',
  'unknown-source': '出典の記号が、出典の一覧にありません。どちらかを直してください。',
  'source-missing': '出典がありません。出典を書くか、「自分で入力」にしてください。',
}

/** Parts of a kit, as its editor calls them. */
const parts: Readonly<Record<string, string>> = {
  schema: '版',
  id: '記号',
  name: '名前',
  maker: 'メーカー',
  trust: '確かさの印',
  note: '説明',
  copiedFrom: '元のキット',
  prepare: '用意するもの',
  cautions: '注意',
  analytes: 'はかる項目',
  species: '物質の記号',
  unit: '単位',
  method: '読み方',
  halfLevels: '中間の値',
  lowestDetectable: 'はかれる下限',
  chartComplete: '色見本がそろっているか',
  levels: '色見本',
  value: '値',
  word: '言葉',
  look: '見え方',
  hex: '色',
  ratio: '透け具合',
  kind: '種類',
  lanes: '流れ',
  after: '先に終える流れ',
  steps: '手順',
  title: '題',
  detail: 'くわしい説明',
  duration: '時間',
  endCue: '終わりの合図',
  extend: '延ばす時間',
  readWithin: '読める時間',
  hands: '作業の目安',
  sources: '出典',
  key: '記号',
  url: 'アドレス',
  text: '文',
}

/** `lanes[0].steps[2].duration.value` → 「流れ1 › 手順3 › 時間 › 値」. */
function where(path: string): string {
  if (path === '') return 'ファイル全体'
  return path
    .split('.')
    .map((part) => {
      const [name = '', ...indexes] = part.split(/[[\]]+/u).filter((each) => each !== '')
      return `${parts[name] ?? name}${indexes.map((index) => Number(index) + 1).join('-')}`
    })
    .join(' › ')
}

export const kitErrors = {
  reasons,
  where,
  found: (text: string) => `いまの内容: 「${text}」`,
}
