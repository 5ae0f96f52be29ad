/** Form of address in letters, for persons and organizations. */
const to = (name: string) => {
  if (/(?:様|さん|御中)\u2069?$/u.test(name)) return name
  const isMany =
    /(?:会社|法人|組合|農園|農場|部会|学校|センター)$|^(?:株式|有限|合同)会社|^農事組合法人/u
  return `${name} ${isMany.test(name) ? '御中' : '様'}`
}

interface Spread {
  readonly least: string
  readonly median: string
  readonly greatest: string
  readonly unit: string
}

/** One sample on one sheet of paper. */
export const report = {
  title: '土壌診断の結果',
  sheet: '報告書',
  sheets: (count: number) => `報告書${count}枚`,
  missing: '記録が見つかりません。消したか、別の端末で保存した記録です。',
  reading: '記録を読み込んでいます…',
  print: '印刷する',
  printHint: (count: number) => `A4縦${count}枚です。PDFは、印刷画面の「PDFに保存」で作れます。`,
  printAll: (count: number) => `${count}枚を印刷する`,
  back: '記録に戻る',
  backToAll: '表に戻る',
  samples: '試料',
  to,
  separator: '・',
  measuredOn: (day: string) => `${day} 測定`,
  old: (day: string, months: number) =>
    `${day}現在、測定から${months}か月以上たっています。まく前に測り直してください。`,
  oldFields: (day: string, months: number, fields: readonly string[]) =>
    `${day}現在、測定から${months}か月以上たった畑：${fields.join('・')}。まく前に測り直してください。`,
  sameDay: (fields: readonly string[]) =>
    `同じ日のほかの測定と値が大きく違う畑：${fields.join('・')}。もう一度測ってから量を決めてください。`,
  otherKitsPh: (fields: readonly string[]) =>
    `前に別のキットで測ったpHと違う畑：${fields.join('・')}。その後に石灰をまいていなければ、もう一度測ってから石灰の量を決めてください。`,
  testedBefore: (fields: readonly string[]) =>
    `前の測定でほかの項目を測った畑：${fields.join('・')}。その診断も見てから、まいてください。`,
  retestedFields: (fields: readonly string[]) =>
    `測り直した畑：${fields.join('・')}。まく量は、新しい測定で決めてください。`,
  laboratory: '分析機関の値',
  noDiagnosis: '測定値だけの報告書です。',
  withoutTodo: 'この報告書に、やることは載っていません',
  diagnoseFirst: '診断を開いて「印刷」を押すと、やることも載ります。',
  diagnose: '診断を開く',
  yes: '○',
  todo: 'やること',
  values: '測定値',
  item: '項目',
  value: '値',
  unit: '単位',
  fit: '適正範囲',
  judgement: '判定',
  meaning: '読み方',
  trends: 'これまで',
  memo: 'メモ',
  from: '差出人・ひとこと',
  fromDetail: '入力すると、すべての報告書に印刷されます',
  sender: '差出人（事業所・氏名）',
  message: 'ひとこと',
  stamp: '印',
  /** Paper omits how a source was checked, which is shown on screen. */
  paperTitle: (title: string) => title.replace(/（写しで確認）$/u, ''),
  sources: (shown: readonly string[], count: number) =>
    `出典：${shown.join('／')}${count > shown.length ? `／ほか${count - shown.length}件` : ''}`,
  kind: 'まとめ方',
  kinds: { '1': '1試料1枚', farmers: '1戸1枚', meeting: '一覧' },
  field: '畑',
  order: '肥料の合計',
  trendsOf: (field: string) => `これまで：${field}`,
  printFarmers: (count: number) => `${count}戸分を印刷する`,
  farmersHint:
    'A4縦です。畑が多い人の分は、2枚以上になります。PDFは、印刷画面の「PDFに保存」で作れます。',
  overview: '土壌診断の一覧',
  overviewHint: 'A4横です。PDFは、印刷画面の「PDFに保存」で作れます。',
  isNamed: '生産者の名前を入れる',
  sampleCount: (count: number) => `${count}点`,
  farmerCount: (count: number) => `${count}戸`,
  spread: '最小・中央・最大',
  spreadOf: ({ least, median, greatest, unit }: Spread) =>
    `${least}・${median}・${greatest} ${unit}`.trim(),
  sorted: '小さい順に並べた全試料',
  stripOf: (item: string, low: number, high: number) =>
    `${item}：適正より下が${low}点、上が${high}点`,
  byCrop: '作物',
  byGroup: '部会・地区',
  byFarmer: '生産者',
  unnamed: '未設定',
  lowCount: (count: number) => `↓${count}`,
  highCount: (count: number) => `↑${count}`,
  moreGroups: (count: number) => `ほか${count}件`,
  code: 'この測定のデータ',
  footer: {
    kit: '簡易キットの値は目安です。量は、地域の施肥基準と袋の表示を優先してください。年に1回は、分析機関で測ると安心です。',
    laboratory: '量は、地域の施肥基準と袋の表示を優先してください。',
  },
}
