export const comparingText = {
  light: '日中の明るい所で、白い紙の上に置いて比べます。直射日光は避けます。',
  screen: '画面の色は、明るさや機種で変わります。迷ったら、紙のカラーチャートで決めます。',
  paperFigure: '黒い図形は、画面より紙のほうが確かです。白い紙に描いて、毎回同じ距離から見ます。',
  threeWords: 'まず「はっきり見える」「うっすら見える」「見えない」から選びます。',
  sources: {
    RT: 'Rapitest 説明書の写し（英語）',
    LT1: 'LabTech Soil Master 手順（英語）',
    WR: 'Water Rangers パックテストの説明（英語）',
    FG: '水槽の水質検査の解説（英語）',
  },
} as const
