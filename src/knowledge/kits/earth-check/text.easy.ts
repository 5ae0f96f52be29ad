import { kitNames } from '#knowledge/kits/kit-names.easy.ts'
import type { Translated } from '#locales/translated.ts'

export const earthCheckText: Translated<typeof import('./text.ja.ts').earthCheckText> = {
  ...kitNames['earth-check'],
  note: '土と水をまぜて、上のきれいな水をとります。その水に試薬（しやく）：色をつける薬を入れます。色を見ると、土のpH：酸性（さんせい）の強さがわかります。やり方は、使った人の話から書きました。会社は、カラーチャートの数字を出していません。箱のカラーチャートを見て、数字を入れてください。',
  prepare: {
    soil: '土（カップ1ぱい）と水道の水（同じカップで2はい）',
    cup: '土と水をまぜる入れ物',
    tube: '箱に入っている小さい試験管（しけんかん）：線は2.5〜3mLのところです。試薬（しやく）：色をつける薬',
    filter: 'キッチンペーパー（土がしずまないとき、こします）',
  },
  cautions: {
    clear:
      '水がきれいになってから、試薬（しやく）：色をつける薬を入れます。かならず待ってください。読むのは1回だけです。「土がしずむ前とあとで色がちがった」という話があります。',
    clay: 'ねんどの多い土は、水がなかなかきれいになりません。こして使います。',
    rinse:
      '読んだら、すぐ水をすてます。管（くだ）をあらいます。続（つづ）けてはかるときは、次の上の水で先にゆすぎます。',
    life: '5mLで、だいたい45回使えます。2年の間に、全部使ってください。',
  },
  analytes: { ph: 'pH：酸性（さんせい）の強さ' },
  lanes: { soil: '土のpH' },
  steps: {
    mix: {
      title: '土1ぱいと水2はいを入れる',
      detail: 'カップで土を1ぱい、水道の水を2はい入れます。',
    },
    stir: { title: '土と水をよくまぜる', detail: '土のかたまりがなくなるまで、よくまぜます。' },
    settle: {
      title: '水がきれいになるまで待つ',
      detail: 'ういたごみをとります。上の水がきれいになるまで待ちます。',
    },
    draw: {
      title: '上の水をとる',
      detail: '上のきれいな水を、管（くだ）の線（2.5〜3mL）までとります。',
    },
    drops: {
      title: '薬を3てき入れる',
      detail:
        '試薬（しやく）：色をつける薬のびんを、まっすぐさかさにします。1てきずつ、3てき入れます。',
    },
    shake: { title: 'ふたをしてふる', detail: 'ふたをして、よくふります。' },
    read: {
      title: '管の色をすぐ読む',
      detail: '待たないで、すぐカラーチャートとくらべます。',
    },
  },
  sources: [
    {
      key: 'RP',
      title: '使った人のブログ（redpython）',
      url: 'https://www.redpython.net/cat1/post-143.html',
    },
    {
      key: 'EG',
      title: '使った人のブログ（ediblegarden）',
      url: 'http://ediblegarden.blog.fc2.com/blog-entry-86.html',
    },
    {
      key: 'B1',
      title: '使った人のブログ（billiesmarket）',
      url: 'https://billiesmarket.net/2022/04/19/',
    },
    {
      key: 'B2',
      title: '使った人のブログ（billiesmarket・2回目）',
      url: 'https://billiesmarket.net/2022/04/22/',
    },
    {
      key: 'SK',
      title: '使った人のブログ（sk-shimane-zakki）',
      url: 'https://sk-shimane-zakki.com/ph-sokutei-10787.html',
    },
    { key: 'YN', title: '使った人のブログ（yurunature）', url: 'https://yurunature.com/ph' },
    {
      key: 'CL',
      title: '使った人のしつもん（contactlens-nav）',
      url: 'https://contactlens-nav.com/?p=44277',
    },
    {
      key: 'M0',
      title: '使った人のブログ（m0ru）',
      url: 'https://m0ru.hatenablog.com/entry/2022/06/04/080000',
    },
  ],
}
