import type { share as source } from '#locales/ja/share.ts'
import type { Translated } from '#locales/translated.ts'
import { notSaved } from './not-saved.ts'

/** Words for sharing kits and charts, and for QR codes. */
export const share: Translated<typeof source> = {
  give: {
    title: (name) => `${name}を送る`,
    packing: 'リンクを作っています…',
    qrHow:
      '相手（あいて）に「キットをえらぶ」の画面で「QRコードを読む」を開いてもらいます。カメラでこの画面を写してもらいます。',
    qrHowCamera: '相手（あいて）のスマホのカメラでも読めます。',
    send: 'LINEなどで送る',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    notCopied: {
      title: 'コピーできませんでした',
      text: '下のリンクを長くおして、コピーしてください。',
    },
    linkText: 'リンク',
    inside: '送るのは、やり方と色だけです。記録（きろく）は送りません。',
    file: 'ファイルをのこす',
    fileHow: '電波のない所や、長いリンクを送れないときに使います。',
    message: (name) => `土壌診断（どじょうしんだん）キット「${name}」のやり方です。`,
    cannotPack: {
      'too-long': {
        title: 'リンクには長すぎます',
        text: '大きいので、リンクにもQRコードにも入りません。ファイルで送ってください。',
      },
      unsupported: {
        title: 'このブラウザではリンクを作れません',
        text: 'ファイルで送ってください。または、ブラウザを新しくしてください。',
      },
    },
  },
  receive: {
    title: 'キットをもらう',
    opening: 'リンクを読んでいます…',
    stepCount: (steps) => `やり方を見る（${steps}こ）`,
    unknownTimes: (count) => `時間がわからないやり方が${count}こあります`,
    timesKnown: '全部のやり方の時間がわかります',
    strangers: {
      title: '送った人が書いたものです',
      text: '「メーカーなどのやり方」などのしるしも、送った人がつけました。使う前に、説明書（せつめいしょ）とくらべてください。',
    },
    add: 'このキットを入れる',
    adding: '入れています…',
    notNow: '入れない',
    different:
      '今あるキットと、中身がちがいます。べつのキットとして入れます。今あるキットはかわりません。',
    same: 'このキットは、もうあります。',
    use: 'このキットを使う',
    nothingAdded: '何も入れていません。',
    problems: '読めなかった所',
    moreProblems: (count) => `ほかに${count}か所`,
    cannotReceive: {
      'not-a-link': {
        title: 'このアプリのリンクではありません',
        text: 'このアプリで作ったリンクかQRコードを開いてください。',
      },
      damaged: {
        title: 'リンクがとちゅうで切れているか、こわれています',
        text: '送った人に、もう一度送ってもらってください。長いリンクは、とちゅうで切れることがあります。ファイルならこわれません。',
      },
      'too-long': {
        title: 'リンクが大きすぎます',
        text: 'ファイルで送ってもらってください。',
      },
      'newer-version': {
        title: '新しいアプリで作ったリンクです',
        text: 'このアプリを新しくしてから、もう一度開いてください。',
      },
      unsupported: {
        title: 'このブラウザではリンクを読めません',
        text: 'ブラウザを新しくしてください。または、送った人にファイルでもらってください。',
      },
    },
    notAKit: {
      title: 'キットとして使えません',
      text: 'リンクは読めました。中身に、直す所があります。送った人に聞いてください。',
    },
  },
  chart: {
    title: '色見本（みほん）をもらう',
    qrHow:
      '相手（あいて）に「色の表」の「自分の色見本（みほん）」で「QRコードを読む」を開いてもらいます。この画面を写してもらいます。',
    message: (kit) => `キット「${kit}」の色見本（みほん）です。`,
    inside:
      'リンクの中には、色と数字と名前だけがあります。写真はありません。サーバーには送りません。',
    fileHow: '写真も送るときに使います。このキットの色見本（みほん）を全部のこします。',
    kit: 'キット',
    analyte: 'はかるもの',
    white: '白い紙',
    hasWhite: 'あります',
    noWhite: 'ありません（目で見るだけ）',
    strangers: {
      title: '送った人が写真にとった色です',
      text: '光やカメラで、色はかわります。紙のカラーチャートとくらべてから使ってください。',
    },
    same: 'この色見本（みほん）は、もうあります。',
    keep: 'この色見本（みほん）を入れる',
    notNow: '入れない',
    kept: '色見本（みほん）を入れました。',
    notKept: {
      ...notSaved,
      invalid: 'これは、のこせません。送った人に聞いてください。',
    },
    notAChart: {
      title: '色見本（みほん）として使えません',
      text: 'リンクは読めました。でも、中身がこわれています。もう一度送ってもらってください。',
    },
    noKit: {
      title: (kit) => `キット「${kit}」が、このスマホにありません`,
      text: '先に、送った人からキットをもらってください。それから、このリンクをもう一度開いてください。',
    },
    noAnalyte: {
      title: (kit) => `このスマホの「${kit}」には、これをはかるやり方がありません`,
      text: '送った人から、同じキットをもらってください。それから、このリンクをもう一度開いてください。',
    },
  },
  scan: {
    title: 'QRコードを読む',
    start: 'カメラで読む',
    how: 'QRコードを、わくの中に入れてください。',
    parts: (found, all) =>
      `${all}まいの中の${found}まいを読みました。続（つづ）けて写してください。`,
    stop: 'カメラを止める',
    file: '写真から読む',
    fileHow: 'QRコードの写真や、画面の写真からも読めます。',
    video: 'カメラの画面',
    asking: 'カメラを用意しています…',
    otherCode: {
      title: 'ここでは使えないQRコードです',
      text: '送る人の画面か、ふくろのラベルのQRコードを写してください。',
    },
    moreParts: {
      title: (found, all) => `QRコードは${all}まいあります。${found}まい目まで読みました`,
      text: '写真では、残りが読めません。カメラで読んでください。',
    },
    noCode: {
      title: 'QRコードが見つかりません',
      text: '明るい所で、QRコードが全部入るように写してください。',
    },
    badPicture: {
      title: '写真を開けません',
      text: 'べつの写真をえらんでください。',
    },
    camera: {
      denied: {
        title: 'ブラウザが、カメラを止めています',
        text: 'ブラウザの設定（せってい）でカメラを許可（きょか）してください。または、写真から読んでください。',
      },
      missing: {
        title: 'カメラが見つかりません',
        text: '写真から読んでください。または、リンクかファイルでもらってください。',
      },
      busy: {
        title: 'カメラを使えません',
        text: 'ほかのアプリがカメラを使っていませんか。たしかめて、もう一度おしてください。',
      },
    },
  },
  code: {
    picture: (name) => `${name}のQRコード`,
    drawing: 'QRコードを作っています…',
    tooBig: {
      title: 'QRコードには大きすぎます',
      text: 'リンクかファイルで送ってください。',
    },
    part: (place, all) => `${all}まいの中の${place}まい目`,
    moving: 'QRコードは次々にかわります。全部読むまで、そのまま写します。',
    play: '1つずつ見せる',
    pause: '止める',
    next: '次の1まい',
    previous: '前の1まい',
  },
}
