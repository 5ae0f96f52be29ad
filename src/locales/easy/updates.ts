import type { updates as source } from '#locales/ja/updates.ts'
import type { Translated } from '#locales/translated.ts'

export const updates: Translated<typeof source> = {
  waiting: '新しいアプリがあります。',
  deferred: '新しいアプリがあります。はかり終わって、タイマーも鳴ったら、新しくできます。',
  applying: '新しくしています。すぐに開き直します。',
  apply: '新しくする',
  later: 'あとで',
}
