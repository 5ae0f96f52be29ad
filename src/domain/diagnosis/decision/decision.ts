import type { Amount } from '#domain/diagnosis/dose/amount.ts'
import type { Nutrient } from '#domain/diagnosis/crop.ts'
import type { DiagnosedItem, Diagnosis, VerdictLevel } from '#domain/diagnosis/diagnosis.ts'
import type { mixForPlan } from '#domain/diagnosis/dose/fertilizer-mix.ts'
import type { GaugeGeometry } from '#domain/diagnosis/judgement/gauge.ts'
import type { Caution, Retest } from './message.ts'
import type { SpreadingMethod, SpreadingTime } from '#domain/diagnosis/dose/timing.ts'

/**
 * The decision for one sample, crop and field. Everything that shows, prints, exports or counts a diagnosis reads this object and
 * computes nothing of its own. Kept in records: fields are only ever added.
 */
export interface Decision extends Diagnosis {
  readonly verdict: DecisionVerdict
  readonly items: readonly Judgement[]
  /** In the order of doing; the first is shown largest. */
  readonly actions: readonly DecisionAction[]
  readonly shopping: readonly ShoppingItem[]
}

export type JudgedItem = DiagnosedItem['item']

/** One measured item and its level. */
export interface Judgement extends DiagnosedItem {
  /** `unknown`: not judged, undetectable, or so close to a border that another test is needed. */
  readonly level: VerdictLevel | 'unknown'
  /** Words the user tapped on a chart of words; two for a reading between them. Empty for a number. */
  readonly words: readonly string[]
  /** On a chart of words, whether or not one was read. Absent in diagnoses saved before December 2026. */
  readonly isOfWords?: true
  readonly gauge: GaugeGeometry | null
}

/** What fertilizer and lime supply: the nutrients of the plan, and what is given besides. */
export type AppliedSubstance = Nutrient | 'mgo' | 'cao' | 'lime' | 'compost'

export interface DecisionVerdict {
  /** `none`: something is amiss, and nothing is to be given for it. */
  readonly kind: 'fits' | 'act' | 'none' | 'wait' | 'check' | 'unknown'
  readonly headline: Headline
  /** What follows, in the order of display; may be empty. */
  readonly clauses: readonly VerdictClause[]
}

export type Headline =
  /** Implausible values: check these first. */
  | { readonly key: 'check-values'; readonly items: readonly JudgedItem[] }
  /** Salts or nitrate are left over from earlier fertilizer. */
  | { readonly key: 'salts-left' }
  /** Words tapped on charts of words. */
  | {
      readonly key: 'words'
      readonly readings: readonly { readonly item: JudgedItem; readonly words: readonly string[] }[]
    }
  | { readonly key: 'ph-low' | 'ph-high' | 'ph-unsure' }
  /** Excess, shortage, or more than the crop needs. */
  | { readonly key: 'excess' | 'short' | 'plenty'; readonly nutrients: readonly AppliedSubstance[] }
  /** Conductivity is high, but no dose has to wait for it. */
  | { readonly key: 'salts-high' }
  /** Share of the exchange capacity held by bases. */
  | { readonly key: 'bases-low' | 'bases-high' }
  /** Calcium, magnesium and potassium are out of proportion. */
  | { readonly key: 'bases-unbalanced' }
  /** The wanted flower color was not given. */
  | { readonly key: 'choose-flower-color' }
  /** The amounts of soil and liquid were not given, without which the only value is not judged. */
  | { readonly key: 'enter-ratio' }
  /** Acidity and all three nutrients fit. */
  | { readonly key: 'fits' }
  /** These items fit; the rest was not measured or not judged. */
  | { readonly key: 'fits-as-measured'; readonly items: readonly JudgedItem[] }
  /** Little fertilizer is left over, as it should be. */
  | { readonly key: 'little-left' }
  /** No reading showed a color, which means neither shortage nor sufficiency. */
  | { readonly key: 'undetected' }
  | { readonly key: 'nothing-judged' }

/**
 * `none`: not given; `not-needed`: not given because the soil is as the crop wants it; `not-yet`: not before the next test. `not-basal`: the standard gives none before planting. `by-compost`: compost alone is enough.
 * `less`: less than the standard because of what the soil holds; `much-less`: far less, though no table says how much;
 * `less-by-compost`: because of what compost brings. `more`: more
 * than the standard. `standard`: as the standard says. `wait`: after another test. `after-harvest`, `while-resting`: not before
 * then. `give`: an amount is given.
 */
