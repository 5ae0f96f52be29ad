import type { AreaUnit } from '#domain/soil/area.ts'
import type { judge as source } from '#locales/ja/judge.ts'
import type { Translated } from '#locales/translated.ts'
import { notSaved } from './not-saved.ts'

/** 「5.5〜6.5」; one end may be open. */
function range(from: string | null, to: string | null): string {
  if (from === to) return from ?? ''
  if (to === null) return `${from ?? ''}から上`
  return from === null ? `${to}まで` : `${from}〜${to}`
}

const age = (months: number) => (months < 24 ? `${months}か月前` : `${Math.floor(months / 12)}年前`)

const areaOf = (value: string, unit: AreaUnit) =>
  unit === '10a' ? (value === '1' ? '10a' : `${value}反（たん）`) : `${value}${shortUnits[unit]}`
const shortUnits = {
  m2: '㎡',
  a: 'a',
  '10a': '反',
  ha: 'ha',
  tsubo: '坪（つぼ）',
  se: '畝（せ）',
} as const

/** The answers of `/diag` and its questions. Sentences of the rules: knowledge/diagnosis/words.easy.ts. */
export const judge: Translated<typeof source> = {
  conditions: {
    title: '作物や広さをかえる',
    done: 'これでよい',
    source: '使う数字',
    last: 'はかった記録（きろく）',
    typed: '数字を入れる',
    record: '記録（きろく）',
    unknownRecord: '記録（きろく）が見つかりません。消したか、ほかのスマホの記録です。',
    recordName: ({ when, kit }) => `${when} ${kit}`,
    sample: '土',
    fieldSample: (field, sample) => `${field}（${sample}）`,
    sampleName: (place, name) => (name === '' ? `土${place}` : name),
    summaryTyped: '入れた数字',
    growth: '今はいつですか',
    growths: { 'before-planting': '植える前', growing: '育てている間' },
    permanentGrowths: { 'before-planting': '木や草が休むとき', growing: '育つ間' },
    noCrop: '作物をえらぶ',
    cropOf: (crop, way) => (way === '' ? crop : `${crop}・${way}`),
  },

  crop: {
    label: '作物',
    hint: 'ひらがな・かん字でさがす',
    recent: '前にえらんだ作物',
    found: (count) => `${count}こあります。上下のキーでえらべます。`,
    none: (typed) =>
      `「${typed}」は、まだありません。育て方がにている作物（さくもつ）を選（えら）んでください。`,
    flower: '花の色',
    flowers: { blue: '青', pink: 'ピンク' },
    whichFlower: 'どの色の花がいいですか',
  },

  typed: {
    title: 'はかった数字',
    added: 'EC・アンモニア態窒素（たいちっそ）',
    value: (item) => `${item}の数字`,
    species: (item) => `${item}の書き方`,
    unit: (item) => `${item}の単位（たんい）`,
    unseen: '色が出ない',
    unseenOf: (item) => `${item}は色が出ない`,
    mistyped: '数字を入れてください（たとえば 5.4）。',
    implausible: 'ふつうは出ない数字です。数字と単位（たんい）を、もう一度見てください。',
    slip: ({ low, high }) =>
      `${low}から${high}までの数字ではありません。計算に使いません。単位（たんい）を見てください。`,
    water: '水にとけるリン酸（りんさん）・カリの数字（みどりくんなど）',
    whichValue: (items) => `${items.join('と')}は、どの数字ですか`,
    waterSoluble: '水にとける量（りょう）（キット）',
    neitherHint: 'どちらでもない数字は、答えが出ません。',
    waterHint: '水ではない液（えき）を使った数字は、答えが出ません。',
    isByWater: (items) => `${items.join('と')}は、水だけでとかしましたか`,
    byWater: 'はい、水だけです',
    waterKept: '水だけでとかすキットとして保存（ほぞん）しました。',
    whichForm: (item) => `${item}の数字は、どの書き方ですか`,
    formHint:
      '説明書（せつめいしょ）か色の表に書いてあります。書き方がちがうと、量（りょう）がかわります。',
    formKept: (item, form) => `${item}を${form}として保存（ほぞん）しました。`,
    ratio: '液（えき）と土の量（りょう）',
    whichRatio: '液（えき）は何mL、土は何g使いましたか',
    enterRatio: '液（えき）と土の量（りょう）の数字を入れる',
    lastRatio: (liquid: string, soil: string) => `前と同じ（液（えき）${liquid}mL・土${soil}g）`,
    ratioHint: 'mg/Lを10aの量（りょう）に直します。説明書（せつめいしょ）に書いてあります。',
    liquid: '液（えき）（mL）',
    soil: '土（g）',
    laboratory: '分析（ぶんせき）の数字',
    laboratoryHint: 'かわいた土100gの中の量（りょう）です（mg）。',
    cec: '保肥力（ほひりょく）：肥料（ひりょう）をもつ力（CEC・me/100g）',
    perHundred: 'mg/100g',
  },

  ownRules: '自分の基準（きじゅん）と肥料（ひりょう）',

  plot: {
    label: '畑',
    none: '畑は、まだです',
    newField: '畑の名前',
    newFieldTitle: '畑に名前をつける',
    newFieldDetail: '次からは、作物をえらばなくても、量（りょう）がわかります。',
    keepField: 'この名前で残す',
    fieldKept: {
      new: (name) => `「${name}」を残しました。`,
      unarchived: (name) => `見えなくした「${name}」を、また見えるようにしました。`,
    },
    edit: '畑を全部見る',
    area: '広さ',
    areaNumber: '数字',
    areaMistyped: '30のように書いてください。たて×よこ（m）でもよいです（0.6×0.2）。',
    areaUnit: '単位（たんい）',
    areaUnits: {
      m2: '㎡',
      a: 'a',
      '10a': '反（たん）10a',
      ha: 'ha',
      tsubo: '坪（つぼ）',
      se: '畝（せ）・30坪',
    },
    areaOf,
    noArea: '広さを入れる',
    converted: (squareMeters) => `だいたい${squareMeters}㎡`,
    soil: '土',
    usual: 'ふつうの土',
    said: '入れた土',
    soilType: '土のしゅるい',
    texture: '土のつぶの細かさ（土性）',
    humus: '腐植（ふしょく）：葉などがくさったもの',
    ash: '火山の灰（はい）の土（黒ボク土）',
    yes: 'はい',
    no: 'いいえ',
    depth: '作土（さくど）：たがやす土の深さ（cm）',
    density: '仮比重（かひじゅう）：土の重さ（g/cm³）',
    assumed: (value) => `わからないときは「${value}」で計算`,
    unknown: 'わからない',
    assumedFigure: (value) => `入れないときは${value}で計算`,
  },

  products: {
    title: '使う肥料（ひりょう）',
    lime: '石灰（せっかい）',
    n: '窒素（ちっそ）',
    p2o5: 'リン酸（りんさん）',
    k2o: 'カリ',
    isDefault: (name) => `${name}（ふつう）`,
    hot: (name) => `${name}（あぶない・農家用）`,
    compost: '堆肥（たいひ）',
    noCompost: '堆肥（たいひ）なし',
    compostOf: (name, rate) => `${name} ${rate}kg/㎡`,
    compostKind: '種類（しゅるい）',
    compostRate: '量（りょう）（kg/㎡）',
    compostHint: '1㎡に1kgは、10aに1tと同じです。',
    expert: '硫黄（いおう）の粉（こな）も見る（くわしい人だけ）',
    expertWarning:
      'ふつうは使いません。あぶないです。ききすぎると作物がかれます。目や鼻がいたくなります。もえやすいです。',
  },

  answer: {
    title: 'しんだん',
    needCrop: '作物をえらぶと、入れる量（りょう）がわかります',
    needValues: '数字を入れると、答えが出ます',
    nothingRead: 'この土には、はかった数字がありません。',
    age,
    old: (months) => `${age(months)}にはかった土です。入れる前に、もう一度はかってください。`,
    testedAgain: (day) =>
      `この畑は${day}にもう一度はかりました。新しくはかったときの量を使ってください。`,
    itemsTestedAgain: (day, items) =>
      `この畑の${items.join('・')}は、${day}にもう一度はかりました。その分は、新しくはかったときの量を使ってください。`,
    itemsTestedBefore: (day, items) =>
      `この畑の${items.join('・')}は、${day}にはかりました。入れる前に、その日の答えも見てください。`,
    answerOf: (day) => `${day}の答えを見る`,
    sameDay: ({ time, values }) =>
      `${time}にはかったときは、${values.join('・')}でした。同じ日なのに、数字がちがいます。もう一度はかってから、量（りょう）を決めてください。`,
    otherKitsPh: ({ day, kit, value }) =>
      `${day}に${kit}ではかったpHは${value}でした。そのあとに石灰を入れていないときは、もう一度はかってから、石灰の量（りょう）を決めてください。`,
    sharedField:
      '同じ畑の土がほかにもあります。入れる量（りょう）は、土1つの分だけにしてください。',
    place: (place, count) => `${place}/${count}`,
    others: 'ほかの土',
    all: (count) => `${count}こをまとめて見る`,
    allDetail: '表で見る・まとめていんさつする',
    next: '次の土',
    before: '前の土',
    kinds: {
      fits: 'ちょうどよい',
      act: '入れる',
      none: '入れない',
      wait: '待つ',
      check: '数字を見る',
      unknown: 'わからない',
    },
    known: 'このしんだんのこと',
    knownDetail: '数字はめやすです。1年に1回は分析（ぶんせき）を',
    notMeasured: (items) =>
      `${items}は、はかっていません。だから、入れる量（りょう）はわかりません。`,
    notJudged: (items) =>
      `${items}は、使うことができる数字がありません。だから、入れる量（りょう）はわかりません。`,
    unnamed: (names) =>
      `${names}は、何の数字かわかりません。だから、しんだんに使っていません。硝酸（しょうさん）・アンモニア・リン酸（りんさん）・カリの数字なら、キットに記号（きごう）を入れてください（NO3-Nなど）。次から答えが出ます。`,
    uncounted: (values) => `計算（けいさん）に使っていない数字：${values}`,
    join: (items) => items.join('・'),
    laboratoryNote:
      '分析（ぶんせき）のリン酸（りんさん）とカリは、キットとはかり方がちがいます。数字の大きさは、くらべられません。',
    hints: 'この土に合うヒント',
    cropNote: (note) => `この作物：${note}`,
  },

  todo: {
    title: 'やること',
    forArea: (area) => `${area}の量（りょう）`,
    perSquareMeter: '1㎡の量（りょう）',
    whenHow: (when, how) => `${when}。${how}`,
    perSquareMeterOf: (figure, unit) => `1㎡に${figure}${unit}`,
    perTenAreOf: (figure, unit) => `10aに${figure}${unit}`,
    bags: (count, kilograms) => `${kilograms}kgのふくろなら${count}ふくろ`,
    comma: '・',
    limePart: 'はじめは、この量（りょう）だけ。残りは、もう一度はかってから',
    ofYear: (whole) => `1年分の${whole}の中の、この時の分`,
    split: '1年分の量（りょう）。何回かに分けて',
    reduced: (tenths: number) =>
      `土に残っているので、基準（きじゅん）より約${tenths}0%少ない量（りょう）です`,
    raised: (tenths: number) => `基準（きじゅん）より約${tenths}0%多い量（りょう）です`,
    raisedTimes: (times: string) => `基準（きじゅん）の約${times}倍（ばい）の量（りょう）です`,
    directions: {
      'more-than-label': 'ふやす',
      'by-label': 'ふくろの量（りょう）',
      'much-less': '大きくへらす',
      'much-less-test-nitrate': '大きくへらす',
      'less-than-label': 'へらす',
      'split-and-watch': '少しずつ',
      gypsum: '足す',
    },
    retest: 'もう一度はかる',
  },

  item: {
    values: 'はかった数字',
    value: ({ value, unit }) => `${value} ${unit}`.trim(),
    readAs: (value) => `読んだ数字（すうじ） ${value}`,
    between: (from, to) => `（だいたい${range(from, to)}）`,
    typed: '入れた数字',
    gauge: (fit) => `ちょうどよいのは${fit}`,
    levels: (levels) => levels.join('か'),
    range,
    withoutPh: 'pHをはかると、石灰（せっかい）がいるかどうかがわかります。',
    fitStretch: 'よい',
    pills: { check: '数字を見る', border: 'さかい目' },
    correct: '記録（きろく）の数字を直す',
  },

  evidence: {
    title: '理由（りゆう）',
    of: (name) => `${name}の理由（りゆう）と計算`,
    conversion: '単位（たんい）を直す',
    band: 'めやすのもと',
    noSource: 'もとの本・サイトはありません。',
    equals: '＝',
    figure: ({ name, value, unit, isAssumed }) =>
      `${name} ${value}${unit === '' ? '' : ` ${unit.replace('m²', '㎡')}`}${isAssumed ? '（かり）' : ''}`,
    marks: {
      A: '国や県などの資料（しりょう）で、たしかめました',
      'A-t': '国や県などの資料（しりょう）の写しで、たしかめました',
      B: 'JAやメーカーなどの資料（しりょう）です',
      own: '自分で入れためやすです',
      C: '弱い資料（しりょう）か、このアプリの考えです',
    },
  },

  plan: {
    title: '理由（りゆう）と計算',
    detail: '基準（きじゅん）から、入れる量（りょう）まで',
    standard: '育て方（基準：きじゅん）',
    season: '1回の作物（1年）の合計',
    basal: '植える前',
    caption: '畑10aに入れるもの（kg）',
    nutrient: '入れるもの',
    rate: '基準（きじゅん）',
    change: 'しんだんで',
    compost: '堆肥（たいひ）から',
    target: '入れる',
    nothing: '－',
    unchanged: '±0',
    less: (value) => `−${value}`,
    more: (value) => `+${value}`,
    weight: (value, unit) => `${value} ${unit}`,
    nutrientReason: ({ nutrient, reason }) => `${nutrient}：${reason}`,
  },

  mix: {
    title: 'いろいろ入った肥料（ひりょう）を使う',
    detail: '家にある肥料（ひりょう）を使う',
    count: (count) => `${count}しゅるいを使う`,
    hint: '家にある肥料（ひりょう）をえらびます。多すぎないまぜ方を計算します。足りない分には、窒素（ちっそ）だけ、カリだけなどの肥料を使います。',
    contents: ({ n, p2o5, k2o }) => `窒素（ちっそ）${n}・リン酸（りんさん）${p2o5}・カリ${k2o}%`,
    unsuited: 'この作物や土には使いません',
    unknown: '入れる量（りょう）がわからないものも入っているので、今は使いません',
    unneeded: 'もう足りているか、多すぎになるので、今は使いません',
    clear: 'えらぶのをやめる',
  },

  shopping: {
    title: '買うもの',
    total: (count) => `${count}こ`,
    product: '名前',
    amount: '使う量（りょう）',
    bag: '1ふくろ（kg）',
    bagOf: (name) => `${name}の1ふくろの重さ（kg）`,
    bags: 'ふくろ',
    count: (bags) => `${bags}ふくろ`,
    note: '1ふくろの重さはかえられます。',
  },

  after: {
    share: '送る',
    calendar: 'カレンダー',
    print: 'いんさつ',
    copied: 'しんだんをコピーしました。',
    byHand: 'コピーできませんでした。文をえらんで、コピーしてください。',
    calendarTitle: '次にはかる日',
    limeDay: '石灰（せっかい）をまぜる日',
    day: 'もう一度はかる日',
    addToCalendar: 'カレンダーに入れる',
    calendarEvent: (name) => `${name}の土をもう一度はかる`,
    calendarTyped: '土をもう一度はかる',
    calendarFile: (name, day) => `${name}-${day}.ics`,
    todo: 'やること',
    titled: (name, headline) => `${name}：${headline}`,
    line: (what, detail) =>
      detail.length === 0
        ? `・${what}`
        : `・${what}（${`${detail.join('。')}。`.replaceAll('。。', '。')}）`,
    valueLine: (value, word) => (word === null ? `・${value}` : `・${value}（${word}）`),
    todoPer: (area) => `やること（${area}）`,
    values: 'はかった数字',
    rough: {
      kit: 'キットの数字はめやすです。量（りょう）は、県などの基準（きじゅん）と、ふくろに書いてある量を先に見てください。',
      laboratory:
        '量（りょう）は、県などの基準（きじゅん）と、ふくろに書いてある量を先に見てください。',
    },
  },

  keep: {
    button: 'このしんだんをのこす',
    kept: 'しんだんをのこしました。',
    valuesKept: '入れた数字を、記録（きろく）にのこしました。',
    undone: 'のこしたしんだんを消しました。',
    notKept: {
      ...notSaved,
      'unknown-record': 'のこせませんでした。もとの記録（きろく）が見つかりません。',
      unreadable: 'この数字は、のこせませんでした。',
    },
    report: '紙のレポートを見る・いんさつする',
    kit: '入れた数字',
  },

  quantities: {
    ph: 'pH',
    ec: 'EC',
    nitrate: '硝酸態窒素（しょうさんたいちっそ）',
    ammonium: 'アンモニア態窒素（たいちっそ）',
    phosphate: 'リン酸（りんさん）',
    potassium: 'カリ',
  },

  short: {
    ec: 'EC',
    nitrate: '硝酸（しょうさん）',
    ammonium: 'アンモニア',
    phosphate: 'リン酸（りんさん）',
    potassium: 'カリ',
    'lab-ph': 'pH（分析）',
    'lab-ec': 'EC（分析）',
    'lab-nitrate-n': '硝酸（分析）',
    'lab-ammonium-n': 'アンモニア（分析）',
    'lab-available-p2o5': 'リン酸（分析）',
    'lab-exchangeable-k2o': 'カリ（分析）',
    'lab-exchangeable-cao': '石灰（分析）',
    'base-saturation': '塩基（えんき）',
    'calcium-magnesium': '石灰と苦土',
    'magnesium-potassium': '苦土とカリ',
    'lab-exchangeable-mgo': '苦土（分析）',
  },
}
