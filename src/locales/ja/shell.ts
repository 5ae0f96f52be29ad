const app = '土壌診断キット専用タイマー'

export const shell = {
  app,
  description:
    '土壌診断キットの手順を一つずつ案内し、正しい時刻に知らせるタイマーです。比色表の読み取りを助け、結果を端末に残します。電波のない畑でも使えます。',
  /** Title of the browser's tab. */
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
  settingsFailed: '設定の画面を読み込めませんでした。電波の届く所で、もう一度押してください。',
  offline: 'オフライン',
  offlineNote: '電波がありませんが、このまま使えます',
  loading: '読み込み中',
  noScript: 'タイマーを使うには、ブラウザの JavaScript を有効にしてください。',
  notFound: {
    heading: 'このページは見つかりませんでした',
    english: 'This page could not be found',
    hint: 'アドレスが変わったか、まちがっているかもしれません。下の「最初の画面へ戻る」を押してください。',
  },
  error: {
    heading: 'この画面を表示できませんでした',
    hint: '保存した記録は消えていません。最初の画面へ戻るか、もう一度読み込んでください。',
    runHint: '測定は続いています。最初の画面へ戻ってください。保存した記録は消えていません。',
    offlineHint:
      'この画面はまだ端末に入っていません。電波の届く所で、もう一度読み込んでください。保存した記録は消えていません。',
    details: 'くわしい内容',
    code: (statusCode: number) => `エラー番号 ${statusCode}`,
    home: '最初の画面へ戻る',
    homeEnglish: 'Go back to home',
    reload: 'もう一度読み込む',
  },
  runBar: {
    back: '戻る',
    now: 'いま',
    finished: '測定が終わりました',
  },
  lateReload: {
    title: '一部の画面を読み込めませんでした',
    duringRun: '測定はこのまま続けられます。読み込み直しは、測定が終わってからできます。',
    afterRun: '読み込み直すと、使えるようになります。',
    reload: '読み込み直す',
  },
}
