import type { diagnosis as source } from '#locales/ja/diagnosis.ts'
import type { Translated } from '#locales/translated.ts'

/** The frame of `/diag`; the contents of its tabs have catalogs of their own. */
export const diagnosis: Translated<typeof source> = {
  titles: {
    judge: '土のしんだん',
    history: '記録（きろく）',
    plots: '畑',
    backup: 'バックアップ',
  },
  tabs: {
    label: 'しんだんの画面',
    judge: 'しんだん',
    history: '記録',
    plots: '畑',
    backup: 'バックアップ',
  },
  loading: '読んでいます…',
  begin: {
    title: 'はかり終わると、ここに答えが出ます',
    steps: [
      'タイマーではかります。または、紙に書いた数字を入れます。',
      '作物をえらびます。畑の広さを入れます。',
      '答えと、入れる量（りょう）が出ます。',
    ],
    timer: 'タイマーではかる',
    type: '数字を入れる',
  },

  storage: {
    memory: {
      title: '記録（きろく）が残りません',
      text: 'このページをとじると、今日の記録（きろく）は消えます。先に「バックアップを作る」をおしてください。',
    },
    failure: {
      full: 'スマホに、あいている所がありません。写真や、使わないアプリを消してください。',
      denied:
        'ブラウザが、のこすのを止めています。プライベートブラウズをやめて、開き直してください。',
      slow: 'のこすのに、時間がかかっています。この画面をとじないでください。',
      broken: 'のこせません。はかり終わってから、このページを開き直してください。',
    },
    restored: {
      title: '記録（きろく）がもどりました',
      text: '消えた記録（きろく）を、スマホの中のコピーから元にもどしました。何もしなくてよいです。',
    },
  },
}
