import type { settings as source } from '#locales/ja/settings.ts'
import type { Translated } from '#locales/translated.ts'

/** Words of the settings dialog. */
export const settings: Translated<typeof source> = {
  title: 'せってい',
  notKept: 'せっていをのこせませんでした。アプリをとじると、元にもどります。',

  theme: '画面の色',
  themes: { light: '昼', dark: '夜', sunlight: '日なた', system: '自動' },
  textSize: '文字の大きさ',
  textSizes: { normal: 'ふつう', large: '大', largest: 'とても大きい' },

  signals: '音・声・ふるえ',
  sound: '音',
  volume: '音の大きさ',
  voice: '声',
  vibration: 'ふるえ',
  tryIt: 'ためす',
  tryOut: {
    sound: 'ためす：音を鳴らす',
    voice: 'ためす：声を聞く',
    vibration: 'ためす：ふるわせる',
  },
  unavailable: {
    sound: 'このブラウザでは音が鳴りません。画面を見て進めてください。',
    voice: 'このスマホには、日本語の声がありません。音と画面で進めてください。',
    vibration: 'このスマホは、ふるえません。iPhoneとiPadのブラウザも同じです。',
  },
  noSound: '音が出ないとき',
  noSoundSteps: [
    'スマホの音のボタンで、音を大きくしてください。',
    'iPhoneは、横のスイッチか、「消音（しょうおん）モード」を切ってください。',
    'イヤホンやBluetoothスピーカーにつながっていませんか。たしかめてください。',
    '電話のあとなどは、もう一度音を鳴らしてください。',
  ],
  lockedPhone:
    'はかっている間は、画面を消さないでください。ほかのアプリも開かないでください。音が鳴らないことがあります。',

  notifications: '通知（つうち）',
  notificationNote: 'ほかのアプリを見ている間も知らせます。でも、おくれることがあります。',
  permission: {
    granted: '通知（つうち）で時間を知らせます。',
    denied: '通知（つうち）は止まっています。ブラウザの設定（せってい）で許可（きょか）できます。',
    unavailable:
      'このブラウザでは通知（つうち）を使えません。iPhoneは、ホーム画面に追加（ついか）すると使えます。',
  },
  allowNotifications: 'オンにする',

  language: 'ことば Language',

  paceNote: '前にはかった速さで、次の予定（よてい）を作ります。消すと、ふつうの速さにもどります。',
  forgetPace: 'おぼえた速さを消す',
  paceForgotten: '消しました。次は、ふつうの速さで予定（よてい）を作ります。',

  storage: '記録（きろく）のある所',
  kept: {
    durable: 'このスマホの2つの所にあります',
    database: 'このスマホの1つの所にあります',
    journal: 'このスマホの1つの所にあります',
    memory: '記録（きろく）をのこせません。このページをとじると、記録は消えます。',
  },
  failure: {
    full: 'スマホに、あいている所がありません。写真や使わないアプリを消してください。',
    denied:
      'ブラウザが、のこすのを止めています。プライベートブラウズをやめて、開き直してください。',
    slow: 'のこすのに、時間がかかっています。この画面をとじないでください。',
    broken: 'のこせません。はかり終わってから、このページを開き直してください。',
  },
  restored: '消えた記録（きろく）を、もどしました。',
  unreadable: (count) => `読めない記録（きろく）が${count}こあります。消さないで、のこしています。`,
  isKept: 'あります',
  room: (used, quota) => `${used}（使える大きさ ${quota}）`,
  unknownAmount: 'わかりません',
  megabytes: (amount) => `${amount}\u00a0MB`,
  gigabytes: (amount) => `${amount}\u00a0GB`,
  notPersisted: 'あいている所が少なくなると、ブラウザが記録（きろく）を消すことがあります。',
  persist: '消えにくくする',
  persistRefused:
    'できませんでした。ホーム画面に追加（ついか）するか、何日か使ってから、もう一度おしてください。',

  app: 'このアプリ',
  backup: 'バックアップ',
  backupNote: '記録（きろく）をファイルにします',
  first: 'はじめての人へ',
  firstNote: 'キット・音・水で練習',
  install: 'ホーム画面に追加（ついか）',
  installNote: '電波がなくても、すぐ開けます',
  version: (version) => `バージョン ${version}`,
  updateState: {
    none: '新しいアプリがあるか、まだ見ていません',
    checking: 'さがしています…',
    checked: 'いちばん新しいアプリです',
    offline: '電波がないので、さがせません',
    waiting: '新しいアプリがあります',
    deferred: '新しいアプリがあります。はかり終わって、タイマーも鳴ったら、新しくできます。',
    applying: '新しくしています…',
  },
  check: '新しいアプリをさがす',
  apply: '新しいアプリにする',
}
