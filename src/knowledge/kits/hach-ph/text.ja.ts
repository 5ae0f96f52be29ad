import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const hachPhText = {
  ...kitNames['hach-ph'],
  note: '土に水を加えた液に試験紙を浸し、pHを色で読みます。段階と色は、公開されている測定値から取りました。土と水の割合は、手元の手引きに従ってください。',
  prepare: {
    soil: '土と水（割合は手引きで）',
    cup: '土と水を混ぜる容器',
    strips: 'pH試験紙と、その容器のカラーチャート',
  },
  cautions: {
    muddy: '泥が付くと色が見えません。上澄みに浸します。',
    quick: '浸したら、すぐ引き上げます。振らずに15秒待ちます。',
    color: '色は、黄（4）から緑（5）・青緑（6〜7）・青（8）・青紫（9）へ変わります。',
  },
  analytes: {
    ph: 'pH（酸性度）',
  },
  lanes: {
    strip: 'pH試験紙',
  },
  steps: {
    stir: {
      title: '土と水をよくかき混ぜる',
      detail: 'かたまりがなくなるまで混ぜます。',
    },
    settle: {
      title: '容器を置いて、澄むのを待つ',
      detail: '上の液が澄むまで置きます。',
    },
    dip: {
      title: '試験紙を浸してすぐ上げる',
      detail: '上澄みに浸し、すぐ引き上げます。引き上げると同時に、ボタンを押します。',
    },
    wait: {
      title: '試験紙を水平にして待つ',
      detail: '振らずに15秒待ちます。',
    },
    read: {
      title: '試験紙の色を読む',
      detail: 'カラーチャートと比べます。',
    },
  },
  sources: [
    {
      key: 'CD',
      title: 'Caddisfly 試験紙の時間と色の測定値（英語）',
      url: 'https://github.com/akvo/akvo-caddisfly',
    },
  ],
} as const

export type HachPhText = Translated<typeof hachPhText>
