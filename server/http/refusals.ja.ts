import type { EventRefusal, RequestRefusal } from '../../src/domain/team/team.ts'

type AnsweredCode = RequestRefusal | EventRefusal | 'internal'

/** For logs, and for people who read responses directly. The app has its own text for each code. */
export const refusalMessages: Readonly<Record<AnsweredCode, string>> = {
  malformed: '読み取れない内容です。',
  'unknown-token': 'この端末は登録されていません。',
  revoked: 'この端末の参加は取り消されました。',
  'not-allowed': 'この操作は許可されていません。',
  'not-found': '見つかりません。',
  'other-team': '見つかりません。',
  'other-log': 'サーバーの記録が前と違います。もう一度そろえてください。',
  used: 'この招待は使用済みです。',
  expired: 'この招待は期限切れです。',
  'too-large': '大きすぎます。',
  'too-many': '回数が多すぎます。しばらくしてからもう一度お試しください。',
  busy: 'サーバーが混み合っています。しばらくしてからもう一度お試しください。',
  quota: 'チームの保存容量がいっぱいです。',
  kind: '共有できない種類の記録です。',
  ahead: '端末の時計が進んでいます。',
  differs: '同じ番号で内容の違う記録がすでにあります。',
  internal: 'サーバーで問題が起きました。',
}
