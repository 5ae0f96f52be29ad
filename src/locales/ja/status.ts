/** Whether a countdown will be heard and taps are stored: the same words on every screen. */
export const status = {
  alarm: {
    title: '音が鳴りません',
    detail: {
      locked: 'タップすると鳴ります',
      interrupted: 'タップすると鳴ります',
      unavailable: '画面の数字を見て進めてください',
      'switched-off': '設定がオフ。タップで鳴ります',
      'volume-zero': '音量が0です。タップで鳴ります',
    },
    elsewhere: '別の画面（タブ）で動いています。タップすると、ここで鳴ります',
    remaining: {
      voice: '声で知らせます',
      vibration: '振動で知らせます',
    },
  },
  screenOn: {
    title: '画面を消さないでください',
    detail: '消えると、音が鳴らないことがあります',
  },
  storage: {
    title: 'まだ保存できていません',
    detail: {
      full: '端末の空き容量が足りません。画面を閉じないでください',
      denied: 'ブラウザの設定で保存できません。画面を閉じると消えます',
      slow: '保存に時間がかかっています。画面を閉じないでください',
      broken: '保存をくり返し試しています。画面を閉じないでください',
    },
  },
  loss: {
    all: {
      title: 'この端末の記録が消えました',
      text: 'ブラウザやほかのアプリが消した可能性があります。バックアップがあれば、取り込んで元に戻せます。',
    },
    some: {
      title: '読めない記録があります',
      text: '消さずに保管しています。ほかの記録は使えます。',
    },
    bringIn: 'バックアップを取り込む',
    close: '閉じる',
  },
}
