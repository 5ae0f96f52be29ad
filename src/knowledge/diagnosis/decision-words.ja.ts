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

const given: Readonly<Record<AppliedSubstance, string>> = {
  n: '窒素',
  p2o5: 'リン酸',
  k2o: 'カリ',
  mgo: '苦土',
  cao: '石灰分',
  lime: '石灰',
  compost: '堆肥',
}
/** 「窒素とカリ」「窒素・リン酸・カリ」 */
const joined = (all: readonly string[]) => all.join(all.length > 2 ? '・' : 'と')
const names = (what: readonly AppliedSubstance[]) => joined(what.map((one) => given[one]))
const isLime = (what: readonly AppliedSubstance[]) => what.every((one) => one === 'lime')

export const kitItems: Readonly<Record<JudgedItem, string>> = {
  ph: 'pH',
  ec: 'EC',
  nitrate: '窒素',
  ammonium: 'アンモニア',
  phosphate: 'リン酸',
  potassium: 'カリ',
  'lab-ph': 'pH',
  'lab-ec': 'EC',
  'lab-nitrate-n': '窒素',
  'lab-ammonium-n': 'アンモニア',
  'lab-available-p2o5': 'リン酸',
  'lab-exchangeable-k2o': 'カリ',
  'lab-exchangeable-cao': '石灰分',
  'lab-exchangeable-mgo': '苦土',
  'base-saturation': '塩基',
  'calcium-magnesium': '石灰苦土比',
  'magnesium-potassium': '苦土カリ比',
}
const itemNames = (items: readonly JudgedItem[]) => joined(items.map((one) => kitItems[one]))

const thirds = { early: '上旬', middle: '中旬', late: '下旬' } as const
const monthPart = ({ month, third }: MonthPart) =>
  `${month}月${third === null ? '' : thirds[third]}`
const season = ({ from, to }: Season) =>
  monthPart(from) === monthPart(to) ? monthPart(from) : `${monthPart(from)}〜${monthPart(to)}`

function headline(it: Headline): string {
  switch (it.key) {
    case 'check-values':
      return 'ふつうは出ない値があります'
    case 'salts-left':
      return '肥料が残っています'
    case 'words':
      return bySameWords(it.readings)
        .map(({ items, words }) => `${itemNames(items)}は「${words.join('〜')}」`)
        .join('、')
    case 'ph-low':
      return 'pHが低い土です'
    case 'ph-high':
      return 'pHが高い土です'
    case 'ph-unsure':
      return 'pHは適正範囲の境目です'
    case 'excess':
      return `${names(it.nutrients)}が過剰です`
    case 'short':
      return `${names(it.nutrients)}が少ない土です`
    case 'plenty':
      return `${names(it.nutrients)}が多めの土です`
    case 'salts-high':
      return '肥料分がやや多く残っています'
    case 'bases-low':
      return '塩基（石灰・苦土・カリ）が少ない土です'
    case 'bases-high':
      return '塩基（石灰・苦土・カリ）が多い土です'
    case 'bases-unbalanced':
      return '石灰・苦土・カリのバランスが悪い土です'
    case 'choose-flower-color':
      return '先に花の色を選んでください'
    case 'enter-ratio':
      return '液と土の量を入力すると、判定できます'
    case 'fits':
      return '作物に合った土です'
    case 'fits-as-measured':
      return `${itemNames(it.items)}は適正です`
    case 'little-left':
      return '残った肥料分は少なめです'
    case 'undetected':
      return '測った項目は「検出なし」です'
    case 'nothing-judged':
      return '判定できる値がありません'
    default:
      return it satisfies never
  }
}

function clause({ kind, what }: VerdictClause): string {
  switch (kind) {
    case 'give':
      return isLime(what) ? '石灰をまきます。' : `${names(what)}を補います。`
    case 'standard':
      return `${names(what)}は、施肥基準どおりに施します。`
    case 'less':
      return `${names(what)}は、土に残っているため減らします。`
    case 'much-less':
      return `${names(what)}は、大きく減らします。`
    case 'less-by-compost':
      return `${names(what)}は、堆肥で入る分だけ減らします。`
    case 'by-compost':
      return `${names(what)}は、堆肥だけで足ります。`
    case 'not-basal':
      return `${names(what)}は、元肥では施しません。`
    case 'more':
      return `${names(what)}は増やします。`
    case 'none':
      return isLime(what) ? '石灰はまきません。' : `${names(what)}は施しません。`
    case 'not-needed':
      return `${names(what)}は要りません。`
    case 'not-yet':
      return `${names(what)}は、今は${isLime(what) ? 'まきません' : '施しません'}。`
    case 'wait':
      return `${names(what)}は、測り直して決めます。`
    case 'to-check':
      return `${names(what)}は、値を確かめてから決めます。`
    case 'after-harvest':
      return `${names(what)}は、収穫後に測り直して決めます。`
    case 'while-resting':
      return `${names(what)}は、生育が休む時期に測り直して決めます。`
    default:
      return kind satisfies never
  }
}

