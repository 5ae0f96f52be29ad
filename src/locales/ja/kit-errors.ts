import type { KitReason } from '#domain/kit/kit-problem.ts'

/** What is wrong with a kit, and what to do. */
const reasons: Record<KitReason, string> = {
  'not-json': 'キットのファイルではありません。このアプリで保存したファイルを選んでください。',
  'file-too-large': '大きすぎます。手順や色の数を減らしてください。',
  'not-a-kit': 'キットのデータではありません。このアプリで保存したファイルを選んでください。',
  'newer-version':
    '新しいバージョンのアプリで作られたキットです。アプリを更新してから取り込んでください。',
  missing: '未入力です。入力してください。',
  'wrong-type': '入力の種類が違います（数値の欄に文字など）。直してください。',
  'unknown-word': '使えない言葉です。直してください。',
  'bad-id': 'IDは、半角の英数字と - _ . : で、64文字以内にしてください。',
  empty: '未入力です。入力してください。',
  'too-long': '長すぎます。短くしてください。',
  'title-too-long': '長すぎます。14文字以内にしてください。',
  'too-few': '1つ以上入力してください。',
  'too-many': '多すぎます。減らしてください。',
  'bad-number': '数値として読めません。入力し直してください。',
  'seconds-out-of-range': '時間は0秒より長く、24時間以内にしてください。',
  'contrast-out-of-range': '黒い図形の見え方は、0から1の間にしてください。',
  'bad-color': '色は #rrggbb の形で入力してください。',
  'bad-url': '出典のアドレスは http:// か https:// で始めてください。',
  'duplicate-id': '同じIDが2つあります。どちらかを変えてください。',
  'unknown-lane': '先に終える工程が見つかりません。選び直してください。',
  'lane-cycle':
    '工程どうしが互いの終了を待つため、始められません。どれかの「先に終える工程」を外してください。',
  'unknown-analyte': '読む項目が見つかりません。選び直してください。',
  'analyte-not-read': 'この項目を読む手順がありません。「読む」手順で選んでください。',
  'analyte-read-twice': 'この項目を読む手順が2つあります。どちらかだけにしてください。',
  'levels-not-ascending': '数値が小さい順に並んでいません。「小さい順に並べる」を押してください。',
  'ph-out-of-range': 'pHは0〜14です。数値を直してください。',
  'unknown-source': '出典の番号が、出典の一覧にありません。どちらかを直してください。',
  'source-missing': '出典がありません。出典を書くか、「自分で入力」にしてください。',
}

/** Names of a kit's parts, as in its editor. */
const parts: Readonly<Record<string, string>> = {
  schema: 'バージョン',
  id: 'ID',
  name: '名前',
  maker: 'メーカー',
  trust: '信頼度',
  note: '説明',
  copiedFrom: '元のキット',
  prepare: '用意するもの',
  cautions: '注意',
  analytes: '測る項目',
  species: '成分の表記',
  unit: '単位',
  method: '読み方',
  halfLevels: '段階の中間の値',
  lowestDetectable: '測れる下限',
  chartComplete: '段階がそろっているか',
  levels: '段階',
  value: '値',
  word: '言葉',
  look: '見え方',
  hex: '色',
  ratio: '黒い図形の見え方',
  kind: '種類',
  lanes: '工程',
  after: '先に終える工程',
  steps: '手順',
  title: '手順の名前',
  detail: 'くわしい説明',
  duration: '時間',
  endCue: '終わりの合図',
  extend: '延ばす時間',
  startWithin: '始めるまでの期限',
  limit: '始めるまでの期限',
  remedy: '期限を過ぎたとき',
  readWithin: '読む期限',
  hands: '作業の目安',
  sources: '出典',
  key: '番号',
  url: 'アドレス',
  text: '文章',
}

/** `lanes[0].steps[2].duration.value` → 「工程1 › 手順3 › 時間 › 値」. */
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
  found: (text: string) => `今の内容：「${text}」`,
}
