import type { RecordReason } from '#domain/record/parse-soil-record.ts'

const broken = '内容がこわれています。'
const brokenKit = '使ったキットの内容がこわれています。'

/** A record is never edited by hand: what is wrong inside matters less than that the rest is safe. */
const reasons: Partial<Record<RecordReason, string>> = {
  'not-a-record': '測定の記録ではありません。',
  'newer-version': '新しい版のアプリの記録です。このアプリを更新すると読めます。',
  missing: '足りない内容があります。',
  'unknown-sample': 'どの試料の値かわかりません。',
  'unknown-level': '比色表にない段の値です。',
}

/** The page of kept readings. */
export const diagnosis = {
  title: '診断',
  lead: 'タイマーで読んだ値を、日付の新しい順に並べています。この端末の中だけに残り、外には送りません。値は目安です。「検出されず」は「不足」という意味ではありません。',
  reading: '記録を読んでいます…',

  empty: {
    title: 'まだ記録がありません',
    text: 'キットを用意して、タイマーで測ってください。読んだ値は自動でここに残ります。',
    begin: 'タイマーで測る',
    manual: '使い方を見る',
  },

  records: 'これまでの測定',
  startedAt: (clock: string) => `${clock} から`,
  stopped: '途中でやめた測定',
  sample: (place: number) => `試料${place}`,
  noReadings: '読んだ値はありません。',
  readAt: (clock: string) => `${clock} に読み取り`,
  limitUnknown:
    '「あと」は、時間になってから読むまでの長さです。何秒までに読めばよいかは、説明書で確認してください。',
  more: 'もっと見る',

  remove: '消す',
  removeLabel: (day: string, clock: string, kit: string) => `${day} ${clock} の ${kit} を消す`,
  removed: '記録を消しました。',
  undo: 'もとに戻す',
  notRemoved: '消したことを保存できませんでした。このページを開き直すと、また出てきます。',

  howToRead: {
    title: '値の見かた',
    points: [
      '「検出されず」は、このキットでは見えなかったという意味です。「不足」ではありません。0 でもありません。',
      '値が無い項目は「わからない」です。少ないとも多いとも言えません。',
      '数字は、比色表の段の値です。段と段の間の細かい差は読めません。',
      '単位と物質の記号（NO3-N など）が同じ値どうしで比べてください。ちがうキットの値は、そのまま比べられません。',
      '「おくれ」の付いた値は、決まった時間を過ぎて読んだ値です。色が変わっていることがあるので、目安にしてください。',
    ],
  },

  export: {
    title: '控えをとる',
    text: 'すべての記録を、一つのファイルに書き出します。端末をなくしたときのために、ほかの場所にも置いてください。',
    button: 'ファイルに書き出す',
    fileName: (day: string) => `土壌診断の記録 ${day}.json`,
    failed: '書き出せませんでした。記録は端末に残っています。もう一度押してください。',
  },

  storage: {
    memory: {
      title: 'この端末に保存できていません',
      text: 'このページを閉じると、今日の記録は消えます。下の「ファイルに書き出す」で控えをとってください。',
    },
    failure: {
      full: '端末の空きがありません。写真や使わないアプリを消して、空きを作ってください。',
      denied:
        'ブラウザが保存を許していません。プライベートブラウズなら、ふつうの画面で開いてください。',
      broken: '保存する場所が応答しません。測定が終わってから、このページを開き直してください。',
    },
    restored: {
      title: '記録を控えから戻しました',
      text: (count: number) =>
        `ブラウザが消してしまった内容 ${count}件を、端末の中の控えから戻しました。することはありません。`,
    },
  },

  unreadable: {
    title: (count: number) => `読めない記録が ${count}件あります`,
    text: '消さずに、そのまま残しています。ほかの記録は無事です。',
    place: (path: string) => `場所: ${path}`,
    reason: (reason: RecordReason, path: string) =>
      reasons[reason] ?? (path.startsWith('kit') ? brokenKit : broken),
  },
}
