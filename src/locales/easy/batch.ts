import type { batch as source } from '#locales/ja/batch.ts'
import type { Translated } from '#locales/translated.ts'

/** All samples of a test at once: the needs of each, as a table. */
export const batch: Translated<typeof source> = {
  title: (count) => `土のしんだん（${count}こ）`,
  back: '1つずつ見る',
  backToHistory: '記録（きろく）にもどる',
  missing: '記録（きろく）が見つかりません。消したか、ほかのスマホの記録です。',
  show: 'えらんで見る',
  all: '全部',
  noCrop: '作物なし',
  count: (word, count) => `${word} ${count}`,
  farmer: 'だれの畑',
  group: 'グループ',
  oldSamples: (count, months) =>
    `${months}か月か、それよりも前にはかった土が${count}つあります。入れる前に、もう一度はかってください。`,
  sameDay: (count) =>
    `同じ日にはかったほかの数字と、大きくちがう土が${count}つあります。もう一度はかってから、量（りょう）を決めてください。`,
  otherKitsPh: (count) =>
    `前にほかのキットではかったpHとちがう土が${count}つあります。そのあとに石灰を入れていないときは、もう一度はかってから、石灰の量（りょう）を決めてください。`,
  testedBefore: (count) =>
    `前にほかのものをはかった畑の土が${count}つあります。入れる前に、その答えも見てください。`,
  retestedFields: (count) =>
    `あとでもう一度はかった畑の土が${count}つあります。新しくはかったときの量を使ってください。`,
  sharedFields:
    '同じ畑の土が、2つか、それより多くあります。入れる量（りょう）は、土1つの分だけにしてください。合計（ごうけい）も、1つの分です。',
  newestOnly: (count) => `いちばん新しくはかった土だけ（${count}つ）`,
  dayWithAge: (day, age) => `${day}（${age}）`,
  table: '土ごとの答え',
  field: '畑',
  sample: '土',
  day: 'はかった日',
  crop: '作物',
  answer: '答えとやること',
  sortBy: (column) => `${column}でならべる`,
  chooseCrop: 'えらぶ',
  cropOf: (sample) => `${sample}の作物`,
  cropIs: (sample, crop) => `${sample}の作物：${crop}`,
  cropOfMissing: (count) => `作物をえらぶ（土${count}こ）`,
  fill: '作物を入れる土',
  fills: {
    one: () => 'この土だけ',
    below: (count) => `ここから下の${count}こ`,
    missing: (count) => `これと、作物がない${count}こ`,
  },
  filled: (count) => `作物をかえました（土${count}こ）。`,
  notFound: (names) => `${names.map((name) => `「${name}」`).join('')}という作物は見つかりません。`,
  pasteHint: 'Excelなどの作物の列は、コピーして「作物」のところにはりつけられます。',
  amount: (name, amount) => `${name} ${amount}`,
  direction: (name, direction) => `${name}：${direction}`,
  perTenAre: (kilograms) => `${kilograms}kg/10a`,
  print: (count) => `${count}まいをいんさつ`,
  save: '表をのこす',
  file: (day) => `しんだん-${day}.csv`,
  order: '肥料（ひりょう）の合計（ごうけい）',
  needArea:
    '土の名前をおして、広さを入れてください。肥料（ひりょう）の合計（ごうけい）とふくろの数が、ここに出ます。',
  withoutArea: (count) => `広さがない土の分は、入っていません（${count}こ）。`,
  ordersByFarmer: '人ごとの肥料（ひりょう）',
  farmers: (count) => `${count}人`,
  noFarmer: '名前なし',
  saveOrder: 'ちゅうもんの表をのこす',
  orderFile: (day) => `ちゅうもん-${day}.csv`,
  price: 'ねだん',
  yen: (cost) => `${cost}円`,
  standards: '自分の基準（きじゅん）と肥料（ひりょう）',
  bags: (count) => `（${count}ふくろ）`,
}
