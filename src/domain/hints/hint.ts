/**
 * How far a sentence can be trusted: `A` an official text read in the original or in two copies; `A-t` an official text seen
 * through one copy; `B` a cooperative, maker or trade paper; `C` one weak source, or our own inference.
 */
export type EvidenceMark = 'A' | 'A-t' | 'B' | 'C'

export type HintTopic =
  | 'acidity'
  | 'nitrogen'
  | 'phosphate'
  | 'potash'
  | 'salts'
  | 'compost'
  | 'rotation'
  | 'crops'
  | 'measuring'

/** What kits measure, as far as hints ask for it. */
export type MeasuredItem = 'ph' | 'nitrate' | 'phosphate' | 'potash' | 'ec'

/** What must have been read for a hint to fit. Values hold in their unit only; nothing is converted. */
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
      /** A limit for crops in general: where the crop's own decision judged the value, its level decides, whatever the unit. */
      readonly isGeneral?: true
    }
  /** The lowest or highest level of a chart that has words only. */
  | { readonly kind: 'rank'; readonly measured: MeasuredItem; readonly rank: 'low' | 'high' }
  | { readonly kind: 'undetectable'; readonly measured: MeasuredItem }

/** A short card on what to do with a soil, without its words. */
export interface Hint<Id extends string = string> {
  readonly id: Id
  readonly topic: HintTopic
  /** One of these must hold, and of it every condition, in one sample. None: fits no reading in particular. */
  readonly when: readonly (readonly HintCondition[])[]
  /** Hints that say the opposite and know more: where one of them fits, this one does not. */
  readonly yieldsTo: readonly Id[]
  /** 1–12: when it is read with most use. */
  readonly months: readonly number[]
  readonly sources: readonly HintSource[]
}

/** A key of the list of sources, and how far it carries this hint. */
export interface HintSource {
  readonly key: string
  readonly mark: EvidenceMark
}
