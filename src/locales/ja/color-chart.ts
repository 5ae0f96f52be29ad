/** Words of /ColorChart. */
export const colorChart = {
  title: '比色表',
  lead: '試験紙や試験管の色と見くらべて、いちばん近い段階を選びます。',
  kit: 'キット',
  loading: 'キットを読み込んでいます。',
  missingKit: {
    title: 'このキットは見つかりません',
    text: (shown: string) =>
      `消されたか、この端末にないキットです。かわりに「${shown}」を表示しています。`,
  },
  rail: '測る項目',
  paperFirst: '紙のカラーチャートが基準です',
  brightness: '画面は明るさ最大、夜間モードなしで。',
  manual: 'このキットの使い方',
  fullScreen: {
    open: '全画面で見る',
    close: '全画面をやめる',
  },
  methods: {
    color: '液の色で読みます。',
    pad: '試験紙の色で読みます。',
    turbidity:
      '液のにごりで読みます。黒い図形がどのくらい透けて見えるかを比べます。にごりが強いほど、黒がうすくなります。',
  },
  turbidityAid: '黒い図形の使い方',
  low: '低い',
  high: '高い',
  bands: (analyte: string) => `${analyte}の段階（低い順）`,
  unknownLook: '色は未公開。紙のカラーチャートで',
  unknownLookTurbidity: '見え方は未公開。紙の説明書で',
  half: 'となり合う2つの間の色は「中間」として読めます。',
  noHalf: '中間は読みません。近いほうの段階を選びます。',
  lowest: (amount: string) =>
    `読める下限は ${amount} です。これより少ないと分かりません（0 とは限りません）。`,
  lowestUnknown: '読める下限：',
  incomplete: {
    title: '一部の段階だけです',
    text: '公開されている段階だけを並べています。紙のカラーチャートにほかの段階があれば、タイマーの読み取りで数値を入力できます。',
  },
  empty: {
    title: '段階は未公開です',
    text: '紙のカラーチャートで読んでください。数値はタイマーの読み取りで入力できます。',
  },
}
