import { kitNames } from '#knowledge/kits/kit-names.easy.ts'
import type { Translated } from '#locales/translated.ts'

export const midorikunText: Translated<typeof import('./text.ja.ts').midorikunText> = {
  ...kitNames.midorikun,
  note: '試験紙（しけんし）の色ではかります。わかるのは4つです。pH：酸性（さんせい）の強さ、硝酸態窒素（しょうさんたいちっそ）、水にとけるリン酸（りんさん）とカリです。数字はめやすです。すて方は、説明書（せつめいしょ）と市や町のきまりを守ってください。',
  prepare: {
    water: '精製水（せいせいすい）：とてもきれいな水（薬の店で買えます。水道の水は使いません）',
    bottle: '50mLの線があるボトル（ふたのあるもの）',
    syringe: '先を切った10mLの注射器（ちゅうしゃき）：土を5mLはかる道具です',
    strips: '試験紙（しけんし）Nと試験紙PK。紙のカラーチャート',
    tissue: 'ティッシュペーパー（紙についた多すぎる水をとります）',
    soil: '作物と作物の間に、深さ15cmくらいのみぞをほります。深さ5〜10cmの土をとります。かわかさないで使います。',
  },
  cautions: {
    dip: '水につける時間は、試験紙（しけんし）Nが3秒、試験紙PKが10秒です。長くつけないでください。',
    low: 'リン酸（りんさん）とカリは、10aに5kgより少ないと、はかれません。色が出なくても「足りない」とは言えません。',
    soluble:
      'このリン酸（りんさん）とカリは、水にとける分だけです。ふつうの土のけんさの数字とは、くらべられません。1年に1回くらい、分析（ぶんせき）してもらうと安心です。',
  },
  analytes: {
    ph: 'pH：酸性（さんせい）の強さ',
    nitrate: '硝酸態窒素（しょうさんたいちっそ）',
    phosphate: 'リン酸（りんさん）（水にとける）',
    potassium: 'カリ（水にとける）',
  },
  lanes: { soil: '土の用意', n: '試験紙（しけんし）N', pk: '試験紙（しけんし）PK' },
  remedies: { shake: 'もう一度、10秒ふる' },
  steps: {
    soil: {
      title: '土を5mLとり、ボトルに入れる',
      detail:
        '注射器（ちゅうしゃき）に、少し多めに土をとります。5の線までおします。出た土を平らに切ります。のこりを、ボトルにおし出します。',
    },
    water: {
      title: '精製水を50mLまで入れる',
      detail: 'ボトルの50mLの線まで、精製水（せいせいすい）：とてもきれいな水を入れます。',
    },
    shake: {
      title: 'ボトルをふる',
      detail: 'ふたをして、手で1分間ふります。おいたり、こしたりしません。すぐ次へ進みます。',
      endCue: 'ふるのをやめます',
    },
    dipN: {
      title: '試験紙Nをつける',
      detail: 'にごった水に、試験紙（しけんし）Nを3秒だけつけます。3秒で上げます。',
      endCue: '上げます',
    },
    waitN: {
      title: '試験紙Nの色が出るのを待つ',
      detail: '紙のはしをティッシュにあてて、多すぎる水をすわせます。1分待ちます。',
    },
    readN: {
      title: '試験紙Nの色を読む',
      detail: '紙をうらがえします。すきとおった面から見える色を、紙のカラーチャートとくらべます。',
    },
    dipPk: {
      title: '試験紙PKをつける',
      detail: 'にごった水に、試験紙（しけんし）PKを10秒つけます。10秒で上げます。',
      endCue: '上げます',
    },
    waitPk: {
      title: '試験紙PKの色が出るのを待つ',
      detail: '紙のはしをティッシュにあてて、多すぎる水をすわせます。1分待ちます。',
    },
    readPk: {
      title: '試験紙PKの色を読む',
      detail: '紙をうらがえします。すきとおった面から見える色を、紙のカラーチャートとくらべます。',
    },
  },
  sources: [
    {
      key: 'Z1',
      title: '全国肥料商連合会 論点視点「みどりくん」はかり方',
      url: 'http://zenpi.jp/gyokai/ronten01_05.html',
    },
    {
      key: 'Z6',
      title: '全国肥料商連合会 論点視点「みどりくん」数字の見方',
      url: 'http://www.zenpi.jp/gyokai/ronten01_06.html',
    },
    { key: 'TN', title: '全国土の会', url: 'http://tsutinokai.co.jp/?p=2643' },
    {
      key: 'KJ',
      title: '使った人のブログ（kaju-fruits）',
      url: 'https://kaju-fruits.com/?p=16065',
    },
    {
      key: 'NM',
      title: '使った人のブログ（nemorifarm）',
      url: 'https://nemorifarm.vsw.jp/blog/wordpress/?p=1611',
    },
    { key: 'YM', title: '使った人のブログ（ymmfarm）', url: 'https://ymmfarm.com/19615' },
    {
      key: 'ML',
      title: '使った人のブログ（3leather）',
      url: 'https://memorandum.3leather.com/?p=222',
    },
    {
      key: 'AM',
      title: '使った人のブログ（ame-tuti）',
      url: 'https://ame-tuti.com/2025/09/post-7881',
    },
    {
      key: 'TK',
      title: '使った人のブログ（taka-forward）',
      url: 'https://test02.taka-forward.com/?p=1383',
    },
    {
      key: 'IS',
      title: '使った人のブログ（isachan）',
      url: 'https://ameblo.jp/isachan1010/entry-12497629780.html?frm=theme',
    },
  ],
}
