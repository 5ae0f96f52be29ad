export const comparingText = {
  light: '明るい自然の光で、白い紙の上で比べます。直射日光は避けます。',
  screen: '画面の色は、明るさや機種で変わります。迷ったら紙のカラーチャートで決めます。',
  paperFigure:
    '比べる黒い図形は、画面より紙のほうが確かです。白い紙に黒い図形を置き、毎回同じ距離から見ます。',
  threeWords:
    '「はっきり見える」「うすく見える」「見えない」の、どれに近いかを先に決めると迷いません。',
  sources: {
    RT: 'Rapitest 説明書の写し（英語）',
    LT1: 'LabTech Soil Master 手順（英語）',
    WR: 'Water Rangers パックテストの説明（英語）',
    FG: 'fishtankguide.blog（英語）',
  },
} as const
