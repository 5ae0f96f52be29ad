import type { batch as source } from '#locales/ja/batch.ts'
import type { Translated } from '#locales/translated.ts'

/** All samples of a test at once: what each needs, as a table. */
export const batch: Translated<typeof source> = {
  title: (count) => `${count}この土のしんだん`,
  back: 'ひとつずつ見る',
  missing: '記録（きろく）が見つかりません。消したか、ほかのスマホの記録です。',
  show: 'えらんで見る',
  all: 'ぜんぶ',
  noCrop: '作物（さくもつ）なし',
  count: (word, count) => `${word} ${count}`,
  table: '土ごとの答え',
  sample: '土',
  crop: '作物（さくもつ）',
  answer: '答えとやること',
  sortBy: (column) => `${column}でならべる`,
  needCrop: '作物（さくもつ）をえらぶと出ます',
  chooseCrop: 'えらぶ',
  cropOf: (sample) => `${sample}の作物（さくもつ）`,
  cropIs: (sample, crop) => `${sample}の作物（さくもつ）：${crop}`,
  cropOfMissing: (count) => `${count}この作物（さくもつ）をえらぶ`,
  fill: '作物（さくもつ）を入れる土',
  fills: { one: 'これだけ', below: 'これより下も', missing: '作物なしのぜんぶ' },
  filled: (count) => `${count}この作物（さくもつ）をかえました。`,
  undo: '元にもどす',
  notFound: (names) =>
    `${names.map((name) => `「${name}」`).join('')}という作物（さくもつ）は見つかりません。`,
  pasteHint: 'Excelなどの作物（さくもつ）の列は、コピーして「作物」のところにはりつけられます。',
  amount: (name, amount) => `${name} ${amount}`,
  direction: (name, direction) => `${name}は${direction}`,
  perTenAre: '/10a',
  print: (count) => `${count}まいをいんさつ`,
  save: '表をのこす',
  file: (day) => `しんだん-${day}.csv`,
  order: 'ひりょうの合計（ごうけい）',
  withoutArea: (count) => `広さを入れていない${count}この分は、入っていません。`,
}
