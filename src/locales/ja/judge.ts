import type { AreaUnit } from '#domain/soil/area.ts'
import type { Quantity } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { Mark } from '#domain/diagnosis/evidence.ts'
import { notSaved } from './not-saved.ts'

interface FigureWords {
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly isAssumed: boolean
}

/** 「5.5〜6.5」; one end may be open. */
function range(from: string | null, to: string | null): string {
  if (from === to) return from ?? ''
  if (to === null) return `${from ?? ''}以上`
  return from === null ? `${to}以下` : `${from}〜${to}`
}

/** Time since a test: 「5か月前」, from two years on 「2年前」. */
const age = (months: number) => (months < 24 ? `${months}か月前` : `${Math.floor(months / 12)}年前`)

/** 「10a」 is one of the unit, 「3反」 three. */
const areaOf = (value: string, unit: AreaUnit) =>
  unit === '10a' ? (value === '1' ? '10a' : `${value}反`) : `${value}${shortUnits[unit]}`
const shortUnits = { m2: '㎡', a: 'a', '10a': '反', ha: 'ha', tsubo: '坪', se: '畝' } as const

/** The answers of `/diag` and its questions. Sentences of the rules: knowledge/diagnosis/words.ja.ts. */
export const judge = {
  conditions: {
    title: '作物・面積などを変更',
    done: '決定',
    source: '使う値',
    last: '測定の記録',
    typed: '数値を入力',
    record: '測定',
    unknownRecord: '記録が見つかりません。消したか、別の端末で保存した記録です。',
    recordName: ({ when, kit }: { when: string; kit: string }) => `${when} ${kit}`,
    sample: '試料',
    fieldSample: (field: string, sample: string) => `${field}（${sample}）`,
    sampleName: (place: number, name: string) => (name === '' ? `試料${place}` : name),
    summaryTyped: '入力した値',
    growth: '時期',
    growths: { 'before-planting': '植え付け前', growing: '栽培中' },
    /** Of trees, tea, lawn and the like. */
    permanentGrowths: { 'before-planting': '生育が休む時期', growing: '生育中' },
    noCrop: '作物を選ぶ',
    cropOf: (crop: string, way: string) => (way === '' ? crop : `${crop}・${way}`),
  },

  crop: {
    label: '作物',
    hint: 'かな・漢字・英語で探す',
    recent: '最近の作物',
    found: (count: number) => `${count}件あります。上下のキーで選べます。`,
    none: (typed: string) =>
      `「${typed}」の基準は、まだありません。育て方の似た作物を選ぶと、目安になります。`,
    flower: '花の色',
    flowers: { blue: '青', pink: 'ピンク' },
    whichFlower: '何色の花を咲かせますか',
  },

  typed: {
    title: '測定値',
    added: 'EC・アンモニア態窒素',
    value: (item: string) => `${item}の値`,
    species: (item: string) => `${item}の表記`,
    unit: (item: string) => `${item}の単位`,
    unseen: '検出なし',
    unseenOf: (item: string) => `${item}は検出なし`,
    mistyped: '数値を入力してください（例：5.4）。',
    implausible: 'ふつうは出ない値です。数値と単位は合っていますか。',
    slip: ({ low, high }: { readonly low: number; readonly high: number }) =>
      `${low}〜${high}の範囲を外れているため、計算に使いません。単位を確認してください。`,
    water: '水に溶けるリン酸・カリの値（みどりくんなど）',
    whichValue: (items: readonly string[]) => `${items.join('と')}は、どの方法で測った値ですか`,
    waterSoluble: '水に溶ける量（キット）',
    neitherHint: 'この2つ以外の値は、判定できません。',
    waterHint: '水以外の液で溶かし出した値は、判定できません。',
    isByWater: (items: readonly string[]) => `${items.join('と')}は、水だけで溶かし出しましたか`,
    byWater: 'はい、水だけです',
    waterKept: '水だけで溶かし出すキットとして保存しました。',
    whichForm: (item: string) => `${item}の値は、どの表記ですか`,
    formHint: '説明書か比色表に書いてあります。同じ数値でも、表記が違うと量が変わります。',
    formKept: (item: string, form: string) => `${item}を${form}として保存しました。`,
    ratio: '液と土の量',
    whichRatio: '液は何mL、土は何g使いましたか',
    enterRatio: '液と土の量を入力',
    lastRatio: (liquid: string, soil: string) => `前回と同じ（液${liquid}mL・土${soil}g）`,
    ratioHint: 'mg/Lを10aあたりの量に換算します。説明書で確認してください。',
    liquid: '液（mL）',
    soil: '土（g）',
    laboratory: '分析機関の値',
    laboratoryHint: '乾いた土100gあたりの量（mg）です。',
    cec: '保肥力（CEC・me/100g）',
    perHundred: 'mg/100g',
  },

  ownRules: '自分の基準と肥料',

  plot: {
    label: '畑',
    none: '畑は未設定',
    newField: '畑の名前',
    newFieldTitle: '畑の名前をつける',
    newFieldDetail: '次からは、作物を選ばなくても量が出ます。',
    keepField: 'この名前で保存',
    fieldKept: {
      new: (name: string) => `「${name}」を保存しました。`,
      unarchived: (name: string) => `隠していた「${name}」を一覧に戻しました。`,
    },
    edit: '畑の一覧を見る',
    area: '面積',
    areaNumber: '数値',
    areaMistyped: '30、または0.6×0.2（縦×横、単位m）のように入力してください。',
    areaUnit: '単位',
    areaUnits: {
      m2: '㎡',
      a: 'a（アール）',
      '10a': '反（10a）',
      ha: 'ha',
      tsubo: '坪',
      se: '畝（せ・30坪）',
    } satisfies Record<AreaUnit, string>,
    areaOf,
    noArea: '面積を入力',
    converted: (squareMeters: string) => `約${squareMeters}㎡`,
    soil: '土',
    usual: '標準の土',
    said: '入力した土',
    soilType: '土の種類',
    texture: '土性（粒の細かさ）',
    humus: '腐植（黒っぽさのもと）',
    ash: '火山灰土（黒ボク土）',
    yes: 'はい',
    no: 'いいえ',
    depth: '作土の深さ（cm）',
    density: '仮比重（g/cm³）',
    assumed: (value: string) => `わからなければ「${value}」で計算`,
    unknown: 'わからない',
    assumedFigure: (value: string) => `空欄なら${value}で計算`,
  },

  products: {
    title: '使う肥料',
    lime: '石灰',
    n: '窒素',
    p2o5: 'リン酸',
    k2o: 'カリ',
    isDefault: (name: string) => `${name}（標準）`,
    hot: (name: string) => `${name}（危険・農家向け）`,
    compost: '堆肥',
    noCompost: '堆肥なし',
    compostOf: (name: string, rate: string) => `${name} ${rate}kg/㎡`,
    compostKind: '種類',
    compostRate: '量（kg/㎡）',
    compostHint: '1㎡に1kgは、10aに1tと同じです。',
    expert: '硫黄粉末も表示（上級者向け）',
    expertWarning:
      'ふつうは使いません。効きすぎると作物が枯れます。目や鼻にしみ、燃えやすい資材です。',
  },

  answer: {
    title: '診断',
    needCrop: '作物を選ぶと、まく量がわかります',
    needValues: '値を入力すると、判定できます',
    nothingRead: 'この試料には、測定値がありません。',
    age,
    old: (months: number) => `${age(months)}の測定です。まく前に測り直してください。`,
    testedAgain: (day: string) =>
      `この畑は${day}に測り直しました。まく量は、新しい測定で決めてください。`,
    itemsTestedAgain: (day: string, items: readonly string[]) =>
      `この畑の${items.join('・')}は${day}に測り直しました。その分の量は、新しい測定で決めてください。`,
    itemsTestedBefore: (day: string, items: readonly string[]) =>
      `この畑の${items.join('・')}は、${day}に測っています。その日の診断も見てから、まいてください。`,
    answerOf: (day: string) => `${day}の診断を見る`,
    sameDay: ({ time, values }: { time: string; values: readonly string[] }) =>
      `${time}の測定では、${values.join('・')}でした。同じ日の値が違うので、もう一度測ってから量を決めてください。`,
    otherKitsPh: ({ day, kit, value }: { day: string; kit: string; value: string }) =>
      `pHは、${day}の測定（${kit}）では${value}でした。その後に石灰をまいていなければ、もう一度測ってから石灰の量を決めてください。`,
    sharedField: '同じ畑の試料がほかにもあります。まく量は、1点分だけにします。',
    place: (place: number, count: number) => `${place}/${count}`,
    others: 'ほかの試料',
    all: (count: number) => `${count}点をまとめて見る`,
    allDetail: '結果の一覧とまとめて印刷',
    next: '次の試料',
    before: '前の試料',
    kinds: {
      fits: '適正',
      act: 'まく',
      none: 'まかない',
      wait: '待つ',
      check: '値を確認',
      unknown: '判定なし',
    },
    known: 'この診断について',
    knownDetail: '値は目安。年に1回は分析機関で',
    notMeasured: (items: string) =>
      `${items}は測っていません。測っていない項目の提案はありません。`,
    notJudged: (items: string) =>
      `${items}は、判定に使える値がありません。この項目の提案はありません。`,
    unnamed: (names: string) =>
      `${names}は、判定できる成分かどうかわからないため、使っていません。硝酸・アンモニア・リン酸・カリの値なら、キットの項目に成分の表記（NO3-Nなど）を入力してください。次の測定から判定できます。`,
    uncounted: (values: string) => `計算に使っていない値：${values}`,
    join: (items: readonly string[]) => items.join('・'),
    laboratoryNote: '分析値のリン酸やカリは、キットとは測り方が違うため、そのまま比べられません。',
    hints: 'この土に合うヒント',
    cropNote: (note: string) => `この作物：${note}`,
  },

  todo: {
    title: 'やること',
    forArea: (area: string) => `${area}分`,
    perSquareMeter: '1㎡あたり',
    whenHow: (when: string, how: string) => `${when}。${how}`,
    perSquareMeterOf: (figure: string, unit: string) => `1㎡に${figure}${unit}`,
    perTenAreOf: (figure: string, unit: string) => `10aに${figure}${unit}`,
    bags: (count: number, kilograms: string) => `買うのは${kilograms}kg袋で${count}袋`,
    comma: '・',
    limePart: 'まずこの量だけ。残りは測り直してから',
    ofYear: (whole: string) => `1年分${whole}のうち、この時期の分`,
    split: '1年（1作）分の合計。何回かに分けて',
    reduced: (tenths: number) => `土に残るため、基準の約${tenths}割減`,
    raised: (tenths: number) => `基準より約${tenths}割増し`,
    raisedTimes: (times: string) => `基準の約${times}倍`,
    directions: {
      'more-than-label': '増やす',
      'by-label': '表示どおり',
      'much-less': '大きく減らす',
      'much-less-test-nitrate': '大きく減らす',
      'less-than-label': '減らす',
      'split-and-watch': '少しずつ',
      gypsum: '補う',
    },
    retest: '測り直す',
  },

  item: {
    values: '測定値',
    value: ({ value, unit }: { value: string; unit: string }) => `${value} ${unit}`.trim(),
    readAs: (value: string) => `読んだ値 ${value}`,
    between: (from: string, to: string) => `（およそ${range(from, to)}）`,
    typed: '入力した値',
    gauge: (fit: string) => `適正は${fit}`,
    levels: (levels: readonly string[]) => levels.join('か'),
    range,
    /** Where pH was not measured: a bag of lime is at hand more often than a pH kit. */
    withoutPh: 'pHを測ると、石灰が要るかどうかがわかります。',
    fitStretch: '適正',
    pills: { check: '値を確認', border: '境目' },
    correct: '記録の値を変更',
  },

  evidence: {
    title: '根拠',
    of: (name: string) => `${name}の根拠と計算`,
    conversion: '単位の換算',
    band: '目安の出典',
    noSource: '公表された出典はありません。',
    equals: '＝',
    figure: ({ name, value, unit, isAssumed }: FigureWords) =>
      `${name} ${value}${unit === '' ? '' : ` ${unit.replace('m²', '㎡')}`}${isAssumed ? '（仮）' : ''}`,
    marks: {
      A: '公的な資料で確認しました',
      'A-t': '公的な資料の転載で確認しました',
      B: 'JAやメーカーなどの資料です',
      own: '自分で入力した基準です',
      C: '根拠の弱い資料か、このアプリの推定です',
    } satisfies Record<Mark, string>,
  },

  plan: {
    title: '根拠と計算',
    detail: '施肥基準から、施す量まで',
    standard: '作型（施肥基準）',
    season: '1作（1年）の合計',
    basal: '元肥',
    caption: '成分の量（kg/10a）',
    nutrient: '成分',
    rate: '基準量',
    change: '診断による増減',
    compost: '堆肥の分',
    target: '施す量',
    nothing: '－',
    unchanged: '±0',
    less: (value: string) => `−${value}`,
    more: (value: string) => `+${value}`,
    weight: (value: string, unit: string) => `${value} ${unit}`,
    nutrientReason: ({ nutrient, reason }: { nutrient: string; reason: string }) =>
      `${nutrient}：${reason}`,
  },

  mix: {
    title: '化成肥料などを組み合わせる',
    detail: '手持ちの肥料を使う',
    count: (count: number) => `${count}種類を使う`,
    hint: '手持ちの肥料を選ぶと、多すぎない組み合わせを計算します。足りない分は、単肥（1成分の肥料）で補います。',
    contents: ({ n, p2o5, k2o }: { n: string; p2o5: string; k2o: string }) =>
      `窒素${n}・リン酸${p2o5}・カリ${k2o}%`,
    unsuited: 'この作物や土には使いません',
    unknown: '量の決まらない成分を含むため、今回は使いません',
    unneeded: '足りているか、入れると多すぎるため、今回は使いません',
    clear: '選択を解除',
  },

  shopping: {
    title: '買うもの',
    total: (count: number) => `${count}品`,
    product: '品名',
    amount: '使う量',
    bag: '1袋（kg）',
    bagOf: (name: string) => `${name}の1袋の重さ（kg）`,
    bags: '袋の数',
    count: (bags: number) => `${bags}袋`,
    note: '1袋の重さは変更できます。',
  },

  after: {
    share: '共有',
    calendar: 'カレンダー',
    print: '印刷',
    copied: '診断をコピーしました。',
    byHand: '自動でコピーできません。文章を選んで、コピーしてください。',
    calendarTitle: '次に測る日',
    limeDay: '石灰をまく日',
    day: '測り直す日',
    addToCalendar: 'カレンダーに追加',
    calendarEvent: (name: string) => `${name}の土を測り直す`,
    calendarTyped: '土を測り直す',
    calendarFile: (name: string, day: string) => `${name}-${day}.ics`,
    todo: 'やること',
    titled: (name: string, headline: string) => `${name}：${headline}`,
    /** What is done, how much, and how. */
    line: (what: string, detail: readonly string[]) =>
      detail.length === 0
        ? `・${what}`
        : `・${what}（${`${detail.join('。')}。`.replaceAll('。。', '。')}）`,
    /** Without a word for what is in words already. */
    valueLine: (value: string, word: string | null) =>
      word === null ? `・${value}` : `・${value}（${word}）`,
    todoPer: (area: string) => `やること（${area}）`,
    values: '測定値',
    rough: {
      kit: '簡易キットの値は目安です。量は、地域の施肥基準と袋の表示を優先してください。',
      laboratory: '量は、地域の施肥基準と袋の表示を優先してください。',
    },
  },

  keep: {
    button: 'この診断を保存',
    kept: '診断を保存しました。',
    valuesKept: '値を記録に保存しました。',
    undone: '保存を取り消しました。',
    notKept: {
      ...notSaved,
      'unknown-record': '元の記録が見つからず、保存できませんでした。',
      unreadable: 'この値は保存できませんでした。',
    },
    report: '報告書を見る・印刷する',
    kit: '入力した値',
  },

  quantities: {
    ph: 'pH',
    ec: 'EC',
    nitrate: '硝酸態窒素',
    ammonium: 'アンモニア態窒素',
    phosphate: 'リン酸',
    potassium: 'カリ',
  } satisfies Record<Quantity, string>,

  /** Names short enough for a row. */
  short: {
    ec: 'EC',
    nitrate: '硝酸',
    ammonium: 'アンモニア',
    phosphate: 'リン酸',
    potassium: 'カリ',
    'lab-ph': 'pH（分析）',
    'lab-ec': 'EC（分析）',
    'lab-nitrate-n': '硝酸（分析）',
    'lab-ammonium-n': 'アンモニア（分析）',
    'lab-available-p2o5': 'リン酸（分析）',
    'lab-exchangeable-k2o': 'カリ（分析）',
    'lab-exchangeable-cao': '石灰（分析）',
    'base-saturation': '塩基飽和度',
    'calcium-magnesium': '石灰/苦土',
    'magnesium-potassium': '苦土/カリ',
    'lab-exchangeable-mgo': '苦土（分析）',
  },
}
