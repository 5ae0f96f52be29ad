import { isImplausible } from '#domain/diagnosis/judgement/verdict-levels.ts'
import { roundedRate, totalAmount, type Amount } from '#domain/diagnosis/dose/amount.ts'
import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { Nutrient } from '#domain/diagnosis/crop.ts'
import type {
  AcidifyAction,
  AddAction,
  Bags,
  DecisionAction,
  DecisionOptions,
  Judgement,
  StopAction,
} from './decision.ts'
import { directiveOf, type Dose } from './directive.ts'
import { unquantifiedActions, isCompostHeld, itemsFor, stopActions } from './decision-stops.ts'
import type { FertilizerPlan, NoPlan } from '#domain/diagnosis/diagnosis.ts'
import type { NutrientNeeds } from '#domain/diagnosis/dose/nutrient-needs.ts'
import { isSpreadable } from '#domain/diagnosis/plan.ts'
import type { RuleBook, YearlyDressing } from '#domain/diagnosis/rule-book.ts'
import {
  cropStand,
  fertilizerTiming,
  isAllBasal,
  limeTiming,
  spreadingMethod,
  type SpreadingTime,
} from '#domain/diagnosis/dose/timing.ts'

interface Decided {
  readonly items: readonly Judgement[]
  readonly plan: FertilizerPlan | NoPlan
  readonly needs: NutrientNeeds
}

/** Lists what to do in order: check values, spread (lime to fertilizer), leave out, follow the bag. */
export function decidedActions(
  context: DiagnosisContext,
  { items, plan, needs }: Decided,
  options: DecisionOptions,
): readonly DecisionAction[] {
  const spread = spreading(context, options)
  const stops = stopActions(items, plan, needs, context)
  return [
    ...asked(items),
    ...items.flatMap((item) => dressed(item, context, spread)),
    ...(plan.kind === 'plan' ? planned(plan, items, context, options, spread) : []),
    ...composted(context, needs, spread),
    ...acidified(items, stops, context),
    ...stops,
    ...unquantifiedActions(items, plan, needs, context),
  ]
}

function asked(items: readonly Judgement[]): readonly DecisionAction[] {
  const doubted = items.filter(isImplausible)
  return doubted.length === 0
    ? []
    : [{ kind: 'ask', id: 'ask', items: doubted.map(({ item }) => item) }]
}

/* Spreading */

type Spread = (
  what: AddAction['what'],
  dose: Dose,
  part: AddAction['part'],
  more?: Partial<Pick<AddAction, 'items' | 'whole' | 'when' | 'bags'>>,
) => AddAction

/** Returns the builder of spreading actions for this crop and field. */
function spreading(
  { input: { crop }, soil: { area }, book }: DiagnosisContext,
  { bagKilograms }: DecisionOptions,
): Spread {
  const stand = cropStand(crop)
  const isAreaAssumed = area.from === 'default'
  return (what, { product, rate, amount }, part, more = {}) => ({
    kind: 'add',
    id: `add-${what}-${product}`,
    what,
    product,
    rate,
    total: amount,
    isAreaAssumed,
    bags: isAreaAssumed ? null : bagsOf(amount, bagKilograms?.[product] ?? book.bagKilograms.value),
    whole: null,
    part,
    when: what === 'lime' ? limeTiming(stand) : fertilizerTiming(stand, part),
    how: spreadingMethod(stand, part),
    items: [],
    ...more,
  })
}

const bagsOf = ({ grams }: Amount, kilograms: number): Bags => ({
  kilograms,
  count: Math.ceil(grams / (kilograms * 1000) - 1e-9),
})

/** Doses that a judgement gives by itself. */
function dressed(
  { item, action }: Judgement,
  context: DiagnosisContext,
  spread: Spread,
): readonly AddAction[] {
  const directive = directiveOf(action)
  if (directive.kind !== 'give') return []
  const { what, dose } = directive
  if (what !== 'n')
    return [spread(what, dose, 'once', { items: [item], whole: dose.whole ?? null })]
  const next = nextDressing('top-dressing', context)
  const when = next === null ? {} : { when: inSeason(next) }
  return [spread('n', dose, 'top-dressing', { items: [item], ...when })]
}

