import type { timer as source } from '#locales/ja/timer.ts'
import type { Translated } from '#locales/translated.ts'

/** The timer page before a test. */
export const timer: Translated<typeof source> = {
  welcome: {
    promise: 'はじめてでも、土をはかれます。一つずつ教えます。',
    language: 'ことば Language',
    steps: [
      { title: 'キットをえらぶ', detail: '絵を見てえらべます' },
      { title: '音をたしかめる', detail: '読む時間を音で知らせます' },
      { title: '水で練習する', detail: '40秒です。薬は使いません' },
    ],
    choose: 'キットをえらぶ',
    minutes: '5分で用意できます',
    straight: '練習しないで、はかる',
  },
  setup: {
    kit: 'キット',
    change: 'キットをかえる',
    samples: '土の数',
    sampleUnit: 'こ',
    names: '名前',
    namesTitle: '土の名前',
    nameOf: (index) => `${index}番目の土の名前`,
    sample: (index) => `土${index}`,
    nameSeparator: '・',
    scan: 'ラベルを読む',
    unknownField: 'このスマホにない畑のラベルです。',
    alreadyThere: (name) => `「${name}」は、もう入っています。`,
    fromPlots: '畑からえらぶ',
    done: 'これでよい',
    analytes: 'はかるもの',
    pickOne: 'はかるものを、1つか、それより多くえらんでください。',
    prepare: '用意するもの',
    cautions: '注意',
    sampling: '土のとり方',
    estimate: (samples, length) => `土${samples}こで、${length}くらい`,
    estimateAtLeast: (samples, length) =>
      `土${samples}こで、${length}か、もっと長い。説明書（せつめいしょ）を見てください`,
    oneByOne: (length) => `1こずつなら、${length}くらい`,
    infeasibility: {
      'readings-collide': (first, second, short) =>
        `「${first}」と「${second}」の時間が重なります。${short}足りません。どちらかを、はからないことにしてください。または、やり方の「読む期限（きげん）」を、説明書（せつめいしょ）でたしかめてください。`,
      'no-vessel': () => '使えるボトルがありません。ボトルの数をふやしてください。',
      'nobody-for-role': () => '2人でするやり方がのこっています。はかる人を2人にしてください。',
      circular: () =>
        'やり方の順番（じゅんばん）が正しくありません。「キットを変更（へんこう）」で、順番を直してください。',
    },
    shared: (people, vessels) =>
      `${people}人・ボトル${vessels === null ? 'は土の数だけ' : `${vessels}本`}`,
    sharing: 'かえる',
    sharingTitle: '人の数とボトルの数',
    people: 'はかる人',
    onePerson: '1人',
    twoPeople: '2人',
    twoPeopleHint: '用意する人と、読む人に分かれます',
    vessels: 'ボトルの数',
    vesselUnit: '本',
    enoughVessels: '土の数だけある',
    fewerVessels: '土の数より少ない',
    begin: 'はじめる',
    loading: '記録（きろく）を読んでいます',
    late: '記録（きろく）を読むのに時間がかかっています',
    lateHint: 'はかっているとちゅうだったときは、続（つづ）きから始まります。',
    beginUnsaved: '待たないではかる（のこしません）',
    awake:
      'はかっている間は、画面をつけたままにしてください。画面を消すと、音が鳴らないことがあります。',
    freeTimers: '自由（じゆう）タイマー',
    manual: 'やり方を見る',
    doubts: '説明書（せつめいしょ）で時間をたしかめてください。',
    fix: '時間を入れる',
  },
  recent: {
    title: (day) => `前は ${day}`,
    others: (count) => `ほか${count}こ`,
    stopped: '（とちゅうまで）',
  },
}
