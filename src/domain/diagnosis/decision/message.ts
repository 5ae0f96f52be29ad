import type { Amount } from '#domain/diagnosis/dose/amount.ts'
import type { Nutrient } from '#domain/diagnosis/crop.ts'
import type { Quantity } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { CautionParams, Nothing } from './caution-params.ts'

/*
 * All messages as closed unions: a key, and the figures its sentence contains. Sentences: knowledge/diagnosis/words.ja.ts.
 */

/** Two numbers of the same unit, `from` ≤ `to`. */
interface Between {
  readonly from: number
  readonly to: number
}
/** kg/10a. One figure in diagnoses saved before December 2026. */
export type NitrateGuide = Between | { readonly guide: number }
interface ProductDose {
  /** Id of a product. */
  readonly product: string
  readonly amount: Amount
  /** g per m², rounded like the amount. */
  readonly rate: number
  /** m² the amount is for, and whether that area is assumed. */
  readonly area: number
  readonly isAreaAssumed: boolean
}

interface LimeDose extends ProductDose {
  readonly whole: Amount
  readonly isCapped: boolean
  /** Ids of fertilizers whose alkali was taken off. */
  readonly besides?: readonly string[]
}

interface NutrientChange {
  readonly nutrient: Nutrient
  readonly kilograms: number
  readonly isPlanned: boolean
}

export interface MeaningParams {
  'ph-low': Between
  'ph-low-or-fit': Between
  'ph-fit': Between
  'ph-fit-or-high': Between
  'ph-high': Between
  'ph-unsure': Between
  /** Under 5.0: shortages of K, Mg, Ca are likely. */
  'ph-very-low': Nothing
  /** Over 8.0: shortages of Fe, Mn, Zn are likely. */
  'ph-very-high': Nothing
  /** The crop's range has no published upper end. */
  'ph-not-low': { readonly from: number }
  'ec-low': Between
  'ec-fit': Between
  'ec-high': Between
  'ec-unsure': Between
  /** The crop has no range of its own. */
  'ec-over-limit': { readonly limit: number }
  'nitrate-low': NitrateGuide
  'nitrate-slightly-low': NitrateGuide
  /** Below the guide value of a growing crop, but more than nothing. */
  'nitrate-left': NitrateGuide
  'nitrate-fit': NitrateGuide
  'nitrate-high': NitrateGuide
  'nitrate-excess': NitrateGuide
  'nitrate-unsure': NitrateGuide
  'nitrate-undetectable': Nothing
  'ammonium-measured': Nothing
  'phosphate-not-seen': { readonly below: number }
  'phosphate-supplied': Nothing
  'phosphate-excess': { readonly from: number }
  'phosphate-unsure': { readonly from: number }
  'potassium-not-seen': { readonly below: number }
  'potassium-supplied': Nothing
  'potassium-excess': { readonly from: number }
  'potassium-unsure': { readonly from: number }
  'laboratory-low': Nothing
  'laboratory-fit': Nothing
  'laboratory-high': Nothing
  'laboratory-excess': Nothing
  'laboratory-unsure': Nothing
  'laboratory-fit-or-high': Nothing
  /** Two bases out of proportion: `much` is too high for `little`. */
  'base-outweighs': { readonly much: 'cao' | 'mgo' | 'k2o'; readonly little: 'cao' | 'mgo' | 'k2o' }
  /** The words tapped on a chart of words; empty where no color appeared. */
  'words-read': {
    readonly words: readonly string[]
    readonly level: 'low' | 'fit' | 'high' | 'excess'
  }
  'not-judged': Nothing
}

