import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const earthCheckText = {
  ...kitNames['earth-check'],
  note: '土と水を混ぜ、上澄みに試薬を落とします。その色でpH（酸性度）を測ります。手順は利用者の報告によります。値は、箱のカラーチャートを見て入力してください。',
  prepare: {
    soil: '土1杯と水道水2杯（同じ容器で量る。例：土50mLに水100mL）',
    cup: '土と水を混ぜる容器',
    tube: '試薬と、付属の小さい試験管（線は2.5〜3mL）',
    filter: 'キッチンペーパー（土が沈まないとき、こすため）',
  },
  cautions: {
    clear:
      '液が澄んでから試薬を入れ、1回だけ読みます。土が沈む前とあとで、色が変わった例があります。',
    clay: '粘土の多い土は、なかなか澄みません。こして使います。',
    rinse:
      '読んだらすぐ液を捨て、試験管を洗います。続けて測るときは、次の上澄みで一度すすいでから使います。',
    life: '5mL入りで約45回分。2年以内に使い切ります。',
  },
  analytes: { ph: 'pH（酸性度）' },
  lanes: { soil: '土のpH' },
  steps: {
    mix: { title: '土1杯と水2杯を入れる', detail: '体積で、土1杯に水道水2杯です。' },
    stir: { title: '土と水をよくかき混ぜる', detail: 'かたまりがなくなるまで混ぜます。' },
    settle: {
      title: '容器を置いて、澄むのを待つ',
      detail: '浮いたごみを除き、上の液が澄むまで置きます。',
    },
    draw: {
      title: '試験管に上澄みを入れる',
      detail: '試験管の線まで入れます（2.5〜3mL）。',
    },
    drops: { title: '試薬を3滴入れる', detail: 'びんをまっすぐ逆さにして、1滴ずつ落とします。' },
    shake: { title: '試験管にふたをして振る', detail: '全体が同じ色になるまで振ります。' },
    read: { title: '試験管の色をすぐ読む', detail: '待たずに、カラーチャートと比べます。' },
  },
  sources: [
    {
      key: 'RP',
      title: '利用者のブログ（redpython）',
      url: 'https://www.redpython.net/cat1/post-143.html',
    },
    {
      key: 'EG',
      title: '利用者のブログ（ediblegarden）',
      url: 'http://ediblegarden.blog.fc2.com/blog-entry-86.html',
    },
    {
      key: 'B1',
      title: '利用者のブログ（billiesmarket）',
      url: 'https://billiesmarket.net/2022/04/19/',
    },
    {
      key: 'B2',
      title: '利用者のブログ（billiesmarket・2回目）',
      url: 'https://billiesmarket.net/2022/04/22/',
    },
    {
      key: 'SK',
      title: '利用者のブログ（sk-shimane-zakki）',
      url: 'https://sk-shimane-zakki.com/ph-sokutei-10787.html',
    },
    { key: 'YN', title: '利用者のブログ（yurunature）', url: 'https://yurunature.com/ph' },
    {
      key: 'CL',
      title: '利用者の質問（質問サイトの写し）',
      url: 'https://contactlens-nav.com/?p=44277',
    },
    {
      key: 'M0',
      title: '利用者のブログ（m0ru）',
      url: 'https://m0ru.hatenablog.com/entry/2022/06/04/080000',
    },
  ],
} as const

export type EarthCheckText = Translated<typeof earthCheckText>
