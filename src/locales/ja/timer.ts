/** The timer page before a test. */
export const timer = {
  /** The first visit: until a kit is chosen. */
  welcome: {
    promise: 'はじめての土の診断も、ひとつずつ案内します。',
    language: '言語 Language',
    steps: [
      { title: 'キットを選ぶ', detail: '絵で見分けられます' },
      { title: '音を確かめる', detail: '読む時間を音で知らせます' },
      { title: '水で練習する', detail: '40秒。試薬は使いません' },
    ],
    choose: 'キットを選ぶ',
    minutes: '準備は5分で終わります',
    straight: '練習しないで測る',
  },
  setup: {
    kit: 'キット',
    change: 'キットを変える',
    samples: '試料の数',
    sampleUnit: '点',
    names: '名前',
    namesTitle: '試料の名前',
    nameOf: (index: number) => `${index}番目の試料の名前`,
    sample: (index: number) => `試料${index}`,
    nameSeparator: '・',
    fromPlots: '畑から選ぶ',
    done: '決定',
    analytes: '測る項目',
    pickOne: '測る項目を、1つ以上選んでください。',
    prepare: '用意するもの',
    cautions: '注意',
    sampling: '土のとり方',
    estimate: (samples: number, length: string) => `${samples}点で 約${length}`,
    estimateAtLeast: (samples: number, length: string) =>
      `${samples}点で 約${length}以上（説明書の時間による）`,
    oneByOne: (length: string) => `1点ずつ測ると約${length}`,
    infeasibility: {
      'readings-collide': (first: string, second: string, short: string) =>
        `「${first}」と「${second}」の時間が重なり、${short}足りません。どちらかの項目を外すか、手順の「読む期限」を説明書で確認してください。`,
      'no-vessel': () => '使えるボトルがありません。ボトルの数を増やしてください。',
      'nobody-for-role': () => '2人で測る手順が残っています。測る人を2人にしてください。',
      circular: () =>
        '手順が互いに待ち合い、始められません。「キットを変更」で順番を直してください。',
    },
    /** How the work is shared, as it stands. */
    shared: (people: number, vessels: number | null) =>
      `${people}人・ボトル${vessels === null ? 'は試料の数だけ' : `${vessels}本`}`,
    sharing: '変更',
    sharingTitle: '人数とボトルの数',
    people: '測る人',
    onePerson: '1人',
    twoPeople: '2人',
    twoPeopleHint: '準備係と読み取り係に分かれます',
    vessels: 'ボトルの数',
    vesselUnit: '本',
    enoughVessels: '試料の数だけある',
    fewerVessels: '試料の数より少ない',
    begin: 'はじめる',
    loading: '記録を読み込んでいます',
    late: '記録の読み込みが遅れています',
    lateHint: '測定の途中だったときは、続きから始まります。',
    beginUnsaved: '待たずに測る（保存されません）',
    awake: '測定中は、画面をつけたままにしてください。消すと、音が鳴らないことがあります。',
    freeTimers: '自由タイマー',
    manual: '手順を見る',
    doubts: '説明書で時間を確認してください。',
    fix: '時間を入力',
  },
  recent: {
    title: (day: string) => `前回 ${day}`,
    others: (count: number) => `・ほか${count}点`,
    stopped: '（途中まで）',
  },
}
