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
    `A4の紙、たて${count}まいです。PDFにするときは、次の画面で「PDFに保存（ほぞん）」をえらびます。`,
  printAll: (count) => `${count}まいをいんさつする`,
  back: '記録（きろく）にもどる',
  backToAll: '表にもどる',
  samples: '土',
  to: (name) => `${name}さん`,
  separator: '・',
  measuredOn: (day) => `${day}にはかりました`,
  laboratory: '分析（ぶんせき）の数字',
  noDiagnosis: 'のこしたしんだんは、まだありません。',
  todo: 'やること',
  values: 'はかった数字',
  item: 'もの',
  value: '数字',
  fit: (crop) => `${crop}によい`,
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
    `もとの本・サイト：${shown.join('／')}${count > shown.length ? `／ほか${count - shown.length}つ` : ''}`,
  code: 'この土のデータ',
  footer:
    'キットの数字はめやすです。入れる量（りょう）は、県などの基準（きじゅん）と、ふくろに書いてある量を先に見てください。1年に1回は、分析（ぶんせき）してもらってください。',
}
