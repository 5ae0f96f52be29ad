import type { status as source } from '#locales/ja/status.ts'
import type { Translated } from '#locales/translated.ts'

/** Whether a countdown will be heard and what is tapped is kept: the same words on every screen. */
export const status: Translated<typeof source> = {
  alarm: {
    title: '音が 出ません',
    detail: {
      locked: '押すと 音が 出ます',
      interrupted: '押すと 音が 出ます',
      unavailable: '画面の 数字を 見てください',
      'switched-off': '設定で 音を 消しています。押すと 音が 出ます',
      'volume-zero': '音の 大きさが 0です。押すと 音が 出ます',
    },
    elsewhere: '別の 画面（タブ）で 動いて います。押すと ここで 音が 出ます',
    remaining: {
      voice: '声で 知らせます',
      vibration: 'ふるえて 知らせます',
    },
  },
  screenOn: {
    title: '画面を 消さないでください',
    detail: '消すと 音が 出ないことが あります',
  },
  storage: {
    title: 'まだ 保存していません',
    detail: {
      full: 'スマートフォンが いっぱいです。画面を 閉じないでください',
      denied: 'ブラウザが 保存を 止めています。画面を 閉じると 消えます',
      broken: 'もう一度 保存しています。画面を 閉じないでください',
    },
  },
}
