import type { shell as source } from '#locales/ja/shell.ts'
import type { Translated } from '#locales/translated.ts'

const app = '土をはかるキットのタイマー'

export const shell: Translated<typeof source> = {
  app,
  description:
    '土壌診断（どじょうしんだん）キット専用（せんよう）タイマーです。キットのやり方を、1つずつ教えます。色を読む時間を音で知らせます。色を読むのを助（たす）けます。答えはスマホにのこします。電波のない畑でも使えます。',
  title: {
    timer: app,
    'color-chart': `色の表（カラーチャート） | ${app}`,
    diagnosis: `しんだん | ${app}`,
    hints: `土づくりのヒント | ${app}`,
    manual: `使い方 | ${app}`,
    'not-found': `ページが見つかりません | ${app}`,
    error: `ページを出せませんでした | ${app}`,
  },
  navigation: {
    label: 'メニュー',
    timer: 'タイマー',
    'color-chart': '色の表',
    diagnosis: 'しんだん',
    hints: 'ヒント',
    manual: '使い方',
  },
  skipToContent: '本文へ進む',
  settings: 'せってい',
  settingsFailed: 'せっていの画面を出せませんでした。電波のある所で、もう一度おしてください。',
  offline: '電波なし',
  offlineNote: '電波がなくても、このまま使えます',
  loading: '読んでいます',
  noScript: 'タイマーを使うには、ブラウザのJavaScriptをオンにしてください。',
  notFound: {
    heading: 'ページがありません',
    english: 'This page could not be found',
    hint: 'アドレスがちがうか、古いです。下からえらんでください。',
    kits: 'キットをえらぶ',
    records: 'はかった記録（きろく）',
  },
  error: {
    heading: '画面を開けませんでした',
    hint: '記録（きろく）は消えていません。',
    runHint:
      '時間は進んでいます。「はじめの画面にもどる」をおしてください。記録（きろく）は消えていません。',
    offlineHint:
      'この画面は、電波のある所で開きます。ほかの画面は使えます。記録（きろく）は消えていません。',
    details: 'くわしく',
    code: (statusCode) => `エラー番号 ${statusCode}`,
    home: 'はじめの画面にもどる',
    homeEnglish: 'Go back to home',
    reload: '読み直す',
  },
  runBar: {
    now: 'いま',
  },
  lateReload: {
    title: '出せない画面があります',
    duringRun: 'このまま、はかれます。はかり終わったら、画面を読み直せます。',
    afterRun: '読み直すと、使えます。',
    offline: '電波のある所で開きます。ほかの画面は使えます。',
    reload: '読み直す',
  },
}
