import type { history as source } from '#locales/ja/history.ts'
import type { Translated } from '#locales/translated.ts'

const species: Readonly<Partial<Record<string, string>>> = {
  pH: 'pH',
  EC: 'EC',
  'NO3-N': '硝酸（しょうさん）',
  NO3: '硝酸（しょうさん）',
  'NH4-N': 'アンモニア',
  P2O5: 'リン酸（りんさん）',
  PO4: 'リン酸（りんさん）',
  K2O: 'カリ',
  K: 'カリ',
  CaO: '石灰（せっかい）',
  MgO: '苦土（くど）',
}

const items: Readonly<Partial<Record<string, string>>> = {
  ph: 'pH',
  ec: 'EC',
  nitrate: '窒素（ちっそ）',
  ammonium: '窒素（ちっそ）',
  phosphate: 'リン酸（りんさん）',
  potassium: 'カリ',
  'lab-ph': 'pH',
  'lab-ec': 'EC',
  'lab-nitrate-n': '窒素（ちっそ）',
  'lab-ammonium-n': '窒素（ちっそ）',
  'lab-available-p2o5': 'リン酸（りんさん）',
  'lab-exchangeable-k2o': 'カリ',
  'lab-exchangeable-cao': '石灰（せっかい）',
  'lab-exchangeable-mgo': '苦土（くど）',
}

const levels = { low: 'ひくい', fit: 'ちょうどよい', high: '高い', excess: '高すぎる' } as const
const amounts = { low: '少ない', fit: 'ちょうどよい', high: '多い', excess: '多すぎる' } as const

