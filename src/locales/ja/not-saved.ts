import type { StorageFailure } from '#domain/storage-failure.ts'

/** Why something was not stored, and what helps. */
export const notSaved: Readonly<Record<StorageFailure, string>> = {
  full: '空き容量が足りず、保存できませんでした。写真や使わないアプリを消して、もう一度試してください。',
  denied:
    'ブラウザの設定で保存できませんでした。プライベートブラウズを終了して、開き直してください。',
  slow: '保存に時間がかかっています。この画面を閉じないでください。',
  broken: '保存できませんでした。このページを開き直してください。',
}
