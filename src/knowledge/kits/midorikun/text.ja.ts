import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const midorikunText = {
  ...kitNames.midorikun,
  note: '試験紙の色で、pH・硝酸態窒素・水溶性のリン酸とカリを測ります。値は目安です。捨てるときは、説明書と市町村の決まりに従ってください。',
  prepare: {
    water: '精製水（薬局で買える。水道水は使わない）',
    bottle: '50mLの目盛りがあるボトル（ふた付き）',
    syringe: '先を切り落とした10mLの注射器（土5mLを量る）',
    strips: '試験紙N、試験紙PK、付属のカラーチャート',
    tissue: 'ティッシュペーパー（余分な液を吸い取る）',
    soil: '土：株と株の間に深さ約15cmの溝を掘り、5〜10cmの層からとります。乾かさず、とったまま使います。',
  },
  cautions: {
    dip: '浸す時間は、Nが3秒、PKが10秒です。長く浸さないでください。',
    low: 'リン酸とカリは、10aあたり5kgより少ないと測れません。色が出なくても「不足」ではありません。',
    soluble:
      'リン酸とカリは、水に溶ける分だけの値です。分析機関の値とは比べられません。年に1回は、分析機関に出すと安心です。',
  },
  analytes: {
    ph: 'pH（酸性度）',
    nitrate: '硝酸態窒素',
    phosphate: 'リン酸（水溶性）',
    potassium: 'カリ（水溶性）',
  },
  lanes: { soil: '土の液を作る', n: '試験紙N', pk: '試験紙PK' },
  remedies: { shake: 'もう一度、10秒振る' },
  steps: {
    soil: {
      title: '土を5mLとり、ボトルに入れる',
      detail:
        '多めにとり、ピストンを5まで押します。はみ出た土をすり切り、残りをボトルに押し出します。',
    },
    water: {
      title: '精製水を50mLまで入れる',
      detail: 'ボトルの50mLの目盛りまで、精製水を入れます。',
    },
    shake: {
      title: 'ボトルを振る',
      detail: 'ふたをして、手で1分間よく振ります。放置したり、こしたりせず、すぐ次に進みます。',
      endCue: '振るのをやめます',
    },
    dipN: {
      title: '試験紙Nを浸す',
      detail: '濁ったままの液に試験紙Nを浸し、3秒で引き上げます。',
      endCue: '引き上げます',
    },
    waitN: {
      title: '試験紙Nの色が出るのを待つ',
      detail: '紙の端をティッシュに当て、余分な液を吸い取ります。そのまま1分置きます。',
    },
    readN: {
      title: '試験紙Nの色を読む',
      detail: '試験紙を裏返します。透明な面から見える色を、カラーチャートと比べます。',
    },
    dipPk: {
      title: '試験紙PKを浸す',
      detail: '濁ったままの液に試験紙PKを浸し、10秒で引き上げます。',
      endCue: '引き上げます',
    },
    waitPk: {
      title: '試験紙PKの色が出るのを待つ',
      detail: '紙の端をティッシュに当て、余分な液を吸い取ります。そのまま1分置きます。',
    },
    readPk: {
      title: '試験紙PKの色を読む',
      detail: '試験紙を裏返します。透明な面から見える色を、カラーチャートと比べます。',
    },
  },
  sources: [
    {
      key: 'Z1',
      title: '全国肥料商連合会「みどりくん」の特長と使い方',
      url: 'http://zenpi.jp/gyokai/ronten01_05.html',
    },
    {
      key: 'Z6',
      title: '全国肥料商連合会 論点視点「みどりくん」測定値の見方',
      url: 'http://www.zenpi.jp/gyokai/ronten01_06.html',
    },
    { key: 'TN', title: '全国土の会', url: 'http://tsutinokai.co.jp/?p=2643' },
    { key: 'KJ', title: 'やくも果樹研究所の解説', url: 'https://kaju-fruits.com/?p=16065' },
    {
      key: 'NM',
      title: '利用者のブログ（nemorifarm）',
      url: 'https://nemorifarm.vsw.jp/blog/wordpress/?p=1611',
    },
    { key: 'YM', title: '利用者のブログ（ymmfarm）', url: 'https://ymmfarm.com/19615' },
    {
      key: 'ML',
      title: '利用者のブログ（3leather）',
      url: 'https://memorandum.3leather.com/?p=222',
    },
    {
      key: 'AM',
      title: '利用者のブログ（ame-tuti）',
      url: 'https://ame-tuti.com/2025/09/post-7881',
    },
    {
      key: 'TK',
      title: '利用者のブログ（taka-forward）',
      url: 'https://test02.taka-forward.com/?p=1383',
    },
    {
      key: 'IS',
      title: '利用者のブログ（isachan）',
      url: 'https://ameblo.jp/isachan1010/entry-12497629780.html?frm=theme',
    },
  ],
} as const

export type MidorikunText = Translated<typeof midorikunText>
