import type { LaboratoryItem } from '#domain/diagnosis/diagnosis-input.ts'

/** What may be typed beside the readings of a kit, the laboratory's own items not among them. */
type MeterItem =
  'lab-ph' | 'lab-ec' | 'meter-ph' | 'meter-ec' | 'meter-nitrate-n' | 'meter-ammonium-n'

type Failure = 'full' | 'denied' | 'broken' | 'unknown-record'

const failures: Record<Failure, string> = {
  full: '端末の空きがないので、保存できませんでした。写真や使わないアプリを消して、もう一度してください。',
  denied: 'ブラウザが保存を許していないので、保存できませんでした。ふつうの画面で開いてください。',
  broken: '保存する場所が応答しないので、保存できませんでした。このページを開き直してください。',
  'unknown-record': 'この記録は、もう消えています。一覧を開き直してください。',
}

const measuredItems: Record<LaboratoryItem | MeterItem, string> = {
  'lab-ph': 'pH',
  'lab-ec': 'EC',
  'lab-nitrate-n': '硝酸態窒素',
  'lab-ammonium-n': 'アンモニア態窒素',
  'lab-available-p2o5': '可給態リン酸（トルオーグ法）',
  'lab-exchangeable-k2o': '交換性カリ',
  'lab-exchangeable-cao': '交換性石灰',
  'lab-exchangeable-mgo': '交換性苦土',
  'meter-ph': 'pH',
  'meter-ec': 'EC',
  'meter-nitrate-n': '硝酸態窒素',
  'meter-ammonium-n': 'アンモニア態窒素',
}