function planned(
  plan: FertilizerPlan,
  items: readonly Judgement[],
  context: DiagnosisContext,
  { mix }: DecisionOptions,
  spread: Spread,
): readonly AddAction[] {
  const { input, book } = context
  const doses =
    mix !== undefined && mix.products.length > 0
      ? mix
          .solve(plan, input, book, mix.products)
          .products.map((dose) => ({ what: mainOf(dose.product, book), dose }))
      : plan.nutrients.flatMap(({ nutrient, product }) =>
          product === null ? [] : [{ what: nutrient, dose: product }],
        )
  return doses.map(({ what, dose }) => {
    const led = itemsFor(what, items)
    if (plan.part === 'season' && mix === undefined && isAllBasal(cropStand(input.crop), what)) {
      return spread(what, dose, 'basal', { items: led })
    }
    const next = nextDressing(plan.part, context)
    if (next === null) return spread(what, dose, plan.part, { items: led })
    const when = inSeason(next)
    const share = plan.part === 'season' ? (next.share?.[what] ?? null) : null
    const rate = share === null ? 0 : roundedRate(dose.rate * share)
    if (share === null || !isSpreadable(rate, context)) {
      return spread(
        what,
        dose,
        plan.part,
        plan.part === 'season' ? { items: led } : { items: led, when },
      )
    }
    const amount = totalAmount(rate, context.soil.area.value)
    const part = { product: dose.product, rate, amount }
    return spread(what, part, plan.part, { items: led, whole: dose.amount, when })
  })
}

const inSeason = ({ season }: YearlyDressing): SpreadingTime => ({
  key: 'seasons',
  seasons: [season],
})

/**
 * Returns the next dressing in the crop's calendar, or the first where the month is not known. The first dressing of the year is
 * not a top dressing.
 */
function nextDressing(
  part: AddAction['part'],
  { input: { crop, month }, book }: DiagnosisContext,
): YearlyDressing | null {
  const ofYear = book.yearly[crop.id]?.dressings ?? []
  const all = part === 'top-dressing' ? ofYear.slice(1) : ofYear
  const [first] = all
  if (first === undefined) return null
  if (part === 'basal' || month === null) return first
  const wait = ({ season }: YearlyDressing) => (season.to.month - month + 12) % 12
  let next = first
  for (const one of all) if (wait(one) < wait(next)) next = one
  return next
}

const acidFertilizers = [
  ['n', 'ammonium-sulfate'],
  ['k2o', 'potassium-sulfate'],
] as const

function acidified(
  items: readonly Judgement[],
  stops: readonly StopAction[],
  { input }: DiagnosisContext,
): readonly AcidifyAction[] {
  const [found] = items.flatMap(({ item, action }) => {
    const directive = directiveOf(action)
    return directive.kind === 'acidify' ? [{ item, isPeatWanted: directive.isWithPeat }] : []
  })
  if (found === undefined) return []
  const left = new Set(stops.flatMap(({ what }) => what))
  const fertilizers = acidFertilizers.flatMap(([what, id]) => (left.has(what) ? [] : [id]))
  const isWithPeat = found.isPeatWanted && input.growth === 'before-planting'
  if (fertilizers.length === 0 && !isWithPeat) return []
  return [{ kind: 'acidify', id: 'acidify', fertilizers, isWithPeat, items: [found.item] }]
}

/** Returns the nutrient a mixed product is listed under: the one it contains most of. */
function mainOf(id: string, { fertilizers }: RuleBook): Nutrient {
  const found = fertilizers.find((one) => one.id === id)
  if (found === undefined || found.n >= Math.max(found.p2o5, found.k2o)) return 'n'
  return found.p2o5 >= found.k2o ? 'p2o5' : 'k2o'
}

/** Compost given before planting; its nutrients are already subtracted from the plan. */
function composted(context: DiagnosisContext, needs: NutrientNeeds, spread: Spread) {
  const {
    input: { compost, growth },
    soil,
    book,
  } = context
  if (compost === null || !(compost.rate > 0) || growth === 'growing') return []
  if (isCompostHeld(needs, context)) return []
  if (!book.composts.some(({ id }) => id === compost.compost)) return []
  const rate = compost.rate * 1000
  const amount = totalAmount(rate, soil.area.value)
  const dose = { product: compost.compost, rate, amount }
  return [spread('compost', dose, 'once', { when: { key: 'as-label' }, bags: null })]
}
