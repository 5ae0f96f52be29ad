import type { Quantity } from '#domain/diagnosis/diagnosis-input.ts'
import type { Mark } from '#domain/diagnosis/evidence.ts'

interface GaugeWords {
  readonly item: string
  readonly value: string
  readonly fit: string | null
  readonly verdict: string
}

interface FigureWords {
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly isAssumed: boolean
}

/** 「5.5〜6.5」; one end may be open. */
function range(from: string | null, to: string | null): string {
  if (from === to) return from ?? ''
  if (to === null) return `${from ?? ''} 以上`
  return from === null ? `${to} 以下` : `${from}〜${to}`
}

/** The answers of `/diag`, and what they are asked with. Sentences of the rules: knowledge/diagnosis/words.ja.ts. */
export const judge = {
  loading: '診断の用意をしています…',

  conditions: {
    title: '何を診断しますか',
    change: '条件を変える',
    see: '診断を見る',
    source: '診断する値',
    last: '測定の記録',
    lastDetail: 'タイマーで読んだ値',
    typed: '数字を入れる',
    typedDetail: '紙の記録や、ほかの測定器',
    noRecord: 'まだ測定の記録がありません。値を入れると、すぐ診断できます。',
    record: '測定',
    unknownRecord: 'この記録は見つかりません。消したか、ほかの端末の記録です。',
    recordName: ({ when, kit }: { when: string; kit: string }) => `${when} ${kit}`,
    sample: '試料',
    sampleName: (place: number, name: string) => (name === '' ? `試料${place}` : name),
    growth: 'いまの時期',
    growths: { 'before-planting': '植える前', growing: '育てている間' },
    summary: {
      typed: '入力した値',
      noCrop: '作物を選んでください',
      perSquareMeter: '1㎡あたり',
      area: (value: string, unit: string) =>
        /^\d/.test(unit) ? `${value} × ${unit}` : `${value} ${unit}`,
    },
    notKept: 'この端末は選んだことを覚えられません。次に開くときは、また選んでください。',
  },

  crop: {
    label: '作物',
    hint: 'かな・漢字・英語で探す',
    found: (count: number) =>
      count === 0 ? 'その名前の作物はありません。' : `${count}件あります。上下のキーで選べます。`,
    none: 'その名前の作物はありません。近い作物か、「トマト」のような種類の名前で探してください。',
    open: '作物の一覧を開く',
    flower: '花の色',
    flowers: { blue: '青', pink: 'ピンク' },
  },

  typed: {
    title: '測った値',
    added: 'EC・アンモニア態窒素も入れる',
    addedHint: '別の測定器などの値があれば入れます。空のままでよいです。',
    hint: '測った項目だけ入れます。空の項目は「わからない」で、0 にはしません。',
    value: (item: string) => `${item}の値`,
    species: (item: string) => `${item}の表し方`,
    unit: (item: string) => `${item}の単位`,
    unseen: '検出されず',
    unseenOf: (item: string) => `${item}は検出されず`,
    mistyped: '数字で入れてください（例: 5.4）。',
    slip: ({ low, high }: { readonly low: number; readonly high: number }) =>
      `${low}〜${high} の数字ではないので、使いません。単位を確かめてください。`,
    water: '水で溶かして測ったリン酸・カリ（みどりくんなど）',
    waterHint: '水に溶ける分の目安で判定します。ほかの液で測った値は、目安がないので判定しません。',
    ratio: '液と土の量',
    ratioHint: 'mg/L を畑の量に直すのに使います。キットの説明書にあります。',
    liquid: '液 (mL)',
    soil: '土 (g)',
    laboratory: '分析機関の値も入れる',
    laboratoryHint:
      '乾いた土 100g あたりの mg です。キットの値とは測り方が違うので、別の規則で判定します。',
    cec: '保肥力（CEC・me/100g）',
    perHundred: 'mg/100g',
  },

  plot: {
    label: '圃場',
    typedArea: '広さを入れる',
    of: (name: string) => name,
    fromPlot:
      '広さと土の性質は、圃場に書いた値を使います。書いていない所は、ふつうの土として計算します。',
    edit: '圃場の一覧を見る',
    area: '広さ',
    areaUnit: '広さの単位',
    areaUnits: { m2: '㎡', a: 'a（アール）', '10a': '10a（反）', ha: 'ha', tsubo: '坪' },
    noArea: '広さが空なので、1\u{2060}㎡あたりの量を出します。',
    converted: (squareMeters: string) => `= ${squareMeters} ㎡`,
    soil: '土の性質',
    usual: 'ふつうの土として計算',
    said: '入力した土で計算',
    soilHint: 'わからない所は空のままにします。仮の値で計算し、そのことを書きそえます。',
    soilType: '土の種類',
    texture: '土性（粒の細かさ）',
    humus: '腐植',
    ash: '火山灰土（黒ボク土）',
    yes: 'はい',
    no: 'いいえ',
    depth: '混ぜる深さ (cm)',
    density: '仮比重 (g/cm³)',
    assumed: (value: string) => `わからない（仮に${value}）`,
    unknown: 'わからない',
    assumedFigure: (value: string) => `空なら ${value} として計算`,
  },

  products: {
    title: '使う肥料・石灰・堆肥',
    lime: '石灰',
    n: '窒素',
    p2o5: 'リン酸',
    k2o: 'カリ',
    isDefault: (name: string) => `${name}（ふつう）`,
    hot: (name: string) => `${name}（危険・農家向け）`,
    compost: '堆肥',
    noCompost: '使わない',
    compostRate: '堆肥の量 (kg/㎡)',
    compostHint: '1㎡に 1 kg は、10a に 1 t です。',
    expert: '詳しい人向けの資材（硫黄粉）も見る',
    expertWarning:
      '硫黄粉は効きすぎると枯れ、目や鼻にしみ、燃えやすい資材です。ふつうは使いません。',
  },

  answer: {
    title: '診断',
    forCrop: (crop: string) => `${crop}の診断`,
    needCrop: '作物を選ぶと、ここに診断が出ます。',
    needValues: '値を入れると、ここに診断が出ます。',
    nothingRead: 'この試料には、読んだ値がありません。',
    notMeasured: (items: string) => `${items}は測っていません。わからないので、何も勧めません。`,
    join: (items: readonly string[]) => items.join('・'),
    laboratory: '分析機関の値',
    laboratoryNote: 'キットの値とは測り方が違います。大きさを比べることはできません。',
    cautions: '気をつけること',
    retests: 'いつ測り直すか',
    hints: 'この土に合うヒントを見る',
    cropNote: (note: string) => `この作物: ${note}`,
  },

  item: {
    value: ({ value, unit }: { value: string; unit: string }) => `${value} ${unit}`.trim(),
    between: (from: string, to: string) => `（${range(from, to)} のどこか）`,
    typed: '入力した値',
    levels: (levels: readonly string[]) => levels.join(' か '),
    verdict: '判定',
    action: 'すること',
    gauge: ({ item, value, fit, verdict }: GaugeWords) =>
      fit === null
        ? `${item} ${value}。判定は${verdict}。`
        : `${item} ${value}。適正は ${fit}。判定は${verdict}。`,
    range,
    unseenStretch: '見えない',
    fitStretch: '適正',
    notDeficient: '「検出されず」は、「不足」でも「0」でもありません。',
  },

  evidence: {
    title: '根拠',
    of: (name: string) => `${name}の根拠と計算`,
    conversion: '単位の換算',
    band: '目安の出典',
    sources: '出典',
    noSource: '公表された出典はありません。',
    equals: '=',
    figure: ({ name, value, unit, isAssumed }: FigureWords) =>
      `${name} ${value}${unit === '' ? '' : ` ${unit}`}${isAssumed ? '（仮）' : ''}`,
    marks: {
      A: '公的な資料で確かめました',
      'A-t': '公的な資料を、写しで確かめました',
      B: 'JAやメーカーなどの資料です',
      C: '弱い資料か、このアプリの推定です',
    } satisfies Record<Mark, string>,
  },

  plan: {
    title: '基肥（元肥）の計画',
    standard: '作型（施肥基準）',
    season: '1作（1年）の合計',
    basal: '基肥',
    caption: '10a あたりの成分 (kg)',
    nutrient: '成分',
    rate: '基準',
    change: '診断で',
    compost: '堆肥から',
    target: '入れる',
    nothing: '－',
    unchanged: '±0',
    less: (value: string) => `−${value}`,
    more: (value: string) => `+${value}`,
    products: '肥料の量',
    dose: ({ name, weight, rate }: { name: string; weight: string; rate: string }) =>
      `${name} ${weight}（1㎡に ${rate} g）`,
    ratePer: (rate: string) => `1㎡に ${rate} g`,
    weight: (value: string, unit: string) => `${value} ${unit}`,
    noProduct: '肥料は入れません。',
    nutrientReason: ({ nutrient, reason }: { nutrient: string; reason: string }) =>
      `${nutrient}: ${reason}`,
  },

  mix: {
    title: '化成肥料などでまとめる',
    hint: '家にある肥料を選ぶと、どの成分も多すぎない組み合わせを計算します。足りない分は、単肥（1成分の肥料）で補います。',
    contents: ({ n, p2o5, k2o }: { n: string; p2o5: string; k2o: string }) =>
      `窒素 ${n}・リン酸 ${p2o5}・カリ ${k2o} %`,
    working: '計算しています…',
    short: ({ nutrient, value }: { nutrient: string; value: string }) =>
      `${nutrient}は 10a に ${value} kg 足りません。`,
    none: '選んだ肥料では、入れてよい組み合わせがありません。',
    complete: 'どの成分も、ほぼ計画どおりになります。多すぎないように、量は少なめに丸めています。',
    unusable: 'この土や作物に向かない肥料は、使いませんでした。',
    clear: '選ぶのをやめる',
  },

  shopping: {
    title: '買うもの',
    product: '品名',
    amount: '使う量',
    bag: '1袋 (kg)',
    bagOf: (name: string) => `${name}の1袋の重さ (kg)`,
    bags: '袋の数',
    count: (bags: number) => `${bags}袋`,
    note: '袋の重さは、書きかえられます。はじめは 20 kg 入りとして数えています。',
  },

  keep: {
    button: 'この診断を残す',
    hint: '測定の記録といっしょに、この端末に残します。',
    kept: '診断を残しました。',
    undo: '元に戻す',
    undone: '残すのをやめました。',
    notKept: {
      full: '端末の空きがなく、残せませんでした。',
      denied: 'ブラウザが保存を許していないので、残せませんでした。',
      broken: '保存する場所が応答しないので、残せませんでした。',
      'unknown-record': 'もとの記録が見つからないので、残せませんでした。',
      unreadable: 'この値は残せませんでした。',
    },
    isKept: '残しました',
    report: '紙の報告を見る',
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
}