/** Kept tests: the list, one of them, two of them, and how values change. */
export const history = {
  title: 'これまでの測定',
  lead: '値はこの端末の中だけに残り、外には送りません。「検出されず」は「不足」という意味ではありません。',
  reading: '記録を読んでいます…',
  readSoFar: (count: number) => `記録を読んでいます… ${count}件`,
  add: '手で記録を足す',
  back: '一覧に戻る',
  failures,

  empty: {
    title: 'まだ記録がありません',
    text: 'キットを用意して、タイマーで測ってください。読んだ値は自動でここに残ります。',
    begin: 'タイマーで測る',
    manual: '使い方を見る',
  },

  filter: {
    title: '探す・しぼる',
    count: (shown: number, all: number) =>
      shown === all ? `${all}件` : `${all}件のうち ${shown}件`,
    text: 'ことば',
    textHint: '圃場・試料・キット・メモ',
    plot: '圃場',
    anyPlot: 'すべての圃場',
    kit: 'キット',
    anyKit: 'すべてのキット',
    species: '項目',
    anySpecies: 'すべての項目',
    from: 'この日から',
    to: 'この日まで',
    clear: '条件を消す',
    active: (count: number) => `条件 ${count}つ`,
    nothing: '条件に合う記録はありません。条件を減らしてください。',
  },

  row: {
    open: (when: string, kit: string) => `${when} ${kit}`,
    sample: (place: number) => `試料${place}`,
    inPlot: (plot: string) => `（${plot}）`,
    stopped: '途中でやめた測定',
    origin: { typed: '手で入力', file: '表から読み込み' },
    photos: (count: number) => `写真 ${count}枚`,
    laboratory: '分析',
    instrument: '測定器',
    noValues: '読んだ値はありません。',
    words: '言葉の値',
    middle: '（中間）',
    pick: '比べる',
    pickOf: (when: string, kit: string) => `${when} ${kit} を比べる`,
    more: 'もっと見る',
  },

  picked: {
    one: '比べる記録を、もう1件選んでください。',
    two: '2件を選びました。',
    open: '2件を比べる',
    clear: 'やめる',
  },

  charts: {
    title: '移り変わり',
    hint: '圃場を選ぶと、その圃場の値を線でつなぎます。',
    none: '数の値がまだないので、グラフはかけません。',
    latest: (count: number) => `新しい ${count}件の値だけをかいています。`,
    name: (label: string) => `${label}の移り変わり`,
    summary: ({
      label,
      count,
      first,
      last,
      low,
      high,
    }: {
      readonly label: string
      readonly count: number
      readonly first: string
      readonly last: string
      readonly low: string
      readonly high: string
    }) =>
      `${label}。${count}回の測定、${first}から${last}まで。最も低い値は ${low}、最も高い値は ${high}。数字は下の表にあります。`,
    unseen: '検出されず（下の▽）',
    band: (crop: string, range: string) => `${crop}に合う範囲 ${range}`,
    bandOnly: (range: string) => `合う範囲 ${range}`,
    kits: '印とキット',
    table: '表で見る',
    day: '日',
    value: '値',
    kit: 'キット',
    differentKits: '違うキットの値は、そのまま比べられません。印の形でキットを分けています。',
    rest: (count: number) => `ほか ${count}件`,
  },

  compare: {
    title: '2件を比べる',
    missing: '比べる記録が見つかりません。一覧から選び直してください。',
    before: '前',
    after: '後',
    difference: '差',
    item: '項目',
    same: '同じ',
    noDifference: '－',
    none: 'なし',
    more: (value: string) => `+${value}`,
    less: (value: string) => `−${value}`,
    kitsDiffer:
      'キットが違うと、測り方も違うので、差は出しません。値の向きだけを目安にしてください。',
    onlyOne: 'どちらか一方だけにある試料です。',
    resolution: '比色表の1段より小さい差は、読み取りの違いかもしれません。',
    swap: '左右を入れかえる',
  },

  record: {
    missing: 'この記録は見つかりません。消したか、ほかの端末の記録です。',
    startedAt: (clock: string) => `${clock} から`,
    stopped: '途中でやめた測定',
    noReadings: '読んだ値はありません。',
    readAt: (clock: string) => `${clock} に読み取り`,
    typed: '手で入力した値',
    limitUnknown:
      '「あと」は、時間になってから読むまでの長さです。何秒までに読めばよいかは、説明書で確認してください。',
    plot: '圃場',
    weather: '天気',
    note: 'メモ',
    judge: 'この試料を診断する',
    report: '報告書を見る・印刷する',
    edit: '直す',
    editAnswerOf: (analyte: string) => `${analyte}の値を直す`,
    editDetails: '日時・名前・メモを直す',
    changed: '直しました。',
    undo: '元に戻す',
    undone: '元に戻しました。',
    remove: 'この記録を消す',
    removed: '記録を消しました。',
    corrections: (count: number) => `直した記録（${count}回）`,
    correctedAt: ({ when, what }: { readonly when: string; readonly what: string }) =>
      `${when} ${what}`,
    fields: {
      note: 'メモ',
      weather: '天気',
      'started-at': '日時',
      sample: '足した試料',
      'sample-name': '試料の名前',
      'sample-plot': '圃場',
      reading: '読んだ値',
      photo: '写真',
      measured: '分析・測定器の値',
      diagnosis: '診断',
    },
    diagnoses: '残した診断',
    diagnosisOf: ({ when, crop }: { readonly when: string; readonly crop: string }) =>
      `${when} ${crop}`,
    noDiagnosis: 'まだ診断を残していません。',
    diagnosisUnknown: 'この診断は、今のアプリでは開けません。消さずに残しています。',
    removeDiagnosis: (what: string) => `${what}の診断を消す`,
    diagnosisRemoved: '診断を消しました。',
  },

  camera: {
    title: 'カメラの意見',
    read: ({ value, range }: { readonly value: string; readonly range: string }) =>
      `およそ ${value}（${range}）`,
    range: (low: string, high: string) => `${low} から ${high} のあいだ`,
    'off-chart': 'どの段階の色とも合いませんでした。',
    refused: '判定できませんでした。',
    verdict: {
      accepted: 'カメラの意見を使いました。',
      changed: '目で見て、別の値にしました。',
      discarded: 'カメラの意見は使いませんでした。',
    },
    picture: (analyte: string) => `${analyte}を読んだときの写真`,
    noPicture: 'この端末に写真はありません。',
  },

  photos: {
    title: '写真',
    none: '写真はありません。',
    add: '写真を足す',
    hint: '小さくして残します。撮影した場所の記録は消します。',
    picture: (place: number) => `写真${place}`,
    missing: 'この写真は、この端末にありません。',
    remove: (place: number) => `写真${place}を外す`,
    removeShort: '外す',
    added: '写真を足しました。',
    removed: '写真を外しました。',
    working: '写真を小さくしています…',
    unreadable:
      'この写真は開けません。JPEGかPNGの写真を選んでください。記録はそのまま残っています。',
    failure: {
      full: '端末の空きがなく、写真を残せませんでした。ほかの記録は無事です。',
      denied: 'ブラウザが保存を許していないので、写真を残せませんでした。ほかの記録は無事です。',
      broken: '写真を残す場所が応答しませんでした。ほかの記録は無事です。もう一度してください。',
    },
  },

  measured: {
    title: '分析機関・測定器の値',
    hint: 'キットの値とは測り方が違います。混ぜずに残します。',
    none: 'まだありません。',
    add: '値を足す',
    source: 'どこの値か',
    sources: { laboratory: '分析機関', instrument: '測定器' },
    sample: '試料',
    what: '項目と単位',
    value: '値',
    option: (name: string, unit: string) => (unit === '' ? name : `${name}（${unit}）`),
    method: '機器の名前（あれば）',
    line: ({
      what,
      amount,
      method,
    }: {
      readonly what: string
      readonly amount: string
      readonly method: string
    }) => `${what} ${amount}${method === '' ? '' : `（${method}）`}`,
    remove: (what: string) => `${what}を消す`,
    items: measuredItems,
  },

  edit: {
    title: '日時・名前・メモを直す',
    when: '測った日時',
    sampleName: (place: number) => `試料${place}の名前`,
    samplePlot: (place: number) => `試料${place}の圃場`,
    noPlot: '決めていない',
    weather: '天気',
    note: 'メモ',
    save: '保存する',
    badWhen: '日時を入れてください。',
    unchanged: '変わったところはありません。',
    answer: '値',
    typed: '数字で入れる',
    typedValue: (unit: string) => (unit === '' ? '数字' : `数字（${unit}）`),
    badNumber: '数字で入れてください（例: 12.5）。',
    between: (one: string, other: string) => `${one} と ${other} の中間`,
    level: (value: string, word: string) => (word === '' ? value : `${value}（${word}）`),
  },

  typed: {
    title: '手で記録を足す',
    lead: '紙に書いた測定などを、記録に足します。わからない項目は「測っていない」のままにします。',
    kit: '使ったキット',
    when: '測った日時',
    sample: '試料の名前',
    plot: '圃場',
    values: '読んだ値',
    notMeasured: '測っていない',
    weather: '天気',
    note: 'メモ',
    save: '記録に足す',
    saved: '記録を足しました。',
    nothing: '値を1つは入れてください。',
    missingKit: 'このキットは開けません。ほかのキットを選んでください。',
  },

  unreadable: {
    title: (count: number) => `読めない記録が ${count}件あります`,
    text: '消さずに、そのまま残しています。ほかの記録は無事です。',
    place: (path: string) => `場所: ${path}`,
    newer: '新しい版のアプリの記録です。このアプリを更新すると読めます。',
    broken: '内容がこわれています。',
  },

  howToRead: {
    title: '値の見かた',
    points: [
      '「検出されず」は、このキットでは見えなかったという意味です。「不足」ではありません。0 でもありません。',
      '値が無い項目は「わからない」です。少ないとも多いとも言えません。',
      '数字は、比色表の段の値です。段と段の間の細かい差は読めません。',
      '単位と物質の記号（NO3-N など）が同じ値どうしで比べてください。違うキットの値は、そのまま比べられません。',
      '「おくれ」の付いた値は、決まった時間を過ぎて読んだ値です。色が変わっていることがあるので、目安にしてください。',
    ],
  },
}
