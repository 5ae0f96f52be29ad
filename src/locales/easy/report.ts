import type { report as source } from '#locales/ja/report.ts'
import type { Translated } from '#locales/translated.ts'

/** One sample on one sheet of paper. */
export const report: Translated<typeof source> = {
  title: '土のしんだん',
  sheet: 'レポート',
  sheets: (count) => `レポート${count}まい`,
  missing: '記録（きろく）が見つかりません。消したか、ほかのスマホの記録です。',
  reading: '記録（きろく）を読んでいます…',
  print: 'いんさつする',
  printHint: (count) =>
    `A4の紙、たて${count}まいです。PDFにするときは、いんさつの画面で「PDFに保存（ほぞん）」をえらびます。`,
  printAll: (count) => `${count}まいをいんさつする`,
  back: '記録（きろく）にもどる',
  backToAll: '表にもどる',
  samples: '土',
  to: (name) => `${name}さん`,
  separator: '・',
  measuredOn: (day) => `${day}にはかりました`,
  old: (day, months) =>
    `${day}で、はかってから${months}か月か、それよりも長くたっています。入れる前に、もう一度はかってください。`,
  oldFields: (day, months, fields) =>
    `${day}で、はかってから${months}か月か、それよりも長くたった畑：${fields.join('・')}。入れる前に、もう一度はかってください。`,
  sameDay: (fields) =>
    `同じ日にはかったほかの数字と、大きくちがう畑：${fields.join('・')}。もう一度はかってから、量（りょう）を決めてください。`,
  otherKitsPh: (fields) =>
    `前にほかのキットではかったpHとちがう畑：${fields.join('・')}。そのあとに石灰を入れていないときは、もう一度はかってから、石灰の量（りょう）を決めてください。`,
  testedBefore: (fields) =>
    `前にほかのものをはかった畑：${fields.join('・')}。入れる前に、その答えも見てください。`,
  retestedFields: (fields) =>
    `もう一度はかった畑：${fields.join('・')}。新しくはかったときの量を使ってください。`,
  laboratory: '分析（ぶんせき）の数字',
  noDiagnosis: 'この紙は、はかった数字だけです。',
  withoutTodo: 'この紙には、やることが書いてありません',
  diagnoseFirst: 'しんだんを開いて「いんさつ」をおすと、やることも紙に出ます。',
  diagnose: 'しんだんを開く',
  yes: '○',
  todo: 'やること',
  values: 'はかった数字',
  item: '名前',
  value: '数字',
  unit: '単位（たんい）',
  fit: '合う数字',
  judgement: '答え',
  meaning: 'どういうことか',
  trends: 'これまで',
  memo: 'メモ',
  from: '書いた人・ひとこと',
  fromDetail: '書くと、どの紙にもいんさつします',
  sender: '書いた人',
  message: 'ひとこと',
  stamp: '印（いん）',
  paperTitle: (title) => title.replace(/（写しでたしかめました）$/u, ''),
  sources: (shown, count) =>
    `もとの本・サイト：${shown.join('／')}${count > shown.length ? `／ほか${count - shown.length}こ` : ''}`,
  kind: 'まとめ方',
  kinds: { '1': '土ごと', farmers: '人ごと', meeting: '全部' },
  field: '畑',
  order: '肥料（ひりょう）の合計（ごうけい）',
  trendsOf: (field) => `これまで：${field}`,
  printFarmers: (count) => `${count}人の分をいんさつ`,
  farmersHint: 'A4のたてです。畑が多い人の分は、2まいか、もっと多くなります。',
  overview: '土のしんだん・全部',
  overviewHint: 'A4のよこです。',
  isNamed: '人の名前を入れる',
  sampleCount: (count) => `土${count}こ`,
  farmerCount: (count) => `${count}人`,
  spread: 'いちばん小さい・まん中・いちばん大きい',
  spreadOf: ({ least, median, greatest, unit }) =>
    `${least}・${median}・${greatest} ${unit}`.trim(),
  sorted: '小さいものからならべた土',
  stripOf: (item, low, high) => `${item}：合う数字より下が${low}こ、上が${high}こ`,
  byCrop: '作物',
  byGroup: 'グループ',
  byFarmer: '人',
  unnamed: '名前なし',
  lowCount: (count) => `↓${count}`,
  highCount: (count) => `↑${count}`,
  moreGroups: (count) => `ほかに${count}こ`,
  code: 'この土のデータ',
  footer: {
    kit: 'キットの数字はめやすです。入れる量（りょう）は、県などの基準（きじゅん）と、ふくろに書いてある量を先に見てください。1年に1回は、分析（ぶんせき）してもらってください。',
    laboratory:
      '入れる量（りょう）は、県などの基準（きじゅん）と、ふくろに書いてある量を先に見てください。',
  },
}
