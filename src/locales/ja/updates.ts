export const updates = {
  waiting: '新しいバージョンがあります',
  deferred: '新しいバージョンがあります。測定やタイマーが終わったら更新できます。',
  applying: '更新しています。すぐに開き直します。',
  apply: '更新する',
  later: 'あとで',
  /** The offline copy, where the browser saves data. */
  copy: {
    'put-off': 'データセーバーがオンです。先に保存すると、電波のない所でも開けます。',
    fetching: '保存しています…',
    kept: '保存しました。電波のない所でも開けます。',
    failed: '保存できませんでした。電波のよい所で、もう一度押してください。',
  },
  keepCopy: 'すべて保存する（約2MB）',
  close: '閉じる',
}
