export const updates = {
  waiting: '新しいバージョンがあります',
  deferred: '新しいバージョンがあります。測定やタイマーが終わったら更新できます。',
  applying: '更新しています。すぐに開き直します。',
  apply: '更新する',
  later: 'あとで',
}
