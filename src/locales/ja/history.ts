import type { StorageFailure } from '#domain/storage-failure.ts'
import type { MeterItem } from '#domain/exchange/csv-words.ts'
import type { LaboratoryColumn } from '#domain/exchange/laboratory-forms.ts'
import type { SummaryLevel } from '#domain/record/record-summary.ts'
import { amountLevels, scaleLevels } from './verdict-levels.ts'
import { notSaved } from './not-saved.ts'

/** Quantities that can be typed in addition to a kit's readings, except the laboratory's own items. */

const failures: Record<StorageFailure | 'unknown-record', string> = {
  ...notSaved,
  'unknown-record': 'この記録は消されています。一覧を開き直してください。',
}

const measuredItems: Record<LaboratoryColumn | MeterItem, string> = {
  'lab-ph': 'pH',
  'lab-ec': 'EC',
  'lab-nitrate-n': '硝酸態窒素',
  'lab-ammonium-n': 'アンモニア態窒素',
  'lab-available-p2o5': '可給態リン酸（トルオーグ法）',
  'lab-water-phosphate': '水溶性リン酸',
  'lab-water-potassium': '水溶性カリ',
  'lab-exchangeable-k2o': '交換性カリ',
  'lab-exchangeable-cao': '交換性石灰',
  'lab-exchangeable-mgo': '交換性苦土',
  'lab-cec': 'CEC（保肥力）',
  'lab-base-saturation': '塩基飽和度',
  'lab-lime-saturation': '石灰飽和度',
  'lab-ca-mg': 'Ca/Mg比',
  'lab-mg-k': 'Mg/K比',
  'lab-humus': '腐植',
  'lab-phosphate-absorption': 'リン酸吸収係数',
  'lab-ph-kcl': 'pH（KCl）',
  'meter-ph': 'pH',
  'meter-ec': 'EC',
  'meter-nitrate-n': '硝酸態窒素',
  'meter-ammonium-n': 'アンモニア態窒素',
}

/** One-word name of a diagnosis item. */
const items: Readonly<Partial<Record<string, string>>> = {
  ph: 'pH',
  ec: 'EC',
  nitrate: '窒素',
  ammonium: '窒素',
  phosphate: 'リン酸',
  potassium: 'カリ',
  'lab-ph': 'pH',
  'lab-ec': 'EC',
  'lab-nitrate-n': '窒素',
  'lab-ammonium-n': '窒素',
  'lab-available-p2o5': 'リン酸',
  'lab-exchangeable-k2o': 'カリ',
  'lab-exchangeable-cao': '石灰',
  'lab-exchangeable-mgo': '苦土',
}

