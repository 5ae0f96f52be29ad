import type { report as source } from '#locales/ja/report.ts'
import type { Translated } from '#locales/translated.ts'

/** One test on one sheet of paper. */
export const report: Translated<typeof source> = {
  title: '土のしんだんのレポート',
  missing: 'この記録（きろく）は見つかりません。消したか、ほかのスマホの記録です。',
  reading: '記録（きろく）を読んでいます…',
  print: 'いんさつする',
  printHint:
    'A4の紙、たて1まいです。PDFにするときは、次の画面で「PDFに保存（ほぞん）」をえらびます。',
  back: '記録（きろく）にもどる',
  measuredAt: 'はかった日',
  kit: 'キット',
  kitVersion: ({ name, maker }) => (maker === '' ? name : `${name}（${maker}）`),
  plot: '畑',
  sample: '土',
  area: '広さ',
  areaOf: (value, unit) => `${value} ${unit}`,
  areaUnits: {
    m2: '㎡',
    a: 'a',
    '10a': '×10a',
    ha: 'ha',
    tsubo: '坪（つぼ）',
  },
  weather: '天気',
  note: 'メモ',
  readings: '読んだ数字',
  notMeasured: '－',
  judged: 'はかったものと答え',
  laboratory: '研究室・ほかの道具の数字',
  diagnosis: (crop, sample) =>
    sample === '' ? `しんだん（${crop}）` : `しんだん（${crop}・${sample}）`,
  diagnosedAt: (when) => `${when} に計算したままです。`,
  noDiagnosis: 'この記録（きろく）には、のこしたしんだんがありません。',
  meaning: 'どういうことか・すること',
  plan: '基肥（もとごえ）：植える前の肥料（ひりょう）',
  nutrient: (name, target) =>
    target === '' ? `${name}: わからない` : `${name} 10aに ${target} kg`,
  /** `weight` is empty where nobody said how large the field is. */
  dose: ({ name, weight, rate }) =>
    weight === '' ? `→ ${name} 1㎡に ${rate} g` : `→ ${name} ${weight}（1㎡に ${rate} g）`,
  cautions: '気をつけること',
  charts: 'これまでの数字',
  sources: 'もとの本・サイト',
  moreSources: (count) => `ほかに${count}つあります。しんだんの画面で見られます。`,
  code: 'この記録（きろく）のデータ',
  footer:
    'かんたんなキットの数字は、めやすです。「見つからない」は「足りない」ではありません。入れる量（りょう）は、近くのJAや県の基準（きじゅん）を先に見てください。ふくろに書いてあることも、先に見てください。',
  sheet: 'レポート',
}
