import type { Amount } from '#domain/diagnosis/dose/amount.ts'
import type { Nutrient, Region } from './crop.ts'
import type {
  LaboratoryItem,
  Quantity,
  ReadingUnit,
  Species,
} from '#domain/diagnosis/input/diagnosis-input.ts'
import type { Mark } from './evidence.ts'
import type { Expression, Figure } from './expression.ts'
import type { MissingReason, ReadEstimate } from '#domain/diagnosis/input/measured.ts'
import type { Advice, Caution, Meaning, Retest } from '#domain/diagnosis/decision/message.ts'
import type { RuleId } from './rule-book.ts'
import type { Comparator } from '#domain/record/soil-record.ts'
import type { PlotSoil } from '#domain/soil/soil.ts'

/** In rising order. */
export const verdictLevels = ['low', 'fit', 'high', 'excess'] as const
export type VerdictLevel = (typeof verdictLevels)[number]

export type Verdict =
  /** One level, or neighboring levels where the reading's uncertainty crosses a border: "low or fit". */
  | { readonly kind: 'judged'; readonly levels: readonly VerdictLevel[] }
  /** Below what the kit can detect. Not a shortage. */
  | { readonly kind: 'undetectable' }
  | { readonly kind: 'not-judged'; readonly reason: NotJudgedReason }

export type NotJudgedReason =
  | MissingReason
  /** Beyond the limits of the rule book: probably a typing error. */
  | 'out-of-range'
  /** Known only to lie below or above what the method can measure, which is not enough to judge it. */
  | 'only-a-limit'
  | 'other-liquid'
  | 'no-band-for-crop'
  /** Bands of electric conductivity are for horticulture, and a flooded paddy loses its nitrate. */
  | 'not-for-paddy'
  /** Another value of the same quantity is used. */
  | 'superseded'
  | 'ask-flower-color'

/** One line of arithmetic: `result` = `expression`. */
export interface Calculation {
  readonly expression: Expression
  readonly result: Figure
}

/** The grounds for a statement. */
export interface Evidence {
  readonly rule: RuleId
  /** Mark of the weakest figure. */
  readonly mark: Mark
  /** Keys of sources; at least one, except for pure arithmetic. */
  readonly sources: readonly string[]
  readonly calculations: readonly Calculation[]
}

/** The crop's range on the gauge, in `unit`. Null: that border is unknown. */
export interface VerdictBand {
  readonly fitFrom: number | null
  readonly fitTo: number | null
  readonly excessFrom: number | null
  readonly unit: ReadingUnit | '%'
  readonly species: Species | 'CaO' | 'MgO'
  readonly mark: Mark
  readonly sources: readonly string[]
}

/** A reading converted to the unit of the rules. */
export interface CountedValue extends ReadEstimate {
  readonly unit: ReadingUnit | '%'
  readonly species: Species | 'CaO' | 'MgO'
  /** The figures are a limit; the true value lies on one side of it. */
  readonly comparator?: Comparator
  /** Conversion from the value as read; empty where none was needed. */
  readonly conversion: readonly Calculation[]
}

/** Computed from a laboratory's exchangeable bases. */
export const baseBalanceItems = [
  'base-saturation',
  'calcium-magnesium',
  'magnesium-potassium',
] as const
export type BaseBalanceItem = (typeof baseBalanceItems)[number]

export interface DiagnosedItem {
  readonly item: Quantity | LaboratoryItem | 'lab-ph' | 'lab-ec' | BaseBalanceItem
  readonly origin: 'kit' | 'typed' | 'laboratory'
  /** For a chart of words, the words tapped; two for a reading between them. */
  readonly words?: readonly string[]
  /** Null where nothing was measured or detected. */
  readonly value: CountedValue | null
  readonly band: VerdictBand | null
  readonly verdict: Verdict
  /** Where the best estimate decides: the level that meaning and action are of. */
  readonly level?: VerdictLevel | 'unknown'
  readonly meaning: Meaning
  /** Stored under this name; not an entry of the decision's `actions`. */
  readonly action: Advice
  readonly evidence: readonly Evidence[]
  readonly cautions: readonly Caution[]
}

export interface ProductAmount {
  readonly product: string
  readonly amount: Amount
  /** g per m², the same as kg per 10a. */
  readonly rate: number
}

/** Why the soil calls for nothing. `held`: not before another test. `left-out`: too much. `not-needed`: the soil has enough. */
export type NothingReason = 'held' | 'left-out' | 'not-needed'

/** Steps for one nutrient from the standard to the remaining rate, kg/10a. */
export interface NutrientPlan {
  readonly nutrient: Nutrient
  /** Null where the standard gives no rate; then nothing is advised. */
  readonly standard: number | null
  readonly target: number | null
  readonly fromCompost: number
  /**
   * `too-little`: too small to weigh or spread. `not-measured`: no dose for an unmeasured nutrient. `unknown`: no rule gives an
   * amount.
   */
  readonly reason:
    | 'standard'
    | 'reduced'
    | 'raised'
    | NothingReason
    | 'too-little'
    | 'not-measured'
    | 'unknown'
  readonly product: ProductAmount | null
  readonly evidence: readonly Evidence[]
}

export interface FertilizerPlan {
  readonly kind: 'plan'
  /** Id of the standard. */
  readonly standard: string
  readonly region: Region | null
  /** `season`: only the total of the whole season is published; it has to be split. */
  readonly part: 'basal' | 'season'
  readonly mark: Mark
  readonly sources: readonly string[]
  readonly nutrients: readonly NutrientPlan[]
  readonly cautions: readonly Caution[]
}

export interface NoPlan {
  readonly kind: 'no-plan'
  readonly reason: 'no-standard' | 'growing'
}

export interface Diagnosis {
  readonly crop: string
  readonly plot: PlotSoil
  /** The readings in the order of decision, then the laboratory's. */
  readonly items: readonly DiagnosedItem[]
  readonly plan: FertilizerPlan | NoPlan
  /** Cautions for the crop and for kit readings in general. */
  readonly cautions: readonly Caution[]
  readonly retests: readonly Retest[]
}