/** Kept tests: the list, one of them, some under each other, and how values change. */
export const history: Translated<typeof source> = {
  today: (day) => `きょう ${day}`,
  species,
  verdict: (item, level) => {
    const name = items[item]
    if (level === 'fit' || name === undefined) return levels[level]
    return `${name}が${(name === 'pH' || name === 'EC' ? levels : amounts)[level]}`
  },
  reading: '記録（きろく）を読んでいます…',
  readSoFar: (count) => `記録（きろく）を読んでいます… ${count}こ`,
  add: '記録（きろく）を入れる',
  back: '全部の記録（きろく）にもどる',
  failures: {
    full: 'のこせませんでした。スマホに、あいている所がありません。写真や使わないアプリを消して、もう一度してください。',
    denied:
      'のこせませんでした。ブラウザが、のこすのを止めています。ふつうの画面で開いてください。',
    broken: 'のこせませんでした。のこす所が動きません。このページを開き直してください。',
    'unknown-record': 'この記録（きろく）は、もう消えています。記録のページを開き直してください。',
  },

  empty: {
    title: 'まだ記録（きろく）がありません',
    text: 'キットを用意して、タイマーではかってください。読んだ数字は、ここにのこります。',
    begin: 'タイマーではかる',
    manual: '使い方を見る',
  },

  filter: {
    title: 'しぼる',
    all: '全部',
    show: (count) => `${count}こを見る`,
    count: (shown, all) => (shown === all ? `${all}こ` : `${all}この中の${shown}こ`),
    text: 'さがす',
    textHint: '畑・土・キット・メモ',
    plot: '畑',
    anyPlot: '全部の畑',
    kit: 'キット',
    anyKit: '全部のキット',
    species: 'はかったもの',
    anySpecies: '全部',
    from: 'この日から',
    to: 'この日まで',
    clear: 'さがすのをやめる',
    active: (count) => `しぼる（${count}つ）`,
    nothing: '合う記録（きろく）はありません。えらんだものを、へらしてください。',
  },

  row: {
    andMore: (name, others) => `${name} と ほか${others}つ`,
    sample: (place) => `土${place}`,
    inPlot: (plot) => `（${plot}）`,
    stopped: 'とちゅうでやめました',
    origin: { typed: '手で入れた', file: '表から取りこんだ' },
    photos: (count) => `写真 ${count}まい`,
    laboratory: '分析（ぶんせき）',
    instrument: 'ほかの道具',
    noValues: '読んだ数字はありません。',
    words: '言葉の答え',
    middle: '（間）',
    pickOf: (when, kit) => `${when} ${kit} をくらべる`,
    more: 'もっと見る',
  },

  picked: {
    begin: 'くらべる',
    choose: '2つから6つ、えらんでください',
    open: (count) => `${count}つをくらべる`,
    clear: 'やめる',
  },

  charts: {
    title: '数字の動き（グラフ）',
    of: (plot) => `${plot}の数字の動き`,
    change: {
      first: 'はじめての数字',
      year: 'この1年で',
      months: (count) => `${count}か月で`,
      before: '前から',
      same: (since) => `${since}同じ`,
      rose: (since, amount) => `${since}${amount}上がりました`,
      fell: (since, amount) => `${since}${amount}下がりました`,
    },
    latest: (count) => `新しい ${count}この数字だけをかいています。`,
    name: (label) => `${label}の動き`,
    summary: ({ label, count, first, last, low, high }) =>
      `${label}。${count}回はかりました。${first}から${last}まで。いちばんひくい数字は ${low}。いちばん高い数字は ${high}。数字は下の表にあります。`,
    unseen: '見つからない（下の▽）',
    band: (crop, range) => `${crop}に合う数字 ${range}`,
    table: '数字を表で見る',
    day: '日',
    value: '数字',
    kit: 'キット',
    differentKits:
      'ちがうキットの数字は、そのままではくらべられません。しるしの形で、キットがわかります。',
    rest: (count) => `ほか ${count}こ`,
  },

  compare: {
    title: (count) => `${count}回をくらべる`,
    missing: 'くらべる記録（きろく）が見つかりません。えらび直してください。',
    month: (year, of) => `${year}年${of}月`,
    day: (of, on) => `${of}月${on}日`,
    none: 'なし',
    kitsDiffer:
      'キットがちがいます。数字は、そのままではくらべられません。上がったか、下がったかだけを見てください。',
    notInAll: '全部の記録（きろく）にはない土です。',
    resolution: '色の表の1つ分より小さいちがいは、読み方のちがいかもしれません。',
    finding: {
      kitsDiffer: 'キットがちがいます',
      rose: (names) => `${names.join('と')}が上がりました`,
      fell: (names) => `${names.join('と')}が下がりました`,
      roseAndFell: (rose, fell) =>
        `${rose.join('と')}が上がりました。${fell.join('と')}が下がりました`,
      mixed: (names) => `${names.join('と')}は、畑でちがいます`,
      same: '同じです',
      unknown: 'くらべる数字がありません',
    },
    change: {
      rose: (amount) => `${amount}上がりました`,
      fell: (amount) => `${amount}下がりました`,
      same: '同じです',
      returned: '一度かわって、もどりました',
      unknown: 'ちがいは出せません',
    },
  },

  record: {
    missing: 'この記録（きろく）は見つかりません。消したか、ほかのスマホの記録です。',
    title: 'はかった記録（きろく）',
    byEye: '目で読みました',
    byCamera: 'カメラで読みました',
    stopped: 'とちゅうでやめました',
    noReadings: '読んだ数字はありません。',
    readAt: (clock) => `${clock} に読みました`,
    typed: '手で入れた数字',
    limitUnknown:
      '「おくれ」は、読む時間からたった時間です。何秒までいいかは、説明書（せつめいしょ）でたしかめてください。',
    weather: '天気',
    note: 'メモ',
    judge: 'しんだんする',
    report: '紙のレポートを見る・いんさつする',
    editAnswerOf: (analyte) => `${analyte}の数字をかえる`,
    editDetails: '日・時間・名前・メモをかえる',
    changed: 'かえました。',
    undo: 'もどす',
    undone: 'もどしました。',
    remove: 'この記録（きろく）を消す',
    removed: '記録（きろく）を消しました。',
    corrections: (count) => `かえた所（${count}こ）`,
    correctedAt: ({ when, what }) => `${when} ${what}`,
    fields: {
      note: 'メモ',
      weather: '天気',
      'started-at': '日と時間',
      sample: 'たした土',
      'sample-name': '土の名前',
      'sample-plot': '畑',
      reading: '読んだ数字',
      photo: '写真',
      measured: '分析（ぶんせき）や、ほかの道具の数字',
      diagnosis: 'しんだん',
    },
    diagnoses: 'この日のしんだん',
    diagnosisOf: ({ when, crop }) => `${when} ${crop}`,
    noDiagnosis: 'のこしたしんだんは、まだありません。',
    diagnosisUnknown: 'このしんだんは、今のアプリでは開けません。消さないでのこしています。',
    removeDiagnosis: (what) => `${what}のしんだんを消す`,
    diagnosisRemoved: 'しんだんを消しました。',
  },

  camera: {
    title: 'カメラの答え（めやす）',
    read: ({ value, range }) => `だいたい ${value}（${range}）`,
    range: (low, high) => `${low} から ${high} の間`,
    'off-chart': 'どの色とも合いませんでした。',
    refused: '答えられませんでした。',
    verdict: {
      accepted: 'カメラの答えを使いました。',
      changed: '目で見て、べつの数字にしました。',
      discarded: 'カメラの答えは使いませんでした。',
    },
    picture: (analyte) => `${analyte}を読んだときの写真`,
    noPicture: 'このスマホに、写真はありません。',
  },

  photos: {
    title: '写真',
    add: '写真をふやす',
    hint: '小さくしてのこします。写真をとった場所は消します。',
    picture: (place) => `写真${place}`,
    missing: 'この写真は、このスマホにありません。',
    remove: (place) => `写真${place}を消す`,
    added: '写真をふやしました。',
    removed: '写真を消しました。',
    working: '写真を小さくしています…',
    unreadable:
      'この写真は開けません。JPEGかPNGの写真をえらんでください。記録（きろく）は、そのままのこっています。',
    failure: {
      full: '写真をのこせませんでした。スマホに、あいている所がありません。ほかの記録（きろく）は、だいじょうぶです。',
      denied:
        '写真をのこせませんでした。ブラウザが、のこすのを止めています。ほかの記録（きろく）は、だいじょうぶです。',
      broken:
        '写真をのこせませんでした。のこす所が動きません。ほかの記録（きろく）は、だいじょうぶです。もう一度してください。',
    },
  },

  measured: {
    title: '分析（ぶんせき）や、ほかの道具の数字',
    hint: 'キットとは、はかり方がちがいます。まぜないで、べつにのこします。',
    none: 'まだありません。',
    add: '数字をふやす',
    source: 'どこの数字か',
    sources: { laboratory: '分析（ぶんせき）', instrument: 'ほかの道具' },
    sample: '土',
    what: 'はかったものと単位（たんい）',
    value: '数字',
    option: (name, unit) => (unit === '' ? name : `${name}（${unit}）`),
    method: '道具の名前（あれば）',
    line: ({ what, amount, method }) => `${what} ${amount}${method === '' ? '' : `（${method}）`}`,
    remove: (what) => `${what}を消す`,
    items: {
      'lab-ph': 'pH',
      'lab-ec': 'EC',
      'lab-nitrate-n': '硝酸態窒素（しょうさんたいちっそ）',
      'lab-ammonium-n': 'アンモニア態窒素（たいちっそ）',
      'lab-available-p2o5': '可給態（かきゅうたい）リン酸（りんさん）（トルオーグ法：ほう）',
      'lab-exchangeable-k2o': '交換性（こうかんせい）カリ',
      'lab-exchangeable-cao': '交換性石灰（こうかんせいせっかい）',
      'lab-exchangeable-mgo': '交換性苦土（こうかんせいくど）',
      'meter-ph': 'pH',
      'meter-ec': 'EC',
      'meter-nitrate-n': '硝酸態窒素（しょうさんたいちっそ）',
      'meter-ammonium-n': 'アンモニア態窒素（たいちっそ）',
    },
  },

  edit: {
    title: '日・時間・名前・メモをかえる',
    when: 'はかった日と時間',
    sampleName: (place) => `土${place}の名前`,
    samplePlot: (place) => `土${place}の畑`,
    noPlot: 'まだ決めていません',
    weather: '天気',
    note: 'メモ',
    save: 'のこす',
    badWhen: '日と時間を入れてください。',
    unchanged: 'かえた所はありません。',
    answer: '答え',
    typed: '数字で入れる',
    typedValue: (unit) => (unit === '' ? '数字' : `数字（${unit}）`),
    badNumber: '数字で入れてください（たとえば 12.5）。',
    between: (one, other) => `${one} と ${other} の間`,
    level: (value, word) => (word === '' ? value : `${value}（${word}）`),
  },

  typed: {
    title: '記録（きろく）を入れる',
    lead: '紙に書いた数字などを入れます。わからないものは「はかっていない」のままにします。',
    kit: '使ったキット',
    when: 'はかった日と時間',
    sample: '土の名前',
    plot: '畑',
    values: '読んだ数字',
    notMeasured: 'はかっていない',
    weather: '天気',
    note: 'メモ',
    save: 'のこす',
    saved: '記録（きろく）をのこしました。',
    nothing: '数字を1つは入れてください。',
    missingKit: 'このキットは開けません。ほかのキットをえらんでください。',
  },

  unreadable: {
    title: (count) => `読めない記録（きろく）が ${count}こあります`,
    text: '消さないで、のこしています。ほかの記録（きろく）は、だいじょうぶです。',
    place: (path) => `場所: ${path}`,
    newer: '新しいアプリの記録（きろく）です。このアプリを新しくすると読めます。',
    broken: '中身がこわれています。',
  },

  howToRead: {
    title: '数字の見方',
    points: [
      '「見つからない」は、このキットでは見えなかったということです。「足りない」ではありません。0 でもありません。',
      '数字がないものは「わからない」です。少ないとも、多いとも言えません。',
      '数字は、色の表にある数字です。色と色の間の、細かいちがいは読めません。',
      '単位（たんい）と、NO3-N などの記号（きごう）が同じ数字をくらべてください。ちがうキットの数字は、そのままではくらべられません。',
      '「時間切れ」と書いてある数字は、決まった時間よりあとに読んだ数字です。色がかわっていることがあります。めやすにしてください。',
    ],
  },
}
