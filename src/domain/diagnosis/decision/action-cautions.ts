import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import { nutrients } from '#domain/diagnosis/crop.ts'
import type { FertilizerPlan, NoPlan } from '#domain/diagnosis/diagnosis.ts'
import { compostNutrient } from '#domain/diagnosis/dose/compost-nutrients.ts'
import { fertilizerOf } from '#domain/diagnosis/rule-book.ts'
import type { AddAction, JudgedItem, Judgement } from './decision.ts'
import { caution, type Caution } from './message.ts'

/** What must be read before the amount is spread: dangers of the product, and doubts about the amount. */
export function cautionsBeside(
  { what, product }: Pick<AddAction, 'what' | 'product'>,
  { items, plan }: { readonly items: readonly Judgement[]; readonly plan: FertilizerPlan | NoPlan },
  context: DiagnosisContext,
): readonly Caution[] {
  const { input, standard, book } = context
  switch (what) {
    case 'compost':
      return overLimit(context)
    case 'sulfur':
      return [caution('sulfur-danger')]
    case 'lime': {
      const isHot = book.limes.find(({ id }) => id === product)?.nature === 'hot'
      return [...(isHot ? [caution('quicklime-danger')] : []), ...doubtsOf('lab-ph', items)]
    }
    default: {
      const { isCyanamide = false, isChloride = false } = fertilizerOf(product, book) ?? {}
      const isCommercial = input.crop.traits.includes('commercial-rates')
      return [
        ...(isCommercial && standard !== null && standard.mark !== 'own'
          ? [caution('commercial-rates')]
          : []),
        ...(what === 'n' || what === 'p2o5' || what === 'k2o'
          ? replacement(input.choices[what], product, plan)
          : []),
        ...(isCyanamide ? [caution('cyanamide-danger')] : []),
        ...(isChloride && input.crop.family === 'tuber' ? [caution('chloride-for-tubers')] : []),
      ]
    }
  }
}

/** Tells why another product than the chosen one is given. */
const replacement = (chosen: string, given: string, plan: FertilizerPlan | NoPlan) =>
  plan.kind === 'plan' && given !== chosen
    ? plan.cautions.filter(
        (one) => one.key === 'alkali-replaced' && one.params.products.includes(chosen),
      )
    : []

const overLimit = (context: DiagnosisContext) => {
  const most = context.book.compostLimit
  return nutrients.flatMap((nutrient): readonly Caution[] =>
    nutrient !== 'n' && (compostNutrient(context, nutrient)?.result.value ?? 0) > most
      ? [{ key: 'compost-over-limit', params: { nutrient, most } }]
      : [],
  )
}

/** The caution that a laboratory's value is outside what was read on the kit's chart. */
const doubtsOf = (wanted: JudgedItem, items: readonly Judgement[]) =>
  items
    .filter(({ item }) => item === wanted)
    .flatMap(({ cautions }) => cautions.filter(({ key }) => key === 'laboratory-differs'))
