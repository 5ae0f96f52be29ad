import { entryOf } from '#domain/entry-of.ts'
import type { Amount } from '#domain/diagnosis/dose/amount.ts'
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
import type { FigureName, Token } from '#domain/diagnosis/expression.ts'
import type { CautionParams } from '#domain/diagnosis/decision/caution-params.ts'
import type {
  AdviceParams,
  MeaningParams,
  NitrateGuide,
  RetestParams,
  WordsFor,
} from '#domain/diagnosis/decision/message.ts'
import type { RuleId } from '#domain/diagnosis/rule-book.ts'
import type { Humus, ValueWithOrigin, Texture } from '#domain/soil/soil.ts'
import { ownNameIn } from '#domain/diagnosis/own/own-key.ts'
import { kitItems } from './decision-words.ja.ts'
import { fertilizerNames } from '#knowledge/fertilizers/product-names.ja.ts'
import { amountLevels, scaleLevels } from '#locales/ja/verdict-levels.ts'

const weight = ({ value, decimals, unit }: Amount) => `${value.toFixed(decimals)}${unit}`
const productName = (id: string) => ownNameIn(id) ?? entryOf(fertilizerNames, id) ?? id
const nutrientNames: Readonly<Record<Nutrient, string>> = {
  n: '窒素',
  p2o5: 'リン酸',
  k2o: 'カリ',
}
const productNames = (ids: readonly string[]) => ids.map(productName).join('と')
/** pH is shown to one decimal. */
const ph = (value: number) => value.toFixed(1)
const phRange = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `${ph(from)}〜${ph(to)}`
const range = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}〜${to}`

const ecRange = ({ from, to }: { readonly from: number; readonly to: number }) =>
  from === to ? `${to} mS/cm以下` : `${from}〜${to} mS/cm`

const nitrateGuide = (it: NitrateGuide) => ('guide' in it ? `${it.guide}kg前後` : `${range(it)}kg`)

interface Dose {
  readonly product: string
  readonly amount: Amount
  readonly rate: number
  readonly area: number
  readonly isAreaAssumed: boolean
}
/** 「苦土石灰を1.9kg（1㎡あたり96g）」 */
const dose = ({ product, amount, rate, isAreaAssumed }: Dose) =>
  isAreaAssumed
    ? `${productName(product)}を1㎡あたり${rate}g`
    : `${productName(product)}を${weight(amount)}（1㎡あたり${rate}g）`

/** 「4割」「7割」 */
const tenths = (share: number) => {
  const found = Math.round(share * 10)
  return found === 5 ? '半分' : `${found}割`
}

const bases = { cao: '石灰', mgo: '苦土', k2o: 'カリ' } as const

const meanings: WordsFor<MeaningParams> = {
  'ph-low': (it) =>
    it.from === it.to
      ? `適正より酸性です（適正はpH${ph(it.from)}以上）。`
      : `適正より酸性です（適正はpH${phRange(it)}）。`,
  'ph-low-or-fit': (it) => `やや低いか、適正かの境目です（適正は${phRange(it)}）。`,
  'ph-fit': (it) => `この作物に合っています（適正は${phRange(it)}）。`,
  'ph-fit-or-high': (it) => `適正の上限あたりです（適正は${phRange(it)}）。`,
  'ph-high': (it) => `適正よりpHが高い土です（適正は${phRange(it)}）。`,
  'ph-unsure': (it) => `値の幅が広く、判定できません（適正は${phRange(it)}）。`,
  'ph-very-low': () => '強い酸性の土です。カリ・苦土・石灰が不足しやすくなります。',
  'ph-very-high': () => '強いアルカリ性の土です。鉄・マンガン・亜鉛が不足しやすくなります。',
  'ph-not-low': ({ from }) => `pHは低くありません（適正は${ph(from)}以上）。`,
  'ec-low': (it) => `土に残った肥料分は少なめです（目安は${ecRange(it)}）。`,
  'ec-fit': (it) => `土の塩類は適正です（目安は${ecRange(it)}）。`,
  'ec-high': (it) => `塩類（肥料分）が多く残っています（目安は${ecRange(it)}）。`,
  'ec-unsure': (it) => `目安（${ecRange(it)}）の境目のため、判定できません。`,
  'ec-over-limit': ({ limit }) =>
    `ECが${limit} mS/cmを超えています。塩類（肥料分）が多く残っています。`,
  'nitrate-low': (it) => `硝酸態窒素が少ない土です（目安は10aあたり${nitrateGuide(it)}）。`,
  'nitrate-slightly-low': (it) =>
    `硝酸態窒素がやや少なめです（目安は10aあたり${nitrateGuide(it)}）。`,
  'nitrate-fit': (it) => `硝酸態窒素は足りています（目安は10aあたり${nitrateGuide(it)}）。`,
  'nitrate-high': (it) => `硝酸態窒素が多く残っています（目安は10aあたり${nitrateGuide(it)}）。`,
  'nitrate-excess': (it) => `硝酸態窒素が過剰です（目安は10aあたり${nitrateGuide(it)}）。`,
  'nitrate-unsure': (it) =>
    `目安の境目のため、判定できません（目安は10aあたり${nitrateGuide(it)}）。`,
  'nitrate-undetectable': () =>
    '硝酸態窒素は検出なしです。0とは限らず、「不足」という意味でもありません。',
  'ammonium-measured': () => 'アンモニア態窒素は、硝酸態窒素と合わせて計算します。',
  'phosphate-not-seen': ({ below }) =>
    `水溶性リン酸の過剰は見られません。10aあたり${below}kgより少ない量は測れません。「不足」という意味ではありません。`,
  'phosphate-supplied': () => '水溶性リン酸が残っています。',
  'phosphate-excess': ({ from }) => `水溶性リン酸が過剰です（10aあたり${from}kg以上）。`,
  'phosphate-unsure': ({ from }) =>
    `水溶性リン酸が残っています。過剰（10aあたり${from}kg以上）かもしれません。`,
  'potassium-not-seen': ({ below }) =>
    `水溶性カリの過剰は見られません。10aあたり${below}kgより少ない量は測れません。「不足」という意味ではありません。`,
  'potassium-supplied': () => '水溶性カリが残っています。',
  'potassium-excess': ({ from }) => `水溶性カリが過剰です（10aあたり${from}kg以上）。`,
  'potassium-unsure': ({ from }) =>
    `水溶性カリが残っています。過剰（10aあたり${from}kg以上）かもしれません。`,
  'laboratory-low': () => '分析値は目安より低めです。',
  'laboratory-fit': () => '分析値は適正です。',
  'laboratory-high': () => '分析値は目安より高めです。',
  'base-outweighs': ({ much, little }) => `${bases[little]}に比べて、${bases[much]}が多めです。`,
  'laboratory-excess': () => '分析値は過剰です。',
  'laboratory-unsure': () => '不足か適正か、目安の表では判定できません。',
  'laboratory-fit-or-high': () => '適正か多めか、目安の表では判定できません。',
  'not-judged': () => '判定していません。',
  'words-read': ({ words }) =>
    words.length === 0
      ? 'このキットでは、色が出ませんでした。'
      : `このキットでは「${words.join('〜')}」です。`,
  'nitrate-left': (it) => `硝酸態窒素が少し残っています（目安は10aあたり${nitrateGuide(it)}）。`,
}

const advice: WordsFor<AdviceParams> = {
  'nothing-to-do': () => 'このままでかまいません。',
  'no-advice': () => '判定できないため、施肥の提案はありません。',
  'test-again-first': () => 'もう一度測ってから決めてください。',
  'check-input': () => 'ふつうは出ない値です。数値と単位を確認してください。',
  lime: (it) =>
    it.isCapped
      ? `まず${dose(it)}まきます。1回にまく量の上限です。測り直してから、次の量を決めます。`
      : `まず${dose(it)}まきます。必要な量の半分${it.besides === undefined ? '' : `から、${productNames(it.besides)}の分を引いた量`}です。測り直してから、残りを決めます。`,
  'lime-to-minimum': (it) =>
    `まず${dose(it)}まきます。じゃがいもは、pHを適正の下限まで上げれば十分です。`,
  'lime-after-salt': () =>
    '石灰は、まだまきません。肥料が残っていると、pHが低く出ることがあります。肥料分が減ってから測り直します。',
  'lime-after-harvest': () => '栽培中は石灰をまきません。収穫後に測り直して決めます。',
  'lime-while-resting': () =>
    '生育中は石灰をまきません。秋から冬の、生育が休む時期に測り直して決めます。',
  'no-lime': () => '石灰はまきません。',
  'no-lime-at-border': () => '石灰は、今回はまきません。次に測ったときに低ければ、まきます。',
  'no-lime-acid-lover': () =>
    '酸性を好む作物です。石灰はまきません。生育が悪いときは、土を分析機関に出してください。',
  'no-lime-not-urged': () =>
    'pHが低くても、石灰は控えます。pHが上がると、立枯病が出やすくなります。',
  'lawn-needs-no-lime': () => '日本芝は酸性に強く、ふつう石灰は要りません。',
  'keep-acid-for-blue': () => '青い花には酸性の土が向きます。石灰はまきません。',
  'keep-neutral-for-pink': () =>
    'ピンクの花にはアルカリ性寄りの土が向きます。石灰は、pHを測りながら少しずつまきます。',
  'choose-flower-color': () =>
    '先に、青い花かピンクの花かを選んでください。石灰が要るかどうかが変わります。',
  'stop-lime': () => '石灰とアルカリ性の資材をやめます。pHは少しずつ下がります。',
  'stop-lime-laboratory': () => '石灰をやめ、土を分析機関に出してください。',
  'acidify-gently': () =>
    '石灰とアルカリ性の資材をやめます。肥料は硫安と硫酸カリにします。植えるときは、酸度未調整のピートモスを混ぜます。',
  'acidify-by-fertilizer': () => '石灰とアルカリ性の資材をやめます。肥料は硫安と硫酸カリにします。',
  sulfur: (it) =>
    `慣れた人向け：${dose(it)}、土に混ぜます。必要な量の半分です。効くまで${range(it.days)}日かかります。測り直してから、残りを決めます。`,
  'salt-wait': () => '窒素も石灰も、今はまきません。間をおいて測り直します。',
  'salt-low': () => 'ECからみて、肥料は施肥基準どおりでかまいません。',
  'salt-cut': ({ nutrients, isPlanned }) => {
    const names = nutrients.map((one) => nutrientNames[one]).join('と')
    return isPlanned
      ? `ECに合わせて、${names}を施肥基準より減らします。量は「やること」にあります。`
      : `ECに合わせて、${names}を地元の基準や袋の表示より減らしてください。`
  },
  'salt-cut-much': ({ nutrients }) =>
    `ECが高めです。${nutrients.map((one) => nutrientNames[one]).join('と')}を大きく減らします。減らす割合の目安がないため、量は示しません。`,
  'potassium-after-salt': () => 'カリも、今は施しません。肥料分が減ってから、測り直して決めます。',
  'nitrogen-none': () => '窒素は施しません。測り直してから決めます。',
  'nitrogen-none-wait': () =>
    '窒素は施しません。雨や水やり、次の作物の吸収で減ってから、測り直します。',
  'nitrogen-credited': ({ credit }) =>
    `土に残った窒素10aあたり${credit}kg分を、施肥量から引いています。`,
  'nitrogen-standard': () => '窒素は、施肥基準どおりでかまいません。',
  'nitrogen-credit-own': ({ credit }) =>
    `土に窒素が残っています。地元の基準から、窒素を10aあたり約${credit}kg引いてください。`,
  'nitrogen-by-bag': () =>
    '窒素は減らさなくてかまいません。量は地元の基準か袋の表示に従ってください。',
  'nitrogen-not-now': () => '今は追肥を控えます。',
  'nitrogen-watch': () => '葉色が薄くなったら、少しだけ追肥します。',
  'top-dress': (it) => `追肥に、${dose(it)}施します。`,
  'top-dress-by-bag': () => '追肥します。量は袋の表示に従ってください。',
  'top-dress-unseen': () => '追肥は葉色を見て決めます。量は施肥基準か袋の表示に従います。',
  'phosphate-keep-standard': () => 'リン酸は、施肥基準どおりにします。',
  'phosphate-low-p': () => 'リン酸の少ない肥料でも足ります。',
  'phosphate-none': () => 'リン酸は施しません。',
  'potassium-keep-standard': () => 'カリは、施肥基準どおりにします。',
  'potassium-watch-magnesium': () =>
    'カリは施肥基準どおりでかまいません。苦土の欠乏（葉脈の間の黄化）が出ないか、葉を見ます。',
  'potassium-cut': ({ share }) =>
    share === 0.5
      ? 'カリは、やめずに半分に減らします。'
      : `カリは、やめずに${Math.round(share * 10)}割減らします。`,
  'decided-by': ({ nutrient, by }) =>
    `${nutrientNames[nutrient]}は、${by === 'kit' ? 'キットの値' : '分析値'}で判定しました。`,
  'decided-by-own': () => '分析値ではなく、自分で測った値で判定しました。',
  'compost-counted': ({ nutrient, isEnough }) =>
    isEnough
      ? `${nutrientNames[nutrient]}は、堆肥だけで足ります。肥料では施しません。`
      : `${nutrientNames[nutrient]}は、施肥基準から堆肥の分を引いて施します。`,
  'nutrient-not-basal': ({ nutrient }) =>
    `この作型では、元肥の${nutrientNames[nutrient]}は施しません。`,
  'laboratory-in-plan': ({ nutrient }) =>
    `${nutrientNames[nutrient]}の量は、「やること」にあります。`,
  'potassium-not-needed': ({ from }) => `${from}mg/100g以上あるので、カリ肥料は省けます。`,
  'calcium-with-lime': () => 'pHを直す石灰で、一緒に補えます。別にはまきません。',
  'calcium-after-ph': () => '石灰か石こうで補います。どちらにするかは、pHを測って決めます。',
  'judged-by-saturation': () => 'この作物では、塩基飽和度で判定します。',
  'calcium-without-lime': () =>
    'pHを上げずに補うには、硫酸カルシウム（石こう）を使います。量は袋の表示に従います。',
  'magnesium-deficit': ({ rate }) => `苦土（MgO）が1㎡あたり約${rate}g不足しています。`,
  'laboratory-ask': () => '分析機関に相談してください。',
  'lime-not-with-calcium': () =>
    '石灰分は足りています。pHが低くても、石灰はまきません。肥料が残っていないか、硝酸かECを測ります。',
  'lime-not-with-calcium-ask': () =>
    '石灰分は足りています。pHが低くても、石灰はまきません。残った肥料のためではないようです。原因は分析機関に相談してください。',
  'lime-by-fertilizer': ({ besides }) =>
    `${productNames(besides)}が石灰の代わりになるため、今回は石灰をまきません。測り直してから、残りを決めます。`,
  'lime-too-little': () => '必要な石灰はごくわずかです。今回はまきません。',
  'salt-counted': () => '残った肥料分は、硝酸などの値で差し引きました。',
  'nitrogen-held-by': ({ by }) => {
    const what = { ec: 'ECが高い', ammonium: 'アンモニアが多い', nitrate: '硝酸が多い' }[by]
    return `${what}ため、窒素は施しません。測り直してから決めます。`
  },
  'nutrient-none': ({ nutrient }) => `${nutrientNames[nutrient]}は施しません。`,
  'nutrient-share': ({ nutrient, share, isPlanned }) =>
    isPlanned
      ? `${nutrientNames[nutrient]}は、施肥基準の${tenths(share)}に減らします。`
      : `${nutrientNames[nutrient]}は、地元の基準や袋の表示の${tenths(share)}に減らします。`,
  'nutrient-less': ({ nutrient, kilograms, isPlanned }) =>
    `${nutrientNames[nutrient]}は土に多く残っています。${isPlanned ? '施肥基準' : '地元の基準'}より10aあたり約${kilograms}kg減らします。`,
  'nutrient-more': ({ nutrient, kilograms, isPlanned, isFirst = false }) =>
    `${nutrientNames[nutrient]}は土に足りません。${isFirst ? 'まず、' : ''}${isPlanned ? '施肥基準' : '地元の基準'}より10aあたり約${kilograms}kg増やします。${isFirst ? '残りは、測り直してから決めます。' : ''}`,
  'nutrient-by-bag': ({ nutrient }) =>
    `${nutrientNames[nutrient]}の量は、地元の基準か袋の表示に従ってください。`,
  'calcium-brought': ({ deficit, brought }) =>
    brought >= deficit
      ? `pHを直す石灰で、一緒に補えます。別にはまきません。`
      : `石灰分は1㎡あたり約${deficit}g不足しています。pHを直す石灰で約${brought}g補えます。残りは測り直してから決めます。`,
  magnesium: (it) => {
    const limit = it.isCapped ? '1回にまく量の上限です。' : ''
    const brought = it.brought > 0 ? `石灰や肥料で約${it.brought}g補えます。足りない分は、` : ''
    return `苦土（MgO）が1㎡あたり約${it.deficit}g不足しています。${brought}${dose(it)}施します。${limit}`
  },
  'magnesium-brought': ({ deficit, brought }) =>
    brought > 0
      ? `苦土（MgO）が1㎡あたり約${deficit}g不足しています。石灰や肥料で約${brought}g補えます。`
      : '苦土の不足はごくわずかです。今回は施しません。',
  'magnesium-none': () => '苦土は足りています。苦土の入った資材は使いません。',
  'bases-later': () => '今は補いません。測り直してから決めます。',
  'needs-capacity': () => '保肥力（CEC）がわかると判定できます。今は補いません。',
  'see-each-base': () => '石灰・苦土・カリは、それぞれの欄のとおりにします。',
}

const cautions: WordsFor<CautionParams> = {
  'kit-is-rough': () =>
    'キットの値は目安です。硝酸とpHは変わりやすい値です。測った日も確認してください。',
  'kit-pk-is-water-soluble': () =>
    '水に溶ける分だけの値です。分析機関の可給態リン酸・交換性カリとは別の値です。',
  'prefecture-differs': () =>
    '施肥基準は県によって違います。地元の基準があれば、そちらを優先してください。',
  'label-is-ceiling': () => '袋に書かれた量を超えないでください。成分も袋の表示に従ってください。',
  'watch-growth-after-cut': () => '減らしたあとは生育を見ます。遅れるようなら追肥します。',
  'plot-assumed': () => '入力のない土の性質は、仮の値で計算しています。',
  'area-assumed': () => '面積が未入力のため、10aあたりと1㎡あたりの量です。',
  'lime-timing': () =>
    '石灰は、種まきの2週間前までにまいて混ぜます。肥料とは1週間あけます。残りの半分もまくなら、種まきの1か月前から始めます。',
  'lime-no-overdose': () =>
    'まきすぎに注意します。pHが上がりすぎると、苦土や鉄を吸いにくくなります。',
  'quicklime-danger': () =>
    '生石灰は、水に触れると高温になります。家庭の畑では使わないでください。',
  'sulfur-danger': () =>
    '目や鼻にしみる、燃えやすい粉です。保護めがねとマスクを着け、火に近づけません。多すぎると作物が枯れます。',
  'sulfur-nursery-figure': () => '稲の苗代で試験した値です。畑や果樹に合うとは限りません。',
  'alkaline-materials': () =>
    'ようりん・草木灰・鶏ふん・石灰窒素も、pHを上げます。今は使いません。',
  'alkali-replaced': ({ products, cause }) => {
    const names = productNames(products)
    const reason = {
      'lime-held': `${names}もpHを上げるため、石灰と同じく、まだ使いません。`,
      'with-lime': `pHはほかの資材で直すため、${names}は使いません。`,
      'too-much': `${names}は、pHが上がりすぎるため使いません。`,
    }[cause]
    return `${reason}別の肥料の量を示しています。`
  },
  'cyanamide-not-beside-plants': () =>
    '石灰窒素は、植物のそばにまくと根や葉を傷めます。別の肥料の量を示しています。',
  'cyanamide-danger': () =>
    '石灰窒素は、手袋とマスクを着けてまき、植え付けまで間をおきます。寒い時期は長めにします。まく前後24時間は、お酒を飲まないでください。',
  'chloride-for-tubers': () =>
    '塩化カリは、いもを筋っぽくするといわれます。いも類には、硫酸カリが向きます。',
  'commercial-rates': () => '出荷する農家の量です。庭や家庭菜園には多すぎます。',
  'alkali-counts-as-lime': ({ most }) =>
    `ようりんと石灰窒素は、石灰としても効きます。石灰と合わせて、1回に1㎡あたり${most}gまでにします。`,
  'potato-scab': ({ above }) => `pHが${ph(above)}を超えると、そうか病が出やすくなります。`,
  'potato-scab-phosphate': () => 'リン酸が多すぎると、そうか病が出やすくなります。',
  'sweet-potato-stem-rot': ({ above }) =>
    `pH${ph(above)}以上の土に石灰をまくと、立枯病が出やすくなります。石灰はまきません。`,
  'high-ph-risk': ({ above }) => `pH${ph(above)}で、生育が悪くなった例があります。`,
  'clubroot-acid': () => '酸性の土では、根こぶ病が出やすくなります。',
  'clubroot-phosphate': () => 'リン酸が多すぎると、根こぶ病が出やすくなります。',
  'spinach-acid': () => 'pHが5.5以下だと、芽が出ても葉が黄色くなり、生育が止まることがあります。',
  'legume-nitrogen': () =>
    '豆類は、根粒菌のはたらきで空気中の窒素を使えます。窒素の施しすぎに注意します。',
  'potassium-magnesium': () => 'カリが多いと、苦土が吸われにくくなることがあります。',
  'low-ph-from-nitrate': () =>
    '肥料が多く残ると、pHが低く出ます。肥料分が減ると、戻ることがあります。',
  'ec-cut-unknown': ({ isNitrateKnown }) =>
    `このECで減らす割合の目安はありません。元肥を大きく減らし、${isNitrateKnown ? '生育を見て追肥します' : '硝酸も測ってください'}。`,
  'nitrate-not-for-paddy': () => '硝酸は、田に水を張ると失われます。水稲の判定には使いません。',
  'ec-not-for-paddy': () => 'ECの目安は畑作物のものです。水稲には使いません。',
  'nitrate-after-harvest': ({ most }) =>
    `収穫後に${most}mg/100gより多く残るときは、次の元肥の窒素を減らします。`,
  'season-is-split-but-phosphate': () =>
    '1作分の合計です。リン酸は元肥に全量、窒素とカリは元肥と追肥に分けて施します。',
  'season-is-split': () => '1作（1年）分の合計です。一度にまかず、何回かに分けて施します。',
  'no-basal-in-standard': () => 'この作型では、元肥に窒素を施しません。追肥で育てます。',
  'compost-estimate': () => '堆肥の成分と肥効率は、平均の値です。',
  'compost-over-limit': ({ nutrient, most }) =>
    `堆肥だけで${nutrientNames[nutrient]}が10aあたり${most}kgを超えます。堆肥を減らしてください。`,
  'compost-over-target': ({ nutrient }) =>
    `堆肥だけで${nutrientNames[nutrient]}が足ります。肥料では施しません。`,
  'standard-weak': () => '県の基準がないため、栽培記事などの値を参考にしています。',
  'laboratory-differs': () =>
    '分析値とキットの値が、大きく違います。窒素や石灰をまく前に、もう一度測って確かめてください。',
  'counted-as-limit': () => '「〜以上」「〜未満」の値は、その境目の値で計算しました。',
}

const retests: WordsFor<RetestParams> = {
  'after-lime': (it) => `石灰をまいた${range(it)}日後に、pHを測り直します。`,
  'after-salt': () =>
    '雨や水やりで肥料分が減ったころに、硝酸を測り直します。ECも測れると安心です。',
  'after-salt-with-ec': () => '雨や水やりで肥料分が減ったころに、ECと硝酸を測り直します。',
  'after-check': () => '数値と単位が合っていても、もう一度測って確かめます。',
  unread: ({ items: unread = [], ofWords = [] }) =>
    unread.length === 0
      ? '色を読めなかった項目を、もう一度測ります。'
      : `${unread.map((one) => (ofWords.includes(one) ? kitItems : items)[one]).join('・')}の色を読めませんでした。もう一度測ります。`,
  'before-next-dressing': () => '次の追肥の前に、硝酸を測り直します。',
  'again-before-next-dressing': () => '次の追肥の前に、また測ります。',
  'before-planting': () => '次の作付けの前に、また測ります。',
  'next-year': () => '来年も、同じ時期に測ります。',
  'laboratory-yearly': () => '年に1回は、土を分析機関に出してください。',
}

const notJudged: Readonly<Record<NotJudgedReason, string>> = {
  'not-measured': '測っていません。',
  'not-read': '色を読めませんでした。',
  'no-color-fits': '近い色がありませんでした。',
  'words-only': 'このキットは「多い・少ない」しかわからないため、量は計算できません。',
  'only-a-limit': '「〜未満」や「〜以上」だけでは、判定できません。',
  'out-of-range': 'ふつうは出ない値です。',
  'unit-unknown': '単位がわからないか、10aあたりの量に換算できない単位です。',
  'form-unknown': '成分の表記（P2O5など）がわからないため、量は計算できません。',
  'ratio-unknown': '液と土の量を入力すると、10aあたりの量に換算できます。',
  'other-liquid': '目安は、水に溶ける量のものです。ほかの液で溶かし出した値は、判定できません。',
  'no-band-for-crop': 'この作物の目安は収録していません。',
  'not-for-paddy': '水稲は、この値では判定しません。',
  'ask-flower-color': '花の色を選ぶと、判定できます。',
  superseded: '別の値で判定しました。',
}

const levels: Readonly<Record<VerdictLevel | 'undetectable' | 'not-judged', string>> = {
  ...scaleLevels,
  undetectable: '検出なし',
  'not-judged': '判定なし',
}

const items: Readonly<Record<DiagnosedItem['item'], string>> = {
  ph: 'pH',
  ec: 'EC（電気伝導度）',
  nitrate: '硝酸態窒素',
  ammonium: 'アンモニア態窒素',
  phosphate: '水溶性リン酸',
  potassium: '水溶性カリ',
  'lab-ph': 'pH（分析値）',
  'lab-ec': 'EC（分析値）',
  'lab-nitrate-n': '硝酸態窒素（分析値）',
  'lab-ammonium-n': 'アンモニア態窒素（分析値）',
  'lab-available-p2o5': '可給態リン酸（分析値・トルオーグ法）',
  'lab-exchangeable-k2o': '交換性カリ（分析値）',
  'lab-exchangeable-cao': '交換性石灰（分析値）',
  'lab-exchangeable-mgo': '交換性苦土（分析値）',
  'base-saturation': '塩基飽和度（分析値）',
  'calcium-magnesium': '石灰苦土比（当量比）',
  'magnesium-potassium': '苦土カリ比（当量比）',
}

const rules: Readonly<Record<RuleId, string>> = {
  'ph-band': '作物に合うpH',
  'ph-extremes': 'pHが低すぎる・高すぎるときの害',
  'ph-crop-risk': 'この作物でpHが招く病害',
  'lime-arrhenius': '石灰の必要量（アレニウス表）',
  'lime-volcanic-ash': '火山灰土（黒ボク土）は0.7倍',
  'lime-half-dose': '1回目は半分',
  'lime-cap': '1回の上限',
  'lime-product': '製品の量（アルカリ分で換算）',
  'lime-thumb': '作物別の目安（pHを1上げる苦土石灰の量）',
  'lime-ec-correction': 'ECが高いときのpHの補正',
  'lime-after-salt': '塩類や石灰分が多い土には、pHが低くても石灰をまかない',
  'lime-crop-policy': 'この作物と石灰',
  sulfur: '硫黄粉末でpHを下げる量',
  'acid-lover-acidify': '酸性を好む作物の土',
  'ec-band': '作物と土に合うEC',
  'ec-basal': 'ECによる元肥の加減',
  'nitrate-bands': '硝酸態窒素の目安',
  'nitrate-sandy': '砂質の土は、少ない量でも過剰になる',
  'nitrate-crop': 'この作物の無機態窒素の目安',
  'nitrate-hold': '硝酸が多いときは、窒素も石灰も控える',
  'kit-depth': 'キットの値を、深さ10cm分の量とみなす',
  'extract-ratio': '液の濃度を、土の量に換算',
  'n-credit': '土に残った窒素を引く',
  'top-dressing': '追肥の窒素',
  'water-phosphate': '水溶性リン酸の過剰',
  'water-potassium': '水溶性カリの過剰',
  'water-potassium-cut': 'カリを減らす割合',
  'not-detected': '「検出なし」は不足ではない',
  'lab-general': '分析値の目安（作物共通）',
  'lab-crop': '分析値の目安（この作物）',
  'lab-p-cut': '可給態リン酸による減肥',
  'lab-k-adjust': '交換性カリによる加減',
  'lab-base-by-cec': '保肥力（CEC）に合わせた塩基の目標',
  'base-balance': '保肥力（CEC）に合わせた塩基飽和度と比',
  'lab-base-deficit': '不足する塩基の量',
  'standard-rate': '作物の施肥基準',
  'compost-credit': '堆肥から効く分を引く',
  'compost-limit': '堆肥から入るリン酸・カリの上限',
  'product-content': '肥料の量（成分量÷成分の割合）',
  'lab-base-deficit-general': '不足する塩基の量（作物共通の目安まで）',
  'kit-words': '「少ない・中くらい・多い」による加減',
  'lab-p-own-upper': 'この作物の上限を超えたリン酸は半分',
  'lab-k-cap': 'カリを増やすときの、1回の上限',
  'lab-k-general': '交換性カリが高いときの減肥',
  'acid-bases': '酸性を好む作物の塩基の目標',
  'base-saturation': '酸性を好む作物の塩基飽和度',
  'lab-magnesium': '苦土を補う資材と1回の量',
}

const figures: Readonly<Record<FigureName, string>> = {
  none: 'なし',
  'lime-per-ph': '深さ1cm・pH1あたりの炭カル',
  'target-ph': '目標のpH',
  'measured-ph': '測ったpH',
  ec: 'EC',
  'depth-in-cm': '作土の深さ',
  'bulk-density': '仮比重',
  'volcanic-ash-factor': '火山灰土の係数',
  'lime-needed': '必要な炭カル',
  half: '半分',
  ten: '基準の深さ',
  'first-dose': '1回目の量',
  'dose-cap': '1回の上限',
  'lime-dose': '今回の量',
  'reference-alkali': '炭カルのアルカリ分',
  'product-alkali': '製品のアルカリ分',
  'product-rate': '製品の量',
  area: '面積',
  'product-amount': 'この畑の量',
  reading: '読み取った値',
  'nitrate-n': '硝酸態窒素',
  'ammonium-n': 'アンモニア態窒素',
  'inorganic-n': '無機態窒素',
  'n-threshold': '差し引かない分',
  'n-credit': '差し引く窒素',
  'guide-nitrate': '目安の硝酸態窒素',
  'top-dressing-n': '追肥の窒素',
  'top-dressing-total': '基準の追肥の合計',
  'basal-standard': '施肥基準の量',
  'compost-amount': '堆肥の量',
  'compost-content': '堆肥の成分',
  'compost-effect': '肥効率',
  'compost-dry': '堆肥の乾物割合',
  'compost-dry-of-table': '表の乾物割合',
  'compost-nutrient': '堆肥から効く量',
  whole: '全量',
  'cut-share': '減らす割合',
  'potassium-share': 'カリを残す割合',
  'ec-share': 'ECで残す割合',
  'target-rate': '施す成分量',
  'content-share': '肥料の成分含有率',
  'measured-soil': '分析値',
  'target-soil': '目標値',
  'upper-limit': '上限',
  'lower-limit': '下限',
  margin: '許す幅',
  deficit: '不足量',
  'species-factor': '成分の換算係数',
  'unit-factor': '単位の換算係数',
  liquid: '液の量',
  soil: '土の量',
  converted: '換算した値',
  'sulfur-per-ph': 'pH1あたりの硫黄粉末',
  'sulfur-rate': '硫黄粉末の量',
  'rounded-rate': '1㎡あたりの量（丸めた値）',
  'dolomite-per-ph': 'pH1あたりの苦土石灰',
  'word-share': '段階ごとに残す割合',
  brought: '石灰や肥料から入る量',
  'calcium-me': '石灰',
  'magnesium-me': '苦土',
  'potassium-me': 'カリ',
  cec: '保肥力（CEC）',
  percent: '百分率',
  'base-saturation': '塩基飽和度',
  'base-ratio': '当量比',
}

const marks: Readonly<Record<Mark, string>> = {
  A: '公的な資料（原典か、複数の写しで確認）',
  'A-t': '公的な資料（写しで確認）',
  B: 'JA・メーカーなどの資料',
  own: '自分で入力した基準',
  C: '参考資料か、このアプリの推定',
}

/** All Japanese words of the diagnosis: a key without words does not compile. */
export const diagnosisWords = {
  meanings,
  advice,
  cautions,
  retests,
  notJudged,
  levels,
  amountLevels,
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
    'very-rich': 'すこぶる富む（10〜20%）',
    'humus-soil': '腐植土（20〜30%）',
    peat: '泥炭土（30%以上）',
  } satisfies Record<Humus, string>,
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
    'fruit-vegetable': '果菜類',
    legume: '豆類',
    'leaf-vegetable': '葉菜類',
    'bulb-vegetable': 'ねぎ類',
    'perennial-vegetable': '多年生の野菜',
    'root-vegetable': '根菜類',
    tuber: 'いも類',
    'fruit-tree': '果樹',
    tea: '茶',
    'field-crop': '水稲・麦・畑作',
    flower: '花き・花木',
    lawn: '芝',
  } satisfies Record<CropFamily, string>,
  stated: {
    user: '入力した値',
    'soil-type': '土の種類の値',
    default: '仮の値',
  } satisfies Record<ValueWithOrigin<unknown>['from'], string>,
  parts: { basal: '元肥', season: '1作の合計' } satisfies Record<FertilizerPlan['part'], string>,
  noPlan: {
    growing: '栽培中のため、元肥の計画はありません。',
    'no-standard': 'この作物の施肥基準は収録していません。地元の基準か袋の表示に従ってください。',
  } satisfies Record<NoPlan['reason'], string>,
  planReasons: {
    standard: '基準どおり',
    reduced: '基準より減らしました',
    raised: '基準より増やしました',
    held: '今は施さず、測り直します',
    'left-out': '過剰のため、施しません',
    unknown: '判定できないため、量は示しません',
    'not-needed': '土に足りているため、施しません',
    'too-little': 'ごくわずかのため、施しません',
    'not-measured': '使える値がないため、量は示しません',
  } satisfies Record<NutrientPlan['reason'], string>,
  planNotes: {
    'no-rate': 'この基準に量がないため、示しません',
    'by-compost': '堆肥だけで足りるため、施しません',
    'less-by-compost': '堆肥から効く分を引きました',
  },
  tokens: { 'greatest-of': '大きいほう', 'least-of': '小さいほう', or: 'と' } satisfies Record<
    Extract<Token, { readonly kind: 'word' }>['word'],
    string
  >,
} as const
