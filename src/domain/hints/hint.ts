import type { Mark } from '#domain/diagnosis/evidence.ts'
import type { Quantity } from '#domain/diagnosis/input/diagnosis-input.ts'

/** How reliable a source is; hints have none of the user's own. */
export type EvidenceMark = Exclude<Mark, 'own'>

export type HintTopic =
  | 'acidity'
  | 'nitrogen'
  | 'phosphate'
  | 'potassium'
  | 'salts'
  | 'compost'
  | 'rotation'
  | 'crops'
  | 'measuring'

/** Quantities that hints use. */
export type MeasuredItem = Exclude<Quantity, 'ammonium'>

/** A reading required for a hint to fit. Values apply only in their unit; nothing is converted. */
export type HintCondition =
  | {
      readonly kind: 'value'
      readonly measured: MeasuredItem
      /** Empty for pH. */
      readonly unit: string
      readonly atLeast?: number
      readonly above?: number
      readonly atMost?: number
      readonly below?: number
      /** A limit for crops in general: where the crop's own decision judged the value, its level is used, whatever the unit. */
      readonly isGeneral?: true
    }
  /** The lowest or highest level of a chart with words only. */
  | { readonly kind: 'rank'; readonly measured: MeasuredItem; readonly rank: 'low' | 'high' }
  | { readonly kind: 'undetectable'; readonly measured: MeasuredItem }

/** A short card on treating a soil, without its words. */
export interface Hint<Id extends string = string> {
  readonly id: Id
  readonly topic: HintTopic
  /** Alternatives: all conditions of one of them must hold for one sample. Empty: fits no particular reading. */
  readonly when: readonly (readonly HintCondition[])[]
  /** Ids of the crops it is about; empty: about all. */
  readonly crops: readonly string[]
  /** Opposite, more specific hints: where one of them fits, this one does not. */
  readonly yieldsTo: readonly Id[]
  /** Months 1–12 in which it is most useful. */
  readonly months: readonly number[]
  readonly sources: readonly HintSource[]
}

/** A key in the list of sources, and how reliable it is for this hint. */
export interface HintSource {
  readonly key: string
  readonly mark: EvidenceMark
}
