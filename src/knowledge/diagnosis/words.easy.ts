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
import { kitItems } from './decision-words.easy.ts'
import { fertilizerNames } from '#knowledge/fertilizers/product-names.easy.ts'
import type { Translated } from '#locales/translated.ts'
import { amountLevels, scaleLevels } from '#locales/easy/verdict-levels.ts'

const weight = ({ value, decimals, unit }: Amount) => `${value.toFixed(decimals)}${unit}`
const productName = (id: string) => ownNameIn(id) ?? entryOf(fertilizerNames, id) ?? id
const nutrientNames: Readonly<Record<Nutrient, string>> = {
  n: '窒素（ちっそ）',
  p2o5: 'リン酸（りんさん）',
  k2o: 'カリ',
}
const productNames = (ids: readonly string[]) => ids.map(productName).join('と')
/** pH is shown to one decimal. */
const ph = (value: number) => value.toFixed(1)
const phRange = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `${ph(from)}〜${ph(to)}`
const range = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}〜${to}`
const ecRange = ({ from, to }: { readonly from: number; readonly to: number }) =>
  from === to ? `${to} mS/cmまで` : `${from}〜${to} mS/cm`

const nitrateGuide = (it: NitrateGuide) =>
  'guide' in it ? `${it.guide}kgくらい` : `${it.from}〜${it.to}kg`

interface Dose {
  readonly product: string
  readonly amount: Amount
  readonly rate: number
  readonly area: number
  readonly isAreaAssumed: boolean
}
/** 「苦土石灰（くどせっかい）を 1.9 kg（1㎡に 96 g）」 */
const dose = ({ product, amount, rate, isAreaAssumed }: Dose) =>
  isAreaAssumed
    ? `${productName(product)}を1㎡に${rate}g`
    : `${productName(product)}を${weight(amount)}（1㎡に${rate}g）`

const bases = { cao: '石灰（せっかい）', mgo: '苦土（くど）', k2o: 'カリ' } as const

const meanings: WordsFor<MeaningParams> = {
  'ph-low': (it) =>
    it.from === it.to
      ? `この作物には、pHがひくい土です（合うのは${ph(it.from)}か、それより上）。`
      : `この作物には、pHがひくい土です（合うのは${phRange(it)}）。`,
  'ph-low-or-fit': (it) =>
    `少しひくいか、ちょうどよいか、どちらかです（合うのはpH${phRange(it)}）。`,
  'ph-fit': (it) => `この作物に合う土です（合うのはpH${phRange(it)}）。`,
  'ph-fit-or-high': (it) => `合うpHの、いちばん高い所に近いです（合うのはpH${phRange(it)}）。`,
  'ph-high': (it) => `この作物には、pHが高い土です（合うのは${phRange(it)}）。`,
  'ph-unsure': (it) => `読んだ数字が広すぎて、決められません（合うのはpH${phRange(it)}）。`,
  'ph-very-low': () =>
    'とても強い酸性（さんせい）です。カリ・苦土（くど）・石灰（せっかい）が足りなくなりやすい土です。',
  'ph-very-high': () =>
    'とても強いアルカリ性（せい）です。鉄・マンガン・亜鉛（あえん）が足りなくなりやすい土です。',
  'ph-not-low': ({ from }) => `pHはひくくありません（合うのはpH${ph(from)}か、それより上）。`,
  'ec-low': (it) => `土に残っている肥料（ひりょう）は少なめです（めやすは${ecRange(it)}）。`,
  'ec-fit': (it) =>
    `残った肥料（ひりょう）・塩類（えんるい）は、ちょうどよいです（めやすは${ecRange(it)}）。`,
  'ec-high': (it) =>
    `肥料（ひりょう）・塩類（えんるい）が、土に多く残っています（めやすは${ecRange(it)}）。`,
  'ec-unsure': (it) => `めやす（${ecRange(it)}）のさかい目です。決められません。`,
  'ec-over-limit': ({ limit }) =>
    `ECが${limit} mS/cmより高いです。肥料（ひりょう）・塩類（えんるい）が、土に多く残っています。`,
  'nitrate-low': (it) =>
    `すぐきく窒素（ちっそ）が少ないです。硝酸態窒素（しょうさんたいちっそ）のめやすは、10aに${nitrateGuide(it)}です。`,
  'nitrate-slightly-low': (it) =>
    `すぐきく窒素（ちっそ）が少し少ないです。硝酸態窒素（しょうさんたいちっそ）のめやすは、10aに${nitrateGuide(it)}です。`,
  'nitrate-fit': (it) =>
    `すぐきく窒素（ちっそ）は足りています。硝酸態窒素（しょうさんたいちっそ）のめやすは、10aに${nitrateGuide(it)}です。`,
  'nitrate-high': (it) =>
    `すぐきく窒素（ちっそ）が多く残っています。硝酸態窒素（しょうさんたいちっそ）のめやすは、10aに${nitrateGuide(it)}です。`,
  'nitrate-excess': (it) =>
    `すぐきく窒素（ちっそ）が多すぎます。硝酸態窒素（しょうさんたいちっそ）のめやすは、10aに${nitrateGuide(it)}です。`,
  'nitrate-unsure': (it) =>
    `多いか少ないかのさかい目です。決められません（めやすは10aに${nitrateGuide(it)}）。`,
  'nitrate-undetectable': () =>
    '硝酸態窒素（しょうさんたいちっそ）は、色が出ませんでした。0かどうかは、わかりません。「色が出ない」は「足りない」ではありません。',
  'ammonium-measured': () =>
    'アンモニア態窒素（たいちっそ）は、硝酸態窒素（しょうさんたいちっそ）といっしょに計算します。',
  'phosphate-not-seen': ({ below }) =>
    `水にとけるリン酸（りんさん）の「多すぎ」は、見つかりませんでした。10aに${below}kgより少ないと、このキットでははかれません。「色が出ない」は「足りない」ではありません。`,
  'phosphate-supplied': () => '水にとけるリン酸（りんさん）が残っています。',
  'phosphate-excess': ({ from }) =>
    `水にとけるリン酸（りんさん）が多すぎます（10aに${from}kgか、それより多い）。`,
  'phosphate-unsure': ({ from }) =>
    `水にとけるリン酸（りんさん）があります。多すぎる（10aに${from}kgか、それより多い）かもしれません。`,
  'potassium-not-seen': ({ below }) =>
    `水にとけるカリの「多すぎ」は、見つかりませんでした。10aに${below}kgより少ないと、このキットでははかれません。「色が出ない」は「足りない」ではありません。`,
  'potassium-supplied': () => '水にとけるカリが残っています。',
  'potassium-excess': ({ from }) =>
    `水にとけるカリが多すぎます（10aに${from}kgか、それより多い）。`,
  'potassium-unsure': ({ from }) =>
    `水にとけるカリがあります。多すぎる（10aに${from}kgか、それより多い）かもしれません。`,
  'laboratory-low': () => '分析（ぶんせき）の数字は、めやすより少なめです。',
  'laboratory-fit': () => '分析（ぶんせき）の数字は、めやすに合っています。',
  'laboratory-high': () => '分析（ぶんせき）の数字は、めやすより多めです。',
  'base-outweighs': ({ much, little }) => `${bases[little]}より、${bases[much]}が多すぎます。`,
  'laboratory-excess': () => '分析（ぶんせき）の数字は、多すぎます。',
  'laboratory-unsure': () => '少ないか、足りているか、めやすの表では決められません。',
  'laboratory-fit-or-high': () => 'ちょうどよいか、多いか、めやすの表では決められません。',
  'not-judged': () => '答えはありません。',
  'words-read': ({ words }) =>
    words.length === 0
      ? 'このキットでは、色が出ませんでした。'
      : `このキットでは「${words.join('〜')}」です。`,
  'nitrate-left': (it) =>
    `すぐきく窒素（ちっそ）が少し残っています。硝酸態窒素（しょうさんたいちっそ）のめやすは、10aに${nitrateGuide(it)}です。`,
}

const advice: WordsFor<AdviceParams> = {
  'nothing-to-do': () => 'このままでよいです。',
  'no-advice': () => 'わからないので、入れる量（りょう）は出ません。',
  'test-again-first': () => 'もう一度はかってください。それから決めてください。',
  'check-input': () =>
    'ふつうは出ない数字です。数字と、kgやgなどの単位（たんい）をたしかめてください。',
  lime: (it) =>
    it.isCapped
      ? `まず${dose(it)}まきます。1回にまくのは、ここまでです。もう一度はかってから、次を決めます。`
      : `まず${dose(it)}まきます。いる量（りょう）の半分${it.besides === undefined ? '' : `から、${productNames(it.besides)}の分を引いた量`}です。もう一度はかってから、残りを決めます。`,
  'lime-to-minimum': (it) =>
    `まず${dose(it)}まきます。じゃがいもは、合うpHのいちばん下で止めます。`,
  'lime-after-salt': () =>
    '石灰（せっかい）は、まだまきません。肥料（ひりょう）が残っていると、pHがひくく出ます。肥料がへってから、もう一度はかります。',
  'lime-after-harvest': () =>
    '作物が育つ間は、石灰（せっかい）をまきません。作物をとったあとに、もう一度はかって決めます。',
  'lime-while-resting': () =>
    '育つ間は、石灰（せっかい）をまきません。秋から冬、休むときに、もう一度はかって決めます。',
  'no-lime': () => '石灰（せっかい）はまきません。',
  'no-lime-at-border': () =>
    '石灰（せっかい）は、今回はまきません。次にはかって、ひくければまきます。',
  'no-lime-acid-lover': () =>
    '酸性（さんせい）の土がすきな作物です。石灰（せっかい）はまきません。よく育たないときは、土の分析（ぶんせき）をたのんでください。',
  'no-lime-not-urged': () =>
    'pHがひくくても、石灰（せっかい）はまかないほうがよいです。pHが上がると、立枯病（たちがれびょう）が出やすくなります。かれる病気です。',
  'lawn-needs-no-lime': () =>
    '日本の芝（しば）は、酸性（さんせい）に強いです。ふつう、石灰（せっかい）：酸性を弱くする粉（こな）はいりません。',
  'keep-acid-for-blue': () =>
    '青い花には、酸性（さんせい）の土がよいです。石灰（せっかい）はまきません。',
  'keep-neutral-for-pink': () =>
    'ピンクの花には、少しアルカリ性（せい）の土がよいです。石灰（せっかい）：酸性（さんせい）を弱くする粉（こな）は、はかりながら少しずつ使います。',
  'choose-flower-color': () =>
    '先に、青い花かピンクの花かをえらんでください。石灰（せっかい）：酸性（さんせい）を弱くする粉（こな）の答えがかわります。',
  'stop-lime': () =>
    '石灰（せっかい）をやめます。アルカリ性（せい）のものもやめます。pHは少しずつ下がります。',
  'stop-lime-laboratory': () =>
    '石灰（せっかい）をやめます。土の分析（ぶんせき）をたのんでください。',
  'acidify-gently': () =>
    '石灰（せっかい）：酸性（さんせい）を弱くする粉（こな）をやめます。アルカリ性のものもやめます。肥料（ひりょう）は、硫安（りゅうあん）や硫酸（りゅうさん）カリにします。植えるときは、「酸度未調整（さんどみちょうせい）」のピートモスを使います。',
  'acidify-by-fertilizer': () =>
    '石灰（せっかい）：酸性（さんせい）を弱くする粉（こな）をやめます。アルカリ性のものもやめます。肥料（ひりょう）は、硫安（りゅうあん）や硫酸（りゅうさん）カリにします。',
  sulfur: (it) =>
    `くわしい人だけ：${dose(it)}まぜます。いる量（りょう）の半分です。きくまで${range(it.days)}日かかります。もう一度はかってから、残りを決めます。`,
  'salt-wait': () =>
    '窒素（ちっそ）も石灰（せっかい）も、今は入れません。待ってから、もう一度はかります。',
  'salt-low': () => 'ECを見ると、肥料（ひりょう）は決まった量（りょう）でよいです。',
  'salt-cut': ({ nutrients, isPlanned }) => {
    const names = nutrients.map((one) => nutrientNames[one]).join('と')
    return isPlanned
      ? `はかったECに合わせて、${names}を、その作物の基準（きじゅん）：決まった量（りょう）よりへらします。量は「やること」に書いてあります。`
      : `はかったECに合わせて、${names}をへらしてください。近くのJAなどの基準（きじゅん）や、ふくろに書いてある量（りょう）より少なくします。`
  },
  'salt-cut-much': ({ nutrients }) =>
    `ECが高めです。${nutrients.map((one) => nutrientNames[one]).join('と')}を、大きくへらします。どれだけへらすかのめやすがないので、量（りょう）は出しません。`,
  'potassium-after-salt': () =>
    'カリも、今は入れません。肥料（ひりょう）がへってから、もう一度はかって決めます。',
  'nitrogen-none': () => '窒素（ちっそ）は入れません。もう一度はかってから決めます。',
  'nitrogen-none-wait': () =>
    '窒素（ちっそ）は入れません。雨や水でへるのを待ちます。肥料（ひりょう）をすう作物でもへります。それから、もう一度はかります。',
  'nitrogen-credited': ({ credit }) =>
    `土に残っている窒素（ちっそ）のうち、10aに${credit}kgの分をへらしました。`,
  'nitrogen-standard': () => '窒素（ちっそ）は、決まった量（りょう）でよいです。',
  'nitrogen-credit-own': ({ credit }) =>
    `土に、窒素（ちっそ）が残っています。近くのJAなどの基準（きじゅん）：決まった量（りょう）から、窒素（ちっそ）を10aに${credit}kg引いてください。`,
  'nitrogen-by-bag': () =>
    '窒素（ちっそ）は、へらさなくてよいです。ふくろに書いてある量（りょう）にします。',
  'nitrogen-not-now': () => '今は、追肥（ついひ）：育つ間の肥料（ひりょう）をやりません。',
  'nitrogen-watch': () =>
    '葉の色を見ます。色がうすくなったら、追肥（ついひ）：育つ間の肥料（ひりょう）を少しだけやります。',
  'top-dress': (it) => `追肥（ついひ）：育つ間の肥料（ひりょう）として、${dose(it)}まきます。`,
  'top-dress-by-bag': () =>
    '追肥（ついひ）：育つ間の肥料（ひりょう）をやります。量（りょう）は、ふくろに書いてあるとおりにします。',
  'top-dress-unseen': () =>
    '葉の色を見て決めます。追肥（ついひ）：育つ間の肥料（ひりょう）の量（りょう）は、作物の基準（きじゅん）か、ふくろに書いてある量にします。',
  'phosphate-keep-standard': () =>
    'リン酸（りんさん）は、その作物の基準（きじゅん）：決まった量（りょう）にします。',
  'phosphate-low-p': () => 'リン酸（りんさん）の少ない肥料（ひりょう）で足ります。',
  'phosphate-none': () => 'リン酸（りんさん）は入れません。',
  'potassium-keep-standard': () =>
    'カリは、その作物の基準（きじゅん）：決まった量（りょう）にします。',
  'potassium-watch-magnesium': () =>
    'カリは、決まった量（りょう）でよいです。葉のすじの間が黄色くならないか、見てください。',
  'potassium-cut': ({ share }) =>
    share === 0.5
      ? 'カリを半分にします。全部（ぜんぶ）はやめません。'
      : `カリを${Math.round(share * 10)}割（わり）へらします（10割で全部）。`,
  'decided-by': ({ nutrient, by }) =>
    `${nutrientNames[nutrient]}は、${by === 'kit' ? 'キット' : '分析（ぶんせき）'}の数字で決めました。`,
  'decided-by-own': () => '分析（ぶんせき）の数字ではなく、自分ではかった数字で決めました。',
  'compost-counted': ({ nutrient, isEnough }) =>
    isEnough
      ? `${nutrientNames[nutrient]}は、堆肥（たいひ）だけで足ります。肥料（ひりょう）では入れません。`
      : `${nutrientNames[nutrient]}は、決まった量（りょう）から、堆肥（たいひ）の分を引いて入れます。`,
  'nutrient-not-basal': ({ nutrient }) =>
    `この育て方では、植える前に${nutrientNames[nutrient]}を入れません。`,
  'laboratory-in-plan': ({ nutrient }) =>
    `${nutrientNames[nutrient]}の量（りょう）は、「やること」に書いてあります。`,
  'potassium-not-needed': ({ from }) =>
    `${from}mg/100gか、それより多いです。カリの肥料（ひりょう）は、なくてもよいです。`,
  'calcium-with-lime': () => 'pHを直す石灰（せっかい）で、いっしょに足せます。べつにはまきません。',
  'calcium-after-ph': () =>
    '石灰（せっかい）か石こう（せっこう）を入れます。どちらがよいかは、pHをはかってから決めます。',
  'judged-by-saturation': () => 'この作物は、塩基飽和度（えんきほうわど）で見ます。',
  'calcium-without-lime': () =>
    'pHを上げないで石灰（せっかい）分を足すには、石こう（せっこう）：硫酸（りゅうさん）カルシウムを使います。量（りょう）は、ふくろに書いてあるとおりにします。',
  'magnesium-deficit': ({ rate }) =>
    `苦土（くど）：マグネシウム（MgO）が1㎡に${rate}gくらい足りません。`,
  'laboratory-ask': () => '分析（ぶんせき）した所に聞いてください。',
  'lime-not-with-calcium': () =>
    '石灰（せっかい）は土に足りています。pHがひくくても、まきません。肥料（ひりょう）が残っていないか、硝酸（しょうさん）かECをはかります。',
  'lime-not-with-calcium-ask': () =>
    '石灰（せっかい）は土に足りています。pHがひくくても、まきません。残った肥料（ひりょう）のせいではないようです。土を調（しら）べるところに聞いてください。',
  'lime-by-fertilizer': ({ besides }) =>
    `${productNames(besides)}が、石灰（せっかい）のかわりになります。今回は石灰をまきません。もう一度はかってから、残りを決めます。`,
  'lime-too-little': () => 'いる石灰（せっかい）はとても少ないです。今回はまきません。',
  'salt-counted': () => '残った肥料（ひりょう）の分は、硝酸（しょうさん）などの数字で引きました。',
  'nitrogen-held-by': ({ by }) => {
    const what = {
      ec: 'ECが高い',
      ammonium: 'アンモニアが多い',
      nitrate: '硝酸（しょうさん）が多い',
    }[by]
    return `${what}ので、窒素（ちっそ）は入れません。もう一度はかってから決めます。`
  },
  'nutrient-none': ({ nutrient }) => `${nutrientNames[nutrient]}は入れません。`,
  'nutrient-share': ({ nutrient, share, isPlanned }) =>
    isPlanned
      ? `${nutrientNames[nutrient]}は、決まった量（りょう）を10として、${Math.round(share * 10)}にへらします。`
      : `${nutrientNames[nutrient]}は、ふくろに書いてある量（りょう）を10として、${Math.round(share * 10)}にへらします。`,
  'nutrient-less': ({ nutrient, kilograms }) =>
    `${nutrientNames[nutrient]}が土に多く残っています。決まった量（りょう）より、10aに${kilograms}kgくらいへらします。`,
  'nutrient-more': ({ nutrient, kilograms, isFirst = false }) =>
    `${nutrientNames[nutrient]}が土に足りません。${isFirst ? 'まず、' : ''}決まった量（りょう）より、10aに${kilograms}kgくらいふやします。${isFirst ? 'もう一度はかってから、残りを決めます。' : ''}`,
  'nutrient-by-bag': ({ nutrient }) =>
    `${nutrientNames[nutrient]}は、ふくろに書いてある量（りょう）にします。`,
  'calcium-brought': ({ deficit, brought }) =>
    brought >= deficit
      ? 'pHを直す石灰（せっかい）で、いっしょに足せます。べつにはまきません。'
      : `石灰（せっかい）分が1㎡に${deficit}gくらい足りません。pHを直す石灰で${brought}gくらい足せます。残りは、もう一度はかってから決めます。`,
  magnesium: (it) => {
    const limit = it.isCapped ? '1回にまくのは、ここまでです。' : ''
    const brought =
      it.brought > 0
        ? `石灰（せっかい）や肥料（ひりょう）で${it.brought}gくらい足せます。残りに、`
        : ''
    return `苦土（くど）：マグネシウム（MgO）が1㎡に${it.deficit}gくらい足りません。${brought}${dose(it)}まきます。${limit}`
  },
  'magnesium-brought': ({ deficit, brought }) =>
    brought > 0
      ? `苦土（くど）：マグネシウム（MgO）が1㎡に${deficit}gくらい足りません。石灰（せっかい）や肥料（ひりょう）で${brought}gくらい足せます。`
      : '足りない苦土（くど）は、とても少ないです。今回は入れません。',
  'magnesium-none': () =>
    '苦土（くど）：マグネシウムは足りています。苦土の入ったものは使いません。',
  'bases-later': () => '今は足しません。もう一度はかってから決めます。',
  'needs-capacity': () => 'CEC：肥料（ひりょう）をもつ力がわかると、決められます。今は足しません。',
  'see-each-base': () => '石灰（せっかい）・苦土（くど）・カリを、1つずつ見てください。',
}

const cautions: WordsFor<CautionParams> = {
  'kit-is-rough': () =>
    'キットの数字は、めやすです。硝酸（しょうさん）とpHは、早くかわります。はかった日を見てください。',
  'kit-pk-is-water-soluble': () =>
    '水にとける分だけの数字です。分析（ぶんせき）の「可給態（かきゅうたい）リン酸（りんさん）」「交換性（こうかんせい）カリ」とは、べつのものです。',
  'prefecture-differs': () =>
    '基準（きじゅん）：決まった量（りょう）は、県でちがいます。近くの基準があれば、それを先に使ってください。',
  'label-is-ceiling': () =>
    'ふくろに書いてある量（りょう）より多く入れません。入っているものも、ふくろに書いてあることが正しいです。',
  'watch-growth-after-cut': () =>
    'へらしたあとは、育ち方を見ます。おそいときは、追肥（ついひ）：育つ間の肥料（ひりょう）をやります。',
  'plot-assumed': () => '土のことで、わからない所があります。かりの数字で計算しました。',
  'area-assumed': () => '畑の広さがわかりません。これは、10aと1㎡の量（りょう）です。',
  'lime-timing': () =>
    '石灰（せっかい）は、たねまきの2週間前までにまいて、まぜます。肥料（ひりょう）を入れる日とは、1週間あけます。残りの半分もまくなら、1か月前にはじめます。',
  'lime-no-overdose': () =>
    '入れすぎないでください。pHが上がりすぎると、作物が苦土（くど）や鉄をすいにくくなります。',
  'quicklime-danger': () =>
    '生石灰（せいせっかい）は、水にふれると、とてもあつくなります。あぶないので、家の畑では使わないでください。',
  'sulfur-danger': () =>
    'あぶない粉（こな）です。目や鼻がいたくなります。もえやすいです。目を守るめがねとマスクをつけます。火の近くで使いません。入れすぎると、作物がかれます。',
  'sulfur-nursery-figure': () =>
    'イネのなえを育てる所の数字です。畑やくだものの木には、合わないことがあります。',
  'alkaline-materials': () =>
    'ようりん・草木灰（そうもくばい）・鶏（けい）ふん・石灰窒素（せっかいちっそ）も、pHを上げます。今は使いません。',
  'alkali-replaced': ({ products, cause }) => {
    const names = productNames(products)
    const reason = {
      'lime-held': `${names}もpHを上げます。石灰（せっかい）と同じように、まだ使いません。`,
      'with-lime': `pHは、ほかのもので直します。だから、${names}は使いません。`,
      'too-much': `${names}を使うと、pHが上がりすぎます。だから使いません。`,
    }[cause]
    return `${reason}ほかの肥料（ひりょう）の量（りょう）を書いています。`
  },
  'cyanamide-not-beside-plants': () =>
    '石灰窒素（せっかいちっそ）は、育っている作物のそばにまくと、根や葉がいたみます。ほかの肥料（ひりょう）の量（りょう）を書いています。',
  'cyanamide-danger': () =>
    '石灰窒素（せっかいちっそ）は、手ぶくろとマスクをつけてまきます。まいたら、日をあけてから植えます。寒いときは長く待ちます。まく前の日と、まいた日と、次の日は、お酒を飲まないでください。体に悪いです。',
  'chloride-for-tubers': () =>
    '塩化カリ（えんかカリ）を使うと、いものすじが多くなるといわれます。硫酸カリ（りゅうさんカリ）のほうがよいです。',
  'commercial-rates': () => '売るために育てる農家の量（りょう）です。家の庭や畑には、多すぎます。',
  'alkali-counts-as-lime': ({ most }) =>
    `ようりんと石灰窒素（せっかいちっそ）は、石灰（せっかい）と同じはたらきもします。石灰といっしょに数えて、1回に1㎡に${most}gまでにします。`,
  'potato-scab': ({ above }) =>
    `pHが${ph(above)}より高いと、そうか病が出やすくなります。いもにかさぶたができる病気です。`,
  'potato-scab-phosphate': () =>
    'リン酸（りんさん）が多すぎると、そうか病が出やすくなります。いもにかさぶたができる病気です。',
  'sweet-potato-stem-rot': ({ above }) =>
    `pHが${ph(above)}か、それより高い土に石灰（せっかい）をまくと、立枯病（たちがれびょう）が出やすくなります。かれる病気です。石灰はまきません。`,
  'high-ph-risk': ({ above }) => `pHが${ph(above)}で、よく育たなかった例（れい）があります。`,
  'clubroot-acid': () =>
    '酸性（さんせい）の土では、根こぶ病が出やすくなります。根にこぶができる病気です。',
  'clubroot-phosphate': () =>
    'リン酸（りんさん）が多すぎると、根こぶ病が出やすくなります。根にこぶができる病気です。',
  'spinach-acid': () =>
    'pHが5.5か、それよりひくいと、芽（め）が出ても葉が黄色くなります。大きくならないことがあります。',
  'legume-nitrogen': () =>
    'まめの根には、窒素（ちっそ）を集める小さな生きもの（根粒菌・こんりゅうきん）がいます。窒素を入れすぎないでください。',
  'potassium-magnesium': () =>
    'カリが多いと、作物が苦土（くど）：マグネシウムをすいにくくなることがあります。',
  'low-ph-from-nitrate': () =>
    '肥料（ひりょう）が多く残っていると、pHは下がります。肥料がへると、もどることがあります。',
  'ec-cut-unknown': ({ isNitrateKnown }) =>
    `このECでどれだけへらすか、めやすがありません。元肥（もとごえ）を大きくへらして、${isNitrateKnown ? '育ち方を見ながら追肥（ついひ）します' : '硝酸（しょうさん）もはかってください'}。`,
  'nitrate-not-for-paddy': () =>
    '田に水を入れると、硝酸（しょうさん）はなくなります。イネには使いません。',
  'ec-not-for-paddy': () => 'ECのめやすは、畑の作物のものです。イネには使いません。',
  'nitrate-after-harvest': ({ most }) =>
    `作物をとったあとに、${most}mg/100gより多く残ることがあります。そのときは、次の元肥（もとごえ）：植える前の肥料（ひりょう）の窒素（ちっそ）をへらします。`,
  'season-is-split-but-phosphate': () =>
    '1回の作物の合計です。リン酸（りんさん）は、植える前に全部まきます。窒素（ちっそ）とカリは、何回かに分けます。',
  'season-is-split': () => '1回の作物（1年）の合計です。一度にまきません。何回かに分けて使います。',
  'no-basal-in-standard': () =>
    'この育て方では、元肥（もとごえ）：植える前の肥料（ひりょう）に窒素（ちっそ）を入れません。追肥（ついひ）：育つ間の肥料で育てます。',
  'compost-estimate': () => '堆肥（たいひ）に入っているものと、きき方は、だいたいの数字です。',
  'compost-over-limit': ({ nutrient, most }) =>
    `堆肥（たいひ）の${nutrientNames[nutrient]}が、10aに${most}kgより多くなります。堆肥をへらしてください。`,
  'compost-over-target': ({ nutrient }) =>
    `堆肥（たいひ）だけで${nutrientNames[nutrient]}が足ります。肥料（ひりょう）では入れません。`,
  'standard-weak': () => '県の基準（きじゅん）がありません。作物の記事などの数字を使いました。',
  'laboratory-differs': () =>
    '分析（ぶんせき）の数字とキットの数字が、大きくちがいます。窒素（ちっそ）や石灰（せっかい）を入れる前に、もう一度はかってください。',
  'counted-as-limit': () => '「〜より多い」「〜より少ない」は、その数字で計算しました。',
}

const retests: WordsFor<RetestParams> = {
  'after-lime': (it) => `石灰（せっかい）をまぜて${range(it)}日たったら、もう一度pHをはかります。`,
  'after-salt': () =>
    '雨や水やりで肥料（ひりょう）がへったころに、もう一度硝酸（しょうさん）をはかります。できれば、ECもはかります。',
  'after-salt-with-ec': () =>
    '雨や水やりで肥料（ひりょう）がへったころに、もう一度ECと硝酸（しょうさん）をはかります。',
  'after-check': () => '数字と単位（たんい）が合っているときも、もう一度はかってたしかめます。',
  unread: ({ items: unread = [], ofWords = [] }) =>
    unread.length === 0
      ? '色を見ることができなかったものを、もう一度はかります。'
      : `${unread.map((one) => (ofWords.includes(one) ? kitItems : items)[one]).join('・')}は、色を見ることができませんでした。もう一度はかります。`,
  'before-next-dressing': () =>
    '次の追肥（ついひ）：育つ間の肥料（ひりょう）の前に、硝酸（しょうさん）をはかります。',
  'again-before-next-dressing': () =>
    '次の追肥（ついひ）：育つ間の肥料（ひりょう）の前に、もう一度はかります。',
  'before-planting': () => '次の作物を植える前に、もう一度はかります。',
  'next-year': () => '来年も、同じころにはかります。',
  'laboratory-yearly': () => '1年に1回は、土の分析（ぶんせき）をたのんでください。',
}

const notJudged: Readonly<Record<NotJudgedReason, string>> = {
  'not-measured': 'はかっていません。',
  'not-read': '色を読むことができませんでした。',
  'no-color-fits': '近い色がありませんでした。',
  'words-only': 'このキットでわかるのは「多い・少ない」だけです。量（りょう）は計算できません。',
  'only-a-limit': '「〜より少ない」だけでは、決められません。',
  'out-of-range': 'ふつうは出ない数字です。',
  'unit-unknown': '単位（たんい）がないか、使えない単位です。畑の量（りょう）がわかりません。',
  'form-unknown':
    '成分（せいぶん）の書き方（P2O5など）がわかりません。量（りょう）は計算できません。',
  'ratio-unknown': '使った液（えき）と土の量（りょう）の数字を入れると、計算できます。',
  'other-liquid':
    'めやすは、水にとける量（りょう）のものだけです。水ではない液（えき）を使った数字は、答えが出ません。',
  'no-band-for-crop': 'この作物のめやすは、このアプリにありません。',
  'not-for-paddy': 'イネの田は、この値（あたい）では決めません。',
  'ask-flower-color': '花の色で、答えがかわります。',
  superseded: 'べつの数字で決めました。',
}

const levels: Readonly<Record<VerdictLevel | 'undetectable' | 'not-judged', string>> = {
  ...scaleLevels,
  undetectable: '色が出ない',
  'not-judged': '答えなし',
}

const items: Readonly<Record<DiagnosedItem['item'], string>> = {
  ph: 'pH',
  ec: 'EC：電気の通りやすさ',
  nitrate: '硝酸態窒素（しょうさんたいちっそ）',
  ammonium: 'アンモニア態窒素（たいちっそ）',
  phosphate: '水にとけるリン酸（りんさん）',
  potassium: '水にとけるカリ',
  'lab-ph': 'pH・分析（ぶんせき）',
  'lab-ec': 'EC・分析（ぶんせき）',
  'lab-nitrate-n': '硝酸態窒素（しょうさんたいちっそ）・分析（ぶんせき）',
  'lab-ammonium-n': 'アンモニア態窒素（たいちっそ）・分析（ぶんせき）',
  'lab-available-p2o5':
    '可給態（かきゅうたい）リン酸（りんさん）・分析（ぶんせき）・トルオーグ法（ほう）',
  'lab-exchangeable-k2o': '交換性（こうかんせい）カリ・分析（ぶんせき）',
  'lab-exchangeable-cao': '交換性石灰（こうかんせいせっかい）・分析（ぶんせき）',
  'lab-exchangeable-mgo': '交換性苦土（こうかんせいくど）・分析（ぶんせき）',
  'base-saturation': '塩基飽和度（えんきほうわど）・分析（ぶんせき）',
  'calcium-magnesium': '石灰（せっかい）と苦土（くど）のくらべ',
  'magnesium-potassium': '苦土（くど）とカリのくらべ',
}

const rules: Readonly<Record<RuleId, string>> = {
  'ph-band': '作物に合うpH',
  'ph-extremes': 'pHがとても高い、ひくいときのこと',
  'ph-crop-risk': 'pHでこの作物が悪くなること',
  'lime-arrhenius': '石灰（せっかい）がどれだけいるか（アレニウス表の式）',
  'lime-volcanic-ash': '火山の灰（はい）の土は0.7倍',
  'lime-half-dose': 'はじめは半分',
  'lime-cap': '1回はここまで',
  'lime-product': '買うものの量（りょう）（アルカリ分で計算）',
  'lime-thumb': '作物ごとのめやす：pHを1上げる苦土石灰（くどせっかい）の量（りょう）',
  'lime-ec-correction': 'ECが高いとき、pHの数字を直す',
  'lime-after-salt': '塩類（えんるい）や石灰（せっかい）が多い土には、pHがひくくても石灰をまかない',
  'lime-crop-policy': 'この作物と石灰（せっかい）',
  sulfur: 'pHを下げる硫黄（いおう）の粉（こな）の量（りょう）',
  'acid-lover-acidify': '酸性（さんせい）がすきな作物の土',
  'ec-band': '作物と土に合うEC',
  'ec-basal': 'ECで、元肥（もとごえ）：植える前の肥料（ひりょう）をふやす、へらす',
  'nitrate-bands': '硝酸態窒素（しょうさんたいちっそ）のめやす',
  'nitrate-sandy': 'すなの土は、少ない量（りょう）でも多すぎになる',
  'nitrate-crop': 'この作物の無機態窒素（むきたいちっそ）のめやす',
  'nitrate-hold': '硝酸（しょうさん）が多いときは、窒素（ちっそ）も石灰（せっかい）も待つ',
  'kit-depth': 'キットの数字は、深さ10cmの量（りょう）と考える',
  'extract-ratio': '液（えき）のこさから、土の量（りょう）を計算する',
  'n-credit': '土に残った窒素（ちっそ）を引く',
  'top-dressing': '追肥（ついひ）：育つ間の肥料（ひりょう）の窒素（ちっそ）',
  'water-phosphate': '水にとけるリン酸（りんさん）が多すぎる',
  'water-potassium': '水にとけるカリが多すぎる',
  'water-potassium-cut': 'カリをどれだけへらすか',
  'not-detected': '「色が出ない」は「足りない」ではない',
  'lab-general': '分析（ぶんせき）の数字のめやす',
  'lab-crop': '分析（ぶんせき）の数字の、この作物のめやす',
  'lab-p-cut': '可給態（かきゅうたい）リン酸（りんさん）で、肥料（ひりょう）をへらす',
  'lab-k-adjust': '交換性（こうかんせい）カリで、ふやす、へらす',
  'lab-base-by-cec': '肥料（ひりょう）をもつ力に合う、石灰（せっかい）などの量（りょう）',
  'base-balance': '肥料（ひりょう）をもつ力に合う、塩基（えんき）のわりあい',
  'lab-base-deficit': '足りない石灰（せっかい）などの量（りょう）',
  'standard-rate': '作物の肥料（ひりょう）の基準（きじゅん）：決まった量（りょう）',
  'compost-credit': '堆肥（たいひ）からきく分を引く',
  'compost-limit': '堆肥（たいひ）のリン酸（りんさん）とカリは、ここまで',
  'product-content': '肥料（ひりょう）の量（りょう）（入っている分でわる）',
  'lab-base-deficit-general':
    '足りない石灰（せっかい）などの量（りょう）（どの作物も同じめやすまで）',
  'kit-words': '「少ない・中くらい・多い」で、ふやす、へらす',
  'lab-p-own-upper': 'この作物の上のめやすより多いリン酸（りんさん）は半分',
  'lab-k-cap': 'カリをふやすときに、1回に入れる いちばん多い量（りょう）',
  'lab-k-general': 'カリが多いときに、へらす',
  'acid-bases': '酸性（さんせい）がすきな作物の、石灰（せっかい）などのめやす',
  'base-saturation': '酸性（さんせい）がすきな作物の塩基飽和度（えんきほうわど）',
  'lab-magnesium': '苦土（くど）を足すものと、1回の量（りょう）',
}

const figures: Readonly<Record<FigureName, string>> = {
  none: 'なし',
  'lime-per-ph': '深さ1cm・pH1の石灰（せっかい）',
  'target-ph': 'めざすpH',
  'measured-ph': 'はかったpH',
  ec: 'EC',
  'depth-in-cm': 'たがやす土の深さ',
  'bulk-density': '仮比重（かひじゅう）：土の重さ',
  'volcanic-ash-factor': '火山の灰（はい）の土の数',
  'lime-needed': 'いる炭酸（たんさん）カルシウム',
  half: '半分',
  ten: 'もとにする深さ',
  'first-dose': 'はじめの量（りょう）',
  'dose-cap': '1回はここまで',
  'lime-dose': '今回の量（りょう）',
  'reference-alkali': '炭（たん）カルのアルカリ分',
  'product-alkali': '買うもののアルカリ分',
  'product-rate': '買うものの量（りょう）',
  area: '広さ',
  'product-amount': 'この畑の量（りょう）',
  reading: '読んだ数字',
  'nitrate-n': '硝酸態窒素（しょうさんたいちっそ）',
  'ammonium-n': 'アンモニア態窒素（たいちっそ）',
  'inorganic-n': '無機態窒素（むきたいちっそ）',
  'n-threshold': '引かない分',
  'n-credit': '引く窒素（ちっそ）',
  'guide-nitrate': 'めやすの硝酸態窒素（しょうさんたいちっそ）',
  'top-dressing-n': '追肥（ついひ）の窒素（ちっそ）',
  'top-dressing-total': '決まった追肥（ついひ）の合計',
  'basal-standard': '決まった量（りょう）',
  'compost-amount': '堆肥（たいひ）の量（りょう）',
  'compost-content': '堆肥（たいひ）に入っているもの',
  'compost-effect': 'きく分の数',
  'compost-dry': '堆肥（たいひ）の水でない分',
  'compost-dry-of-table': '表の水でない分',
  'compost-nutrient': '堆肥（たいひ）からきく量（りょう）',
  whole: '全部',
  'cut-share': 'へらす分',
  'potassium-share': 'のこす分',
  'ec-share': 'ECで決める分',
  'target-rate': '入れるもの',
  'content-share': '肥料（ひりょう）に入っている分',
  'measured-soil': '分析（ぶんせき）の数字',
  'target-soil': 'めざす数字',
  'upper-limit': '上はここまで',
  'lower-limit': '下はここまで',
  margin: 'よゆう',
  deficit: '足りない量（りょう）',
  'species-factor': '表し方をかえる数',
  'unit-factor': '単位（たんい）をかえる数',
  liquid: '液（えき）の量（りょう）',
  soil: '土の量（りょう）',
  converted: '計算した数字',
  'sulfur-per-ph': 'pH1の硫黄（いおう）の粉（こな）',
  'sulfur-rate': '硫黄（いおう）の粉（こな）の量（りょう）',
  'rounded-rate': '1㎡の量（りょう）（まるめた数字）',
  'dolomite-per-ph': 'pH1の苦土石灰（くどせっかい）',
  'word-share': 'のこす分',
  brought: '石灰（せっかい）や肥料（ひりょう）から入る量（りょう）',
  'calcium-me': '石灰（せっかい）',
  'magnesium-me': '苦土（くど）',
  'potassium-me': 'カリ',
  cec: 'CEC：肥料（ひりょう）をもつ力',
  percent: '％',
  'base-saturation': '塩基飽和度（えんきほうわど）',
  'base-ratio': 'くらべた数',
}

const marks: Readonly<Record<Mark, string>> = {
  A: '国や県などの資料（しりょう）でたしかめました',
  'A-t': '国や県などの資料（しりょう）：写しでたしかめました',
  B: 'JAや会社などの資料（しりょう）',
  own: '自分で入れためやす',
  C: '弱い資料（しりょう）か、このアプリの考え',
}

/** All words of the diagnosis in easy Japanese: a key without words does not compile. */
export const diagnosisWords: Translated<typeof import('./words.ja.ts').diagnosisWords> = {
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
    sand: '砂土（さど）：すなの土',
    'sandy-loam': '砂壌土（さじょうど）：すなの多い土',
    loam: '壌土（じょうど）：すなとねんどが半分くらいの土',
    'clay-loam': '埴壌土（しょくじょうど）：ねんどの多い土',
    clay: '埴土（しょくど）：ねんどの土',
  } satisfies Record<Texture, string>,
  humus: {
    some: '含（ふく）む：黒い腐植（ふしょく）が5%より少ない',
    rich: '富（と）む：黒い腐植（ふしょく）が5〜10%',
    'very-rich': '頗（すこぶ）る富（と）む：黒い腐植（ふしょく）が10〜20%',
    'humus-soil': '腐植土（ふしょくど）：20〜30%',
    peat: '泥炭土（でいたんど）：30%か、それより多い',
  } satisfies Record<Humus, string>,
  regions: {
    saitama: '埼玉県（さいたまけん）の基準（きじゅん）',
    gunma: '群馬県（ぐんまけん）の基準（きじゅん）',
    'saitama-tea': '埼玉県茶業協会（さいたまけん ちゃぎょうきょうかい）の基準（きじゅん）',
    hokkaido: '北海道（ほっかいどう）の基準（きじゅん）',
    ibaraki: '茨城県（いばらきけん）のめやす',
    kanagawa: '神奈川県（かながわけん）の基準（きじゅん）',
    kochi: '高知県（こうちけん）の基準（きじゅん）',
    shimane: '島根県（しまねけん）の指針（ししん）',
    shizuoka: '静岡県（しずおかけん）の例（れい）',
    fukuoka: '福岡県（ふくおかけん）の基準（きじゅん）',
    ja: 'JA（農協）のめやす',
    'seed-company': 'たねの会社のめやす',
  } satisfies Record<Region, string>,
  families: {
    'fruit-vegetable': '実（み）を食べる野さい',
    legume: 'まめ',
    'leaf-vegetable': '葉を食べる野さい',
    'bulb-vegetable': 'ねぎ・たまねぎの仲間（なかま）',
    'perennial-vegetable': '何年も育つ野さい',
    'root-vegetable': '根を食べる野さい',
    tuber: 'いも',
    'fruit-tree': 'くだものの木',
    tea: '茶',
    'field-crop': 'イネ・麦',
    flower: '花',
    lawn: '芝（しば）',
  } satisfies Record<CropFamily, string>,
  stated: {
    user: '自分で入れた数字',
    'soil-type': '土のしゅるいの数字',
    default: 'かりの数字',
  } satisfies Record<ValueWithOrigin<unknown>['from'], string>,
  parts: {
    basal: '元肥（もとごえ）：植える前の肥料（ひりょう）',
    season: '1回の作物の合計',
  } satisfies Record<FertilizerPlan['part'], string>,
  noPlan: {
    growing:
      '作物が育つ間は、元肥（もとごえ）：植える前の肥料（ひりょう）の計画（けいかく）を出しません。',
    'no-standard':
      'この作物の肥料（ひりょう）の基準（きじゅん）は、まだ見つかっていません。近くのJAなどの基準か、ふくろに書いてある量（りょう）を使ってください。',
  } satisfies Record<NoPlan['reason'], string>,
  planReasons: {
    standard: '決まった量（りょう）です',
    reduced: '決まった量（りょう）からへらしました',
    raised: '決まった量（りょう）よりふやしました',
    held: '今は入れません。もう一度はかります',
    'left-out': '多すぎるので入れません',
    unknown: 'わからないので、量（りょう）を出しません',
    'not-needed': '土に足りているので入れません',
    'too-little': 'とても少ないので入れません',
    'not-measured': '使うことができる数字がないので、量（りょう）を出しません',
  } satisfies Record<NutrientPlan['reason'], string>,
  planNotes: {
    'no-rate': 'この基準（きじゅん）に書いていないので、量（りょう）を出しません',
    'by-compost': '堆肥（たいひ）だけで足りるので入れません',
    'less-by-compost': '堆肥（たいひ）からきく分を引きました',
  },
  tokens: { 'greatest-of': '大きいほう', 'least-of': '小さいほう', or: 'と' } satisfies Record<
    Extract<Token, { readonly kind: 'word' }>['word'],
    string
  >,
}
