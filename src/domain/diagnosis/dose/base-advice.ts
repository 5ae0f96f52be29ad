import { roundedRate, toDigits } from './amount.ts'
import { calculation, citeRule } from '#domain/diagnosis/cite-rule.ts'
import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { VerdictLevel } from '#domain/diagnosis/diagnosis.ts'
import { difference, figure, product, quotient } from '#domain/diagnosis/expression.ts'
import { isSalty, type Guards } from '#domain/diagnosis/judgement/guards.ts'
import { acidBasesOf, type FitBand } from '#domain/diagnosis/laboratory-bands.ts'
import { advise } from '#domain/diagnosis/decision/message.ts'
import { itemAdvice, type ItemAdvice } from './item-advice.ts'
import { toKilograms } from './nutrient-candidates.ts'
import type { NutrientNeeds } from './nutrient-needs.ts'
import { doseArea, doseForPlot, isSpreadable } from './dose-for-plot.ts'
import { fertilizerOf } from '#domain/diagnosis/rule-book.ts'
import { onlyLevel } from '#domain/diagnosis/judgement/verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

/** Calcium and magnesium supplied by the advised lime and fertilizers, kg/10a. */
export interface SuppliedBases {
  readonly cao: number
  readonly mgo: number
}

/** What the judgement of the pH decided about lime. `held`: acid soil, but salts are too high or fertilizer supplies the alkali. */
export type LimeDecision = 'undecided' | 'given' | 'held' | 'not-given'

/** Context for judging a laboratory's value. */
export interface LaboratoryContext {
  readonly context: DiagnosisContext
  readonly guards: Guards
  readonly needs: NutrientNeeds
  readonly lime: LimeDecision
  readonly supplied: SuppliedBases
}

/** Salts are too high already, lime is held, or a crop is growing. */
function isLater({ context, lime }: LaboratoryContext): boolean {
  return isSalty(context) || lime === 'held' || context.input.growth === 'growing'
}

export function calciumAdvice(
  value: number,
  levels: readonly VerdictLevel[],
  { fitFrom }: FitBand,
  laboratory: LaboratoryContext,
): ItemAdvice {
  return baseAdvice(levels, laboratory, 'no-lime', () => {
    const { context, lime, supplied } = laboratory
    const { deficit, evidence } = baseDeficit(value, fitFrom, 'lab-exchangeable-cao', context)
    const params = { deficit: twoDigits(deficit), brought: twoDigits(supplied.cao) }
    return itemAdvice(
      lime === 'given'
        ? { key: 'calcium-brought', params }
        : advise(lime === 'undecided' ? 'calcium-after-ph' : 'calcium-without-lime'),
      [evidence],
    )
  })
}

export const magnesiumAdvice = (
  value: number,
  levels: readonly VerdictLevel[],
  { fitFrom }: FitBand,
  laboratory: LaboratoryContext,
): ItemAdvice =>
  baseAdvice(levels, laboratory, 'magnesium-none', () => magnesiumDose(value, fitFrom, laboratory))

/** Advises a base only where it is certainly too low, and not before its time. */
function baseAdvice(
  levels: readonly VerdictLevel[],
  laboratory: LaboratoryContext,
  whereEnough: 'no-lime' | 'magnesium-none',
  whereLow: () => ItemAdvice,
): ItemAdvice {
  const level = onlyLevel(levels)
  switch (level) {
    case null:
      return itemAdvice(advise('needs-capacity'))
    case 'fit':
      return itemAdvice(advise('nothing-to-do'))
    case 'high':
    case 'excess':
      return itemAdvice(advise(whereEnough))
    case 'low':
      return isLater(laboratory) ? itemAdvice(advise('bases-later')) : whereLow()
    default:
      return assertNever(level)
  }
}

/** Counts what lime and fertilizer supply first; the rest comes as a product without lime, at most one dressing of it. */
function magnesiumDose(
  value: number,
  wanted: number,
  { context, supplied }: LaboratoryContext,
): ItemAdvice {
  const { book, soil } = context
  const { deficit, evidence } = baseDeficit(value, wanted, 'lab-exchangeable-mgo', context)
  const salt = fertilizerOf(book.magnesium.product, book)
  const params = { deficit: twoDigits(deficit), brought: twoDigits(supplied.mgo) }
  const isBrought = itemAdvice({ key: 'magnesium-brought', params }, [evidence])
  if (salt === undefined) return isBrought
  const short = figure('deficit', deficit, 'kg/10a')
  const left =
    supplied.mgo > 0 ? difference(short, figure('brought', supplied.mgo, 'kg/10a')) : short
  const exact = calculation(
    'product-rate',
    'g/m²',
    quotient(left, figure('content-share', salt.mgo / 100)),
  )
  const rate = roundedRate(exact.result.value, 0, book.magnesium.cap)
  if (!isSpreadable(rate, context)) return isBrought
  const { amount, forPlot } = doseForPlot(rate, soil)
  const isCapped = exact.result.value > book.magnesium.cap
  return itemAdvice(
    {
      key: 'magnesium',
      params: { product: salt.id, amount, rate, ...doseArea(soil), isCapped, ...params },
    },
    [evidence, citeRule(book, 'lab-magnesium', [exact, forPlot], salt)],
  )
}

const twoDigits = (value: number) => toDigits(value, 2)

/** Deficit from the laboratory's value to the low end for this soil, kg/10a. Source: docs/facts/diagnosis.md 3.5. */
function baseDeficit(
  value: number,
  wanted: number,
  item: 'lab-exchangeable-cao' | 'lab-exchangeable-mgo',
  context: DiagnosisContext,
) {
  const { book } = context
  const deficit = calculation('deficit', 'kg/10a', deficitOf(value, wanted, context))
  const asLime = calculation(
    'lime-needed',
    'kg/10a',
    quotient(deficit.result, figure('reference-alkali', book.lime.referenceAlkali / 100)),
  )
  const lines = item === 'lab-exchangeable-cao' ? [deficit, asLime] : [deficit]
  const isByCapacity = context.baseTarget !== null && acidBasesOf(context) === undefined
  return {
    deficit: deficit.result.value,
    evidence: citeRule(book, isByCapacity ? 'lab-base-deficit' : 'lab-base-deficit-general', lines),
  }
}

export const deficitOf = (
  measured: number,
  wanted: number,
  { soil }: Pick<DiagnosisContext, 'soil'>,
) =>
  product(
    difference(
      figure('target-soil', wanted, 'mg/100g'),
      figure('measured-soil', measured, 'mg/100g'),
    ),
    ...toKilograms(soil),
  )
