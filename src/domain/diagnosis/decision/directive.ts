import type { Amount } from '#domain/diagnosis/dose/amount.ts'
import type { Advice, AdviceParams, MessageTable } from './message.ts'
import type { StopReason, WordsAction } from './decision.ts'

/** What the advice on an item means for the list of actions. Doses follow from this, never from the key of a sentence. */
export type Directive =
  | { readonly kind: 'none' }
  /** No advice until this is known; null: the rules have none. */
  | { readonly kind: 'undecided'; readonly until: 'retest' | 'flower-color' | null }
  | { readonly kind: 'give'; readonly what: GivenSubstance; readonly dose: Dose }
  /** The measured nutrient is given, though perhaps less than the standard. `advice`: to a growing crop, without an amount. */
  | {
      readonly kind: 'supply'
      readonly advice: WordsAction['advice'] | null
      readonly isCutBySalts?: true
    }
  /** Needed, but later. */
  | { readonly kind: 'hold'; readonly what: 'lime'; readonly reason: HoldReason }
  /** Nothing now: its need (nutrientNeeds) says whether it is held or enough. */
  | { readonly kind: 'hold'; readonly what: 'n' | 'k2o' }
  /** `value-enough`: the item itself is high enough. */
  | {
      readonly kind: 'omit'
      readonly what: 'lime' | 'mgo' | 'n'
      readonly reason: StopReason | 'value-enough'
    }
  /** Lower the pH; no lime. */
  | { readonly kind: 'acidify'; readonly isWithPeat: boolean }
  | { readonly kind: 'gypsum' }

type GivenSubstance = 'lime' | 'sulfur' | 'n' | 'mgo'
type HoldReason = Extract<StopReason, 'salts' | 'growing' | 'not-resting'>

export interface Dose {
  readonly product: string
  /** g per m². */
  readonly rate: number
  readonly amount: Amount
  /** All that is needed, where the dose is a part of it. */
  readonly whole?: Amount
}

const always = (directive: Directive) => () => directive
const give = (what: GivenSubstance) => (dose: Dose) => ({ kind: 'give', what, dose }) as const
const omit = (what: 'lime' | 'mgo' | 'n', reason: StopReason | 'value-enough') =>
  always({ kind: 'omit', what, reason })
const holdLime = (reason: HoldReason) => always({ kind: 'hold', what: 'lime', reason })

const none = always({ kind: 'none' })
const undecided = always({ kind: 'undecided', until: null })
const supply = always({ kind: 'supply', advice: null })
const supplyLess = always({ kind: 'supply', advice: null, isCutBySalts: true })
const supplyAndWatch = always({ kind: 'supply', advice: 'split-and-watch' })
const supplyByLabel = always({ kind: 'supply', advice: 'by-label' })
const holdNitrogen = always({ kind: 'hold', what: 'n' })

const directives: MessageTable<AdviceParams, Directive> = {
  'nothing-to-do': none,
  'no-advice': undecided,
  'test-again-first': always({ kind: 'undecided', until: 'retest' }),
  'check-input': undecided,
  lime: give('lime'),
  'lime-to-minimum': give('lime'),
  'lime-after-salt': holdLime('salts'),
  'lime-after-harvest': holdLime('growing'),
  'lime-while-resting': holdLime('not-resting'),
  'lime-not-with-calcium': omit('lime', 'enough'),
  'lime-not-with-calcium-ask': omit('lime', 'enough'),
  'lime-by-fertilizer': omit('lime', 'by-fertilizer'),
  'lime-too-little': omit('lime', 'too-little-to-spread'),
  'no-lime': omit('lime', 'value-enough'),
  'no-lime-at-border': omit('lime', 'ph-at-border'),
  'no-lime-acid-lover': omit('lime', 'crop-wants-none'),
  'no-lime-not-urged': omit('lime', 'brings-disease'),
  'lawn-needs-no-lime': omit('lime', 'crop-wants-none'),
  'keep-acid-for-blue': omit('lime', 'crop-wants-none'),
  'keep-neutral-for-pink': none,
  'choose-flower-color': always({ kind: 'undecided', until: 'flower-color' }),
  'stop-lime': omit('lime', 'ph-high'),
  'stop-lime-laboratory': omit('lime', 'ph-high'),
  'acidify-gently': always({ kind: 'acidify', isWithPeat: true }),
  'acidify-by-fertilizer': always({ kind: 'acidify', isWithPeat: false }),
  sulfur: give('sulfur'),
  'salt-wait': none,
  'salt-counted': none,
  'salt-low': none,
  'salt-cut': supplyLess,
  'salt-cut-much': supplyLess,
  'potassium-after-salt': always({ kind: 'hold', what: 'k2o' }),
  'nitrogen-none': holdNitrogen,
  'nitrogen-none-wait': holdNitrogen,
  'nitrogen-held-by': holdNitrogen,
  'nitrogen-credited': none,
  'nitrogen-standard': supply,
  'nitrogen-credit-own': none,
  'nitrogen-by-bag': supply,
  'nitrogen-not-now': omit('n', 'enough'),
  'nitrogen-watch': supplyAndWatch,
  'top-dress': give('n'),
  'top-dress-by-bag': supplyByLabel,
  'top-dress-unseen': supplyAndWatch,
  'phosphate-keep-standard': none,
  'phosphate-low-p': none,
  'phosphate-none': none,
  'potassium-keep-standard': none,
  'potassium-watch-magnesium': none,
  'potassium-cut': none,
  'decided-by': none,
  'decided-by-own': none,
  'nutrient-none': none,
  'nutrient-share': none,
  'nutrient-less': none,
  'nutrient-more': none,
  'nutrient-by-bag': supplyByLabel,
  'compost-counted': supply,
  'nutrient-not-basal': supply,
  'laboratory-in-plan': none,
  'potassium-not-needed': none,
  'calcium-brought': none,
  'calcium-with-lime': none,
  'calcium-without-lime': always({ kind: 'gypsum' }),
  'calcium-after-ph': none,
  'judged-by-saturation': none,
  'magnesium-deficit': none,
  magnesium: give('mgo'),
  'magnesium-brought': none,
  'magnesium-none': omit('mgo', 'value-enough'),
  'bases-later': none,
  'needs-capacity': none,
  'see-each-base': none,
  'laboratory-ask': none,
}

export const isGivenLime = (one: Directive): one is Extract<Directive, { kind: 'give' }> =>
  one.kind === 'give' && one.what === 'lime'

const entryFor = <Key extends Advice['key']>(key: Key, params: AdviceParams[Key]): Directive =>
  directives[key](params)

export const directiveOf = ({ key, params }: Advice): Directive =>
  entryFor<Advice['key']>(key, params)
