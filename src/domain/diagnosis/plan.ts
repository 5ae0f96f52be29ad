import { roundedRate } from '#domain/diagnosis/dose/amount.ts'
import { calculation, citeRule, doseForPlot } from './cite-rule.ts'
import { compostNutrient, usedCompost } from '#domain/diagnosis/dose/compost-nutrients.ts'
import { standardRate, valueOf, type DiagnosisContext } from './context.ts'
import { nutrients, type Nutrient, type Nutrients, type Standard } from './crop.ts'
import type { Evidence, FertilizerPlan, NoPlan, NutrientPlan, ProductAmount } from './diagnosis.ts'
import { maxOf, difference, figure, quotient, type Figure } from './expression.ts'
import { caution, type Caution } from '#domain/diagnosis/decision/message.ts'
import {
  alkaliRoom,
  hasRoomFor,
  isBesidePlants,
  isTolerated,
  roomAfter,
  type AlkaliRoom,
  type LazyAlkaliRoom,
} from '#domain/diagnosis/dose/suitability.ts'
import { cropStand, isAllBasal } from '#domain/diagnosis/dose/timing.ts'
import type { NutrientNeed, NutrientNeeds } from '#domain/diagnosis/dose/nutrient-needs.ts'
import { fertilizerOf, type Fertilizer } from './rule-book.ts'
import { once } from '#domain/once.ts'
import { assertNever } from '#domain/result.ts'

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

/** Whether an amount can be spread evenly and weighed. Without a known area only the rate is checked. */
export function isSpreadable(rate: number, { soil, book }: DiagnosisContext): boolean {
  const { minRate, minGrams } = book.spreading
  return rate >= minRate && (soil.area.from === 'default' || rate * soil.area.value >= minGrams)
}

/**
 * The product chosen for this nutrient, otherwise the first that suits crop and soil; `kilograms` of the nutrient per 10a.
 * Products with other nutrients need a mix.
 */
export function straightProduct(
  id: string,
  nutrient: Nutrient,
  kilograms: number,
  room: LazyAlkaliRoom,
  context: DiagnosisContext,
): Fertilizer | null {
  const isSuited = (one: Fertilizer) =>
    isStraight(one, nutrient) &&
    isTolerated(one, context, room) &&
    hasRoomFor(one, (kilograms / one[nutrient]) * 100, nutrient, room, context)
  const chosen = fertilizerOf(id, context.book)
  if (chosen !== undefined && isSuited(chosen)) return chosen
  return context.book.fertilizers.find(isSuited) ?? null
}

const isStraight = (one: Fertilizer, nutrient: Nutrient) =>
  one[nutrient] > 0 && nutrients.every((other) => other === nutrient || one[other] === 0)

function roomBeside(
  { product: bought }: NutrientPlan,
  room: LazyAlkaliRoom,
  context: DiagnosisContext,
) {
  const one = bought === null ? undefined : fertilizerOf(bought.product, context.book)
  return bought === null || one === undefined ? room : roomAfter(room, one, bought.rate, context)
}

function planCautions(
  plans: readonly NutrientPlan[],
  { basal, total, mark }: Standard,
  context: DiagnosisContext,
): readonly Caution[] {
  const rates: Nutrients = basal ?? total
  const has = (...wanted: readonly NutrientPlan['reason'][]) =>
    plans.some(({ reason, standard }) => standard !== null && wanted.includes(reason))
  const isNitrateKnown = valueOf(context, 'nitrate') !== null
  return [
    caution('prefecture-differs'),
    ...(basal === null ? [splitCaution(context)] : []),
    ...(rates.n === 0 ? [caution('no-basal-in-standard')] : []),
    ...(mark === 'C' ? [caution('standard-weak')] : []),
    ...(plans.some(isCut) ? [caution('watch-growth-after-cut')] : []),
    ...(has('unknown') ? [{ key: 'ec-cut-unknown', params: { isNitrateKnown } } as const] : []),
    ...(has('not-measured') ? [caution('not-measured-no-dose')] : []),
    ...(context.input.crop.traits.includes('fixes-nitrogen') ? [caution('legume-nitrogen')] : []),
    ...alkaliCautions(plans, context),
    ...cyanamideCautions(plans, context),
    ...compostCautions(plans, context),
    caution('label-is-ceiling'),
  ]
}

