import type { DiagnosedItem, FertilizerPlan, NoPlan } from '#domain/diagnosis/diagnosis.ts'
import { substanceOf } from '#domain/diagnosis/measured-items.ts'
import { caution, type Advice } from './message.ts'

/** Advice to give the whole standard. */
const wholeStandard: ReadonlySet<Advice['key']> = new Set([
  'nitrogen-standard',
  'phosphate-keep-standard',
  'potassium-keep-standard',
  'potassium-watch-magnesium',
])

/** The advice on a nutrient, where compost brings some of the standard, or where the standard gives nothing before planting. */
export function withAdviceByPlan(
  item: DiagnosedItem,
  plan: FertilizerPlan | NoPlan,
): DiagnosedItem {
  const { key } = item.action
  const isWhole = wholeStandard.has(key)
  if (plan.kind !== 'plan' || !(isWhole || key === 'nitrogen-credited')) return item
  const planned = plan.nutrients.find(({ nutrient }) => nutrient === substanceOf(item.item))
  if (planned === undefined) return item
  const { nutrient, standard, target, fromCompost } = planned
  if (standard === 0)
    return { ...item, action: { key: 'nutrient-not-basal', params: { nutrient } } }
  if (!isWhole || fromCompost <= 0) return item
  const { cautions } = item
  return {
    ...item,
    action: { key: 'compost-counted', params: { nutrient, isEnough: target === 0 } },
    cautions:
      key === 'potassium-watch-magnesium'
        ? [...cautions, caution('potassium-magnesium')]
        : cautions,
  }
}
