import { calculation, citeRule } from '#domain/diagnosis/cite-rule.ts'
import { standardRate, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import { nutrients, type Nutrient, type Standard } from '#domain/diagnosis/crop.ts'
import type {
  Evidence,
  FertilizerPlan,
  NoPlan,
  NutrientPlan,
  ProductAmount,
} from '#domain/diagnosis/diagnosis.ts'
import { maxOf, difference, figure, quotient, type Figure } from '#domain/diagnosis/expression.ts'
import { fertilizerOf } from '#domain/diagnosis/rule-book.ts'
import { once } from '#domain/once.ts'
import { assertNever } from '#domain/result.ts'
import { roundedRate } from './amount.ts'
import { compostNutrient } from './compost-nutrients.ts'
import { doseForPlot, isSpreadable } from './dose-for-plot.ts'
import type { NutrientNeed, NutrientNeeds } from './nutrient-needs.ts'
import { planCautions } from './plan-cautions.ts'
import { straightProduct } from './straight-product.ts'
import { alkaliRoom, roomAfter, type LazyAlkaliRoom } from './suitability.ts'

/** Plans fertilizer: standard rate of the crop − what the soil still holds − what compost brings → products for the plot. */
export function fertilizerPlan(
  context: DiagnosisContext,
  needs: NutrientNeeds,
): FertilizerPlan | NoPlan {
  const { input, standard } = context
  if (input.growth === 'growing') return { kind: 'no-plan', reason: 'growing' }
  if (standard === null) return { kind: 'no-plan', reason: 'no-standard' }
  const plans: NutrientPlan[] = []
  let room = once(() => alkaliRoom(context))
  for (const nutrient of nutrients) {
    const plan = nutrientPlan(nutrient, standard, needs[nutrient], room, context)
    plans.push(plan)
    room = roomBeside(plan, room, context)
  }
  const { region, mark, sources } = standard
  const part = standard.basal === null ? 'season' : 'basal'
  return {
    kind: 'plan',
    standard: standard.id,
    region,
    part,
    mark,
    sources,
    nutrients: plans,
    cautions: planCautions(plans, standard, context),
  }
}

function nutrientPlan(
  nutrient: Nutrient,
  published: Standard,
  { change, target, evidence }: NutrientNeed,
  room: LazyAlkaliRoom,
  context: DiagnosisContext,
): NutrientPlan {
  const { book } = context
  const standard = standardRate(nutrient, context)
  const compost = compostNutrient(context, nutrient)
  const fromCompost = compost?.result.value ?? 0
  const planWith = (
    kilograms: number | null,
    reason: NutrientPlan['reason'],
    bought: ProductAmount | null,
    reasons: readonly Evidence[],
  ): NutrientPlan => ({
    nutrient,
    standard,
    target: kilograms,
    fromCompost,
    reason,
    product: bought,
    evidence: reasons,
  })
  if (standard === null) return planWith(null, 'unknown', null, [])
  const reasons: Evidence[] = [citeRule(book, 'standard-rate', [], published), ...evidence]
  const reason = reasonOf(change, fromCompost)
  if (target === null) return planWith(null, reason, null, reasons)
  let left = target
  if (compost !== null) {
    const line = calculation(
      'target-rate',
      'kg/10a',
      maxOf(figure('none', 0), difference(target, compost.result)),
    )
    left = line.result
    reasons.push(compost.evidence, citeRule(book, 'compost-credit', [line]))
  }
  if (nutrient !== 'n' && fromCompost > book.compostLimit) {
    reasons.push(citeRule(book, 'compost-limit'))
  }
  const bought = purchase(nutrient, left, room, context)
  if (bought === 'too-little') return planWith(0, 'too-little', null, reasons)
  if (bought !== null) reasons.push(...bought.evidence)
  return planWith(left.value, reason, bought?.product ?? null, reasons)
}

function reasonOf(change: NutrientNeed['change'], fromCompost: number): NutrientPlan['reason'] {
  switch (change.kind) {
    case 'unknown':
    case 'none':
      return change.reason
    case 'keep':
      return fromCompost > 0 ? 'reduced' : 'standard'
    case 'share':
    case 'minus':
      return 'reduced'
    case 'plus':
      return 'raised'
    default:
      return assertNever(change)
  }
}

/** Null where nothing is to be given, or no product fits. `too-little`: too small to weigh or spread. */
function purchase(
  nutrient: Nutrient,
  target: Figure,
  room: LazyAlkaliRoom,
  context: DiagnosisContext,
):
  | { readonly product: ProductAmount; readonly evidence: readonly Evidence[] }
  | 'too-little'
  | null {
  const { soil, book, input } = context
  const chosen =
    target.value > 0
      ? straightProduct(input.choices[nutrient], nutrient, target.value, room, context)
      : null
  if (chosen === null) return null
  const share = figure('content-share', chosen[nutrient] / 100)
  const exact = calculation('product-rate', 'g/m²', quotient(target, share))
  const rate = roundedRate(exact.result.value)
  if (!isSpreadable(rate, context)) return 'too-little'
  const { amount, forPlot } = doseForPlot(rate, soil)
  return {
    product: { product: chosen.id, amount, rate },
    evidence: [citeRule(book, 'product-content', [exact, forPlot], chosen)],
  }
}

function roomBeside(
  { product: bought }: NutrientPlan,
  room: LazyAlkaliRoom,
  context: DiagnosisContext,
) {
  const one = bought === null ? undefined : fertilizerOf(bought.product, context.book)
  return bought === null || one === undefined ? room : roomAfter(room, one, bought.rate, context)
}
