/** The frame of `/diag`; the parts under its tabs have catalogs of their own. */
export const diagnosis = {
  titles: {
    judge: '診断',
    history: '診断の記録',
    plots: '圃場',
    backup: '保存と取り込み',
  },
  lead: '測った値から、作物に合う土か、何をどれだけ入れるかを示します。値は目安です。',
  tabs: {
    label: '診断の画面',
    judge: '診断',
    history: '記録',
    plots: '圃場',
    backup: '保存と取り込み',
  },
  loading: '読み込んでいます…',
  begin: {
    title: '診断のはじめかた',
    steps: [
      'タイマーで測るか、紙の記録の数字を入れます。',
      '作物と、畑の広さを選びます。',
      '項目ごとの判定と、入れる量が出ます。根拠と計算も見られます。',
    ],
    timer: 'タイマーで測る',
  },

  storage: {
    memory: {
      title: 'この端末に保存できていません',
      text: 'このページを閉じると、今日の記録は消えます。「保存と取り込み」で控えをとってください。',
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
}
