import type { timer as source } from '#locales/ja/timer.ts'
import type { Translated } from '#locales/translated.ts'

/** The timer page before a test. */
export const timer: Translated<typeof source> = {
  setup: {
    kit: 'キット',
    change: 'かえる',
    firstTime: 'はじめての人へ',
    samples: '土の数',
    sampleUnit: 'こ',
    names: '名前をつける',
    nameOf: (index) => `${index}番目の土の名前`,
    sample: (index) => `土${index}`,
    analytes: 'はかるもの',
    pickOne: 'はかるものを、1つか、それより多くえらんでください。',
    prepare: (count) => `用意するもの ${count}こ`,
    estimate: (length) => `およそ ${length}`,
    estimateAtLeast: (length) => `${length}か、もっと長い。説明書（せつめいしょ）を見てください`,
    oneByOne: (length) => `一つずつなら ${length}`,
    searching: 'もっと短い時間でできるか、考えています',
    obstacle: {
      'readings-collide': (first, second, short) =>
        `「${first}」と「${second}」の時間が重なります。${short}足りません。どちらかを、はからないことにしてください。または、やり方の「読める時間」を、説明書（せつめいしょ）でたしかめてください。`,
      'no-vessel': () => '使える入れ物がありません。入れ物の数をふやしてください。',
      'nobody-for-role': () => '2人でするやり方がのこっています。はかる人を2人にしてください。',
      circular: () =>
        'やり方の順番（じゅんばん）が正しくありません。どちらも、もう一つが終わるのを待っています。「キットを直す」の画面で、順番を直してください。',
    },
    sharing: '人の数と入れ物',
    people: 'はかる人',
    onePerson: '1人',
    twoPeople: '2人',
    twoPeopleHint: '用意する人と、読む人に分けます。',
    vessels: '使える入れ物の数',
    vesselUnit: 'こ',
    enoughVessels: '土の数だけある',
    fewerVessels: '足りない',
    begin: 'はじめる',
    awake:
      'はかっている間は、画面をつけたままにしてください。画面を消すと、音が鳴らないことがあります。',
    freeTimers: '自由（じゆう）タイマー',
    manual: 'やり方を読む',
    doubts:
      '時間がわからないやり方や、めやすの時間があります。説明書（せつめいしょ）を見て直してください。',
    fix: '時間を入れる',
    cautions: '気をつけること',
  },
  recent: {
    title: '前にはかった記録（きろく）',
    all: 'ぜんぶ見る',
    samples: (count) => `土 ${count}こ`,
    readings: (count) => `読んだ数 ${count}こ`,
    stopped: 'とちゅうまで',
  },
}
