import { valueOf, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import { nutrients, type Nutrients, type Standard } from '#domain/diagnosis/crop.ts'
import { caution, type Caution } from '#domain/diagnosis/decision/message.ts'
import type { NutrientPlan } from '#domain/diagnosis/diagnosis.ts'
import { fertilizerOf } from '#domain/diagnosis/rule-book.ts'
import { usedCompost } from './compost-nutrients.ts'
import { alkaliRoom, isBesidePlants, type AlkaliRoom } from './suitability.ts'
import { cropStand, isAllBasal } from './timing.ts'
import { reachesStandard } from './reaches-standard.ts'

/** What must be known before a plan is followed. */
export function planCautions(
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
    ...(context.input.crop.traits.includes('fixes-nitrogen') ? [caution('legume-nitrogen')] : []),
    ...alkaliCautions(plans, context),
    ...cyanamideCautions(plans, context),
    ...compostCautions(plans, context),
    caution('label-is-ceiling'),
  ]
}

/** Whether the plants may go short of what a later dressing can still give: phosphate cannot, and what waits is tested again. */
const isCut = (plan: NutrientPlan) =>
  plan.nutrient !== 'p2o5' &&
  (plan.reason === 'reduced' || plan.reason === 'left-out' || plan.reason === 'not-needed') &&
  !reachesStandard(plan)

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
