import { bySameWords } from './same-words.ts'
import type {
  AppliedSubstance,
  Headline,
  JudgedItem,
  StopReason,
  VerdictClause,
  WordsAction,
} from '#domain/diagnosis/decision/decision.ts'
import type {
  SpreadingMethod,
  MonthPart,
  Season,
  SpreadingTime,
} from '#domain/diagnosis/dose/timing.ts'
import type { Translated } from '#locales/translated.ts'

const given: Readonly<Record<AppliedSubstance, string>> = {
  n: '窒素（ちっそ）',
  p2o5: 'リン酸（りんさん）',
  k2o: 'カリ',
  mgo: '苦土（くど）',
  cao: '石灰（せっかい）分',
  lime: '石灰（せっかい）',
  compost: '堆肥（たいひ）',
}
const joined = (all: readonly string[]) => all.join(all.length > 2 ? '・' : 'と')
const names = (what: readonly AppliedSubstance[]) => joined(what.map((one) => given[one]))
const isLime = (what: readonly AppliedSubstance[]) => what.every((one) => one === 'lime')

export const kitItems: Readonly<Record<JudgedItem, string>> = {
  ph: 'pH',
  ec: 'EC',
  nitrate: '窒素（ちっそ）',
  ammonium: 'アンモニア',
  phosphate: 'リン酸（りんさん）',
  potassium: 'カリ',
  'lab-ph': 'pH',
  'lab-ec': 'EC',
  'lab-nitrate-n': '窒素（ちっそ）',
  'lab-ammonium-n': 'アンモニア',
  'lab-available-p2o5': 'リン酸（りんさん）',
  'lab-exchangeable-k2o': 'カリ',
  'lab-exchangeable-cao': '石灰（せっかい）分',
  'lab-exchangeable-mgo': '苦土（くど）',
  'base-saturation': '塩基（えんき）',
  'calcium-magnesium': '石灰（せっかい）と苦土（くど）',
  'magnesium-potassium': '苦土（くど）とカリ',
}
const itemNames = (items: readonly JudgedItem[]) => joined(items.map((one) => kitItems[one]))

const thirds = { early: 'のはじめ', middle: 'の中ごろ', late: 'の終わり' } as const
const monthPart = ({ month, third }: MonthPart) =>
  `${month}月${third === null ? '' : thirds[third]}`
const season = ({ from, to }: Season) =>
  monthPart(from) === monthPart(to) ? monthPart(from) : `${monthPart(from)}〜${monthPart(to)}`

function headline(it: Headline): string {
  switch (it.key) {
    case 'check-values':
      return 'ふつうは出ない数字があります'
    case 'salts-left':
      return '肥料（ひりょう）が残っています'
    case 'words':
      return bySameWords(it.readings)
        .map(({ items, words }) => `${itemNames(items)}は「${words.join('〜')}」`)
        .join('、')
    case 'ph-low':
      return 'pHがひくい土です'
    case 'ph-high':
      return 'pHが高い土です'
    case 'ph-unsure':
      return 'pHは、ちょうどよい数字のさかい目です'
    case 'excess':
      return `${names(it.nutrients)}が多すぎます`
    case 'short':
      return `${names(it.nutrients)}が少ない土です`
    case 'plenty':
      return `${names(it.nutrients)}が多い土です`
    case 'salts-high':
      return '肥料（ひりょう）が、少し多く残っています'
    case 'bases-low':
      return '塩基（えんき）：石灰（せっかい）や苦土（くど）が少ない土です'
    case 'bases-high':
      return '塩基（えんき）：石灰（せっかい）や苦土（くど）が多い土です'
    case 'bases-unbalanced':
      return '石灰（せっかい）・苦土（くど）・カリのバランスが悪い土です'
    case 'choose-flower-color':
      return 'はじめに、花の色をえらんでください'
    case 'enter-ratio':
      return '使った液（えき）と土の量（りょう）の数字を入れてください'
    case 'fits':
      return '作物に合う土です'
    case 'fits-as-measured':
      return `${itemNames(it.items)}は、ちょうどよいです`
    case 'little-left':
      return '残っている肥料（ひりょう）は少ないです'
    case 'undetected':
      return 'はかったものは、色が出ませんでした'
    case 'nothing-judged':
      return 'わかる数字がありません'
    default:
      return it satisfies never
  }
}

function clause({ kind, what }: VerdictClause): string {
  switch (kind) {
    case 'give':
      return `${names(what)}をまきます。`
    case 'standard':
      return `${names(what)}は、決まった量（りょう）を入れます。`
    case 'less':
      return `${names(what)}は、土に残っているので、少なくします。`
    case 'much-less':
      return `${names(what)}は、大きくへらします。`
    case 'less-by-compost':
      return `${names(what)}は、堆肥（たいひ）に入っている分だけ少なくします。`
    case 'by-compost':
      return `${names(what)}は、堆肥（たいひ）だけで足ります。`
    case 'not-basal':
      return `${names(what)}は、植える前には入れません。`
    case 'more':
      return `${names(what)}は、多くします。`
    case 'none':
      return isLime(what) ? '石灰（せっかい）はまきません。' : `${names(what)}は入れません。`
    case 'not-needed':
      return `${isLime(what) ? '石灰（せっかい）' : names(what)}はいりません。`
    case 'not-yet':
      return `${names(what)}は、今は${isLime(what) ? 'まきません' : '入れません'}。`
    case 'wait':
      return `${names(what)}は、もう一度はかってから決めます。`
    case 'to-check':
      return `${names(what)}は、数字をたしかめてから決めます。`
    case 'after-harvest':
      return `${names(what)}は、作物をとったあとに、もう一度はかって決めます。`
    case 'while-resting':
      return `${names(what)}は、木や草が休むときに、もう一度はかって決めます。`
    default:
      return kind satisfies never
  }
}