const stopReasons: Readonly<Record<StopReason, string>> = {
  excess: '土に多すぎるため',
  'ph-high': 'pHが高いため。草木灰などもまかない',
  'ph-at-border': '適正の境目のため。次に測って低ければまく',
  'ph-enough': 'pHが低くないため',
  enough: '土に足りているため',
  salts: '肥料が残っているため。測り直して決める',
  'to-check': '値を確かめるまで',
  'compost-is-enough': '堆肥だけで足りるため',
  'too-little-to-spread': '必要な量がごくわずかなため',
  'manure-raises-ph': '鶏ふんはpHを上げるため',
  'by-fertilizer': '肥料が石灰の代わりになるため',
  'brings-disease': 'pHが上がると立枯病が出やすいため',
  'crop-wants-none': 'この作物には要らないため',
  growing: '栽培中のため。収穫後に測り直して決める',
  'not-resting': '生育中のため。休む時期に測り直して決める',
  'none-in-standard': '元肥では施さない作型のため',
}

const advice: Readonly<Record<WordsAction['advice'], string>> = {
  'by-label': '地元の基準か、袋の表示の量',
  'less-than-label': '地元の基準や袋の表示より少なく',
  'much-less': '元肥を地元の基準より大きく減らし、生育を見て追肥する',
  'much-less-test-nitrate': '元肥を大きく減らす。硝酸を測ってから量を決める',
  'more-than-label': '地元の基準や袋の表示より多めに',
  'split-and-watch': '葉色を見て、追肥するか決める',
  gypsum: '石こう（硫酸カルシウム）を、袋の表示の量',
}

function when(it: SpreadingTime): string {
  switch (it.key) {
    case 'weeks-before-planting':
      return `種まき・植え付けの${it.weeks}週間前まで`
    case 'week-before-planting':
      return '種まき・植え付けの約1週間前'
    case 'seasons':
      return it.seasons.map(season).join('、')
    case 'now':
      return '今'
    case 'first-of-all':
      return '石灰や肥料より先に、早めに'
    case 'before-puddling':
      return '代かきの前'
    case 'resting-season':
      return '秋から冬の、生育が休む時期'
    case 'growing-season':
      return '春から秋の生育期'
    case 'before-new-growth':
      return '春の芽出しの前'
    case 'split-over-season':
      return '1年（1作）分を、何回かに分けて'
    case 'as-label':
      return '袋の表示のとおり'
    default:
      return it satisfies never
  }
}

const hows: Readonly<Record<SpreadingMethod, string>> = {
  'mix-into-soil': '全面にまき、土とよく混ぜる',
  'mix-in-then-along-plants': '元肥は土に混ぜ、追肥は株のまわりにまく',
  'under-canopy': '枝先の下にまき、浅く混ぜる',
  'between-rows': 'うね間にまき、浅く混ぜる',
  'on-surface': '表面にむらなくまく',
  'along-plants': '株もとから離して、まわりにまく',
  'mix-before-flooding': '全面にまき、耕して混ぜる',
}

/** Words of the decision; the sentences of the rules are in words.ja.ts. */
export const decisionWords = {
  given,
  /** By the item names printed on kits. */
  kitItems,
  headline,
  clause,
  clauses: (all: readonly VerdictClause[]) => all.map(clause).join(''),
  /** 「窒素・リン酸」 */
  names,
  /** 「石灰は、今はまかない」 */
  stop: (what: readonly AppliedSubstance[], isForNow: boolean) =>
    `${names(what)}は${isForNow ? '、今は' : ''}${isLime(what) ? 'まかない' : '施さない'}`,
  stopReasons,
  acidify: {
    title: 'pHを少しずつ下げる',
    fertilizers: (all: readonly string[]) => `肥料は、${joined(all)}を使う`,
    peat: '植えるときに、酸度未調整のピートモスを土に混ぜる',
  },
  advice,
  when,
  hows,
  afterLime: '石灰をまいてから、1週間以上あける',
  ask: '数値と単位を確認する',
}
