import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const midorikunText = {
  ...kitNames.midorikun,
  note: '試験紙の色で、pH・硝酸態窒素・水に溶けるリン酸とカリをはかります。数値は目安です。捨て方は説明書と市町村の決まりに従ってください。',
  prepare: {
    water: '精製水（薬局で買えます）',
    bottle: '50mLの線があるボトル',
    syringe: '先を切った10mLの注射器（土を5mLはかります）',
    strips: '試験紙N、試験紙PKと、紙のカラーチャート',
    tissue: 'ティッシュペーパー（余分な液を取ります）',
    soil: '株と株の間に深さ約15cmの溝を掘り、深さ5〜10cmの土を取ります。乾かさずに使います。',
  },
  cautions: {
    dip: '浸す時間は、試験紙Nが3秒、試験紙PKが10秒です。長く浸さないでください。',
    low: 'リン酸とカリは、5kg/10aより少ないとはかれません。色が出なくても「不足」とは言えません。',
    soluble:
      'リン酸とカリは水に溶ける分だけです。ふつうの土壌診断の値とは比べられません。年に1回ほど、分析機関ではかると安心です。',
  },
  analytes: {
    ph: 'pH（酸性度）',
    nitrate: '硝酸態窒素',
    phosphate: 'リン酸（水溶性）',
    potassium: 'カリ（水溶性）',
  },
  lanes: { soil: '土の準備', n: '試験紙N', pk: '試験紙PK' },
  steps: {
    soil: {
      title: '土を5mLはかる',
      detail: '注射器に少し多めに土を取り、5の線まで押して、はみ出した土を平らに切ります。',
    },
    water: {
      title: '水を50mLまで入れる',
      detail: '土を入れたボトルの50mLの線まで、精製水を入れます。',
    },
    shake: {
      title: 'ボトルを振る',
      detail: 'ふたをして、手で1分間振ります。置いたり、こしたりせず、すぐ次へ進みます。',
      endCue: 'やめて',
    },
    dipN: {
      title: '試験紙Nを浸す',
      detail: '濁った液に試験紙Nを3秒だけ浸して、上げます。',
      endCue: '上げて',
    },
    waitN: {
      title: '試験紙Nを待つ',
      detail: '余分な液をティッシュに軽く触れさせて取り、60秒待ちます。',
    },
    readN: {
      title: '試験紙Nを読む',
      detail: '裏返して、透明な面から見える色を、紙のカラーチャートと比べます。',
    },
    dipPk: {
      title: '試験紙PKを浸す',
      detail: '濁った液に試験紙PKを10秒浸して、上げます。',
      endCue: '上げて',
    },
    waitPk: {
      title: '試験紙PKを待つ',
      detail: '余分な液をティッシュに軽く触れさせて取り、60秒待ちます。',
    },
    readPk: {
      title: '試験紙PKを読む',
      detail: '裏返して、透明な面から見える色を、紙のカラーチャートと比べます。',
    },
  },
  sources: [
    {
      key: 'Z1',
      title: '全国肥料商連合会 論点視点「みどりくん」測定のしかた',
      url: 'http://zenpi.jp/gyokai/ronten01_05.html',
    },
    {
      key: 'Z6',
      title: '全国肥料商連合会 論点視点「みどりくん」測定値の見方',
      url: 'http://www.zenpi.jp/gyokai/ronten01_06.html',
    },
    { key: 'TN', title: '全国土の会', url: 'http://tsutinokai.co.jp/?p=2643' },
    { key: 'KJ', title: '利用者の記録（kaju-fruits）', url: 'https://kaju-fruits.com/?p=16065' },
    {
      key: 'NM',
      title: '利用者の記録（nemorifarm）',
      url: 'https://nemorifarm.vsw.jp/blog/wordpress/?p=1611',
    },
    { key: 'YM', title: '利用者の記録（ymmfarm）', url: 'https://ymmfarm.com/19615' },
    {
      key: 'ML',
      title: '利用者の記録（3leather）',
      url: 'https://memorandum.3leather.com/?p=222',
    },
    {
      key: 'AM',
      title: '利用者の記録（ame-tuti）',
      url: 'https://ame-tuti.com/2025/09/post-7881',
    },
    {
      key: 'TK',
      title: '利用者の記録（taka-forward）',
      url: 'https://test02.taka-forward.com/?p=1383',
    },
    {
      key: 'IS',
      title: '利用者の記録（isachan）',
      url: 'https://ameblo.jp/isachan1010/entry-12497629780.html?frm=theme',
    },
  ],
} as const

export type MidorikunText = Translated<typeof midorikunText>
