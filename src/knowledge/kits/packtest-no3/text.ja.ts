import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const packtestNo3Text = {
  ...kitNames['packtest-no3'],
  note: '土に5倍の水を加えた液の硝酸を、チューブの色で測ります。値は、液の硝酸イオン（NO3）の濃さです。段階の数字は推定です。箱の標準色と違うときは、数値を入力してください。',
  prepare: {
    soil: '土20g（石や根を除いたもの）と、はかり',
    water: '純水100mL',
    bottle: 'ふた付きの容器（150mLくらい入るもの）',
    filter: 'ろ紙（No.5C）かシリンジフィルター（1µmと0.45µm）。液が澄まないときに使う',
    tube: 'パックテストのチューブと、箱の標準色',
  },
  cautions: {
    hands: '使う前とあとに手を洗います。手の汚れが液に入ると、結果が変わります。',
    cut: 'チューブを切ったり、中身を出したりしないでください。子どもは大人と使います。乳幼児の手の届かない所に置きます。',
    eyes: '目に入ったら、すぐ水で15分以上洗います。痛みがなくても、眼科を受診してください。コンタクトレンズは、数分洗ってから外し、さらに洗います。',
    skin: '皮ふや服に付いたら、すぐ水で洗います。',
    swallowed:
      '飲み込んだら、水か牛乳をたくさん飲ませます。吐かせずに、すぐ医師の診察を受けてください。',
    temperature: '液の温度で色が変わります。適温は説明書で確認してください（亜鉛用は15〜30℃）。',
    between: '2つの色の間なら、「中間」を選びます。',
    potassium: '塩化カリウム液で抽出するときの濃度は、メーカーに確認してください。',
  },
  analytes: { nitrate: '硝酸イオン' },
  lanes: { extract: '土の液を作る', test: 'チューブで測る' },
  steps: {
    soil: {
      title: '土20gを容器に入れる',
      detail: '石や根を除いた土を20g量って入れます。',
    },
    water: { title: '純水100mLを入れる', detail: '入れたら、ふたをします。' },
    shake: {
      title: '容器を強く上下に振る',
      detail: 'ふたを押さえ、1分間振ります。',
      endCue: '振るのをやめます',
    },
    settle: {
      title: '容器を置いて、澄むのを待つ',
      detail: '上の液が澄むまで置きます。澄まなければ、ろ紙かフィルターでこします。',
    },
    pull: {
      title: 'チューブの糸を引き抜く',
      detail: '先の糸（ライン）を抜くと、小さな穴があきます。',
    },
    draw: {
      title: 'チューブに液を半分吸い込む',
      detail:
        '穴を上にして下半分をつまみ、空気を出します。つまんだまま穴を液に入れ、指をゆるめます。吸い込んだら、すぐボタンを押します。',
    },
    wait: {
      title: 'チューブを軽く振って待つ',
      detail: 'すぐに5〜6回、軽く振ります。読むのは、吸い込んでから3分後です。',
    },
    read: {
      title: 'チューブの色を読む',
      detail: 'チューブを標準色の上に置き、近い色を選びます。',
    },
  },
  sources: [
    {
      key: 'PT6',
      title: '共立理化学研究所 パックテスト 土壌の測定例',
      url: 'https://packtest.jp/case06',
    },
    {
      key: 'KY',
      title: '共立理化学研究所 使用上の注意',
      url: 'https://kyoritsu-lab.co.jp/tokusyu/sum01/inhi.html',
    },
    {
      key: 'ZN',
      title: 'パックテスト 亜鉛 説明書（写しで確認）',
      url: 'http://paperzz.com/doc/6418662/',
    },
    {
      key: 'YU',
      title: '湧水マップ パックテストの使い方',
      url: 'https://yuusui-map.jp/user/yuusui_howto.html',
    },
    {
      key: 'WR',
      title: 'Water Rangers パックテスト硝酸の使い方（英語）',
      url: 'https://data.waterrangers.com/help/kyoritsu_packtest_nitrate_nitrogen?locale=en',
    },
    {
      key: 'KZ1',
      title: '金沢大学 化学教育の実験',
      url: 'http://araim.ch.t.kanazawa-u.ac.jp/ChemistryEducation/e_method14.html',
    },
    {
      key: 'QH',
      title: '河川観察の会 パックテストの値',
      url: 'http://qryo-hotaru.org/20220827.html',
    },
    { key: 'EB', title: '水環境の会 パックテストの段階', url: 'https://ecobioinfo.com/?p=428' },
    {
      key: 'WN',
      title: '水環境の活動団体のページ（測定範囲・英語）',
      url: 'http://www14.plala.or.jp/wanetjp/kome/en_mizu_1.html',
    },
  ],
} as const

export type PacktestNo3Text = Translated<typeof packtestNo3Text>
