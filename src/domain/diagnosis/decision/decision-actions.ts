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
import { cautionsBeside } from './action-cautions.ts'
import { directiveOf, isGivenLime, type Dose } from './directive.ts'
import { unquantifiedActions, itemsFor, stopActions } from './decision-stops.ts'
import type { FertilizerPlan, NoPlan } from '#domain/diagnosis/diagnosis.ts'
import type { NutrientNeeds } from '#domain/diagnosis/dose/nutrient-needs.ts'
import { isCompostHeld, usedCompost } from '#domain/diagnosis/dose/compost-nutrients.ts'
import { isSpreadable } from '#domain/diagnosis/dose/dose-for-plot.ts'
import { fertilizerOf, type RuleBook, type YearlyDressing } from '#domain/diagnosis/rule-book.ts'
import {
  compostTiming,
  cropStand,
  fertilizerTiming,
  isAllBasal,
  isBeforePlanting,
  limeTiming,
  spreadingMethod,
  type SpreadingTime,
} from '#domain/diagnosis/dose/timing.ts'

interface Findings {
  readonly items: readonly Judgement[]
  readonly plan: FertilizerPlan | NoPlan
  readonly needs: NutrientNeeds
}

/** Lists what to do in order: check values, spread (lime to fertilizer), leave out, follow the bag. */
export function decisionActions(
  { items, plan, needs }: Findings,
  context: DiagnosisContext,
  options: DecisionOptions,
): readonly DecisionAction[] {
  const isLimed = items.some(({ action }) => isGivenLime(directiveOf(action)))
  const buildDose = doseBuilder(context, options, isLimed)
  const stops = stopActions(items, context, needs, plan)
  const doses = [
    ...compostDoses(context, needs, buildDose),
    ...items.flatMap((item) => itemDoses(item, context, buildDose)),
    ...(plan.kind === 'plan' ? planDoses(plan, items, context, options, buildDose) : []),
  ]
  return [
    ...checkActions(items),
    ...withCautions(inOrderOfSpreading(doses), { items, plan }, context),
    ...acidifyActions(items, stops, context),
    ...stops,
    ...unquantifiedActions(items, context, needs, plan),
  ]
}

/** Compost first, then what has to lie longest before planting. */
const inOrderOfSpreading = (doses: readonly AddAction[]) =>
  doses.toSorted((one, other) => leadWeeks(other) - leadWeeks(one))

function leadWeeks({ what, when }: AddAction): number {
  if (what === 'compost') return Number.MAX_VALUE
  if (when.key === 'weeks-before-planting') return when.weeks
  return when.key === 'week-before-planting' ? 1 : 0
}

/** The doses with what must be read before they are spread, each caution once. */
function withCautions(
  doses: readonly AddAction[],
  found: Pick<Findings, 'items' | 'plan'>,
  context: DiagnosisContext,
): readonly AddAction[] {
  const shown = new Set<string>()
  return doses.map((dose) => {
    const cautions = cautionsBeside(dose, found, context).filter(
      (one) => !shown.has(JSON.stringify(one)),
    )
    for (const one of cautions) shown.add(JSON.stringify(one))
    return cautions.length === 0 ? dose : { ...dose, cautions }
  })
}

function checkActions(items: readonly Judgement[]): readonly DecisionAction[] {
  const implausible = items.filter(isImplausible)
  return implausible.length === 0
    ? []
    : [{ kind: 'ask', id: 'ask', items: implausible.map(({ item }) => item) }]
}

/* Spreading */

type BuildDose = (
  what: AddAction['what'],
  dose: Dose,
  part: AddAction['part'],
  more?: Partial<Pick<AddAction, 'items' | 'whole' | 'when'>>,
) => AddAction

/** Returns the builder of doses for this crop and field. */
function doseBuilder(
  { input: { crop }, soil: { area }, book }: DiagnosisContext,
  { bagKilograms }: DecisionOptions,
  isLimed: boolean,
): BuildDose {
  const stand = cropStand(crop)
  const isAreaAssumed = area.from === 'default'
  return (what, { product, rate, amount }, part, { items = [], whole = null, when } = {}) => {
    const time =
      when ??
      (what === 'lime'
        ? limeTiming(stand)
        : fertilizerTiming(stand, part, weeksBeforePlanting(what, product, book)))
    const bag = bagKilograms?.[product] ?? book.bagKilograms.value
    return {
      kind: 'add',
      id: `add-${what}-${product}`,
      what,
      product,
      rate,
      total: amount,
      isAreaAssumed,
      bags: isAreaAssumed || what === 'compost' ? null : bagsOf(amount, bag),
      whole,
      part,
      when: time,
      // Where nothing is sown, lime and nitrogen may have the same season.
      isAfterLime: isLimed && what === 'n' && !isBeforePlanting(time),
      how: spreadingMethod(stand, part),
      items,
    }
  }
}

