import type { EarlierCsvWords } from '#domain/exchange/csv-words.ts'

/** Words in tables written by earlier versions, and in tables from elsewhere. */
export const earlierCsvWords: readonly EarlierCsvWords[] = [
  {
    answers: { undetectable: '検出されず' },
    details: {
      between: '中間',
      'seconds-late': 'おくれ（秒）',
      'in-time': '読んだ時',
      'camera-range': 'カメラの幅',
      'camera-verdict': 'カメラの意見',
    },
    inTime: { late: 'おそい' },
  },
  { details: { between: '間の値' } },
  ...['ND', 'N.D.', '不検出', '検出せず'].map((undetectable) => ({ answers: { undetectable } })),
]