const stopReasons: Readonly<Record<StopReason, string>> = {
  excess: '土に多すぎるから',
  'ph-high': 'pHが高いから。草や木の灰（はい）も入れない',
  'ph-at-border': 'ちょうどよいか、ひくいか、わからないから。次にはかって、ひくければ入れる',
  'ph-enough': 'pHが低くないから',
  enough: '土に足りているから',
  salts: '肥料（ひりょう）が残っているから。もう一度はかって決める',
  'to-check': '数字をたしかめるまで',
  'compost-is-enough': '堆肥（たいひ）だけで足りるから',
  'too-little-to-spread': 'いる量（りょう）がとても少ないから',
  'manure-raises-ph': '鶏（けい）ふんはpHを上げるから',
  'by-fertilizer': '肥料（ひりょう）が石灰（せっかい）のかわりになるから',
  'brings-disease': 'pHが上がると、立枯病（たちがれびょう）が出やすいから',
  'crop-wants-none': 'この作物にはいらないから',
  growing: '育てている間だから。作物をとったあとに、はかって決める',
  'not-resting': '育つ間だから。休むときに、はかって決める',
  'none-in-standard': 'はじめには入れない育て方だから',
}

const advice: Readonly<Record<WordsAction['advice'], string>> = {
  'by-label': 'ふくろに書いてある量（りょう）',
  'less-than-label': 'ふくろに書いてある量（りょう）より少なく',
  'much-less': '決まった量（りょう）よりずっと少なく。そだちを見て、あとで足します',
  'much-less-test-nitrate':
    'ずっと少なく。硝酸（しょうさん）をはかってから、量（りょう）を決めます',
  'more-than-label': 'ふくろに書いてある量（りょう）より多く',
  'split-and-watch': '葉の色を見て、入れるかどうか決める',
  gypsum: '石こう（せっこう）を、ふくろに書いてある量（りょう）',
}

function when(it: SpreadingTime): string {
  switch (it.key) {
    case 'weeks-before-planting':
      return `たねをまいたり、なえを植えたりする${it.weeks}週間前まで`
    case 'week-before-planting':
      return 'たねをまいたり、なえを植えたりする1週間くらい前'
    case 'seasons':
      return it.seasons.map(season).join('、')
    case 'now':
      return '今'
    case 'first-of-all':
      return '石灰（せっかい）や肥料（ひりょう）より先に、早めに'
    case 'before-puddling':
      return '田んぼに水を入れてならす前'
    case 'resting-season':
      return '秋から冬。木や草が休むとき'
    case 'growing-season':
      return '春から秋。よく育つとき'
    case 'before-new-growth':
      return '春、芽（め）が出る前'
    case 'split-over-season':
      return '1年の量（りょう）を、何回かに分けて'
    case 'as-label':
      return 'ふくろに書いてある時期（じき）に'
    default:
      return it satisfies never
  }
}

const hows: Readonly<Record<SpreadingMethod, string>> = {
  'mix-into-soil': '畑の全部にまいて、よくまぜる',
  'mix-in-then-along-plants': '1回目は土にまぜる。あとは株（かぶ）のまわりにまく',
  'under-canopy': '枝（えだ）の先の下にまいて、浅（あさ）くまぜる',
  'between-rows': 'うねの間にまいて、浅（あさ）くまぜる',
  'on-surface': '土の上に、同じようにまく',
  'along-plants': '株（かぶ）から少しはなして、まわりにまく',
  'mix-before-flooding': '田の全部にまいて、たがやしてまぜる',
}

export const decisionWords: Translated<typeof import('./decision-words.ja.ts').decisionWords> = {
  given,
  /** By the item names printed on kits. */
  kitItems,
  headline,
  clause,
  clauses: (all: readonly VerdictClause[]) => all.map(clause).join(''),
  names,
  stop: (what: readonly AppliedSubstance[], isForNow: boolean) =>
    `${names(what)}は${isForNow ? '、今は' : ''}入れない`,
  stopReasons,
  acidify: {
    title: 'pHを少しずつ下げる',
    fertilizers: (all: readonly string[]) => `肥料（ひりょう）は、${joined(all)}を使う`,
    peat: '植えるとき、土にピートモスをまぜる。ふくろに「酸度未調整（さんどみちょうせい）」と書いたもの',
  },
  advice,
  when,
  hows,
  afterLime: '石灰（せっかい）をまいてから、1週間より長く待つ',
  ask: '数字と単位（たんい）をたしかめる',
}
