import type { Translated } from '#locales/translated.ts'

export const comparingText: Translated<typeof import('./comparing.ja.ts').comparingText> = {
  light: '明るい外の光で、白い紙の上でくらべます。強い日の光には、あてません。',
  screen:
    '画面の色は、明るさやスマートフォンでちがいます。まよったら、紙のカラーチャートで決めます。',
  paperFigure:
    'くらべる黒い図は、画面より紙のほうがたしかです。白い紙に黒い図をおきます。いつも同じ遠さから見ます。',
  threeWords:
    '先に、「はっきり見える」「うすく見える」「見えない」のどれかを決めます。すると、まよいません。',
  sources: {
    RT: 'Rapitest 説明書の写し（英語）',
    LT1: 'LabTech Soil Master やり方（英語）',
    WR: 'Water Rangers パックテストの説明（英語）',
    FG: 'fishtankguide.blog（英語）',
  },
}
