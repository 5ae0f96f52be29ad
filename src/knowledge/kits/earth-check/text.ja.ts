import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const earthCheckText = {
  ...kitNames.earthCheck,
  note: '土と水を混ぜた上澄みに試薬を落とし、色で土のpH（酸性度）を見ます。手順は利用者の報告によるものです。色見本の値は公表されていないため、箱の色見本の数値を入れてください。',
  prepare: {
    soil: '土（体積で1）と水道水（体積で2）',
    cup: '土と水を混ぜる容器',
    tube: '付属の小さい試験管（2.5〜3mLの線）と試薬',
    filter: '土が沈まないときは、キッチンペーパーなどでこします。',
  },
  cautions: {
    clear:
      '必ず澄んでから試薬を入れ、読むのは1回だけにします。土が沈む前とあとで色が変わったという報告があります。',
    clay: '粘土の多い土は、なかなか澄みません。',
    rinse:
      '読んだらすぐ液を捨て、試験管を洗います。続けてはかるときは、次の上澄みで先にすすぎます。',
    life: '5mL入りで約45回分です。2年以内に使い切ります。',
  },
  analytes: { ph: 'pH（酸性度）' },
  lanes: { soil: '土のpH' },
  steps: {
    mix: { title: '土1と水2を入れる', detail: '体積で、土1に水道水2を入れます。' },
    stir: { title: 'よくかき混ぜる', detail: '土のかたまりがなくなるまで、よくかき混ぜます。' },
    settle: {
      title: '澄むまで置く',
      detail: '浮いたごみを取り、上の液が澄むまで置きます。',
    },
    draw: {
      title: '上澄みを取る',
      detail: '試験管に上澄みを2.5〜3mL（試験管の線まで）取ります。',
    },
    drops: { title: '試薬を3滴入れる', detail: '試薬を3滴落とします。' },
    shake: { title: 'ふたをして振る', detail: 'ふたをして、よく振ります。' },
    read: { title: 'すぐ色を読む', detail: '待たずに、すぐ色見本と比べます。' },
  },
  sources: [
    {
      key: 'RP',
      title: '利用者の記録（redpython）',
      url: 'https://www.redpython.net/cat1/post-143.html',
    },
    {
      key: 'EG',
      title: '利用者の記録（ediblegarden）',
      url: 'http://ediblegarden.blog.fc2.com/blog-entry-86.html',
    },
    {
      key: 'B1',
      title: '利用者の記録（billiesmarket）',
      url: 'https://billiesmarket.net/2022/04/19/',
    },
    {
      key: 'B2',
      title: '利用者の記録（billiesmarket・2回目）',
      url: 'https://billiesmarket.net/2022/04/22/',
    },
    {
      key: 'SK',
      title: '利用者の記録（sk-shimane-zakki）',
      url: 'https://sk-shimane-zakki.com/ph-sokutei-10787.html',
    },
    { key: 'YN', title: '利用者の記録（yurunature）', url: 'https://yurunature.com/ph' },
    {
      key: 'CL',
      title: '利用者の質問（contactlens-nav）',
      url: 'https://contactlens-nav.com/?p=44277',
    },
    {
      key: 'M0',
      title: '利用者の記録（m0ru）',
      url: 'https://m0ru.hatenablog.com/entry/2022/06/04/080000',
    },
  ],
} as const

export type EarthCheckText = Translated<typeof earthCheckText>
