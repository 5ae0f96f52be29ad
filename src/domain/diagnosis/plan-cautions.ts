import type { Nutrients } from './crop.ts'
import type { NutrientPlan } from './diagnosis.ts'
import type { Mark } from './evidence.ts'
import type { Caution } from './message.ts'
import { caution } from './say.ts'
import type { SoilCase } from './soil-case.ts'
import { bearsAlkali } from './straight-product.ts'

export function planCautions(
  planned: readonly NutrientPlan[],
  rates: Nutrients,
  part: 'basal' | 'season',
  mark: Mark,
  soilCase: SoilCase,
): readonly Caution[] {
  const isCut = planned.some(({ reason }) => ['reduced', 'held', 'left-out'].includes(reason))
  const isSaltUnknown = planned.some(({ standard, target }) => standard !== null && target === null)
  return [
    caution('prefecture-differs'),
    ...(part === 'season' ? [caution('season-is-split')] : []),
    ...(rates.n === 0 ? [caution('no-basal-in-standard')] : []),
    ...(mark === 'C' ? [caution('standard-weak')] : []),
    ...(isCut ? [caution('watch-growth-after-cut')] : []),
    ...(isSaltUnknown ? [caution('ec-cut-unknown')] : []),
    ...(soilCase.input.crop.traits.includes('fixes-nitrogen') ? [caution('legume-nitrogen')] : []),
    ...alkaliCautions(planned, soilCase),
    ...compostCautions(planned, soilCase),
    caution('label-is-ceiling'),
  ]
}

/** A chosen fertilizer limes: it counts with the lime, or, where crop or soil does not bear it, no amount of it is given. */
function alkaliCautions(planned: readonly NutrientPlan[], soilCase: SoilCase): readonly Caution[] {
  const { input, book } = soilCase
  const { n, p2o5, k2o } = input.choices
  const limes = (id: string) => book.fertilizers.some((one) => one.id === id && one.alkali > 0)
  if (![n, p2o5, k2o].some(limes)) return []
  if (!bearsAlkali(soilCase)) return [caution('alkaline-materials')]
  const isPlanned = planned.some(({ product }) => product !== null && limes(product.product))
  return isPlanned ? [{ key: 'alkali-counts-as-lime', params: { most: book.lime.cap } }] : []
}

function compostCautions(
  planned: readonly NutrientPlan[],
  { input, book }: SoilCase,
): readonly Caution[] {
  if (input.compost === null) return []
  const most = book.compostLimit
  return [
    caution('compost-estimate'),
    ...planned.flatMap(({ nutrient, standard, fromCompost }): readonly Caution[] => {
      if (nutrient !== 'n' && fromCompost > most) {
        return [{ key: 'compost-over-limit', params: { nutrient, most } }]
      }
      return standard !== null && fromCompost > standard
        ? [{ key: 'compost-over-target', params: { nutrient } }]
        : []
    }),
  ]
}