/** Whether the plants may go short of what a later dressing can still give: phosphate cannot, and what waits is tested again. */
const isCut = ({ nutrient, reason, standard, target, fromCompost }: NutrientPlan) =>
  nutrient !== 'p2o5' &&
  (reason === 'reduced' || reason === 'left-out' || reason === 'not-needed') &&
  (target ?? 0) + fromCompost < (standard ?? 0) - 1e-6

const splitCaution = ({ input: { crop } }: DiagnosisContext) =>
  caution(isAllBasal(cropStand(crop), 'p2o5') ? 'season-is-split-but-phosphate' : 'season-is-split')

/** A chosen fertilizer that limes counts as lime; where crop or soil does not tolerate it, no amount of it is given. */
function alkaliCautions(
  plans: readonly NutrientPlan[],
  context: DiagnosisContext,
): readonly Caution[] {
  const { input, book } = context
  const limes = (id: string) => (fertilizerOf(id, book)?.alkali ?? 0) > 0
  if (!nutrients.some((nutrient) => limes(input.choices[nutrient]))) return []
  const room = alkaliRoom(context)
  if (room.kind === 'none' && room.reason === 'unsuitable') return [caution('alkaline-materials')]
  const isPlanned = plans.some(({ product: one }) => one !== null && limes(one.product))
  return [
    ...replacedCautions(plans, room, limes, context),
    ...(isPlanned
      ? [{ key: 'alkali-counts-as-lime', params: { most: book.lime.cap } } as const]
      : []),
  ]
}

/** Tells why other products than the chosen ones that lime are given. */
function replacedCautions(
  plans: readonly NutrientPlan[],
  room: AlkaliRoom,
  limes: (id: string) => boolean,
  context: DiagnosisContext,
): readonly Caution[] {
  const { choices } = context.input
  const isBeside = besidePlantsCautions(context).length > 0
  const replaced = plans.filter(
    ({ nutrient, product: one }) =>
      one !== null &&
      one.product !== choices[nutrient] &&
      limes(choices[nutrient]) &&
      !(isBeside && nutrient === 'n'),
  )
  const causeOf = ({ nutrient }: NutrientPlan) =>
    room.kind === 'none'
      ? 'lime-held'
      : room.isLimed && nutrient !== 'p2o5'
        ? 'with-lime'
        : 'too-much'
  return (['lime-held', 'with-lime', 'too-much'] as const).flatMap((cause): readonly Caution[] => {
    const products = replaced
      .filter((one) => causeOf(one) === cause)
      .map(({ nutrient }) => choices[nutrient])
    return products.length === 0 ? [] : [{ key: 'alkali-replaced', params: { products, cause } }]
  })
}

function cyanamideCautions(
  plans: readonly NutrientPlan[],
  context: DiagnosisContext,
): readonly Caution[] {
  const isReplaced = plans.some(({ nutrient, product }) => nutrient === 'n' && product !== null)
  return isReplaced ? besidePlantsCautions(context) : []
}

/** Tells why another product than the chosen cyanamide is given. */
export const besidePlantsCautions = (context: DiagnosisContext): readonly Caution[] =>
  isBesidePlants(context) &&
  fertilizerOf(context.input.choices.n, context.book)?.isCyanamide === true
    ? [caution('cyanamide-not-beside-plants')]
    : []

function compostCautions(
  plans: readonly NutrientPlan[],
  context: DiagnosisContext,
): readonly Caution[] {
  if (usedCompost(context) === null) return []
  const most = context.book.compostLimit
  return [
    caution('compost-estimate'),
    ...plans.flatMap(({ nutrient, standard, fromCompost }): readonly Caution[] => {
      if (nutrient !== 'n' && fromCompost > most) {
        return [{ key: 'compost-over-limit', params: { nutrient, most } }]
      }
      return standard !== null && fromCompost > standard
        ? [{ key: 'compost-over-target', params: { nutrient } }]
        : []
    }),
  ]
}