export interface AdviceParams {
  'nothing-to-do': Nothing
  /** No value, no advice. */
  'no-advice': Nothing
  'test-again-first': Nothing
  'check-input': Nothing
  /** Half of what is needed, or the cap for one dressing. `whole`: all that is needed, for the plot. */
  lime: LimeDose
  /** Potato: only up to the low end of its range. */
  'lime-to-minimum': LimeDose
  /** Nitrate or salts must go down first. */
  'lime-after-salt': Nothing
  'lime-after-harvest': Nothing
  /** For permanent crops. */
  'lime-while-resting': Nothing
  /** The soil is acid although it has more than enough calcium. */
  'lime-not-with-calcium': Nothing
  /** The same where nitrate or conductivity is known, and is not the cause. */
  'lime-not-with-calcium-ask': Nothing
  'lime-too-little': Nothing
  /** Fertilizers that lime enough for the first dose. */
  'lime-by-fertilizer': { readonly besides: readonly string[] }
  'no-lime': Nothing
  /** The best estimate is in the crop's range, its width reaches below. */
  'no-lime-at-border': Nothing
  'no-lime-acid-lover': Nothing
  'no-lime-not-urged': Nothing
  'lawn-needs-no-lime': Nothing
  'keep-acid-for-blue': Nothing
  'keep-neutral-for-pink': Nothing
  'choose-flower-color': Nothing
  'stop-lime': Nothing
  'stop-lime-laboratory': Nothing
  /** Peat moss, ammonium sulfate, potassium sulfate. */
  'acidify-gently': Nothing
  /** The same without peat moss. */
  'acidify-by-fertilizer': Nothing
  /** Only where `isExpert`: half of the table's amount. */
  sulfur: ProductDose & { readonly days: Between }
  'salt-wait': Nothing
  /** Conductivity is high, but other values cut more than it does. */
  'salt-counted': Nothing
  'salt-low': Nothing
  /** Cut because of conductivity. `isPlanned` false: of a standard of the user's own. */
  'salt-cut': { readonly nutrients: readonly Nutrient[]; readonly isPlanned: boolean }
  /** The same where no table gives the remaining share. */
  'salt-cut-much': { readonly nutrients: readonly Nutrient[] }
  /** Potassium waits with the nitrogen that is held. */
  'potassium-after-salt': Nothing
  'nitrogen-none': Nothing
  'nitrogen-none-wait': Nothing
  /** Nitrogen is held by a value other than nitrate. */
  'nitrogen-held-by': { readonly by: 'ec' | 'ammonium' | 'nitrate' }
  'nitrogen-credited': { readonly credit: number }
  'nitrogen-standard': Nothing
  /** No standard of the crop is known: subtract the credit from a standard of the user's own. */
  'nitrogen-credit-own': { readonly credit: number }
  'nitrogen-by-bag': Nothing
  'nitrogen-not-now': Nothing
  'nitrogen-watch': Nothing
  'top-dress': ProductDose & { readonly nitrogen: number }
  'top-dress-by-bag': Nothing
  'top-dress-unseen': Nothing
  'phosphate-keep-standard': Nothing
  'phosphate-low-p': Nothing
  'phosphate-none': Nothing
  'potassium-keep-standard': Nothing
  'potassium-watch-magnesium': Nothing
  'potassium-cut': { readonly share: number }
  /** Kit and laboratory both measured it; the advice follows the value named in `by`. */
  'decided-by': { readonly nutrient: Nutrient; readonly by: 'kit' | 'laboratory' }
  /** A value the user measured superseded the laboratory's. */
  'decided-by-own': Nothing
  'nutrient-none': { readonly nutrient: Nutrient }
  /** Remaining share of the standard: 0.4 is four tenths of it. `isPlanned` false: of a standard of the user's own. */
  'nutrient-share': {
    readonly nutrient: Nutrient
    readonly share: number
    readonly isPlanned: boolean
  }
  /** kg/10a less or more than the standard. */
  'nutrient-less': NutrientChange
  /** `isFirst`: a part of what is missing; the rest after another test. */
  'nutrient-more': NutrientChange & { readonly isFirst?: true }
  /** No standard of the crop is known, and the soil gives no reason to reduce anything. */
  'nutrient-by-bag': { readonly nutrient: Nutrient }
  /** Compost brings a part of the standard; `isEnough`: all of it. */
  'compost-counted': { readonly nutrient: Nutrient; readonly isEnough: boolean }
  /** The standard gives nothing before planting. */
  'nutrient-not-basal': { readonly nutrient: Nutrient }
  /** Only in records kept by earlier versions. */
  'laboratory-in-plan': { readonly nutrient: Nutrient }
  'potassium-not-needed': { readonly from: number }
  /** g of CaO per m²: the deficit, and what the advised lime supplies. */
  'calcium-brought': { readonly deficit: number; readonly brought: number }
  /** Only in records kept by earlier versions. */
  'calcium-with-lime': Nothing
  'calcium-without-lime': Nothing
  /** Lime or gypsum: acidity decides, but was not measured. */
  'calcium-after-ph': Nothing
  /** For an acid lover without a band of its own for this base. */
  'judged-by-saturation': Nothing
  /** g of MgO per m². Only in records kept by earlier versions. */
  'magnesium-deficit': { readonly rate: number }
  /** g of MgO per m²: the deficit, what lime and fertilizer supply, and a product for the rest. */
  magnesium: ProductDose & {
    readonly deficit: number
    readonly brought: number
    readonly isCapped: boolean
  }
  'magnesium-brought': { readonly deficit: number; readonly brought: number }
  'magnesium-none': Nothing
  /** Salts, acid soil that waits for lime, or a growing crop come first. */
  'bases-later': Nothing
  /** The general table cannot tell low from fit; the table by exchange capacity can. */
  'needs-capacity': Nothing
  /** For combined values of bases: each base has its own advice. */
  'see-each-base': Nothing
  /** Only in records kept by earlier versions. */
  'laboratory-ask': Nothing
}

export interface RetestParams {
  'after-lime': Between
  'after-salt': Nothing
  /** Conductivity was measured, so it can be measured again. */
  'after-salt-with-ec': Nothing
  /** Held by a value that is to be checked first. */
  'after-check': Nothing
  /** Items of which no color was read, and those of them with a chart of words; not named in diagnoses saved before December 2026. */
  unread: { readonly items?: readonly Quantity[]; readonly ofWords?: readonly Quantity[] }
  'before-next-dressing': Nothing
  /** Nitrate was not measured. */
  'again-before-next-dressing': Nothing
  'before-planting': Nothing
  /** For permanent crops. */
  'next-year': Nothing
  'laboratory-yearly': Nothing
}

type MessageOf<Params> = {
  readonly [Key in keyof Params]: { readonly key: Key; readonly params: Params[Key] }
}[keyof Params]

export type Meaning = MessageOf<MeaningParams>
export type Advice = MessageOf<AdviceParams>
export type Caution = MessageOf<CautionParams>
export type Retest = MessageOf<RetestParams>
/** One entry for every message. */
export type MessageTable<Params, Entry> = {
  readonly [Key in keyof Params]: (params: Params[Key]) => Entry
}
export type WordsFor<Params> = MessageTable<Params, string>

/** A message without figures. */
type Bare<Message> = Message extends { readonly key: infer Key; readonly params: infer Params }
  ? Record<string, never> extends Params
    ? Key
    : never
  : never

const nothing = {} as const

export const meaning = <Key extends Bare<Meaning>>(key: Key) => ({ key, params: nothing })
export const advise = <Key extends Bare<Advice>>(key: Key) => ({ key, params: nothing })
export const caution = <Key extends Bare<Caution>>(key: Key) => ({ key, params: nothing })
export const retest = <Key extends Bare<Retest>>(key: Key) => ({ key, params: nothing })
