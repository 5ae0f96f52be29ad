import type { StorageFailure } from '#domain/storage-failure.ts'

/** Why something was not stored, and what helps. */
export const notSaved: Readonly<Record<StorageFailure, string>> = {
  full: 'のこせませんでした。スマホに、あいている所がありません。写真や使わないアプリを消して、もう一度してください。',
  denied: 'のこせませんでした。プライベートブラウズをやめて、開き直してください。',
  slow: 'のこすのに、時間がかかっています。この画面をとじないでください。',
  broken: 'のこせませんでした。このページを開き直してください。',
}
