import type { Amount } from '#domain/diagnosis/dose/amount.ts'
import type { Nutrient } from '#domain/diagnosis/crop.ts'
import type { DiagnosedItem, Diagnosis, VerdictLevel } from '#domain/diagnosis/diagnosis.ts'
import type { mixForPlan } from '#domain/diagnosis/dose/fertilizer-mix.ts'
import type { GaugeGeometry } from '#domain/diagnosis/judgement/gauge.ts'
import type { Retest } from './message.ts'
import type { How, When } from '#domain/diagnosis/dose/timing.ts'

/**
 * What is decided about one sample for one crop on one field. Everything that shows, prints, exports or counts a diagnosis reads
 * this object and computes nothing of its own. Kept in records: fields are only ever added.
 */
export interface Decision extends Diagnosis {
  readonly verdict: DecisionVerdict
  readonly items: readonly Judgement[]
  /** In the order of doing: the first is the one to show largest. */
  readonly actions: readonly DecisionAction[]
  readonly shopping: readonly ShoppingItem[]
}

export type JudgedItem = DiagnosedItem['item']

/** One thing measured, and how it stands. */
export interface Judgement extends DiagnosedItem {
  /** `unknown`: not judged, not seen, or on the border so that the answer is another test. */
  readonly level: VerdictLevel | 'unknown'
  /** The words that the user tapped on a chart of words; two where it lay between them. Empty for a figure. */
  readonly words: readonly string[]
  readonly gauge: GaugeGeometry | null
}

/** What fertilizer and lime bring: the nutrients of the plan, and what is given beside it. */
export type Given = Nutrient | 'mgo' | 'cao' | 'lime' | 'compost'

export interface DecisionVerdict {
  readonly kind: 'fits' | 'act' | 'wait' | 'check' | 'unknown'
  readonly headline: Headline
  /** What follows, in the order of telling; may be empty. */
  readonly clauses: readonly VerdictClause[]
}

export type Headline =
  /** Values beyond belief: look at these first. */
  | { readonly key: 'check-values'; readonly items: readonly JudgedItem[] }
  /** Salts or nitrate of before are still there. */
  | { readonly key: 'salts-left' }
  /** What was tapped on charts of words. */
  | {
      readonly key: 'words'
      readonly readings: readonly { readonly item: JudgedItem; readonly words: readonly string[] }[]
    }
  | { readonly key: 'ph-low' | 'ph-high' | 'ph-unsure' }
  /** Too much, too little, or more than the crop asks for. */
  | { readonly key: 'excess' | 'short' | 'plenty'; readonly nutrients: readonly Given[] }
  /** Conductivity is high, and no amount waits for it. */
  | { readonly key: 'salts-high' }
  /** The share of the exchange capacity that bases hold. */
  | { readonly key: 'bases-low' | 'bases-high' }
  /** Calcium, magnesium and potassium are not to each other as they should be. */
  | { readonly key: 'bases-unbalanced' }
  /** Nobody said which color the flowers shall have. */
  | { readonly key: 'choose-flower-color' }
  /** Acidity and all three nutrients. */
  | { readonly key: 'fits' }
  /** These fit; the rest was not measured, or not judged. */
  | { readonly key: 'fits-as-measured'; readonly items: readonly JudgedItem[] }
  /** Little fertilizer of before: as it should be. */
  | { readonly key: 'little-left' }
  /** All that was read showed no color: neither short nor in order. */
  | { readonly key: 'undetected' }
  | { readonly key: 'nothing-judged' }

/**
 * `none`: is not given. `not-basal`: not before planting, by the standard. `by-compost`: compost alone is enough.
 * `less`: less than the standard, for what the soil holds; `less-by-compost`: for what compost brings. `more`: more.
 * `standard`: as the standard has it. `wait`: after another test. `after-harvest`, `while-resting`: not before. `give`: an
 * amount is given.
 */
export interface VerdictClause {
  readonly kind:
    | 'none'
    | 'not-basal'
    | 'by-compost'
    | 'less'
    | 'less-by-compost'
    | 'more'
    | 'standard'
    | 'wait'
    | 'after-harvest'
    | 'while-resting'
    | 'give'
  readonly what: readonly Given[]
}

export type DecisionAction = AddAction | StopAction | WordsAction | AskAction | RetestAction

/** Weigh out and spread. */
export interface AddAction {
  readonly kind: 'add'
  /** Unique in the list. */
  readonly id: string
  readonly what: Given | 'sulfur'
  /** Id of a product or a compost. */
  readonly product: string
  /** g per m², rounded: the total is this times the area. */
  readonly rate: number
  /** For the whole area. */
  readonly total: Amount
  /** Nobody said how large the field is: show the rate. */
  readonly isAreaAssumed: boolean
  /** Null without a known area. */
  readonly bags: Bags | null
  /** Of lime: what is needed in all. Of a dressing: what the year gets. This is a part of it. */
  readonly whole: Amount | null
  /** `season`: of the whole season or year, to be split. */
  readonly part: 'basal' | 'season' | 'top-dressing' | 'once'
  readonly when: When
  readonly how: How
  /** The items that led to it. */
  readonly items: readonly JudgedItem[]
}

export interface Bags {
  readonly kilograms: number
  readonly count: number
}

/** Do not give these. `wait`: not before another test. */
export interface StopAction {
  readonly kind: 'stop'
  readonly id: string
  readonly what: readonly Given[]
  readonly reason: StopReason
  readonly items: readonly JudgedItem[]
}

export type StopReason =
  | 'excess'
  | 'ph-high'
  /** Lime: the soil is not too acid. */
  | 'ph-enough'
  | 'enough'
  | 'salts'
  | 'compost-is-enough'
  | 'too-little-to-spread'
  | 'crop-wants-none'
  | 'growing'
  /** Lime for what stays in its place. */
  | 'not-resting'
  | 'none-in-standard'

/** The direction is known, the amount is not: by the bag or the local standard. */
export interface WordsAction {
  readonly kind: 'words'
  readonly id: string
  readonly what: readonly Given[]
  readonly advice: 'by-label' | 'less-than-label' | 'more-than-label' | 'split-and-watch' | 'gypsum'
  readonly items: readonly JudgedItem[]
}

/** Look at these values again before anything else. */
export interface AskAction {
  readonly kind: 'ask'
  readonly id: string
  readonly items: readonly JudgedItem[]
}

export interface RetestAction {
  readonly kind: 'retest'
  readonly id: string
  readonly retest: Retest
  /** Days from today, where the rules say how many. */
  readonly days: { readonly from: number; readonly to: number } | null
}

export interface ShoppingItem {
  readonly product: string
  readonly total: Amount
  readonly bags: Bags
}

export interface DecisionOptions {
  /** kg of a bag by id of product; else the usual bag. */
  readonly bagKilograms?: Readonly<Record<string, number>>
  /** Products at home to be mixed, and the solver (loaded when asked for). */
  readonly mix?: { readonly products: readonly string[]; readonly solve: typeof mixForPlan }
}
