import { flooredAmount } from './amount.ts'
import { basalNeed } from './basal-needs.ts'
import { because, calculation, statedFigure } from './because.ts'
import { compostNutrient } from './compost-nutrients.ts'
import { nutrients, type Nutrient, type Standard } from './crop.ts'
import type { Evidence, FertilizerPlan, NoPlan, NutrientPlan, ProductAmount } from './diagnosis.ts'
import { atLeast, difference, figure, product, quotient, type Figure } from './expression.ts'
import { planCautions } from './plan-cautions.ts'
import type { SaltHold } from './salt-hold.ts'
import type { SoilCase } from './soil-case.ts'
import { standardOf } from './standard-of.ts'
import { straightProduct } from './straight-product.ts'

/** Standard rate of the crop − what the soil still holds − what compost brings → products for the plot. */
export function fertilizerPlan(soilCase: SoilCase, hold: SaltHold): FertilizerPlan | NoPlan {
  const { input } = soilCase
  if (input.growth === 'growing') return { kind: 'no-plan', reason: 'growing' }
  const standard = standardOf(input)
  if (standard === null) return { kind: 'no-plan', reason: 'no-standard' }
  const rates = standard.basal ?? standard.total
  const planned = nutrients.map((nutrient) => nutrientPlan(nutrient, standard, soilCase, hold))
  const { region, mark, sources } = standard
  const part = standard.basal === null ? 'season' : 'basal'
  return {
    kind: 'plan',
    standard: standard.id,
    region,
    part,
    mark,
    sources,
    nutrients: planned,
    cautions: planCautions(planned, rates, part, mark, soilCase),
  }
}

function nutrientPlan(
  nutrient: Nutrient,
  published: Standard,
  soilCase: SoilCase,
  hold: SaltHold,
): NutrientPlan {
  const { book } = soilCase
  const rate = (published.basal ?? published.total)[nutrient]
  const compost = compostNutrient(soilCase, nutrient)
  const fromCompost = compost?.result.value ?? 0
  const base = { nutrient, standard: rate, fromCompost }
  if (rate === null)
    return { ...base, target: null, reason: 'unknown', product: null, evidence: [] }
  const standard = figure('basal-standard', rate, 'kg/10a')
  const need = basalNeed(nutrient, standard, soilCase, hold)
  const ofStandard = because(book, 'standard-rate', [], published)
  if (need.target === null) {
    const evidence = [ofStandard, ...need.evidence]
    return { ...base, target: null, reason: need.reason, product: null, evidence }
  }
  const left = calculation(
    'target-rate',
    'kg/10a',
    atLeast(
      figure('none', 0),
      compost === null ? need.target : difference(need.target, compost.result),
    ),
  )
  const bought = purchase(nutrient, left.result, soilCase)
  const isOverLimit = nutrient !== 'n' && fromCompost > book.compostLimit
  const afterCompost =
    compost === null ? [] : [compost.evidence, because(book, 'compost-credit', [left])]
  return {
    ...base,
    target: left.result.value,
    reason: need.reason === 'standard' && fromCompost > 0 ? 'reduced' : need.reason,
    product: bought?.product ?? null,
    evidence: [
      ofStandard,
      ...need.evidence,
      ...afterCompost,
      ...(isOverLimit ? [because(book, 'compost-limit')] : []),
      ...(bought?.evidence ?? []),
    ],
  }
}

/** Never more than the target: amounts are rounded down. */
function purchase(
  nutrient: Nutrient,
  target: Figure,
  soilCase: SoilCase,
): { readonly product: ProductAmount; readonly evidence: readonly Evidence[] } | null {
  const { input, soil, book } = soilCase
  const chosen = straightProduct(input.choices[nutrient], nutrient, soilCase)
  if (chosen === null || target.value <= 0) return null
  const share = figure('content-share', chosen[nutrient] / 100)
  const rate = calculation('product-rate', 'g/m²', quotient(target, share))
  const forPlot = calculation(
    'product-amount',
    'g',
    product(rate.result, statedFigure('area', soil.area, 'm²')),
  )
  return {
    product: {
      product: chosen.id,
      amount: flooredAmount(forPlot.result.value),
      rate: flooredAmount(rate.result.value).grams,
    },
    evidence: [because(book, 'product-content', [rate, forPlot], chosen)],
  }
}
