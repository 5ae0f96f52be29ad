import { roundedRate, toDigits } from './amount.ts'
import { calculation, citeRule } from '#domain/diagnosis/cite-rule.ts'
import { standardOf, standardRate, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { CountedValue, VerdictLevel } from '#domain/diagnosis/diagnosis.ts'
import {
  maxOf,
  minOf,
  difference,
  evaluate,
  figure,
  quotient,
} from '#domain/diagnosis/expression.ts'
import type { Guards } from '#domain/diagnosis/judgement/guards.ts'
import { advise, type Advice } from '#domain/diagnosis/decision/message.ts'
import { shareLeft, type NutrientNeed } from './nutrient-needs.ts'
import { itemAdvice, type ItemAdvice } from './item-advice.ts'
import { doseArea, doseForPlot, isSpreadable } from './dose-for-plot.ts'
import { besidePlantsCautions } from './plan-cautions.ts'
import { straightProduct } from './straight-product.ts'
import { alkaliRoom } from './suitability.ts'
import { isHighGrade, levelOfGrade } from '#domain/diagnosis/judgement/verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

/** Advice before planting: what the plan does, or how to adjust the user's own standard. `judged`: the quantity whose advice it is. */
export function nitrogenAdvice(
  context: DiagnosisContext,
  guards: Guards,
  { change, by }: NutrientNeed,
  judged: 'nitrate' | 'ammonium' = 'nitrate',
): Advice {
  const isPlanned = standardRate('n', context) !== null
  const bySalt = { key: 'salt-cut', params: { nutrients: ['n'], isPlanned } } as const
  switch (change.kind) {
    case 'none':
      return change.reason === 'held'
        ? nitrogenHoldAdvice(context, guards, judged)
        : { key: 'nutrient-none', params: { nutrient: 'n' } }
    case 'unknown':
      return by === 'ec'
        ? { key: 'salt-cut-much', params: { nutrients: ['n'] } }
        : advise('no-advice')
    case 'share':
      return by === 'ec'
        ? bySalt
        : {
            key: 'nutrient-share',
            params: { nutrient: 'n', share: shareLeft(change) ?? 1, isPlanned },
          }
    case 'minus': {
      const params = { credit: toDigits(evaluate(change.kilograms), 2) }
      return { key: isPlanned ? 'nitrogen-credited' : 'nitrogen-credit-own', params }
    }
    case 'keep':
    case 'plus':
      return advise(isPlanned ? 'nitrogen-standard' : 'nitrogen-by-bag')
    default:
      return assertNever(change)
  }
}

export function nitrogenHoldAdvice(
  { counted, book }: DiagnosisContext,
  { nitrogen }: Guards,
  judged: 'nitrate' | 'ammonium' = 'nitrate',
): Advice {
  const { nitrate } = counted
  if (nitrogen !== null && nitrogen !== judged) {
    return { key: 'nitrogen-held-by', params: { by: nitrogen } }
  }
  const isExcess = nitrate?.kind === 'value' && nitrate.value.low >= book.nitrate.excessFrom
  return advise(isExcess ? 'nitrogen-none-wait' : 'nitrogen-none')
}

/** Computes nothing from an undetectable reading. A laboratory's value counts as usual. */
export function undetectableNitrogenAdvice(
  context: DiagnosisContext,
  guards: Guards,
  need: NutrientNeed,
): Advice {
  if (context.input.growth !== 'growing') return nitrogenAdvice(context, guards, need)
  return guards.nitrogen === null ? advise('top-dress-unseen') : nitrogenHoldAdvice(context, guards)
}

/** Flooded soil has next to no nitrate, however much nitrogen it holds. */
export const paddyNitrogenAdvice = (
  context: DiagnosisContext,
  guards: Guards,
  need: NutrientNeed,
): Advice =>
  context.input.growth === 'growing' && guards.nitrogen === null
    ? advise('top-dress-unseen')
    : nitrogenAdvice(context, guards, need)

export function topDressingAdviceForGrade(grade: number, context: DiagnosisContext): Advice {
  if (isHighGrade(grade)) return advise('nitrogen-none')
  const isDressed =
    levelOfGrade(grade) === 'low' &&
    (topDressingOfSeason(context) ?? 1) > 0 &&
    !context.input.crop.traits.includes('fixes-nitrogen')
  return advise(isDressed ? 'top-dress-by-bag' : 'nitrogen-watch')
}

export function topDressingAdvice(
  value: CountedValue,
  levels: readonly VerdictLevel[],
  context: DiagnosisContext,
  guards: Guards,
): ItemAdvice {
  if (guards.nitrogen !== null) {
    return itemAdvice(nitrogenHoldAdvice(context, guards), guards.evidence)
  }
  if (levels.includes('high') || levels.includes('excess')) {
    return itemAdvice(advise(levels.includes('fit') ? 'nitrogen-not-now' : 'nitrogen-none'))
  }
  if (!levels.includes('low')) return itemAdvice(advise('nitrogen-not-now'))
  const { crop } = context.input
  const isClearlyLow = levels.length === 1 && value.high < context.book.nitrate.lowUnder
  if (!isClearlyLow || crop.traits.includes('fixes-nitrogen'))
    return itemAdvice(advise('nitrogen-watch'))
  return topDressing(value, context)
}

/** Top-dresses up to the guide value, but never more than the standard's top dressing for the whole season. */
function topDressing(value: CountedValue, context: DiagnosisContext): ItemAdvice {
  const { input, book, soil } = context
  const most = topDressingOfSeason(context)
  if (most === null) return itemAdvice(advise('top-dress-by-bag'))
  if (most <= 0) return itemAdvice(advise('nitrogen-watch'))
  const dressing = calculation(
    'top-dressing-n',
    'kg/10a',
    minOf(
      maxOf(
        figure('none', 0),
        difference(
          figure('guide-nitrate', book.nitrate.guide, 'kg/10a'),
          figure('nitrate-n', value.best, 'kg/10a'),
        ),
      ),
      figure('top-dressing-total', most, 'kg/10a'),
    ),
  )
  const room = () => alkaliRoom(context)
  const nitrogen = straightProduct(input.choices.n, 'n', dressing.result.value, room, context)
  if (nitrogen === null) return itemAdvice(advise('top-dress-by-bag'))
  const exact = calculation(
    'product-rate',
    'g/m²',
    quotient(dressing.result, figure('content-share', nitrogen.n / 100)),
  )
  const rate = roundedRate(exact.result.value)
  if (!isSpreadable(rate, context)) return itemAdvice(advise('nitrogen-watch'))
  const { amount, forPlot } = doseForPlot(rate, soil)
  const kilograms = toDigits(dressing.result.value, 2)
  return itemAdvice(
    {
      key: 'top-dress',
      params: { product: nitrogen.id, amount, rate, ...doseArea(soil), nitrogen: kilograms },
    },
    [
      citeRule(book, 'top-dressing', [dressing]),
      citeRule(book, 'product-content', [exact, forPlot], nitrogen),
    ],
    besidePlantsCautions(context),
  )
}

/** Null where no standard gives the amount, or where it does not separate top dressing from basal dressing. */
function topDressingOfSeason({ input }: DiagnosisContext): number | null {
  const chosen = standardOf(input)
  const total = chosen?.total.n ?? null
  const basal = chosen?.basal?.n ?? null
  return total === null || basal === null ? null : total - basal
}
