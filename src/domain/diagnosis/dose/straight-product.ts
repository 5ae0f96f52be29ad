import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import { nutrients, type Nutrient } from '#domain/diagnosis/crop.ts'
import { fertilizerOf, type Fertilizer } from '#domain/diagnosis/rule-book.ts'
import { hasRoomFor, isTolerated, type LazyAlkaliRoom } from './suitability.ts'

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
