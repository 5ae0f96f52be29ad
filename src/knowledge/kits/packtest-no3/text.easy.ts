import { kitNames } from '#knowledge/kits/kit-names.easy.ts'
import type { Translated } from '#locales/translated.ts'

export const packtestNo3Text: Translated<typeof import('./text.ja.ts').packtestNo3Text> = {
  ...kitNames['packtest-no3'],
  note: '土に、5倍の水を入れます。その液（えき）の硝酸（しょうさん）を、チューブの色ではかります。数字は、液の中の硝酸イオン（NO3）です。色の数字は、このアプリが考えました。箱の標準色（ひょうじゅんしょく）：くらべる色とちがうときは、数字を入れてください。',
  prepare: {
    soil: '土20g（石や根をとります）と、はかり',
    water: '純水（じゅんすい）：とてもきれいな水100mL',
    bottle: 'ふたのある入れ物（150mLくらい入るもの）',
    filter:
      '液（えき）がきれいにならないときは、こす道具がいります。シリンジフィルター（1µm、次に0.45µm）か、No.5C のろ紙（ろし）：こす紙です。',
    tube: 'パックテストのチューブと、標準色（ひょうじゅんしょく）：くらべる色',
  },
  cautions: {
    hands:
      '使う前とあとに、手をあらいます。よごれた手や、液（えき）に入った指で、数字がかわります。',
    cut: 'チューブを切らないでください。中の薬をしぼって出さないでください。子どもが使うときは、大人がいっしょにいます。赤ちゃんや小さい子の手がとどかない所におきます。',
    eyes: '目に入ったら、すぐ水で、15分か、もっと長くあらいます。いたくなくても、目の医者（いしゃ）へ行きます。コンタクトレンズは、何分かあらってからとります。とったら、またあらいます。',
    skin: '皮ふや服についたら、すぐ水であらいます。',
    swallowed:
      '飲んだ人には、水か牛にゅうをたくさん飲ませます。吐（は）かせないでください。すぐ医者（いしゃ）へ行きます。',
    temperature:
      '液（えき）の温度で、色がかわります。よい温度は、説明書（せつめいしょ）でたしかめます（亜鉛（あえん）用は15〜30℃）。',
    between: '2つの色の間に見えたら、「2つの間」をえらびます。',
    potassium:
      '塩化（えんか）カリウムの液（えき）を使うときのこさは、説明書（せつめいしょ）を見るか、会社に聞いてたしかめます。',
  },
  analytes: { nitrate: '硝酸（しょうさん）イオン' },
  lanes: { extract: '土の水を作る', test: 'チューブ' },
  steps: {
    soil: {
      title: '土20gを入れる',
      detail: '石や根をとった土を20gはかります。ふたのある入れ物に入れます。',
    },
    water: {
      title: '水100mLを入れる',
      detail: '純水（じゅんすい）：とてもきれいな水を100mL入れます。ふたをします。',
    },
    shake: {
      title: '強く上下にふる',
      detail: '1分間、強く上下にふります。',
      endCue: 'ふるのをやめます',
    },
    settle: {
      title: '水がきれいになるまで待つ',
      detail:
        '上の水がきれいになるまで待ちます。きれいにならないときは、フィルターか、ろ紙（ろし）でこします。',
    },
    pull: {
      title: 'チューブの糸をぬく',
      detail: '先の糸をぬくと、小さいあながあきます。',
    },
    draw: {
      title: '水を半分すいこむ',
      detail:
        'あなを上にして、下の半分をつまみます。空気が出ます。つまんだまま、あなを液（えき）に入れます。指をゆるめて、半分まですいこみます。すいこんだら、すぐボタンをおします。',
    },
    wait: {
      title: 'チューブをふって待つ',
      detail: 'すぐに5〜6回、軽くふります。読むのは、すいこんでから3分後です。',
    },
    read: {
      title: 'チューブの色を読む',
      detail: 'チューブを標準色（ひょうじゅんしょく）：くらべる色の上において、くらべます。',
    },
  },
  sources: [
    {
      key: 'PT6',
      title: '共立理化学研究所 パックテスト 土をはかった例',
      url: 'https://packtest.jp/case06',
    },
    {
      key: 'KY',
      title: '共立理化学研究所 使うときの注意',
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
      key: 'QH',
      title: '川を調べる会 パックテストの数字',
      url: 'http://qryo-hotaru.org/20220827.html',
    },
    {
      key: 'EB',
      title: '水を調べる会 パックテストの段（だん）',
      url: 'https://ecobioinfo.com/?p=428',
    },
    {
      key: 'WN',
      title: 'パックテストではかれる量（wanetjp・英語）',
      url: 'http://www14.plala.or.jp/wanetjp/kome/en_mizu_1.html',
    },
  ],
}
