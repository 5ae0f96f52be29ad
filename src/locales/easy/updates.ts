import type { updates as source } from '#locales/ja/updates.ts'
import type { Translated } from '#locales/translated.ts'

export const updates: Translated<typeof source> = {
  waiting: '新しいアプリがあります',
  deferred: '新しいアプリがあります。はかり終わって、タイマーも鳴ったら、新しくできます。',
  applying: '新しくしています。すぐに開き直します。',
  apply: '新しくする',
  later: 'あとで',
  copy: {
    'put-off': 'スマホのデータセーバーがオンです。先にのこすと、電波のない所でも開けます。',
    fetching: 'のこしています…',
    kept: 'のこしました。電波のない所でも開けます。',
    failed: 'のこせませんでした。電波のよい所で、もう一度おしてください。',
  },
  keepCopy: '全部のこす（だいたい2MB）',
  close: 'とじる',
}
