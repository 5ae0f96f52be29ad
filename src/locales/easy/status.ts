import type { status as source } from '#locales/ja/status.ts'
import type { Translated } from '#locales/translated.ts'

/** Whether a countdown will be heard and taps are stored: the same words on every screen. */
export const status: Translated<typeof source> = {
  alarm: {
    title: '音が出ません',
    detail: {
      locked: 'おすと、音が出ます',
      interrupted: 'おすと、音が出ます',
      unavailable: '画面の数字を見てください',
      'switched-off': 'オフです。おすと、音が出ます',
      'volume-zero': '音の大きさが0です。おすと、音が出ます',
    },
    elsewhere: 'べつの画面（タブ）で動いています。おすと、ここで音が出ます',
    remaining: {
      voice: '声で知らせます',
      vibration: 'ふるえて知らせます',
    },
  },
  screenOn: {
    title: '画面を消さないでください',
    detail: '画面が消えると、音が出ないことがあります',
  },
  storage: {
    title: 'まだのこしていません',
    detail: {
      full: 'スマホに、あいている所がありません。画面をとじないでください',
      denied: 'ブラウザが、のこすのを止めています。画面をとじると消えます',
      slow: 'のこすのに時間がかかっています。画面をとじないでください',
      broken: 'もう一度のこしています。画面をとじないでください',
    },
  },
  loss: {
    all: {
      title: 'このスマホの記録（きろく）が消えました',
      text: 'ブラウザか、ほかのアプリが消したようです。バックアップがあれば、元にもどせます。',
    },
    some: {
      title: '読めない記録（きろく）があります',
      text: '消さないで、のこしています。ほかの記録（きろく）は使えます。',
    },
    bringIn: 'バックアップを取りこむ',
    close: 'とじる',
  },
}
