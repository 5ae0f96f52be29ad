export const updates = {
  waiting: '新しい版があります。',
  deferred: '新しい版があります。測定やタイマーが終わったら、更新できます。',
  applying: '更新しています。すぐに開き直します。',
  apply: '更新する',
  later: 'あとで',
}