const weeksBeforePlanting = (what: AddAction['what'], id: string, book: RuleBook) =>
  what === 'sulfur'
    ? Math.ceil(book.sulfur.days.high / 7)
    : (fertilizerOf(id, book)?.weeksBeforePlanting ?? null)

const bagsOf = ({ grams }: Amount, kilograms: number): Bags => ({
  kilograms,
  count: Math.ceil(grams / (kilograms * 1000) - 1e-9),
})

/** Doses that a judgement gives by itself. */
function itemDoses(
  { item, action }: Judgement,
  context: DiagnosisContext,
  buildDose: BuildDose,
): readonly AddAction[] {
  const directive = directiveOf(action)
  if (directive.kind !== 'give') return []
  const { what, dose } = directive
  if (what !== 'n')
    return [buildDose(what, dose, 'once', { items: [item], whole: dose.whole ?? null })]
  const next = nextDressing('top-dressing', context)
  const when = next === null ? {} : { when: inSeason(next) }
  return [buildDose('n', dose, 'top-dressing', { items: [item], ...when })]
}

function planDoses(
  plan: FertilizerPlan,
  items: readonly Judgement[],
  context: DiagnosisContext,
  { mix }: DecisionOptions,
  buildDose: BuildDose,
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
    const causes = itemsFor(what, items)
    if (plan.part === 'season' && mix === undefined && isAllBasal(cropStand(input.crop), what)) {
      return buildDose(what, dose, 'basal', { items: causes })
    }
    const next = nextDressing(plan.part, context)
    if (next === null) return buildDose(what, dose, plan.part, { items: causes })
    const when = inSeason(next)
    const share = plan.part === 'season' ? (next.share?.[what] ?? null) : null
    const rate = share === null ? 0 : roundedRate(dose.rate * share)
    if (share === null || !isSpreadable(rate, context)) {
      return buildDose(
        what,
        dose,
        plan.part,
        plan.part === 'season' ? { items: causes } : { items: causes, when },
      )
    }
    const amount = totalAmount(rate, context.soil.area.value)
    const part = { product: dose.product, rate, amount }
    return buildDose(what, part, plan.part, { items: causes, whole: dose.amount, when })
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

function acidifyActions(
  items: readonly Judgement[],
  stops: readonly StopAction[],
  { input, book }: DiagnosisContext,
): readonly AcidifyAction[] {
  const found = items.find(({ action }) => directiveOf(action).kind === 'acidify')
  const directive = found && directiveOf(found.action)
  if (found === undefined || directive?.kind !== 'acidify') return []
  const omitted = new Set(stops.flatMap(({ what }) => what))
  const fertilizers = book.acidFertilizers.flatMap(({ nutrient, product }) =>
    omitted.has(nutrient) ? [] : [product],
  )
  const isWithPeat = directive.isWithPeat && input.growth === 'before-planting'
  if (fertilizers.length === 0 && !isWithPeat) return []
  return [{ kind: 'acidify', id: 'acidify', fertilizers, isWithPeat, items: [found.item] }]
}

/** Returns the nutrient a mixed product is listed under: the one it contains most of. */
function mainOf(id: string, book: RuleBook): Nutrient {
  const found = fertilizerOf(id, book)
  if (found === undefined || found.n >= Math.max(found.p2o5, found.k2o)) return 'n'
  return found.p2o5 >= found.k2o ? 'p2o5' : 'k2o'
}

/** Compost given before planting; its nutrients are already subtracted from the plan. */
function compostDoses(context: DiagnosisContext, needs: NutrientNeeds, buildDose: BuildDose) {
  const {
    input: { crop, growth },
    compost,
    soil,
  } = context
  if (compost === null || usedCompost(context) === null || growth === 'growing') return []
  if (isCompostHeld(context, needs)) return []
  const rate = compost.rate * 1000
  const amount = totalAmount(rate, soil.area.value)
  const dose = { product: compost.compost, rate, amount }
  return [buildDose('compost', dose, 'once', { when: compostTiming(cropStand(crop)) })]
}
