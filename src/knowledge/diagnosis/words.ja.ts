import type { Amount } from '#domain/diagnosis/amount.ts'
import type { AreaUnit } from '#domain/diagnosis/area.ts'
import type { CropFamily, Nutrient, Region } from '#domain/diagnosis/crop.ts'
import type {
  DiagnosedItem,
  FertilizerPlan,
  NoPlan,
  NotJudgedReason,
  NutrientPlan,
  VerdictLevel,
} from '#domain/diagnosis/diagnosis.ts'
import type { Mark } from '#domain/diagnosis/evidence.ts'
import type { Token } from '#domain/diagnosis/expression.ts'
import type { FigureName } from '#domain/diagnosis/figure-name.ts'
import type {
  ActionParams,
  CautionParams,
  MeaningParams,
  RetestParams,
  WordsFor,
} from '#domain/diagnosis/message.ts'
import type { RuleId } from '#domain/diagnosis/rule.ts'
import type { Humus, Stated, Texture } from '#domain/diagnosis/soil.ts'
import { fertilizerNames } from '#knowledge/fertilizers/product-names.ja.ts'

const weight = ({ value, decimals, unit }: Amount) => `${value.toFixed(decimals)} ${unit}`
const productName = (id: string) => fertilizerNames[id] ?? id
const nutrientNames: Readonly<Record<Nutrient, string>> = {
  n: '窒素',
  p2o5: 'リン酸',
  k2o: 'カリ',
}
/** pH is read to one decimal. */
const ph = (value: number) => value.toFixed(1)
const phRange = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `${ph(from)}〜${ph(to)}`
const range = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}〜${to}`

interface Dose {
  readonly product: string
  readonly amount: Amount
  readonly rate: number
  readonly area: number
  readonly isAreaAssumed: boolean
}
/** 「苦土石灰を 1.9 kg（1㎡に 96 g）」 */
const dose = ({ product, amount, rate, isAreaAssumed }: Dose) =>
  isAreaAssumed
    ? `${productName(product)}を1㎡に ${rate} g`
    : `${productName(product)}を ${weight(amount)}（1㎡に ${rate} g）`

const meanings: WordsFor<MeaningParams> = {
  'ph-low': (it) =>
    it.from === it.to
      ? `この作物には酸性が強い土です（目安は ${ph(it.from)} 以上）。`
      : `この作物には酸性が強い土です（合うのは ${phRange(it)}）。`,
  'ph-low-or-fit': (it) =>
    `少し酸性か、ちょうどよいかの境目です（合うのは ${phRange(it)}）。この読み方では決められません。`,
  'ph-fit': (it) => `この作物に合っています（合うのは ${phRange(it)}）。`,
  'ph-fit-or-high': (it) =>
    `ちょうどよいか、少しアルカリ性よりかの境目です（合うのは ${phRange(it)}）。`,
  'ph-high': (it) => `この作物にはアルカリ性よりの土です（合うのは ${phRange(it)}）。`,
  'ph-unsure': (it) => `読み取りの幅が広く、決められません（合うのは ${phRange(it)}）。`,
  'ph-very-low': () => 'とても強い酸性です。カリ・苦土・石灰が足りなくなりやすい土です。',
  'ph-very-high': () =>
    'とても強いアルカリ性です。鉄・マンガン・亜鉛が効きにくくなりやすい土です。',
  'ph-not-low': ({ from }) => `酸性すぎることはありません（目安は ${ph(from)} 以上）。`,
  'ec-low': (it) => `土に残っている肥料分は少なめです（目安は ${range(it)} mS/cm）。`,
  'ec-fit': (it) => `土の塩類は、ちょうどよい範囲です（目安は ${range(it)} mS/cm）。`,
  'ec-high': (it) => `土に塩類や肥料が多く残っています（目安は ${range(it)} mS/cm）。`,
  'ec-unsure': (it) => `目安（${range(it)} mS/cm）の境目で、決められません。`,
  'nitrate-low': ({ guide }) => `硝酸態窒素が少ない土です（目安は 10a に ${guide} kg 前後）。`,
  'nitrate-slightly-low': ({ guide }) =>
    `硝酸態窒素がやや少なめです（目安は 10a に ${guide} kg 前後）。`,
  'nitrate-fit': ({ guide }) => `硝酸態窒素は足りています（目安は 10a に ${guide} kg 前後）。`,
  'nitrate-high': ({ guide }) => `硝酸態窒素が多く残っています（目安は 10a に ${guide} kg 前後）。`,
  'nitrate-excess': ({ guide }) => `硝酸態窒素が多すぎます（目安は 10a に ${guide} kg 前後）。`,
  'nitrate-unsure': ({ guide }) => `段の境目で、決められません（目安は 10a に ${guide} kg 前後）。`,
  'nitrate-undetectable': () => '硝酸態窒素は、このキットでは見えませんでした。0 とは限りません。',
  'ammonium-measured': () => 'アンモニア態窒素は、土に残った窒素の計算に使います。',
  'phosphate-not-seen': ({ below }) =>
    `水に溶けるリン酸の出すぎは見えません。10a に ${below} kg より少ない量は、このキットでは測れません。「不足」という意味ではありません。`,
  'phosphate-supplied': () => '水に溶けるリン酸があります。',
  'phosphate-excess': ({ from }) => `水に溶けるリン酸が多すぎます（10a に ${from} kg 以上）。`,
  'phosphate-unsure': ({ from }) =>
    `水に溶けるリン酸があります。多すぎる（10a に ${from} kg 以上）かもしれません。`,
  'potassium-not-seen': ({ below }) =>
    `水に溶けるカリの出すぎは見えません。10a に ${below} kg より少ない量は、このキットでは測れません。「不足」という意味ではありません。`,
  'potassium-supplied': () => '水に溶けるカリがあります。',
  'potassium-excess': ({ from }) => `水に溶けるカリが多すぎます（10a に ${from} kg 以上）。`,
  'potassium-unsure': ({ from }) =>
    `水に溶けるカリがあります。多すぎる（10a に ${from} kg 以上）かもしれません。`,
  'laboratory-low': () => '分析値は、目安より少なめです。',
  'laboratory-fit': () => '分析値は、目安の範囲です。',
  'laboratory-high': () => '分析値は、目安より多めです。',
  'laboratory-excess': () => '分析値は、多すぎる範囲です。',
  'laboratory-unsure': () => '少ないのか足りているのか、目安の表では決められない値です。',
  'not-judged': () => '判定していません。',
}

const actions: WordsFor<ActionParams> = {
  'nothing-to-do': () => '何もしなくてよいです。',
  'no-advice': () => 'わからないので、何も勧めません。',
  'test-again-first': () => 'もう一度測ってから決めてください。',
  'check-input': () => 'ふつうは出ない値です。数字と単位を確かめてください。',
  lime: (it) =>
    it.isCapped
      ? `まず${dose(it)}まいて混ぜます。1回の上限です。測り直してから、次を決めます。`
      : `まず${dose(it)}まいて混ぜます。必要と見込む量の半分です。測り直してから、残りを決めます。`,
  'lime-to-minimum': (it) =>
    `入れるなら、${dose(it)}までにします。じゃがいもは、範囲の下の端までで止めます。`,
  'lime-after-salt': () =>
    '石灰はまだ入れません。残った肥料で酸性に見えることがあります。先に肥料分を減らし、測り直します。',
  'lime-after-harvest': () => '育てている間は石灰を混ぜません。収穫のあとに測り直して決めます。',
  'no-lime': () => '石灰は入れません。',
  'no-lime-acid-lover': () =>
    '酸性を好む作物です。石灰は入れません。気になるときは、JAや普及センターに相談してください。',
  'no-lime-not-urged': () => '酸性でも、石灰は勧めません。病気（立枯病）が出やすくなるためです。',
  'lawn-needs-no-lime': () => '日本芝は酸性に強く、ふつう石灰はいりません。',
  'keep-acid-for-blue': () => '青い花には酸性の土が向きます。石灰は入れません。',
  'keep-neutral-for-pink': () =>
    'ピンクの花にはアルカリよりの土が向きます。石灰は少しずつ、測りながら使います。',
  'choose-flower-color': () => '青い花かピンクの花かを先に選んでください。石灰の答えが変わります。',
  'stop-lime': () => '石灰と、アルカリ性の資材をやめます。時間がたつと下がります。',
  'stop-lime-laboratory': () => '石灰をやめて、土を分析に出してください。',
  'acidify-gently': () =>
    '石灰とアルカリ性の資材をやめます。肥料は硫安・硫酸カリにし、植えるときは酸度未調整ピートモスを使います。',
  sulfur: (it) =>
    `詳しい人向け：${dose(it)}混ぜます。表の量の半分です。効くまで ${range(it.days)} 日。測り直してから残りを決めます。`,
  'salt-wait': () => '窒素は入れずに待ち、測り直します。石灰も待ちます。',
  'salt-low': () => 'ECを見るかぎり、肥料を作物の基準より減らさなくてよいです。',
  'salt-cut': ({ nutrients, isPlanned }) => {
    const names = nutrients.map((one) => nutrientNames[one]).join('と')
    return isPlanned
      ? `測ったECに合わせて、${names}を作物の基準より減らします。下の肥料の計画を見てください。`
      : `測ったECに合わせて、${names}を地元の基準や袋の表示より減らしてください。`
  },
  'nitrogen-none': () => '窒素は入れません。測り直してから決めます。',
  'nitrogen-none-wait': () =>
    '窒素は入れません。雨や水、肥料を吸う作物で減るのを待ち、測り直します。',
  'nitrogen-credited': ({ credit }) =>
    `土に残った窒素を 10a に ${credit} kg と見て、基肥から引きました。下の肥料の計画を見てください。`,
  'nitrogen-standard': () => '窒素は、作物の基準どおりでよいです。下の肥料の計画を見てください。',
  'nitrogen-credit-own': ({ credit }) =>
    `土に残った窒素は 10a に ${credit} kg と見ます。地元の基準の窒素から、その分を引いてください。`,
  'nitrogen-by-bag': () =>
    '窒素を減らす理由はありません。量は地元の基準か袋の表示に従ってください。',
  'nitrogen-not-now': () => '今は追肥しません。',
  'nitrogen-watch': () => '葉の色を見て、うすくなったら少しだけ追肥します。',
  'top-dress': (it) => `追肥に${dose(it)}まきます。`,
  'top-dress-by-bag': () => '追肥します。量は肥料の袋の表示に従ってください。',
  'top-dress-unseen': () =>
    '葉の色を見て決めます。追肥するときは、作物の基準か袋の表示の量にします。',
  'phosphate-keep-standard': () => 'リン酸は、作物の基準どおりにします。',
  'phosphate-low-p': () => 'リン酸の少ない肥料を選んでもよいです。',
  'phosphate-none': () => 'リン酸は入れません。',
  'potassium-keep-standard': () => 'カリは、作物の基準どおりにします。',
  'potassium-watch-magnesium': () =>
    'カリはふつうに使えます。苦土が効きにくくならないか、葉を見ます。',
  'potassium-cut': ({ share }) => `カリを${share * 10}割減らします。`,
  'decided-by': ({ nutrient, by }) =>
    `${nutrientNames[nutrient]}は、${by === 'kit' ? 'キット' : '分析'}の値のほうで決めました。`,
  'decided-by-own': () => '自分で測った値のほうで決めました。',
  'laboratory-in-plan': ({ nutrient }) =>
    `${nutrientNames[nutrient]}の量は、下の肥料の計画に入れました。`,
  'potassium-not-needed': ({ from }) => `${from} mg/100g 以上なので、カリの肥料は省けます。`,
  'calcium-with-lime': () => 'pHの所の石灰で、いっしょに補えます。別には入れません。',
  'calcium-without-lime': () =>
    'pHを上げずに石灰分を補うには、硫酸カルシウムを袋の表示の量で使います。',
  'magnesium-deficit': ({ rate }) =>
    `苦土（MgO）が1㎡に ${rate} g ほど足りない計算です。量はJAに相談してください。`,
  'laboratory-ask': () => '分析した所かJAに相談してください。',
}

const cautions: WordsFor<CautionParams> = {
  'kit-is-rough': () => 'キットの値は目安です。硝酸とpHは早く変わります。測った日を見てください。',
  'kit-pk-is-water-soluble': () =>
    '水に溶ける分だけの値です。分析でいう可給態リン酸・交換性カリとは別のものです。',
  'prefecture-differs': () =>
    '基準は県でちがいます。地元のJAや普及センターの基準を優先してください。',
  'label-is-ceiling': () => '袋の表示より多くは入れません。成分も袋の表示が優先です。',
  'watch-growth-after-cut': () => '減らしたあとは育ちを見て、おくれるようなら追肥します。',
  'plot-assumed': () => '土の性質の一部は、仮の値で計算しています。',
  'area-assumed': () => '広さを入れていないので、1㎡あたりの量です。',
  'lime-timing': () =>
    '種まきの2週間ほど前にまいて混ぜ、1週間おいて肥料、さらに1週間おいて種まきや植えつけをします。',
  'lime-no-overdose': () =>
    '入れすぎないでください。アルカリ性になりすぎると、苦土や鉄が効きにくくなります。',
  'quicklime-danger': () => '水にふれると熱くなります。家庭の畑では使わないでください。',
  'sulfur-danger': () =>
    '目や鼻にしみ、燃えやすい粉です。めがねとマスクをつけ、火から離します。入れすぎると枯れます。',
  'sulfur-nursery-figure': () => '稲の苗代での試験の値です。畑や果樹にそのまま合うとは限りません。',
  'alkaline-materials': () => 'ようりん・草木灰・鶏ふん・石灰窒素も、pHを上げます。今は避けます。',
  'alkali-counts-as-lime': ({ most }) =>
    `ようりんと石灰窒素は、石灰の分にもなります。石灰と合わせて、1回に1㎡あたり ${most} g までにします。`,
  'potato-scab': ({ above }) => `pHが ${ph(above)} を超えると、そうか病が出やすくなります。`,
  'potato-scab-phosphate': () => 'リン酸が多すぎると、そうか病が出やすくなります。',
  'sweet-potato-stem-rot': ({ above }) =>
    `pHが ${ph(above)} 以上では、立枯病が出やすくなります。石灰を入れません。`,
  'high-ph-risk': ({ above }) => `pHが ${ph(above)} を超えると、育ちが悪くなった例があります。`,
  'clubroot-acid': () => '酸性の土では、根こぶ病が出やすくなります。',
  'clubroot-phosphate': () => 'リン酸が多すぎると、根こぶ病が出やすくなります。',
  'spinach-acid': () => 'pHが 5.5 以下では、芽が出ても黄色くなって大きくなりません。',
  'legume-nitrogen': () => '豆の根は自分で窒素を集めます。窒素の入れすぎに注意します。',
  'potassium-magnesium': () => 'カリが多いと、苦土が吸われにくくなることがあります。',
  'low-ph-from-nitrate': () =>
    '肥料が多く残ると、pHが低く出ます。肥料分が減ると戻ることがあります。',
  'ec-cut-unknown': () =>
    'このECでの減らし方の数字は、見つかっていません。大きく減らし、硝酸を測ってください。',
  'ec-not-for-paddy': () => 'ECの高い・低いは畑の作物のものです。水稲には使いません。',
  'nitrate-after-harvest': ({ most }) =>
    `収穫のあとに ${most} mg/100g を超えて残るときは、次の基肥の窒素を減らします。`,
  'season-is-split': () => '1作（1年）ぶんの合計です。一度にまかず、分けて使います。',
  'no-basal-in-standard': () => 'この作型の基準では、基肥の窒素は入れません。追肥で育てます。',
  'compost-estimate': () => '堆肥の成分と効き方は、平均の見積もりです。',
  'compost-over-limit': ({ nutrient, most }) =>
    `堆肥からの${nutrientNames[nutrient]}が、10a に ${most} kg を超えます。堆肥を減らしてください。`,
  'compost-over-target': ({ nutrient }) =>
    `堆肥だけで${nutrientNames[nutrient]}が足ります。肥料では入れません。`,
  'standard-weak': () => 'この量は、県の基準ではなく栽培の記事などによる弱い目安です。',
}

const retests: WordsFor<RetestParams> = {
  'after-lime': (it) => `石灰を混ぜて ${range(it)} 日たったら、pHを測り直します。`,
  'after-salt': () => '肥料分が減ったころに、硝酸（できればECも）を測り直します。',
  'before-next-dressing': () => '次の追肥の前に、硝酸を測ります。',
  'before-planting': () => '植える前に、もう一度測ります。',
  'laboratory-yearly': () => '年に1回は、土を分析に出してください。',
}

const notJudged: Readonly<Record<NotJudgedReason, string>> = {
  'not-measured': '測っていません。',
  'not-read': '読む時間を逃しました。',
  'no-color-fits': '合う色がありませんでした。',
  'words-only': 'このキットは言葉だけで、数の判定はできません。',
  'out-of-range': 'ふつうは出ない値です。',
  'unit-unknown': 'この単位からは、畑の量に直せません。土と液の量がわかれば直せます。',
  'other-liquid': '水で溶かしたときの基準しかありません。このキットの液では判定できません。',
  'no-band-for-crop': 'この作物の目安が見つかっていません。',
  'not-for-paddy': '水稲はECで判定しません。',
  'ask-flower-color': '花の色で答えが変わります。',
}

const levels: Readonly<Record<VerdictLevel | 'undetectable' | 'not-judged', string>> = {
  low: '低い',
  fit: '適正',
  high: '高い',
  excess: '過剰',
  undetectable: '検出されず',
  'not-judged': '判定なし',
}

const items: Readonly<Record<DiagnosedItem['item'], string>> = {
  ph: 'pH',
  ec: 'EC（電気伝導度）',
  nitrate: '硝酸態窒素',
  ammonium: 'アンモニア態窒素',
  phosphate: '水溶性リン酸',
  potassium: '水溶性カリ',
  'lab-ph': 'pH（分析）',
  'lab-ec': 'EC（分析）',
  'lab-nitrate-n': '硝酸態窒素（分析）',
  'lab-ammonium-n': 'アンモニア態窒素（分析）',
  'lab-available-p2o5': '可給態リン酸（分析・トルオーグ法）',
  'lab-exchangeable-k2o': '交換性カリ（分析）',
  'lab-exchangeable-cao': '交換性石灰（分析）',
  'lab-exchangeable-mgo': '交換性苦土（分析）',
}

const rules: Readonly<Record<RuleId, string>> = {
  'ph-band': '作物に合うpH',
  'ph-extremes': 'pHが極端なときに起きやすいこと',
  'ph-crop-risk': 'この作物がpHで受ける害',
  'lime-arrhenius': '石灰の必要量（アレニウス表の式）',
  'lime-volcanic-ash': '火山灰土は 0.7 倍',
  'lime-half-dose': 'はじめは半分',
  'lime-cap': '1回の上限',
  'lime-product': '製品の量（アルカリ分で換算）',
  'lime-thumb': '作物ごとの目安（苦土石灰でpHを1上げる量）',
  'lime-ec-correction': 'ECがあるときのpHの補正',
  'lime-after-salt': '塩類が多いときは石灰より先に減らす',
  'lime-crop-policy': 'この作物と石灰',
  sulfur: '硫黄粉でpHを下げる量',
  'acid-lover-acidify': '酸性を好む作物の土',
  'ec-band': '作物と土に合うEC',
  'ec-basal': 'ECによる基肥の加減',
  'nitrate-bands': '硝酸態窒素の目安',
  'nitrate-sandy': '砂の土では早く多すぎになる',
  'nitrate-crop': 'この作物の無機態窒素の目安',
  'nitrate-hold': '硝酸が多いときは窒素も石灰も待つ',
  'kit-depth': 'キットの値を深さ10cmの量と見る',
  'extract-ratio': '液の濃さから土の量へ',
  'n-credit': '土に残った窒素を引く',
  'top-dressing': '追肥の窒素',
  'water-phosphate': '水溶性リン酸の過剰',
  'water-potassium': '水溶性カリの過剰',
  'water-potassium-cut': 'カリを減らす割合',
  'not-detected': '「検出されず」は不足ではない',
  'lab-general': '分析値の一般の目安',
  'lab-crop': '分析値のこの作物の目安',
  'lab-p-cut': '可給態リン酸による減肥',
  'lab-k-adjust': '交換性カリによる加減',
  'lab-base-by-cec': '土の保肥力に合う塩基の量',
  'lab-base-deficit': '足りない塩基の量',
  'standard-rate': '作物の施肥基準',
  'compost-credit': '堆肥から効く分を引く',
  'compost-limit': '堆肥のリン酸・カリの上限',
  'product-content': '肥料の量（成分で割る）',
}

const figures: Readonly<Record<FigureName, string>> = {
  none: 'なし',
  'lime-per-ph': '深さ1cm・pH1あたりの石灰',
  'target-ph': '目標のpH',
  'measured-ph': '測ったpH',
  ec: 'EC',
  'depth-in-cm': '作土の深さ',
  'bulk-density': '仮比重',
  'volcanic-ash-factor': '火山灰土の係数',
  'lime-needed': '必要な炭酸カルシウム',
  half: '半分',
  ten: '基準の深さ',
  'first-dose': 'はじめの量',
  'dose-cap': '1回の上限',
  'lime-dose': '今回の量',
  'reference-alkali': '炭カルのアルカリ分',
  'product-alkali': '製品のアルカリ分',
  'product-rate': '製品の量',
  area: '広さ',
  'product-amount': 'この畑の量',
  reading: '読んだ値',
  'nitrate-n': '硝酸態窒素',
  'ammonium-n': 'アンモニア態窒素',
  'inorganic-n': '無機態窒素',
  'n-threshold': '引かない分',
  'n-credit': '土に残った窒素',
  'guide-nitrate': '目安の硝酸態窒素',
  'top-dressing-n': '追肥の窒素',
  'top-dressing-total': '基準の追肥の合計',
  'basal-standard': '基準の量',
  'compost-amount': '堆肥の量',
  'compost-content': '堆肥の成分',
  'compost-effect': '肥効率',
  'compost-dry': '堆肥の水分以外',
  'compost-dry-of-table': '表の水分以外',
  'compost-nutrient': '堆肥から効く量',
  whole: '全量',
  'cut-share': '減らす割合',
  'potassium-share': '残す割合',
  'ec-share': 'ECによる割合',
  'target-rate': '入れる成分',
  'content-share': '肥料の成分の割合',
  'measured-soil': '分析値',
  'target-soil': '目標の値',
  'upper-limit': '上の限度',
  'lower-limit': '下の限度',
  margin: 'ゆとり',
  deficit: '足りない量',
  'species-factor': '表し方の換算',
  'unit-factor': '単位の換算',
  liquid: '液の量',
  soil: '土の量',
  converted: '換算した値',
  'sulfur-per-ph': 'pH1あたりの硫黄粉',
  'sulfur-rate': '硫黄粉の量',
}

const marks: Readonly<Record<Mark, string>> = {
  A: '公的な資料で確かめた',
  'A-t': '公的な資料（写しで確かめた）',
  B: 'JA・メーカーなどの資料',
  C: '弱い資料か、このアプリの推定',
}

/** Every Japanese word of the diagnosis: a key without words does not compile. */
export const diagnosisWords = {
  meanings,
  actions,
  cautions,
  retests,
  notJudged,
  levels,
  items,
  rules,
  figures,
  marks,
  nutrients: nutrientNames,
  textures: {
    sand: '砂土',
    'sandy-loam': '砂壌土',
    loam: '壌土',
    'clay-loam': '埴壌土',
    clay: '埴土',
  } satisfies Record<Texture, string>,
  humus: {
    some: '含む（5%未満）',
    rich: '富む（5〜10%）',
    'very-rich': '頗る富む（10〜20%）',
    'humus-soil': '腐植土（20〜30%）',
    peat: '泥炭土（30%以上）',
  } satisfies Record<Humus, string>,
  areaUnits: {
    m2: '㎡',
    a: 'a（アール）',
    '10a': '10a（反）',
    ha: 'ha',
    tsubo: '坪',
  } satisfies Record<AreaUnit, string>,
  regions: {
    saitama: '埼玉県の基準',
    gunma: '群馬県の基準',
    'saitama-tea': '埼玉県茶業協会の基準',
    hokkaido: '北海道の基準',
    ibaraki: '茨城県の目安',
    kanagawa: '神奈川県の基準',
    kochi: '高知県の基準',
    shimane: '島根県の指針',
    shizuoka: '静岡県の例',
    fukuoka: '福岡県の基準',
    ja: 'JAの目安',
    'seed-company': '種苗会社の目安',
  } satisfies Record<Region, string>,
  families: {
    'fruit-vegetable': '果菜',
    legume: '豆',
    'leaf-vegetable': '葉菜',
    'bulb-vegetable': 'ねぎ・たまねぎの仲間',
    'perennial-vegetable': '多年生の野菜',
    'root-vegetable': '根菜',
    tuber: 'いも',
    'fruit-tree': '果樹',
    tea: '茶',
    'field-crop': '稲・麦',
    flower: '花',
    lawn: '芝',
  } satisfies Record<CropFamily, string>,
  stated: {
    user: '入力した値',
    'soil-type': '土の種類の値',
    default: '仮の値',
  } satisfies Record<Stated<unknown>['from'], string>,
  parts: { basal: '基肥', season: '1作の合計' } satisfies Record<FertilizerPlan['part'], string>,
  noPlan: {
    growing: '育てている間は、基肥の計画は出しません。',
    'no-standard':
      'この作物の施肥基準は、まだ見つかっていません。地元の基準か袋の表示を使ってください。',
  } satisfies Record<NoPlan['reason'], string>,
  planReasons: {
    standard: '基準どおり',
    reduced: '基準から減らしました',
    raised: '基準より増やしました',
    held: '今は入れず、測り直します',
    'left-out': '多すぎるので入れません',
    unknown: 'わからないので、量を出しません',
  } satisfies Record<NutrientPlan['reason'], string>,
  tokens: { 'greatest-of': '大きいほう', 'least-of': '小さいほう', or: 'と' } satisfies Record<
    Extract<Token, { readonly kind: 'word' }>['word'],
    string
  >,
} as const
