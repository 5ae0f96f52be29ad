import type { PackReason, ReceiveReason } from '#domain/share/share-reason.ts'
import { notSaved } from './not-saved.ts'

/** Why something does not fit into a link, and what to do instead. */
const cannotPack: Record<PackReason, { readonly title: string; readonly text: string }> = {
  'too-long': {
    title: 'リンクにできない長さです',
    text: 'ファイルで共有してください。QRコードにも入りません。',
  },
  unsupported: {
    title: 'このブラウザではリンクを作れません',
    text: 'ファイルで共有するか、ブラウザを更新してください。',
  },
}

const cannotReceive: Record<ReceiveReason, { readonly title: string; readonly text: string }> = {
  'not-a-link': {
    title: 'このアプリのリンクではありません',
    text: 'このアプリで作ったリンクかQRコードを開いてください。',
  },
  damaged: {
    title: 'リンクが途中で切れているか、壊れています',
    text: 'もう一度送ってもらってください。長いリンクは、途中で切れることがあります。ファイルなら確実です。',
  },
  'too-long': {
    title: 'リンクが大きすぎます',
    text: 'ファイルで送ってもらってください。',
  },
  'newer-version': {
    title: '新しいバージョンのアプリで作られたリンクです',
    text: 'アプリを更新してから、もう一度開いてください。',
  },
  unsupported: {
    title: 'このブラウザではリンクを読めません',
    text: 'ファイルで送ってもらうか、ブラウザを更新してください。',
  },
}

/** Words for sharing kits and charts, and for QR codes. */
export const share = {
  give: {
    title: (name: string) => `${name}を共有`,
    packing: 'リンクを作っています…',
    qrHow: '相手の「キットを選ぶ」→「QRコードを読む」で、この画面を写してもらいます。',
    qrHowCamera: '相手のカメラアプリでも読み取れます。',
    send: 'LINEなどで送る',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    notCopied: {
      title: 'コピーできませんでした',
      text: '下のリンクを長押しして、コピーしてください。',
    },
    linkText: 'リンク',
    inside: '共有するのは手順と色だけ。記録は送りません。',
    file: 'ファイルに保存',
    fileHow: '電波がないときや、リンクが長すぎるときに使います。',
    message: (name: string) => `土壌診断キット「${name}」の手順です。`,
    cannotPack,
  },
  receive: {
    title: 'キットを受け取る',
    opening: 'リンクを読んでいます…',
    stepCount: (steps: number) => `${steps}の手順を見る`,
    unknownTimes: (count: number) => `時間のわからない手順：${count}か所`,
    timesKnown: 'すべての手順の時間がわかっています',
    strangers: {
      title: '送った人が書いた内容です',
      text: '信頼度も、送った人が付けたものです。使う前に、説明書と見比べてください。',
    },
    add: 'このキットを追加する',
    adding: '追加しています…',
    notNow: '追加しない',
    different:
      'この端末のキットと内容が違います。別のキットとして追加します。今あるキットは変わりません。',
    same: 'このキットは、もうあります。',
    use: 'このキットを使う',
    nothingAdded: '何も追加していません。',
    problems: '読めなかった所',
    moreProblems: (count: number) => `ほか${count}か所`,
    cannotReceive,
    notAKit: {
      title: 'キットとして使えない内容です',
      text: '内容に誤りがあります。送った人に確認してください。',
    },
  },
  chart: {
    title: '色見本を受け取る',
    qrHow: '相手の「比色表」→「自分の色見本」→「QRコードを読む」で、この画面を写してもらいます。',
    message: (kit: string) => `土壌診断キット「${kit}」の色見本です。`,
    inside: 'リンクに入るのは、色・数値・名前だけです。写真は入りません。サーバーには送りません。',
    fileHow: '写真も共有するときに使います。キットの色見本をすべて保存します。',
    kit: 'キット',
    analyte: '測る項目',
    white: '白の基準',
    hasWhite: 'あり',
    noWhite: 'なし（目で比べる専用）',
    strangers: {
      title: '送った人が撮影した色です',
      text: '光やカメラで色は変わります。紙のカラーチャートと見比べてから使ってください。',
    },
    same: 'この色見本は、もうあります。',
    keep: 'この色見本を保存',
    notNow: '保存しない',
    kept: '色見本を保存しました。',
    notKept: {
      ...notSaved,
      invalid: '保存できない内容です。送った人に確認してください。',
    },
    notAChart: {
      title: '色見本として使えない内容です',
      text: 'データが壊れています。もう一度送ってもらってください。',
    },
    noKit: {
      title: (kit: string) => `キット「${kit}」がこの端末にありません`,
      text: '先に、送った人からキットを受け取ってください。その後、このリンクを開き直します。',
    },
    noAnalyte: {
      title: (kit: string) => `この端末の「${kit}」には、この項目がありません`,
      text: '先に、送った人から同じキットを受け取ってください。その後、このリンクを開き直します。',
    },
  },
  scan: {
    title: 'QRコードを読む',
    start: 'カメラで読む',
    how: 'QRコードを、枠の中に入れてください。',
    parts: (found: number, all: number) =>
      `${found} / ${all}枚を読みました。続けて写してください。`,
    stop: 'カメラを止める',
    file: '写真から読む',
    fileHow: 'QRコードの写真や、スクリーンショットからも読めます。',
    video: 'カメラの映像',
    asking: 'カメラを準備しています…',
    otherCode: {
      title: 'ここでは使えないQRコードです',
      text: '「共有」の画面か、袋のラベルのQRコードを写してください。',
    },
    moreParts: {
      title: (found: number, all: number) => `QRコード${all}枚のうち、${found}枚を読みました`,
      text: 'カメラで読んでください。写真では残りが読めません。',
    },
    noCode: {
      title: 'QRコードが見つかりません',
      text: '明るい所で、QRコード全体が入るように写してください。',
    },
    badPicture: {
      title: '写真を開けません',
      text: '別の写真を選んでください。',
    },
    camera: {
      denied: {
        title: 'カメラを使う許可がありません',
        text: 'ブラウザの設定でカメラを許可するか、写真から読んでください。',
      },
      missing: {
        title: 'カメラが見つかりません',
        text: '写真から読むか、リンクかファイルで受け取ってください。',
      },
      busy: {
        title: 'カメラを使えません',
        text: 'ほかのアプリがカメラを使っていないか確認して、もう一度押してください。',
      },
    },
  },
  code: {
    picture: (name: string) => `${name}のQRコード`,
    drawing: 'QRコードを作っています…',
    tooBig: {
      title: 'QRコードには大きすぎます',
      text: 'リンクかファイルで共有してください。',
    },
    part: (place: number, all: number) => `${all}枚のうち${place}枚目`,
    moving: 'QRコードは順に変わります。すべて読み終わるまで、そのまま写します。',
    play: '順に見せる',
    pause: '止める',
    next: '次の1枚',
    previous: '前の1枚',
  },
}