export interface VerdictClause {
  readonly kind:
    | 'none'
    | 'not-needed'
    | 'not-yet'
    | 'not-basal'
    | 'by-compost'
    | 'less'
    | 'much-less'
    | 'less-by-compost'
    | 'more'
    | 'standard'
    | 'wait'
    | 'to-check'
    | 'after-harvest'
    | 'while-resting'
    | 'give'
  readonly what: readonly AppliedSubstance[]
}

export type DecisionAction =
  | AddAction
  | AcidifyAction
  | StopAction
  | WordsAction
  | AskAction
  | RetestAction

/** Weigh out and spread. */
export interface AddAction {
  readonly kind: 'add'
  /** Unique in the list. */
  readonly id: string
  readonly what: AppliedSubstance | 'sulfur'
  /** Id of a product or a compost. */
  readonly product: string
  /** g per m², rounded; the total is this times the area. */
  readonly rate: number
  /** For the whole area. */
  readonly total: Amount
  /** The size of the field was not given: show the rate. */
  readonly isAreaAssumed: boolean
  /** Null where the area is not known. */
  readonly bags: Bags | null
  /** The full amount that this is a part of: all the lime needed, or the year's total for a dressing. */
  readonly whole: Amount | null
  /** `season`: the amount for the whole season or year, to be split. */
  readonly part: 'basal' | 'season' | 'top-dressing' | 'once'
  readonly when: SpreadingTime
  /** A week after the lime at the earliest, which its own time does not tell: together, ammonia would be lost. */
  readonly isAfterLime: boolean
  readonly how: SpreadingMethod
  /** The items this action follows from. */
  readonly items: readonly JudgedItem[]
  /** Shown beside the amount. Absent where there are none, and in records kept by earlier versions. */
  readonly cautions?: readonly Caution[]
}

export interface Bags {
  readonly kilograms: number
  readonly count: number
}

/** Lower the pH bit by bit, for a crop that likes acid soil. */
export interface AcidifyAction {
  readonly kind: 'acidify'
  readonly id: string
  /** Ids of the fertilizers to choose; those of nutrients that are left out are missing. */
  readonly fertilizers: readonly string[]
  /** Unadjusted peat moss is mixed in when planting. */
  readonly isWithPeat: boolean
  readonly items: readonly JudgedItem[]
}

/** Leave these out. */
export interface StopAction {
  readonly kind: 'stop'
  readonly id: string
  readonly what: readonly AppliedSubstance[]
  readonly reason: StopReason
  readonly items: readonly JudgedItem[]
}

export type StopReason =
  | 'excess'
  | 'ph-high'
  /** No lime: the soil is not too acid. */
  | 'ph-enough'
  /** No lime at the border of the crop's range. */
  | 'ph-at-border'
  | 'enough'
  | 'salts'
  /** Held by a value that is to be checked first. */
  | 'to-check'
  | 'compost-is-enough'
  | 'too-little-to-spread'
  /** Chicken manure, where the pH must not rise. */
  | 'manure-raises-ph'
  /** The fertilizer given limes enough for now. */
  | 'by-fertilizer'
  | 'crop-wants-none'
  /** Lime would bring a disease of this crop. */
  | 'brings-disease'
  | 'growing'
  /** No lime while a permanent crop is growing. */
  | 'not-resting'
  | 'none-in-standard'

/** The direction is known but not the amount: follow the bag or the local standard. */
export interface WordsAction {
  readonly kind: 'words'
  readonly id: string
  readonly what: readonly AppliedSubstance[]
  readonly advice:
    | 'by-label'
    | 'less-than-label'
    | 'more-than-label'
    | 'split-and-watch'
    | 'gypsum'
    /** Far less, by an amount that no table gives; `-test-nitrate`: which nitrate would tell, but it was not measured. */
    | 'much-less'
    | 'much-less-test-nitrate'
  readonly items: readonly JudgedItem[]
}

/** Check these values before anything else. */
export interface AskAction {
  readonly kind: 'ask'
  readonly id: string
  readonly items: readonly JudgedItem[]
}

export interface RetestAction {
  readonly kind: 'retest'
  readonly id: string
  readonly retest: Retest
  /** Days from today; null where the rules give no number. */
  readonly days: { readonly from: number; readonly to: number } | null
}

export interface ShoppingItem {
  readonly product: string
  readonly total: Amount
  readonly bags: Bags
}

export interface DecisionOptions {
  /** kg per bag by product id; other products come in the usual bag. */
  readonly bagKilograms?: Readonly<Record<string, number>>
  /** Products at hand to be mixed, and the solver (loaded on demand). */
  readonly mix?: { readonly products: readonly string[]; readonly solve: typeof mixForPlan }
}
