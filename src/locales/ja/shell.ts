const app = '土壌診断キット専用タイマー'

export const shell = {
  app,
  description:
    '土壌診断キットの手順を1つずつ案内し、読み取りの時刻を音で知らせるタイマーです。比色表の読み取りを助け、結果を端末に保存します。電波のない畑でも使えます。',
  /** Title of the browser tab. */
  title: {
    timer: app,
    'color-chart': `比色表（カラーチャート） | ${app}`,
    diagnosis: `診断 | ${app}`,
    hints: `土づくりのヒント | ${app}`,
    manual: `使い方 | ${app}`,
    'not-found': `ページが見つかりません | ${app}`,
    error: `表示できませんでした | ${app}`,
  },
  navigation: {
    label: 'メインメニュー',
    timer: 'タイマー',
    'color-chart': '比色表',
    diagnosis: '診断',
    hints: 'ヒント',
    manual: '使い方',
  },
  skipToContent: '本文へ移動',
  settings: '設定',
  settingsFailed: '設定を開けませんでした。電波の届く所で、もう一度押してください。',
  offline: 'オフライン',
  offlineNote: '電波がなくても、このまま使えます',
  loading: '読み込み中',
  noScript: 'タイマーを使うには、ブラウザのJavaScriptを有効にしてください。',
  notFound: {
    heading: 'ページが見つかりません',
    english: 'This page could not be found',
    hint: 'アドレスが違うか、古いようです。下から選んでください。',
    kits: 'キットを選ぶ',
    records: '測定の記録',
  },
  error: {
    heading: '画面を開けませんでした',
    hint: '保存した記録は消えていません。',
    runHint: '測定は続いています。ホームに戻ってください。保存した記録は消えていません。',
    offlineHint:
      'この画面は、電波の届く所で開けます。ほかの画面はこのまま使えます。保存した記録は消えていません。',
    details: 'くわしい内容',
    code: (statusCode: number) => `エラー番号 ${statusCode}`,
    home: 'ホームに戻る',
    homeEnglish: 'Go back to home',
    reload: '読み込み直す',
  },
  runBar: {
    now: 'いま',
  },
  lateReload: {
    title: '一部の画面を読み込めませんでした',
    duringRun: '測定はこのまま続けられます。読み込み直しは、測定が終わってからできます。',
    afterRun: '読み込み直すと、使えるようになります。',
    offline: '電波の届く所で開けます。ほかの画面はこのまま使えます。',
    reload: '読み込み直す',
  },
}
