import type { AreaUnit } from '#domain/diagnosis/area.ts'

const areaUnits: Record<AreaUnit, string> = {
  m2: '㎡',
  a: 'a',
  '10a': '×10a',
  ha: 'ha',
  tsubo: '坪',
}

interface Dose {
  readonly name: string
  readonly weight: string
  readonly rate: string
}

/** One test on one sheet of paper. */
export const report = {
  title: '土壌診断 報告書',
  missing: 'この記録は見つかりません。消したか、ほかの端末の記録です。',
  reading: '記録を読んでいます…',
  print: '印刷する',
  printHint: 'A4 縦1枚です。PDFにするときは、印刷の画面で「PDFに保存」を選びます。',
  back: '記録に戻る',
  measuredAt: '測定日',
  kit: 'キット',
  kitVersion: ({ name, maker }: { readonly name: string; readonly maker: string }) =>
    maker === '' ? name : `${name}（${maker}）`,
  plot: '圃場',
  sample: '試料',
  area: '広さ',
  areaOf: (value: string, unit: string) => `${value} ${unit}`,
  areaUnits,
  weather: '天気',
  note: 'メモ',
  readings: '読んだ値',
  notMeasured: '－',
  judged: '項目と判定',
  laboratory: '分析機関・測定器の値',
  diagnosis: (crop: string, sample: string) =>
    sample === '' ? `診断（${crop}）` : `診断（${crop}・${sample}）`,
  diagnosedAt: (when: string) => `${when} に計算したときのままです。`,
  noDiagnosis: 'この測定には、残した診断がありません。',
  meaning: '意味とすること',
  plan: '基肥（元肥）の計画',
  nutrient: (name: string, target: string) =>
    target === '' ? `${name}: わからない` : `${name} 10aに ${target} kg`,
  /** `weight` is empty where nobody said how large the field is. */
  dose: ({ name, weight, rate }: Dose) =>
    weight === '' ? `→ ${name} 1㎡に ${rate} g` : `→ ${name} ${weight}（1㎡に ${rate} g）`,
  cautions: '気をつけること',
  charts: 'これまでの値',
  sources: '出典',
  moreSources: (count: number) => `ほか ${count}件は、画面の診断で見られます。`,
  code: 'この測定のデータ',
  footer:
    '簡易キットの値は目安です。「検出されず」は不足ではありません。量は地元の基準と袋の表示を優先してください。',
  sheet: '報告書',
}
