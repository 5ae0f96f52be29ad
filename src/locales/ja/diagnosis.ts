/** The frame of `/diag`; the contents of its tabs have catalogs of their own. */
export const diagnosis = {
  titles: {
    judge: '診断',
    history: '記録',
    plots: '畑',
    backup: 'バックアップ',
  },
  tabs: {
    label: '診断の画面',
    judge: '診断',
    history: '記録',
    plots: '畑',
    backup: 'バックアップ',
  },
  loading: '読み込んでいます…',
  begin: {
    title: '測り終えると、ここに診断が出ます',
    steps: [
      'タイマーで測るか、数値を入力します。',
      '作物を選び、畑の面積を入力します。',
      '項目ごとの判定と、まく量がわかります。',
    ],
    timer: 'タイマーで測る',
    type: '数値を入力',
  },

  storage: {
    memory: {
      title: 'この端末に保存できていません',
      text: 'このページを閉じると、記録は消えます。先に「バックアップを作る」で保存してください。',
    },
    failure: {
      full: '端末の空き容量が足りません。写真や使わないアプリを消してください。',
      denied:
        'ブラウザの設定で保存できません。プライベートブラウズを終了して、開き直してください。',
      slow: '保存に時間がかかっています。この画面を閉じないでください。',
      broken: '保存できません。測定が終わってから、このページを開き直してください。',
    },
    restored: {
      title: '記録を復元しました',
      text: '消えた記録を、端末内の控えから復元しました。操作は不要です。',
    },
  },
}
