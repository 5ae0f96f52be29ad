/** As letters address: persons, and those who are several. */
const to = (name: string) => {
  if (/(?:様|さん|御中)$/u.test(name)) return name
  const isMany =
    /(?:会社|法人|組合|農園|農場|部会|学校|センター)$|^(?:株式|有限|合同)会社|^農事組合法人/u
  return `${name} ${isMany.test(name) ? '御中' : '様'}`
}

/** One sample on one sheet of paper. */
export const report = {
  title: '土壌診断の結果',
  sheet: '報告書',
  sheets: (count: number) => `報告書${count}枚`,
  missing: '記録が見つかりません。消したか、別の端末の記録です。',
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
  laboratory: '分析機関の値',
  noDiagnosis: '保存した診断はありません。',
  todo: 'やること',
  values: '測定値',
  item: '項目',
  value: '値',
  fit: (crop: string) => `${crop}の適正`,
  judgement: '判定',
  meaning: '読み方',
  trends: 'これまで',
  memo: 'メモ',
  from: '差出人・ひとこと',
  fromDetail: '入れると、どの報告書にも印刷されます',
  sender: '差出人（事業所・氏名）',
  message: 'ひとこと',
  stamp: '印',
  /** How a source was checked stands on screen, not on paper. */
  paperTitle: (title: string) => title.replace(/（写しで確認）$/u, ''),
  sources: (shown: readonly string[], count: number) =>
    `出典：${shown.join('／')}${count > shown.length ? `／ほか${count - shown.length}件` : ''}`,
  code: 'この測定のデータ',
  footer:
    '簡易キットの値は目安です。量は、地域の施肥基準と袋の表示を優先してください。年に1回は、分析機関で測ると安心です。',
}
