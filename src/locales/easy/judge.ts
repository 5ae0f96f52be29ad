import type { judge as source } from '#locales/ja/judge.ts'
import type { Translated } from '#locales/translated.ts'

/** 「5.5〜6.5」; one end may be open. */
function range(from: string | null, to: string | null): string {
  if (from === to) return from ?? ''
  if (to === null) return `${from ?? ''} から上`
  return from === null ? `${to} まで` : `${from}〜${to}`
}

/** The answers of `/diag`, and what they are asked with. Sentences of the rules: knowledge/diagnosis/words.easy.ts. */
export const judge: Translated<typeof source> = {
  loading: 'しんだんの用意をしています…',

  conditions: {
    title: '何を調べますか',
    change: 'えらび直す',
    see: 'しんだんを見る',
    source: '使う数字',
    last: 'はかった記録（きろく）',
    lastDetail: 'タイマーで読んだ数字',
    typed: '数字を入れる',
    typedDetail: '紙に書いた数字や、ほかの道具の数字',
    noRecord: 'まだ、はかった記録（きろく）がありません。数字を入れると、すぐ答えが出ます。',
    record: '記録（きろく）',
    unknownRecord: 'この記録（きろく）は見つかりません。消したか、ほかのスマホの記録です。',
    recordName: ({ when, kit }) => `${when} ${kit}`,
    sample: '土',
    sampleName: (place, name) => (name === '' ? `土${place}` : name),
    growth: '今はいつですか',
    growths: { 'before-planting': '植える前', growing: '育てている間' },
    summary: {
      typed: '入れた数字',
      noCrop: '作物をえらんでください',
      perSquareMeter: '1㎡の量（りょう）',
      area: (value, unit) => (/^\d/.test(unit) ? `${value} × ${unit}` : `${value} ${unit}`),
    },
    notKept: 'ここには、えらんだことをのこせません。次に開くときは、またえらんでください。',
  },

  crop: {
    label: '作物',
    hint: 'ひらがな・かん字でさがす',
    found: (count) =>
      count === 0 ? 'その名前の作物はありません。' : `${count}つあります。上下のキーでえらべます。`,
    none: 'その名前の作物はありません。にている作物をさがしてください。「トマト」のような名前でもさがせます。',
    open: '作物を全部見る',
    flower: '花の色',
    flowers: { blue: '青', pink: 'ピンク' },
  },

  typed: {
    title: 'はかった数字',
    added: 'EC・アンモニア態窒素（たいちっそ）も入れる',
    addedHint: 'ほかの道具でわかったときだけ入れます。なくてもよいです。',
    hint: 'はかったものだけ入れます。何も入れない所は「わからない」です。0 にはしません。',
    value: (item) => `${item}の数字`,
    species: (item) => `${item}の書き方`,
    unit: (item) => `${item}の単位（たんい）`,
    unseen: '見つからない',
    unseenOf: (item) => `${item}は見つからない`,
    mistyped: '数字で入れてください（たとえば 5.4）。',
    slip: ({ low, high }) =>
      `${low}から${high}までの数字ではありません。だから、使いません。cm や g を見てください。`,
    water: '水にとかしてはかった、リン酸（りんさん）・カリ（みどりくんなど）',
    waterHint:
      '水にとける分のめやすで答えます。ほかの液（えき）ではかった数字は、めやすがありません。だから答えません。',
    ratio: '水と土の量（りょう）',
    ratioHint:
      'mg/L を、畑の量（りょう）に直すときに使います。キットの説明書（せつめいしょ）に書いてあります。',
    liquid: '液（えき） (mL)',
    soil: '土 (g)',
    laboratory: '研究室の数字も入れる',
    laboratoryHint:
      'かわいた土 100g の中の mg です。キットとは、はかり方がちがいます。だから、べつのきまりで答えます。',
    cec: '保肥力（ほひりょく）：肥料（ひりょう）をもつ力（CEC・me/100g）',
    perHundred: 'mg/100g',
  },

  plot: {
    label: '畑',
    typedArea: '広さを入れる',
    of: (name) => name,
    fromPlot:
      '広さと土のことは、「畑」に書いた数字を使います。書いていない所は、ふつうの土として計算します。',
    edit: '畑を全部見る',
    area: '広さ',
    areaUnit: '広さの単位（たんい）',
    areaUnits: {
      m2: '㎡',
      a: 'a（アール）',
      '10a': '10a（反：たん）',
      ha: 'ha',
      tsubo: '坪（つぼ）',
    },
    noArea: '広さがわからないので、1㎡の量（りょう）を出します。',
    converted: (squareMeters) => `= ${squareMeters} ㎡`,
    soil: '土のこと',
    usual: 'ふつうの土として計算',
    said: '入れた土で計算',
    soilHint: 'わからない所には、何も入れません。かりの数字で計算して、それを書いておきます。',
    soilType: '土のしゅるい',
    texture: '土のつぶの細かさ（土性：どせい）',
    humus: '腐植（ふしょく）：葉などがくさったもの',
    ash: '火山の灰（はい）の土（黒ボク土）',
    yes: 'はい',
    no: 'いいえ',
    depth: 'まぜる深さ (cm)',
    density: '仮比重（かひじゅう）：土の重さ (g/cm³)',
    assumed: (value) => `わからない（かりに${value}）`,
    unknown: 'わからない',
    assumedFigure: (value) => `入れないときは ${value} として計算`,
  },

  products: {
    title: '使う肥料（ひりょう）・石灰（せっかい）・堆肥（たいひ）',
    lime: '石灰（せっかい）',
    n: '窒素（ちっそ）',
    p2o5: 'リン酸（りんさん）',
    k2o: 'カリ',
    isDefault: (name) => `${name}（ふつう）`,
    hot: (name) => `${name}（あぶない・農家用）`,
    compost: '堆肥（たいひ）',
    noCompost: '使わない',
    compostRate: '堆肥（たいひ）の量（りょう） (kg/㎡)',
    compostHint: '1㎡に 1 kg は、10a に 1 t です。',
    expert: 'くわしい人が使う硫黄（いおう）の粉（こな）も見る',
    expertWarning:
      'あぶない！ 硫黄（いおう）の粉（こな）は、ききすぎると作物がかれます。目や鼻がいたくなります。もえやすいです。ふつうは使いません。',
  },

  answer: {
    title: 'しんだん',
    forCrop: (crop) => `${crop}のしんだん`,
    needCrop: '作物をえらぶと、ここに答えが出ます。',
    needValues: '数字を入れると、ここに答えが出ます。',
    nothingRead: 'この土には、読んだ数字がありません。',
    notMeasured: (items) =>
      `${items}は、はかっていません。わからないので、「入れる」とも「入れない」とも言いません。`,
    join: (items) => items.join('・'),
    laboratory: '研究室の数字',
    laboratoryNote: 'キットとは、はかり方がちがいます。数字の大きさは、くらべられません。',
    cautions: '気をつけること',
    retests: 'いつ、もう一度はかるか',
    hints: 'この土に合うヒントを見る',
    cropNote: (note) => `この作物: ${note}`,
  },

  item: {
    value: ({ value, unit }) => `${value} ${unit}`.trim(),
    between: (from, to) => `（${range(from, to)} のどこか）`,
    typed: '入れた数字',
    levels: (levels) => levels.join(' か '),
    verdict: '答え',
    action: 'すること',
    gauge: ({ item, value, fit, verdict }) =>
      fit === null
        ? `${item} ${value}。答えは「${verdict}」。`
        : `${item} ${value}。ちょうどよいのは ${fit}。答えは「${verdict}」。`,
    range,
    unseenStretch: '見えない',
    fitStretch: 'よい',
    notDeficient: '「見つからない」は、「足りない」ではありません。「0」でもありません。',
  },

  evidence: {
    title: '理由（りゆう）',
    of: (name) => `${name}の理由（りゆう）と計算`,
    conversion: '単位（たんい）を直す',
    band: 'めやすのもと',
    sources: 'もとの本・サイト',
    noSource: 'もとの本・サイトはありません。',
    equals: '=',
    figure: ({ name, value, unit, isAssumed }) =>
      `${name} ${value}${unit === '' ? '' : ` ${unit}`}${isAssumed ? '（かり）' : ''}`,
    marks: {
      A: '国や県などの資料（しりょう）で、たしかめました',
      'A-t': '国や県などの資料（しりょう）の写しで、たしかめました',
      B: 'JAやメーカーなどの資料（しりょう）です',
      C: '弱い資料（しりょう）か、このアプリの考えです',
    },
  },

  plan: {
    title: '基肥（もとごえ）：植える前の肥料（ひりょう）',
    standard: '育て方（基準：きじゅん）',
    season: '1回の作物（1年）の合計',
    basal: '植える前',
    caption: '畑 10a に入れるもの (kg)',
    nutrient: '入れるもの',
    rate: '基準（きじゅん）',
    change: 'しんだんで',
    compost: '堆肥（たいひ）から',
    target: '入れる',
    nothing: '－',
    unchanged: '±0',
    less: (value) => `−${value}`,
    more: (value) => `+${value}`,
    products: '肥料（ひりょう）の量（りょう）',
    dose: ({ name, weight, rate }) => `${name} ${weight}（1㎡に ${rate} g）`,
    ratePer: (rate) => `1㎡に ${rate} g`,
    weight: (value, unit) => `${value} ${unit}`,
    noProduct: '肥料（ひりょう）は入れません。',
    nutrientReason: ({ nutrient, reason }) => `${nutrient}: ${reason}`,
  },

  mix: {
    title: 'いろいろ入った肥料（ひりょう）を使う',
    hint: '家にある肥料（ひりょう）をえらびます。どれも多すぎない、まぜ方を計算します。足りない分は、1つだけ入った肥料でふやします。',
    contents: ({ n, p2o5, k2o }) =>
      `窒素（ちっそ） ${n}・リン酸（りんさん） ${p2o5}・カリ ${k2o} %`,
    working: '計算しています…',
    short: ({ nutrient, value }) => `${nutrient}は 10a に ${value} kg 足りません。`,
    none: 'えらんだ肥料（ひりょう）には、よいまぜ方がありません。',
    complete: 'どれも、ほぼ計画どおりです。多すぎないように、量（りょう）は少なめにしました。',
    unusable: 'この土や作物に合わない肥料（ひりょう）は、使いませんでした。',
    clear: 'えらぶのをやめる',
  },

  shopping: {
    title: '買うもの',
    product: '名前',
    amount: '使う量（りょう）',
    bag: '1ふくろ (kg)',
    bagOf: (name) => `${name}の1ふくろの重さ (kg)`,
    bags: 'ふくろの数',
    count: (bags) => `${bags}ふくろ`,
    note: 'ふくろの重さは、直せます。はじめは 20 kg で数えています。',
  },

  keep: {
    button: 'このしんだんをのこす',
    hint: 'はかった記録（きろく）といっしょに、ここにのこします。',
    kept: 'しんだんをのこしました。',
    undo: 'もどす',
    undone: 'のこすのをやめました。',
    notKept: {
      full: 'スマホに、あいている所がありません。のこせませんでした。',
      denied: 'このブラウザには、のこせませんでした。',
      broken: 'のこす所が動きません。のこせませんでした。',
      'unknown-record': 'もとの記録（きろく）が見つかりません。のこせませんでした。',
      unreadable: 'この数字は、のこせませんでした。',
    },
    isKept: 'のこしました',
    report: '紙のレポートを見る',
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
}
