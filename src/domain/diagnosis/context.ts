import { toDigits } from '#domain/diagnosis/dose/amount.ts'
import {
  type CountedReading,
  countedReading,
  isImplausibleReading,
} from '#domain/diagnosis/input/counted-value.ts'
import {
  type CompostUse,
  type DiagnosisInput,
  type GrowthState,
  type Laboratory,
  type LaboratoryItem,
  laboratoryItems,
  type Quantity,
} from '#domain/diagnosis/input/diagnosis-input.ts'
import { isPlausibleLaboratory } from '#domain/diagnosis/input/plausible.ts'
import { milligramsPerEquivalent } from '#domain/soil/chemical-forms.ts'
import { plotSoil, type PlotSoil } from '#domain/soil/soil.ts'
import type { Nutrient, Standard } from './crop.ts'
import type { CountedValue } from './diagnosis.ts'
import { figure, type Figure } from './expression.ts'
import type { BaseTarget, RuleBook } from './rule-book.ts'

export type Base = 'cao' | 'mgo' | 'k2o'

/** Bases measured by a laboratory, me/100g; null where not measured or not plausible. */
type ExchangeableBases = Readonly<Record<Base, Figure | null>>

/** Everything the rules need to know, in their own units. */
export interface DiagnosisContext {
  readonly input: DiagnosisInput
  readonly book: RuleBook
  readonly soil: PlotSoil
  /** The first reading of each quantity. */
  readonly counted: { readonly [Item in Quantity]?: CountedReading }
  /** Plausible values only. */
  readonly laboratory: Laboratory
  readonly exchangeableBases: ExchangeableBases
  /** Planned compost; null too for compost that waits, see `withoutHeldCompost`. */
  readonly compost: CompostUse | null
  /** Target for soil of this exchange capacity; null where the capacity is not known. */
  readonly baseTarget: BaseTarget | null
  /** See `standardOf`; null while the crop grows, or where none was published. */
  readonly standard: Standard | null
}

export function contextOf(input: DiagnosisInput, book: RuleBook): DiagnosisContext {
  const soil = plotSoil(input.plot)
  const counted: { [Item in Quantity]?: CountedReading } = {}
  for (const reading of input.readings) {
    counted[reading.quantity] ??= countedReading(reading, soil, book)
  }
  const laboratory = plausibleValues(input.laboratory, book)
  return {
    input,
    book,
    soil,
    counted,
    laboratory,
    exchangeableBases: exchangeableBases(withoutLimits(laboratory, input.limits)),
    compost: input.compost,
    baseTarget: baseTarget(soil, book),
    standard: input.growth === 'growing' ? null : standardOf(input),
  }
}

/** Sums and ratios need values. */
const withoutLimits = (laboratory: Laboratory, limits: DiagnosisInput['limits']): Laboratory =>
  limits === undefined
    ? laboratory
    : Object.fromEntries(
        Object.entries(laboratory).filter(([item]) => !Object.hasOwn(limits, item)),
      )

/** The chosen standard, or the usual one: the first, but where the ways of growing name their season, the one of this season. */
export function standardOf(input: DiagnosisInput): Standard | null {
  const { crop, standard, month } = input
  const chosen = crop.standards.find(({ id }) => id === standard)
  const first = crop.standards[0] ?? null
  if (chosen !== undefined || month === null || first?.plantingMonths === null)
    return chosen ?? first
  const away = (one: Standard) => monthsAway(one.plantingMonths ?? [], month, input.growth)
  return crop.standards.toSorted((one, other) => away(one) - away(other))[0] ?? null
}

/** Months from the test to the planting of the next crop, which is usually the month after; of a growing crop, months since. */
function monthsAway(planting: readonly number[], month: number, growth: GrowthState) {
  const distances = planting.map((planted) =>
    growth === 'growing' ? (month - planted + 12) % 12 : (planted - month - 1 + 12) % 12,
  )
  const thisMonth = growth !== 'growing' && planting.includes(month) ? [0.5] : []
  return Math.min(12, ...distances, ...thisMonth)
}

/** Finds the table row nearest to the soil's exchange capacity; the lower of two equally near rows. */
function baseTarget({ cec }: PlotSoil, { bases }: RuleBook): BaseTarget | null {
  if (cec === null) return null
  let best: BaseTarget | null = null
  for (const row of bases) {
    if (best === null || Math.abs(row.cec - cec.value) < Math.abs(best.cec - cec.value)) best = row
  }
  return best
}

function plausibleValues(allValues: Laboratory, book: RuleBook): Laboratory {
  const isAll = laboratoryItems.every((item) => {
    const value = allValues[item]
    return value === undefined || isPlausibleLaboratory(item, value, book)
  })
  if (isAll) return allValues
  const found: { [Item in LaboratoryItem]?: number } = {}
  for (const item of laboratoryItems) {
    const value = allValues[item]
    if (value !== undefined && isPlausibleLaboratory(item, value, book)) found[item] = value
  }
  return found
}

/** Rate in kg/10a that the plan starts from; null where there is no plan, or where its standard gives no rate for this nutrient. */
export const standardRate = (nutrient: Nutrient, { standard }: DiagnosisContext): number | null =>
  standard === null ? null : (standard.basal ?? standard.total)[nutrient]

/** Returns the value of a quantity, or null where it is missing, undetectable or does not count; never zero instead. */
export function valueOf(context: DiagnosisContext, quantity: Quantity): CountedValue | null {
  const found = context.counted[quantity]
  return found?.kind === 'value' ? found.value : null
}

/**
 * Returns the value that guards use, including one too high to be judged: it may be a typing error, but an error must not lift
 * a restriction that such a high value would impose.
 */
export function guardedValueOf(context: DiagnosisContext, quantity: Quantity): CountedValue | null {
  return (
    implausibleValueOf(context, quantity) ??
    atLeast(context, quantity) ??
    valueOf(context, quantity)
  )
}

/** Returns a lower limit: the value is more than the method can measure. */
function atLeast(context: DiagnosisContext, quantity: Quantity): CountedValue | null {
  const found = context.counted[quantity]
  const isLimit = found?.kind === 'none' && found.reason === 'only-a-limit'
  return isLimit && isUpward(found.value) ? found.value : null
}

const isUpward = ({ comparator }: CountedValue) => comparator?.startsWith('>') === true

export function implausibleValueOf(
  context: DiagnosisContext,
  quantity: Quantity,
): CountedValue | null {
  const found = context.counted[quantity]
  return found !== undefined && isImplausibleReading(found) && found.value.best > 0
    ? found.value
    : null
}

const exchangeableBases = (laboratory: Laboratory): ExchangeableBases => ({
  cao: equivalents('calcium-me', laboratory['lab-exchangeable-cao'], milligramsPerEquivalent.CaO),
  mgo: equivalents('magnesium-me', laboratory['lab-exchangeable-mgo'], milligramsPerEquivalent.MgO),
  k2o: equivalents('potassium-me', laboratory['lab-exchangeable-k2o'], milligramsPerEquivalent.K2O),
})

const equivalents = (name: Figure['name'], milligrams: number | undefined, ofOne: number) =>
  milligrams === undefined ? null : figure(name, toDigits(milligrams / ofOne, 4), 'me/100g')
