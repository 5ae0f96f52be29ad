import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import { nutrients } from '#domain/diagnosis/crop.ts'
import { compostNutrient } from '#domain/diagnosis/dose/compost-nutrients.ts'
import { fertilizerOf } from '#domain/diagnosis/rule-book.ts'
import type { AddAction, JudgedItem, Judgement } from './decision.ts'
import { caution, type Caution } from './message.ts'

/** What must be read before the amount is spread: dangers of the product, and doubts about the amount. */
export function cautionsBeside(
  { what, product }: Pick<AddAction, 'what' | 'product'>,
  items: readonly Judgement[],
  context: DiagnosisContext,
): readonly Caution[] {
  const { input, book } = context
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
      return [
        ...(isCyanamide ? [caution('cyanamide-danger')] : []),
        ...(isChloride && input.crop.family === 'tuber' ? [caution('chloride-for-tubers')] : []),
      ]
    }
  }
}

const overLimit = (context: DiagnosisContext) => {
  const most = context.book.compostLimit
  return nutrients.flatMap((nutrient): readonly Caution[] =>
    nutrient !== 'n' && (compostNutrient(context, nutrient)?.result.value ?? 0) > most
      ? [{ key: 'compost-over-limit', params: { nutrient, most } }]
      : [],
  )
}

/** Whether a laboratory's value is outside what was read on the kit's chart. */
const doubtsOf = (wanted: JudgedItem, items: readonly Judgement[]) =>
  items
    .filter(({ item }) => item === wanted)
    .flatMap(({ cautions }) => cautions.filter(({ key }) => key === 'laboratory-differs'))
