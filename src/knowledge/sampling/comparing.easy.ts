import type { Translated } from '#locales/translated.ts'

export const comparingText: Translated<typeof import('./comparing.ja.ts').comparingText> = {
  light: '昼の明るい所で、白い紙の上においてくらべます。強い日の光には、当てません。',
  screen: '画面の色は、明るさやスマホでちがいます。まよったら、紙のカラーチャートで決めます。',
  paperFigure:
    '黒い図は、画面より紙のほうがたしかです。白い紙にかきます。いつも同じ遠さから見ます。',
  threeWords: '先に、「はっきり見える」「うっすら見える」「見えない」からえらびます。',
  sources: {
    RT: 'Rapitest 説明書の写し（英語）',
    LT1: 'LabTech Soil Master やり方（英語）',
    WR: 'Water Rangers パックテストの説明（英語）',
    FG: '水槽の水の検査の説明（英語）',
  },
}
