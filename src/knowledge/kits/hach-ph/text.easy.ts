import { kitNames } from '#knowledge/kits/kit-names.easy.ts'
import type { Translated } from '#locales/translated.ts'

export const hachPhText: Translated<typeof import('./text.ja.ts').hachPhText> = {
  ...kitNames['hach-ph'],
  note: '土と水をまぜた水に試験紙（しけんし）をつけて、pHを色で読みます。色は、はかった人が出した数字です。土と水の量（りょう）は、持っている手引（てび）きを守ってください。',
  prepare: {
    soil: '土と水（量（りょう）は手引（てび）きを見ます）',
    cup: '土と水をまぜる入れ物',
    strips: 'pHの試験紙（しけんし）と、その入れ物のカラーチャート',
  },
  cautions: {
    muddy: 'どろがつくと、色が見えません。上のきれいな水につけます。',
    quick: 'つけたら、すぐ上げます。ふらないで15秒待ちます。',
    color: '色は、黄（4）から緑（5）・青緑（6〜7）・青（8）・青むらさき（9）になります。',
  },
  analytes: {
    ph: 'pH：酸性（さんせい）の強さ',
  },
  lanes: {
    strip: 'pHの試験紙（しけんし）',
  },
  steps: {
    stir: {
      title: '土と水をよくまぜる',
      detail: 'かたまりがなくなるまでまぜます。',
    },
    settle: {
      title: '水がきれいになるまで待つ',
      detail: '上の水がきれいになるまで待ちます。',
    },
    dip: {
      title: '試験紙をつけてすぐ上げる',
      detail: '上のきれいな水につけて、すぐ上げます。上げたら、すぐボタンをおします。',
    },
    wait: {
      title: '試験紙を平らにして待つ',
      detail: 'ふらないで15秒待ちます。',
    },
    read: {
      title: '試験紙の色を読む',
      detail: 'カラーチャートとくらべます。',
    },
  },
  sources: [
    {
      key: 'CD',
      title: '試験紙の時間と色の測定値（Caddisfly）（英語）',
      url: 'https://github.com/akvo/akvo-caddisfly',
    },
  ],
}