/** Kept tests: the list, a single test, several compared, and the values over time. */
export const history = {
  today: (day: string) => `今日 ${day}`,
  verdict: (item: string, level: SummaryLevel) => {
    const name = items[item]
    if (level === 'fit' || name === undefined) return scaleLevels[level]
    return `${name}が${(name === 'pH' || name === 'EC' ? scaleLevels : amountLevels)[level]}`
  },
  reading: '記録を読み込んでいます…',
  readSoFar: (count: number) => `記録を読み込んでいます… ${count}件`,
  add: '記録を入力',
  back: '一覧に戻る',
  failures,

  empty: {
    title: 'まだ記録がありません',
    text: 'タイマーで測ると、自動で保存されます。',
    begin: 'タイマーで測る',
    manual: '使い方を見る',
  },

  filter: {
    title: '絞り込み',
    all: 'すべて',
    show: (count: number) => `${count}件を見る`,
    count: (shown: number, all: number) =>
      shown === all ? `${all}件` : `${all}件のうち${shown}件`,
    text: '検索',
    textHint: '畑・試料・キット・メモ',
    plot: '畑',
    anyPlot: 'すべての畑',
    kit: 'キット',
    anyKit: 'すべてのキット',
    species: '項目',
    anySpecies: 'すべての項目',
    from: '開始日',
    to: '終了日',
    clear: '条件を消す',
    active: (count: number) => `絞り込み（条件${count}件）`,
    nothing: '条件に合う記録はありません。条件を減らしてください。',
  },

  row: {
    andMore: (name: string, others: number) => `${name} ほか${others}点`,
    sample: (place: number) => `試料${place}`,
    inPlot: (plot: string) => `（${plot}）`,
    stopped: '途中までの測定',
    origin: { typed: '手で入力', file: '表から取り込み' },
    photos: (count: number) => `写真${count}枚`,
    laboratory: '分析機関',
    instrument: '測定器',
    noValues: '測定値はありません。',
    words: '言葉の段階',
    pickOf: (when: string, names: readonly string[]) => `${when} ${names.join('・')} を比べる`,
    more: 'もっと見る',
  },

  diagnoseAll: 'まとめて診断',
  picked: {
    begin: '比べる',
    choose: '2〜6件を選んでください',
    open: (count: number) => `${count}件を比べる`,
    clear: 'やめる',
  },

  charts: {
    title: '推移',
    of: (plot: string) => `${plot}の推移`,
    change: {
      first: '1回目の測定',
      year: 'この1年',
      months: (count: number) => `${count}か月間`,
      before: '前回から',
      same: (since: string) => `${since}：変わらない`,
      rose: (since: string, amount: string) => `${since}：${amount}上がった`,
      fell: (since: string, amount: string) => `${since}：${amount}下がった`,
    },
    latest: (count: number) => `最新の${count}件を表示しています。`,
    name: (label: string) => `${label}の推移`,
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
    }) => `${label}。${first}から${last}まで、${count}回の測定。最低${low}、最高${high}。`,
    unseen: '検出なし（下の▽）',
    band: (crop: string, range: string) => `${crop}の適正範囲 ${range}`,
    table: '数値を表で見る',
    day: '日',
    value: '値',
    kit: 'キット',
    differentKits: 'キットが違う値は、そのまま比べられません。記号の形がキットを表します。',
    rest: (count: number) => `ほか${count}件`,
  },

  compare: {
    title: (count: number) => `${count}回分を比べる`,
    missing: '比べる記録が見つかりません。一覧から選び直してください。',
    month: (year: number, of: number) => `${year}年${of}月`,
    day: (of: number, on: number) => `${of}月${on}日`,
    none: '未測定',
    kitsDiffer: 'キットが違う値は、そのまま比べられません。増えたか減ったかだけを見てください。',
    notInAll: '測っていない回があります。',
    onlyIn: (day: string) => `${day}だけ測りました。`,
    resolution: '比色表の1段階より小さい差は、読み取りの誤差かもしれません。',
    lowest: (fields: readonly string[]) => `いちばん低いのは${fields.join('・')}です`,
    sameEverywhere: 'どの畑も同じです',
    finding: {
      fieldsDiffer: '別々の畑を並べています',
      kitsDiffer: 'キットが違います',
      rose: (names: readonly string[]) => `${names.join('・')}の値が上がりました`,
      fell: (names: readonly string[]) => `${names.join('・')}の値が下がりました`,
      roseAndFell: (rose: readonly string[], fell: readonly string[]) =>
        `${rose.join('・')}の値が上がり、${fell.join('・')}の値が下がりました`,
      mixed: (names: readonly string[]) => `${names.join('・')}は、畑によって違います`,
      same: '変わっていません',
      unknown: '比べられる数値がありません',
    },
    change: {
      rose: (amount: string) => `${amount}上がった`,
      fell: (amount: string) => `${amount}下がった`,
      same: '変わらない',
      returned: '一度変わって、戻った',
      unknown: '差は計算できません',
    },
  },

  record: {
    missing: '記録が見つかりません。消したか、別の端末で保存した記録です。',
    title: '測定の記録',
    byEye: '目で読んだ',
    byCamera: 'カメラで読んだ',
    stopped: '途中までの測定',
    noReadings: '測定値はありません。',
    limitUnknown:
      '「遅れ」は、読む時刻を過ぎてからの時間です。何秒までよいかは、説明書で確認してください。',
    weather: '天気',
    note: 'メモ',
    judge: '診断する',
    report: '報告書を見る・印刷する',
    editAnswerOf: (analyte: string) => `${analyte}の値を変更`,
    editDetails: '日時・名前・メモを変更',
    changed: '変更しました。',
    undone: '元に戻しました。',
    remove: 'この記録を消す',
    removed: '記録を消しました。',
    corrections: (count: number) => `変更履歴（${count}件）`,
    correctedAt: ({ when, what }: { readonly when: string; readonly what: string }) =>
      `${when} ${what}`,
    fields: {
      note: 'メモ',
      weather: '天気',
      'started-at': '日時',
      sample: '追加した試料',
      'sample-name': '試料の名前',
      'sample-plot': '畑',
      scale: '成分の表記',
      extraction: '溶かし出す液',
      reading: '測定値',
      photo: '写真',
      measured: '分析・測定器の値',
      diagnosis: '診断',
    },
    diagnoses: 'この日の診断',
    diagnosisOf: ({ when, crop }: { readonly when: string; readonly crop: string }) =>
      `${when} ${crop}`,
    noDiagnosis: '保存した診断はありません。',
    diagnosisUnknown: 'このアプリでは開けない診断です。消さずに保管しています。',
    removeDiagnosis: (what: string) => `${what}の診断を消す`,
    diagnosisRemoved: '診断を消しました。',
  },

  camera: {
    title: 'カメラの判定（参考）',
    read: ({ value, range }: { readonly value: string; readonly range: string }) =>
      `およそ ${value}（${range}）`,
    range: (low: string, high: string) => `${low}〜${high}の間`,
    'off-chart': 'どの段階の色とも合いませんでした。',
    refused: '判定できませんでした。',
    verdict: {
      accepted: 'カメラの判定を使いました。',
      changed: '目で見て、別の値にしました。',
      discarded: 'カメラの判定は使いませんでした。',
    },
    picture: (analyte: string) => `${analyte}を読んだときの写真`,
    noPicture: 'この端末に写真はありません。',
  },

  photos: {
    title: '写真',
    add: '写真を追加',
    hint: '縮小して保存します。位置情報は消します。',
    picture: (place: number) => `写真${place}`,
    missing: 'この写真は、この端末にありません。',
    remove: (place: number) => `写真${place}を消す`,
    added: '写真を追加しました。',
    removed: '写真を消しました。',
    working: '写真を縮小しています…',
    unreadable: 'この写真は開けません。JPEGかPNGの写真を選んでください。記録は無事です。',
    failure: {
      full: '空き容量が足りず、写真を保存できませんでした。記録は無事です。',
      denied: 'ブラウザの設定で写真を保存できませんでした。記録は無事です。',
      broken: '写真を保存できませんでした。記録は無事です。もう一度試してください。',
    },
  },

  measured: {
    title: '分析機関・測定器の値',
    implausible: 'ふつうは出ない値です。数値と単位を確認してください。',
    saveAnyway: 'そのまま保存する',
    kind: '値の種類',
    exact: '測った値',
    hint: '測り方が違うため、キットの値とは別に保存します。',
    none: 'まだありません。',
    add: '値を追加',
    source: '測り方',
    sources: { laboratory: '分析機関', instrument: '測定器' },
    sample: '試料',
    what: '項目と単位',
    value: '値',
    option: (name: string, unit: string) => (unit === '' ? name : `${name}（${unit}）`),
    method: '機器の名前（任意）',
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
    title: '日時・名前・メモを変更',
    when: '測った日時',
    sampleName: (place: number) => `試料${place}の名前`,
    samplePlot: (place: number) => `試料${place}の畑`,
    noPlot: '未設定',
    weather: '天気',
    note: 'メモ',
    save: '保存する',
    badWhen: '日時を入力してください。',
    unchanged: '変更はありません。',
    answer: '値',
    typed: '数値を入力',
    atLeast: '数値を入力（この値以上）',
    typedValue: (unit: string) => (unit === '' ? '数値' : `数値（${unit}）`),
    badNumber: '数値を入力してください（例：12.5）。',
    between: (one: string, other: string) => `${one}と${other}の間`,
    level: (value: string, word: string) => (word === '' ? value : `${value}（${word}）`),
  },

  typed: {
    title: '記録を入力',
    lead: '紙の記録などを入力します。測っていない項目は、そのままでかまいません。',
    kit: '使ったキット',
    when: '測った日時',
    sample: '試料の名前',
    plot: '畑',
    values: '測定値',
    notMeasured: '測っていない',
    weather: '天気',
    note: 'メモ',
    save: '保存する',
    saved: '記録を保存しました。',
    draft: '前に途中まで入れた内容が残っています',
    clear: '消して、はじめから入れる',
    cleared: '入れた内容を消しました。',
    nothing: '値を1つ以上入力してください。',
    missingKit: 'このキットは開けません。ほかのキットを選んでください。',
  },

  unreadable: {
    title: (count: number) => `読めない記録が${count}件あります`,
    text: '消さずに保管しています。ほかの記録は無事です。',
    place: (path: string) => `場所：${path}`,
    newer: '新しいバージョンのアプリの記録です。アプリを更新すると読めます。',
    broken: 'データが壊れています。',
  },

  conflict: {
    title: '別の端末でも、同じ所が変更されています。',
    now: '今の値',
    other: 'もう1つの値',
    line: ({
      value,
      where,
      when,
    }: {
      readonly value: string
      readonly where: string
      readonly when: string
    }) => `${value}（${where}、${when}）`,
    here: 'この端末',
    device: (tag: string) => `別の端末 ${tag}`,
    empty: '空欄',
    there: 'あり',
    away: 'なし',
    take: (value: string) => `「${value}」に変更`,
    keep: '今のままにする',
  },

  howToRead: {
    title: '値の見方',
    points: [
      '「検出なし」は、このキットでは色などが出なかったという意味です。「不足」という意味ではありません。',
      '値のない項目は、多いとも少ないとも言えません。',
      '数値は、比色表の段階の値です。段階より細かい差は読めません。',
      '単位と成分の表記（NO3-Nなど）が同じ値だけを比べてください。キットが違う値は、そのまま比べられません。',
      '「時間切れ」は、読む期限を過ぎて読んだ値です。色が変わっていることがあるため、目安にします。',
    ],
  },
}
