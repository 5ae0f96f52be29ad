/** Words of the settings dialog. */
export const settings = {
  title: '設定',
  notKept: '設定を保存できませんでした。アプリを閉じると元に戻ります。',

  theme: '画面の色',
  themes: { light: '昼', dark: '夜', sunlight: '日なた', system: '自動' },
  textSize: '文字の大きさ',
  textSizes: { normal: '標準', large: '大', largest: '特大' },

  signals: '音・声・振動',
  sound: '音',
  volume: '音の大きさ',
  voice: '声',
  vibration: '振動',
  /** Text of the button next to each setting; its accessible name begins with the same word. */
  tryIt: '試す',
  tryOut: {
    sound: '試す：音を鳴らす',
    voice: '試す：声を聞く',
    vibration: '試す：振動させる',
  },
  unavailable: {
    sound: 'このブラウザでは音が鳴りません。画面で知らせます。',
    voice: '日本語の声が、この端末にありません。音と画面で知らせます。',
    vibration: 'この端末は振動しません（iPhone・iPadも同じです）。',
  },
  noSound: '音が出ないとき',
  noSoundSteps: [
    '端末の音量を上げてください。',
    'iPhoneは、横の消音スイッチか「消音モード」を切ってください。',
    'イヤホンやBluetoothスピーカーにつながっていないか、確認してください。',
    '電話のあとなどは、もう一度音を鳴らしてください。',
  ],
  lockedPhone:
    '測定中は、画面を消したり、ほかのアプリに切り替えたりしないでください。音が鳴らないことがあります。',

  notifications: '通知',
  notificationNote: 'ほかのアプリを見ているときも知らせます。遅れることがあります。',
  permission: {
    granted: '通知で時間を知らせます。',
    denied: '通知は許可されていません。ブラウザの設定で許可できます。',
    unavailable: 'このブラウザでは通知を使えません。iPhoneは、ホーム画面に追加すると使えます。',
  },
  allowNotifications: '通知を使う',

  /** With the English word, for users who cannot read the rest. */
  language: '言語 Language',

  paceNote: 'これまでの作業の速さで予定を立てています。リセットすると、標準の速さに戻ります。',
  forgetPace: '学習した速さをリセット',
  paceForgotten: 'リセットしました。次は標準の速さで予定を立てます。',

  storage: '記録の保存',
  kept: {
    durable: 'この端末の2か所に保存',
    database: 'この端末の1か所に保存',
    journal: 'この端末の1か所に保存',
    memory: '記録を保存できません。このページを閉じると、記録は消えます。',
  },
  failure: {
    full: '端末の空き容量が足りません。写真や使わないアプリを消してください。',
    denied: 'ブラウザの設定で保存できません。プライベートブラウズを終了して、開き直してください。',
    slow: '保存に時間がかかっています。この画面を閉じないでください。',
    broken: '保存できません。測定が終わってから、このページを開き直してください。',
  },
  restored: '消えた記録を復元しました。',
  unreadable: (count: number) => `読めない記録が${count}件あります。消さずに保管しています。`,
  isKept: '保存済み',
  room: (used: string, quota: string) => `${used}（使える容量 ${quota}）`,
  unknownAmount: '不明',
  megabytes: (amount: string) => `${amount}\u00a0MB`,
  gigabytes: (amount: string) => `${amount}\u00a0GB`,
  notPersisted: '空き容量が減ると、ブラウザが記録を消すことがあります。',
  persist: '消えにくくする',
  persistRefused: '設定できませんでした。ホーム画面に追加するか、しばらくしてから試してください。',

  app: 'アプリについて',
  backup: 'バックアップ',
  backupNote: '記録をファイルに保存します',
  first: 'はじめての方へ',
  firstNote: 'キット選び・音の確認・練習',
  install: 'ホーム画面に追加',
  installNote: '電波がなくても、すぐ開けます',
  version: (version: string) => `バージョン ${version}`,
  updateState: {
    none: '更新はまだ確認していません',
    checking: '確認しています…',
    checked: '最新です',
    offline: '電波がないため、確認できません',
    waiting: '新しいバージョンがあります',
    deferred: '新しいバージョンがあります。測定やタイマーが終わったら更新できます。',
    applying: '更新しています…',
  },
  check: '更新を確認',
  apply: '更新する',
}
