import { carbonatePerPh } from './lime-dose.ts'
import { limeNeed, limeRequest } from './lime-need.ts'
import { contextOf, valueOf, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { Nutrient } from '#domain/diagnosis/crop.ts'
import { evaluate } from '#domain/diagnosis/expression.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { Estimate } from '#domain/diagnosis/input/measured.ts'
import { guardsOf } from '#domain/diagnosis/judgement/guards.ts'
import type { Fertilizer, RuleBook } from '#domain/diagnosis/rule-book.ts'
import { once } from '#domain/once.ts'
import { cropStand, isPermanentCrop } from './timing.ts'

/** How much alkali fertilizer may still bring before the soil is limed too much. */
export type AlkaliRoom =
  /** `unsuitable`: for the crop, or for soil that is not acid. `lime-held`: lime waits, and its like with it. */
  | { readonly kind: 'none'; readonly reason: 'unsuitable' | 'lime-held' }
  | {
      readonly kind: 'some'
      /** kg/10a of calcium carbonate that lift pH to the upper end of the crop's range. */
      readonly carbonate: number
      /** What one dressing still allows, g per m². */
      readonly rate: number
      /** Beside lime, which is reduced by what the fertilizer brings. */
      readonly isLimed: boolean
    }

/** Computed when a product that limes comes into question, which is seldom. */
export type LazyAlkaliRoom = () => AlkaliRoom

/**
 * On acid soil the room is that from the lower end of the crop's range, however acid it is: otherwise more acid soil, whose
 * fertilizer is taken off the lime, would get less lime than milder soil, whose is not.
 */
export function alkaliRoom(context: DiagnosisContext): AlkaliRoom {
  const { input, soil, book } = context
  const { crop, growth } = input
  if (crop.lime !== 'usual' && crop.lime !== 'to-minimum') {
    return { kind: 'none', reason: 'unsuitable' }
  }
  const ph = valueOf(context, 'ph')
  const { cap } = book.lime
  if (crop.ph === null || ph === null) {
    return { kind: 'some', carbonate: Infinity, rate: cap, isLimed: false }
  }
  const { low } = crop.ph.value
  const most = crop.ph.value.high ?? book.ph.veryHighOver
  if (ph.high > most) return { kind: 'none', reason: 'unsuitable' }
  const isAcid = ph.best < low
  if (isAcid && isLimeHeld(context, ph)) return { kind: 'none', reason: 'lime-held' }
  const carbonate = (most - Math.max(ph.best, low)) * evaluate(carbonatePerPh(soil, book))
  return { kind: 'some', carbonate, rate: cap, isLimed: isAcid && growth === 'before-planting' }
}

/** Lime waits for other values, or for salts that make the soil look acid. */
const isLimeHeld = (context: DiagnosisContext, ph: Estimate) =>
  guardsOf(context).lime !== null || evaluate(limeNeed(limeRequest(ph, context), context)) <= 0

/** kg/10a of calcium carbonate that work like this rate of the product. */
const carbonateOf = (alkali: number, rate: number, { lime }: RuleBook) =>
  (rate * alkali) / lime.referenceAlkali

/** Whether a rate, g per m², of a product limes no more than there is room for. */
export function hasRoomFor(
  { alkali }: Fertilizer,
  rate: number,
  nutrient: Nutrient,
  lazyRoom: LazyAlkaliRoom,
  { book }: DiagnosisContext,
): boolean {
  if (alkali === 0) return true
  const room = lazyRoom()
  if (room.kind === 'none') return false
  // Nitrogen and potassium are cut by what is left in the soil: lime would grow by what is taken off them.
  if (room.isLimed && nutrient !== 'p2o5') return false
  return rate <= room.rate && carbonateOf(alkali, rate, book) <= room.carbonate + 1e-9
}

/** The room left after a rate of a product. */
export function roomAfter(
  lazyRoom: LazyAlkaliRoom,
  { alkali }: Fertilizer,
  rate: number,
  { book }: DiagnosisContext,
): LazyAlkaliRoom {
  if (alkali === 0) return lazyRoom
  const room = lazyRoom()
  if (room.kind === 'none') return lazyRoom
  const left = {
    ...room,
    carbonate: room.carbonate - carbonateOf(alkali, rate, book),
    rate: room.rate - rate,
  }
  return () => left
}

/**
 * Excludes products that lime a crop without tolerance for lime, acidify soil too acid even for an acid-loving crop, or harm the
 * plants they are spread beside.
 */
export function isTolerated(
  one: Fertilizer,
  context: DiagnosisContext,
  room: LazyAlkaliRoom,
): boolean {
  if (one.alkali > 0 && room().kind === 'none') return false
  if (one.raisesPh && !toleratesRaisedPh(context)) return false
  if (one.isCyanamide && isBesidePlants(context)) return false
  return !(one.isAcidifying && isTooAcid(context))
}

/** The products with these ids that crop and soil tolerate. */
export function usableProducts(
  ids: readonly string[],
  input: DiagnosisInput,
  book: RuleBook,
): readonly Fertilizer[] {
  const context = contextOf(input, book)
  const room = once(() => alkaliRoom(context))
  return book.fertilizers.filter((one) => ids.includes(one.id) && isTolerated(one, context, room))
}

/** Whether the crop and its soil take manure that raises the pH. */
export function toleratesRaisedPh(context: DiagnosisContext): boolean {
  const { input, book } = context
  const { crop, flowerColor } = input
  if (crop.lime === 'acid-lover' || (crop.lime === 'ask-color' && flowerColor === 'blue')) {
    return false
  }
  const ph = valueOf(context, 'ph')
  return ph === null || ph.high <= (crop.ph?.value.high ?? book.ph.veryHighOver)
}

function isTooAcid(context: DiagnosisContext): boolean {
  const { crop } = context.input
  const ph = valueOf(context, 'ph')
  return crop.lime === 'below-minimum-only' && ph !== null && ph.best < (crop.ph?.value.low ?? 0)
}

/** Whether some of the amount is spread beside living plants: a growing or a permanent crop, or a season's amount to be split. */
export const isBesidePlants = ({ input: { crop, growth }, standard }: DiagnosisContext) =>
  growth === 'growing' || isPermanentCrop(cropStand(crop)) || standard?.basal === null
