import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const packtestNo3Text = {
  ...kitNames.packtestNo3,
  note: '土を水で5倍にうすめた液の硝酸を、チューブの色ではかります。数値は液の中の硝酸イオン（NO3）です。標準色の値は公表されていないため、箱の標準色の数値を入れてください。',
  prepare: {
    soil: '土20g（石や根を取り除く）と、はかり',
    water: '純水100mL',
    bottle: 'ふた付きの容器',
    filter: '液が澄まないときは、シリンジフィルター（1µm、次に0.45µm）か No.5C のろ紙',
    tube: 'パックテストのチューブと標準色',
  },
  cautions: {
    hands: '使う前とあとに手を洗います。汚れた手や、液に入った指は、結果を変えます。',
    cut: 'チューブを切ったり、中身をしぼり出したりしないでください。子どもが使うときは大人が付き添い、乳幼児の手の届かない所に置きます。',
    eyes: '目に入ったら、すぐ水で15分以上洗い、痛みがなくても眼科へ。コンタクトレンズは、数分洗ってから外し、さらに洗います。',
    skin: '皮ふや服に付いたら、すぐ水で洗います。',
    swallowed: '飲み込んだら、水か牛乳をたくさん飲ませ、無理に吐かせず、医師へ。',
    temperature: '液の温度は15〜30℃で（亜鉛用の説明書の値。硝酸用は説明書で確認）。',
    between: '二つの色の間に見えたら、間の値にします。',
    potassium: '塩化カリウム液で取り出すときの濃さは、説明書かメーカーに確認してください。',
  },
  analytes: { nitrate: '硝酸イオン' },
  lanes: { extract: '土の液を作る', test: 'チューブ' },
  steps: {
    soil: {
      title: '土20gを入れる',
      detail: '石や根を取り除いた土20gをはかり、ふた付きの容器に入れます。',
    },
    water: { title: '水100mLを入れる', detail: '純水100mLを入れて、ふたをします。' },
    shake: { title: '強く上下に振る', detail: '1分間、強く上下に振ります。', endCue: 'やめて' },
    settle: {
      title: '澄むまで置く',
      detail: '上の液が澄むまで置きます。澄まないときは、フィルターかろ紙でこします。',
    },
    pull: { title: 'チューブの線を抜く', detail: 'チューブの先の線を引き抜きます。' },
    draw: {
      title: '液を半分吸い込む',
      detail:
        'チューブの下半分の空気を押し出し、穴を液に入れて、半分ほど吸い込みます。吸い込めたら、すぐボタンを押します。',
    },
    wait: {
      title: '軽く振って待つ',
      detail: 'すぐに5〜6回軽く振り、吸い込んでから3分待ちます。',
    },
    read: {
      title: 'チューブを読む',
      detail: 'チューブを標準色の上に置いて比べます。',
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
      title: 'パックテスト 亜鉛 説明書（写し）',
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
      key: 'WN',
      title: 'パックテストの測定範囲（wanetjp・英語）',
      url: 'http://www14.plala.or.jp/wanetjp/kome/en_mizu_1.html',
    },
  ],
} as const

export type PacktestNo3Text = Translated<typeof packtestNo3Text>
