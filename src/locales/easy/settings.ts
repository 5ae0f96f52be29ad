import type { settings as source } from '#locales/ja/settings.ts'
import type { Translated } from '#locales/translated.ts'

/** Words of the settings dialog. */
export const settings: Translated<typeof source> = {
  title: 'せってい',
  notKept:
    'このスマホには、せっていをのこせませんでした。いまは変（か）わっています。とじると元にもどります。',

  look: '見え方',
  theme: '画面の色',
  themes: { light: '明るい', dark: '暗い', sunlight: '日なた', system: '自動' },
  themeDetails: {
    light: 'いつも使う色',
    dark: '夜や、暗い所で',
    sunlight: '黒い字と太い線',
    system: 'スマホと同じ色',
  },
  textSize: '文字の大きさ',
  textSizes: { normal: 'ふつう', large: '大きい', largest: 'とても大きい' },

  signals: '音と知らせ',
  sound: '音',
  volume: '音の大きさ',
  voice: '声で教える',
  vibration: 'ふるえて知らせる',
  tryOut: {
    sound: '鳴らしてみる',
    voice: '話してみる',
    vibration: 'ふるわせてみる',
  },
  unavailable: {
    sound: 'このブラウザでは音が鳴りません。画面を見て進めてください。',
    voice: 'このスマホには、日本語の声がありません。音と画面で進めてください。',
    vibration: 'このスマホは、ふるえません。iPhone と iPad のブラウザも同じです。',
  },
  noSound: '音が出ないとき',
  noSoundSteps: [
    'スマホの音のボタンで、音を大きくしてください。',
    'iPhone は、横のスイッチか「消音（しょうおん）モード」を切ってください。',
    'イヤホンや Bluetooth スピーカーにつながっていませんか。たしかめてください。',
    '電話のあとなどは、上の「鳴らしてみる」をもう一度おしてください。',
  ],
  lockedPhone:
    '画面を消すと、音が鳴らないことがあります。ほかのアプリを開いたときも同じです。はかっている間は、画面をつけたままにしてください。',

  notifications: '通知（つうち）：画面の知らせ',
  notificationNote: 'ほかの画面を見ている間も、時間になったら知らせます。',
  permission: {
    granted: '通知（つうち）を使えます。',
    denied:
      '通知（つうち）は止まっています。使うときは、ブラウザの設定（せってい）で、このサイトの通知を許可（きょか）してください。',
    ask: '通知（つうち）は、まだ使えません。',
    unavailable:
      'このブラウザでは通知（つうち）を使えません。iPhone は、ホーム画面に追加（ついか）すると使えます。',
  },
  allowNotifications: '通知（つうち）を使う',

  language: 'ことば（Language）',

  pace: 'あなたの手の速さ',
  paceNote:
    '前にはかったとき、手を動かした時間をおぼえます。次の予定（よてい）に使います。このスマホの中だけにのこします。',
  forgetPace: 'わすれて、はじめにもどす',
  paceForgotten: 'わすれました。次は、はじめのめやすを使います。',

  storage: '記録（きろく）をのこす所',
  kept: {
    durable: '記録（きろく）は、このスマホの中の二つの所にあります。',
    database: '記録（きろく）は、このスマホの中にあります（一つの所だけです）。',
    journal: '記録（きろく）は、このスマホの中にあります（一つの所だけです）。',
    memory: '記録（きろく）をのこせません。このページをとじると、記録は消えます。',
  },
  failure: {
    full: 'スマホに、あいている所がありません。写真や使わないアプリを消してください。',
    denied:
      'ブラウザが、のこすのを止めています。プライベートブラウズを使っているなら、ふつうの画面で開いてください。',
    broken: 'のこす所が動きません。はかり終わってから、このページを開き直してください。',
  },
  restored: (count) => `消えそうだった記録（きろく） ${count}こを、もどしました。`,
  unreadable: (count) =>
    `読めない記録（きろく）が ${count}こあります。消さないで、のこしています。`,
  used: '使っている大きさ',
  quota: '使える大きさ',
  unknownAmount: 'わかりません',
  megabytes: (amount) => `${amount} MB`,
  gigabytes: (amount) => `${amount} GB`,
  persisted: 'あいている所が少なくなっても、ブラウザはかってに消しません。',
  notPersisted: 'あいている所が少なくなると、ブラウザが記録（きろく）を消すことがあります。',
  persist: '消えないようにする',
  persistRefused:
    'ブラウザは「できない」と答えました。ホーム画面に追加（ついか）するか、何日か使ってから、もう一度おしてください。',

  first: 'はじめての人へ（キット・音・練習）',
  app: 'このアプリ',
  version: (version) => `バージョン ${version}`,
  updateState: {
    none: '新しいアプリは見つかっていません。',
    checking: 'さがしています…',
    checked: 'さがしました。新しいアプリはありません。',
    offline: '電波がないので、さがせません。',
    waiting: '新しいアプリがあります。',
    deferred: '新しいアプリがあります。はかり終わって、タイマーも鳴ったら、新しくできます。',
    applying: '新しいアプリに入れかえています。',
  },
  check: '新しいアプリをさがす',
  apply: '新しいアプリにする',
}
