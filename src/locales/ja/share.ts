import type { PackReason, ReceiveReason } from '#domain/share/share-reason.ts'

/** Why something cannot become a link, and what to do instead. */
const cannotPack: Record<PackReason, { readonly title: string; readonly text: string }> = {
  'too-long': {
    title: 'リンクには長すぎます',
    text: '内容が多く、リンクにもQRコードにも入りません。ファイルで渡してください。',
  },
  unsupported: {
    title: 'このブラウザではリンクを作れません',
    text: 'ブラウザを新しくするか、ファイルで渡してください。',
  },
}

const cannotReceive: Record<ReceiveReason, { readonly title: string; readonly text: string }> = {
  'not-a-link': {
    title: 'このアプリのリンクではありません',
    text: 'このアプリで作ったリンクかQRコードを開いてください。',
  },
  damaged: {
    title: 'リンクが途中で切れているか、こわれています',
    text: '送った人に、もう一度送ってもらってください。長いリンクは、途中で切れることがあります。ファイルならこわれません。',
  },
  'too-long': {
    title: 'リンクが大きすぎます',
    text: 'このアプリで読める大きさを超えています。',
  },
  'newer-version': {
    title: '新しい版のアプリで作られたリンクです',
    text: 'このアプリを更新してから、もう一度開いてください。',
  },
  unsupported: {
    title: 'このブラウザではリンクを読めません',
    text: 'ブラウザを新しくするか、送った人にファイルで渡してもらってください。',
  },
}

/** Words of handing kits and charts on, and of QR codes. */
export const share = {
  give: {
    title: (name: string) => `「${name}」を渡す`,
    packing: 'リンクを作っています…',
    qr: 'QRコードで見せる',
    qrHow: '相手の「キットを選ぶ」の画面で「QRコードを読む」を開き、この画面を写してもらいます。',
    qrHowCamera: '相手のスマホのカメラでも読めます。',
    link: 'リンクで送る',
    send: '送る',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    notCopied: {
      title: 'コピーできませんでした',
      text: '下のリンクを長押しして、コピーしてください。',
    },
    linkText: 'リンク',
    size: (length: string, most: string) => `リンクの長さ ${length} 文字（上限 ${most} 文字）`,
    inside: 'キットの内容は、すべてリンクの中に入っています。サーバーには送りません。',
    file: 'ファイルに保存',
    fileHow: '電波のない所や、長いリンクを送れない時に使います。',
    message: (name: string) => `土壌診断キット「${name}」の手順です。`,
    cannotPack,
  },
  receive: {
    title: 'キットを受けとる',
    opening: 'リンクを読んでいます…',
    about: '届いたキット',
    maker: 'メーカー',
    noMaker: '書かれていません',
    steps: '手順',
    stepCount: (steps: number) => `${steps}この手順を見る`,
    analytes: 'はかる項目',
    mark: '印',
    unknownTimes: (count: number) => `時間が分からない手順が${count}こあります`,
    timesKnown: '時間はすべて書かれています',
    strangers: {
      title: '送った人が書いた内容です',
      text: '印も送った人が付けたものです。はじめる前に、説明書と見比べてください。',
    },
    add: 'このキットを追加する',
    adding: '追加しています…',
    notNow: '追加しない',
    renamed: '同じ記号のキットがあるので、別のキットとして追加します。今あるキットは変わりません。',
    nothingAdded: '何も追加していません。',
    problems: '読めなかった所',
    moreProblems: (count: number) => `ほか${count}か所`,
    cannotReceive,
    notAKit: {
      title: 'キットとして使えない内容です',
      text: 'リンクは読めましたが、中身に直す所があります。送った人に確かめてください。',
    },
  },
  chart: {
    title: '色見本を受けとる',
    qrHow:
      '相手の「比色表」の「自分の色見本」で「QRコードを読む」を開き、この画面を写してもらいます。',
    message: (kit: string) => `土壌診断キット「${kit}」の色見本です。`,
    inside:
      '色・数値・名前だけがリンクの中に入っています。写真は入っていません。サーバーには送りません。',
    fileHow: '写真もいっしょに渡すときは、キットの色見本をまとめてファイルに保存します。',
    kit: 'キット',
    analyte: 'はかる項目',
    white: '白の基準',
    hasWhite: 'あり',
    noWhite: 'なし（目で見るだけ）',
    strangers: {
      title: '送った人の光とカメラの色です',
      text: '紙のカラーチャートと見比べてから使ってください。',
    },
    beside: '同じ色見本がこの端末にあります。別の色見本として残します。今あるものは変わりません。',
    keep: 'この色見本を残す',
    notNow: '残さない',
    kept: '色見本を残しました。',
    notKept: {
      full: '端末の空きがありません。空きを作ってから、もう一度押してください。',
      denied: 'このブラウザは保存を許していません。ふつうのウィンドウで開いてください。',
      broken: '保存できませんでした。もう一度押してください。',
      invalid: '保存できない内容です。送った人に確かめてください。',
    },
    notAChart: {
      title: '色見本として使えない内容です',
      text: 'リンクは読めましたが、中身がこわれています。送った人に、もう一度送ってもらってください。',
    },
    noKit: {
      title: (kit: string) => `キット「${kit}」がこの端末にありません`,
      text: '先に、送った人からキットを受けとってください。そのあと、このリンクをもう一度開いてください。',
    },
    noAnalyte: {
      title: (kit: string) => `この端末の「${kit}」には、この項目がありません`,
      text: '送った人から、同じキットも受けとってください。そのあと、このリンクをもう一度開いてください。',
    },
  },
  scan: {
    title: 'QRコードを読む',
    start: 'カメラで読む',
    how: '相手の画面のQRコードを、わくの中に入れてください。',
    parts: (found: number, all: number) =>
      `${all}枚のうち${found}枚を読みました。そのまま写してください。`,
    stop: 'カメラを止める',
    file: '写真から読む',
    fileHow: 'QRコードを写した写真や、画面の写しからも読めます。',
    video: 'カメラの映像',
    asking: 'カメラを準備しています…',
    otherCode: {
      title: 'このアプリのQRコードではありません',
      text: '相手の「共有」の画面のQRコードを写してください。',
    },
    moreParts: {
      title: (found: number, all: number) => `${all}枚に分かれたQRコードの${found}枚目までです`,
      text: '写真では残りが読めません。カメラで読んでください。',
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
        text: '写真から読むか、リンクかファイルで受けとってください。',
      },
      busy: {
        title: 'カメラを使えません',
        text: 'ほかのアプリがカメラを使っていないか確かめて、もう一度押してください。',
      },
    },
  },
  code: {
    picture: (name: string) => `${name}のQRコード`,
    drawing: 'QRコードを作っています…',
    tooBig: {
      title: 'QRコードには大きすぎます',
      text: 'リンクかファイルで渡してください。',
    },
    part: (place: number, all: number) => `${all}枚のうち${place}枚目`,
    moving:
      'QRコードが順に変わります。相手のアプリの「QRコードを読む」で、全部そろうまで写してもらいます。',
    play: '順に見せる',
    pause: '止める',
    next: '次の1枚',
    previous: '前の1枚',
  },
}
