/** Words of the settings dialog. */
export const settings = {
  title: '設定',
  notKept: 'この端末では設定を保存できませんでした。今は変わっていますが、閉じると元に戻ります。',

  look: '見た目',
  theme: '画面の色',
  themes: { light: '明るい', dark: '暗い', sunlight: '日なた', system: '自動' },
  themeDetails: {
    light: 'ふだん使い',
    dark: '夜や納屋の中で',
    sunlight: '黒い字と太い線',
    system: '端末と同じ色',
  },
  textSize: '文字の大きさ',
  textSizes: { normal: 'ふつう', large: '大きい', largest: 'とても大きい' },

  signals: '音と知らせ',
  sound: '音',
  volume: '音の大きさ',
  voice: '声で案内',
  vibration: '振動',
  tryOut: {
    sound: '鳴らしてみる',
    voice: '話してみる',
    vibration: '振動してみる',
  },
  unavailable: {
    sound: 'このブラウザでは音を鳴らせません。画面の表示で進めてください。',
    voice: 'この端末には日本語の声がありません。音と画面の表示で進めてください。',
    vibration: 'この端末では振動させられません（iPhone と iPad のブラウザも同じです）。',
  },
  noSound: '音が出ないとき',
  noSoundSteps: [
    '端末の音量ボタンで、音量を上げてください。',
    'iPhone は、横の消音スイッチ（または「消音モード」）を切ってください。',
    'イヤホンや Bluetooth スピーカーにつながっていないか確かめてください。',
    '電話がかかってきたあとなどは、上の「鳴らしてみる」をもう一度押してください。',
  ],
  lockedPhone:
    '画面を消したり、ほかのアプリに切りかえると、音が鳴らないことがあります。測定中は画面をつけたままにしてください。',

  notifications: '通知',
  notificationNote: 'ほかの画面を見ている間に、時間になったことを知らせます。',
  permission: {
    granted: '通知は許可されています。',
    denied:
      '通知は止められています。使うときは、ブラウザの設定でこのサイトの通知を許可してください。',
    ask: '通知はまだ許可されていません。',
    unavailable: 'このブラウザでは通知を使えません。iPhone は、ホーム画面に追加すると使えます。',
  },
  allowNotifications: '通知を許可する',

  /** With the English word, for whoever cannot read the rest. */
  language: 'ことば（Language）',

  pace: 'あなたの手の速さ',
  paceNote:
    '終わった測定から、手を動かす手順にかかった時間をおぼえて、次の予定に使います。この端末の中だけに残します。',
  forgetPace: '忘れて、はじめの目安に戻す',
  paceForgotten: '忘れました。次の測定は、はじめの目安で予定を立てます。',

  storage: '記録の保存',
  kept: {
    durable: '記録は、この端末の中の二つの場所に保存されています。',
    database: '記録は、この端末に保存されています（場所は一つだけです）。',
    journal: '記録は、この端末に保存されています（場所は一つだけです）。',
    memory: '記録を保存できません。このページを閉じると、記録は消えます。',
  },
  failure: {
    full: '端末の空きがありません。写真や使わないアプリを消して、空きを作ってください。',
    denied:
      'ブラウザが保存を許していません。プライベートブラウズなら、ふつうの画面で開いてください。',
    broken: '保存する場所が応答しません。測定が終わってから、このページを開き直してください。',
  },
  restored: (count: number) => `消えかけた記録 ${count}件を、控えから戻しました。`,
  unreadable: (count: number) => `読めない記録が ${count}件あります。消さずに残しています。`,
  used: '使っている量',
  quota: '使える量',
  unknownAmount: 'わかりません',
  megabytes: (amount: string) => `${amount} MB`,
  gigabytes: (amount: string) => `${amount} GB`,
  persisted: '空きが少なくなっても、ブラウザが勝手に消すことはありません。',
  notPersisted: '空きが少なくなると、ブラウザが記録を消すことがあります。',
  persist: '消えないようにする',
  persistRefused:
    'ブラウザに断られました。ホーム画面に追加するか、しばらく使ってから、もう一度試してください。',

  first: 'はじめての方へ（キット選び・音・練習）',
  app: 'このアプリ',
  version: (version: string) => `バージョン ${version}`,
  updateState: {
    none: '新しい版は見つかっていません。',
    checking: '探しています…',
    checked: '探しました。新しい版はありません。',
    offline: 'つながっていないので、探せません。',
    waiting: '新しい版があります。',
    deferred: '新しい版があります。測定やタイマーが終わったら、入れかえられます。',
    applying: '新しい版に入れかえています。',
  },
  check: '新しい版を探す',
  apply: '新しい版に入れかえる',
}
