import { flooredAmount, roundedAmount } from './amount.ts'
import { because, calculation, statedFigure } from './because.ts'
import type { CountedValue, VerdictLevel } from './diagnosis.ts'
import { atLeast, atMost, difference, figure, product, quotient } from './expression.ts'
import { nitrogenCredit } from './nitrogen-credit.ts'
import type { Advised } from './ph-action.ts'
import type { Action } from './message.ts'
import { plannedStandard } from './plan-basis.ts'
import { saltCut } from './salt-cut.ts'
import type { SaltHold } from './salt-hold.ts'
import { action } from './say.ts'
import type { SoilCase } from './soil-case.ts'
import { standardOf } from './standard-of.ts'
import { straightProduct } from './straight-product.ts'

type NitrogenAdvice = Omit<Advised, 'cautions'>
const only = (advice: Action): NitrogenAdvice => ({ advice, evidence: [] })

export function nitrogenAction(
  value: CountedValue,
  levels: readonly VerdictLevel[],
  soilCase: SoilCase,
  hold: SaltHold,
): NitrogenAdvice {
  if (hold.holdsNitrogen) {
    const isExcess = levels.length === 1 && levels[0] === 'excess'
    const key = isExcess ? 'nitrogen-none-wait' : 'nitrogen-none'
    return { advice: action(key), evidence: hold.evidence }
  }
  return soilCase.input.growth === 'before-planting'
    ? beforePlanting(soilCase)
    : whileGrowing(value, levels, soilCase)
}

/** Nothing seen is no figure: nothing is computed from it. What a laboratory found counts as ever. */
export function unseenNitrogenAction(soilCase: SoilCase, hold: SaltHold): Action {
  if (hold.holdsNitrogen) return action('nitrogen-none')
  return soilCase.input.growth === 'growing'
    ? action('top-dress-unseen')
    : beforePlanting(soilCase).advice
}

function beforePlanting(soilCase: SoilCase): NitrogenAdvice {
  const credit = nitrogenCredit(soilCase)
  const isPlanned = plannedStandard('n', soilCase) !== null
  const evidence = credit?.evidence ?? []
  const cut = saltCut(soilCase, ['n'])
  if (cut !== null) {
    return { advice: cut, evidence: [...evidence, because(soilCase.book, 'ec-basal')] }
  }
  if (credit === null || credit.result.value <= 0) {
    return { advice: action(isPlanned ? 'nitrogen-standard' : 'nitrogen-by-bag'), evidence }
  }
  const params = { credit: Number(credit.result.value.toPrecision(2)) }
  return {
    advice: { key: isPlanned ? 'nitrogen-credited' : 'nitrogen-credit-own', params },
    evidence,
  }
}

function whileGrowing(
  value: CountedValue,
  levels: readonly VerdictLevel[],
  soilCase: SoilCase,
): NitrogenAdvice {
  if (levels.includes('high') || levels.includes('excess')) {
    return only(action(levels.includes('fit') ? 'nitrogen-not-now' : 'nitrogen-none'))
  }
  if (!levels.includes('low')) return only(action('nitrogen-not-now'))
  const { crop } = soilCase.input
  const isClearlyLow = levels.length === 1 && value.high < soilCase.book.nitrate.lowUnder
  if (!isClearlyLow || crop.traits.includes('fixes-nitrogen')) return only(action('nitrogen-watch'))
  return topDressing(value, soilCase)
}

/** Up to the guide value, and never more than the standard gives as top dressing in the whole season. */
function topDressing(value: CountedValue, soilCase: SoilCase): NitrogenAdvice {
  const { input, book, soil } = soilCase
  const nitrogen = straightProduct(input.choices.n, 'n', soilCase)
  const most = topDressingOfSeason(soilCase)
  if (nitrogen === null || most === null) return only(action('top-dress-by-bag'))
  if (most <= 0) return only(action('nitrogen-watch'))
  const wanted = calculation(
    'top-dressing-n',
    'kg/10a',
    atMost(
      atLeast(
        figure('none', 0),
        difference(
          figure('guide-nitrate', book.nitrate.guide, 'kg/10a'),
          figure('nitrate-n', value.best, 'kg/10a'),
        ),
      ),
      figure('top-dressing-total', most, 'kg/10a'),
    ),
  )
  const rate = calculation(
    'product-rate',
    'g/m²',
    quotient(wanted.result, figure('content-share', nitrogen.n / 100)),
  )
  const forPlot = calculation(
    'product-amount',
    'g',
    product(rate.result, statedFigure('area', soil.area, 'm²')),
  )
  return {
    advice: {
      key: 'top-dress',
      params: {
        product: nitrogen.id,
        amount: flooredAmount(forPlot.result.value),
        rate: roundedAmount(rate.result.value).grams,
        area: soil.area.value,
        isAreaAssumed: soil.area.from === 'default',
        nitrogen: Number(wanted.result.value.toPrecision(2)),
      },
    },
    evidence: [
      because(book, 'top-dressing', [wanted]),
      because(book, 'product-content', [rate, forPlot], nitrogen),
    ],
  }
}

/** Null where no standard says how much, or where it does not tell top dressing from the basal dressing. */
function topDressingOfSeason({ input }: SoilCase): number | null {
  const standard = standardOf(input)
  const total = standard?.total.n ?? null
  const basal = standard?.basal?.n ?? null
  return total === null || basal === null ? null : total - basal
}
