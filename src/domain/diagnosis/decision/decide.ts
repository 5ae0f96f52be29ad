import type { LimeDecision, SuppliedBases } from '#domain/diagnosis/dose/base-advice.ts'
import { contextOf, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import {
  countedReading,
  isImplausibleReading,
  type CountedReading,
} from '#domain/diagnosis/input/counted-value.ts'
import { withAdviceByPlan } from './advice-by-plan.ts'
import { decisionActions } from './decision-actions.ts'
import type {
  Decision,
  DecisionAction,
  DecisionOptions,
  Judgement,
  ShoppingItem,
} from './decision.ts'
import { verdictOf } from './decision-verdict.ts'
import type { DiagnosedItem, FertilizerPlan, NoPlan } from '#domain/diagnosis/diagnosis.ts'
import {
  quantities,
  type DiagnosisInput,
  type KitReading,
  type Quantity,
} from '#domain/diagnosis/input/diagnosis-input.ts'
import { gaugeOf } from '#domain/diagnosis/judgement/gauge.ts'
import { guardsOf, type Guards } from '#domain/diagnosis/judgement/guards.ts'
import { judgeEc } from '#domain/diagnosis/judgement/judge-ec.ts'
import { judgeLaboratory } from '#domain/diagnosis/judgement/judge-laboratory.ts'
import { judgeAmmonium, judgeNitrate } from '#domain/diagnosis/judgement/judge-nitrogen.ts'
import { judgePh } from '#domain/diagnosis/judgement/judge-ph.ts'
import { judgeSoluble } from '#domain/diagnosis/judgement/judge-soluble.ts'
import { directiveOf, isGivenLime, type Directive } from './directive.ts'
import { advise, caution, type Caution } from './message.ts'
import { inOrderOfDoing, retestAction, retestsOf } from './retests.ts'
import { withoutHeldCompost } from '#domain/diagnosis/dose/compost-nutrients.ts'
import { nutrientNeeds, type NutrientNeeds } from '#domain/diagnosis/dose/nutrient-needs.ts'
import { isPhItem } from '#domain/diagnosis/measured-items.ts'
import { fertilizerPlan } from '#domain/diagnosis/dose/fertilizer-plan.ts'
import { fertilizerOf, type RuleBook } from '#domain/diagnosis/rule-book.ts'
import { withDecidingLimits } from '#domain/diagnosis/judgement/levels-in-band.ts'
import { notJudged } from '#domain/diagnosis/judgement/verdict-levels.ts'
import { limeOfMagnesia } from '#domain/soil/chemical-forms.ts'
import { assertNever } from '#domain/result.ts'

/** Salts and nitrogen come before lime: see docs/facts/diagnosis.md 7. */
const places: Readonly<Record<Quantity, number>> = {
  ec: 0,
  nitrate: 1,
  ammonium: 2,
  ph: 3,
  phosphate: 4,
  potassium: 5,
}
const order = quantities.toSorted((one, other) => places[one] - places[other])

/**
 * Decides what the readings mean for the crop, what to do about it, and why. Pure: the same input and rules give the same
 * decision. A missing value is never taken for zero; it gives no advice. The need for each nutrient is decided once
 * (nutrientNeeds); judgements, plan and actions only report it.
 */
export function decide(
  entered: DiagnosisInput,
  book: RuleBook,
  options: DecisionOptions = {},
): Decision {
  const input = withDecidingLimits(entered, book)
  const context = contextOf(input, book)
  const guards = guardsOf(context)
  const needs = nutrientNeeds(context, guards)
  const plan = fertilizerPlan(withoutHeldCompost(context, needs), needs)
  const ofKit = order.flatMap((quantity) => kitItem(quantity, context, guards, needs, plan))
  const ph = ofKit.find(({ item }) => isPhItem(item))
  const directive = ph && directiveOf(ph.action)
  const ofLaboratory = judgeLaboratory({
    context,
    guards,
    needs,
    lime: limeDecisionOf(directive),
    supplied: suppliedBy(directive, plan, book),
  })
  const items = [...ofKit, ...supersededItems(context), ...ofLaboratory].map((one) =>
    judgementOf(withAdviceByPlan(one, plan), isOfWords(one, context)),
  )
  const actions = decisionActions({ items, plan, needs }, context, options)
  const retests = retestsOf(items, actions, context)
  const all = inOrderOfDoing(actions, retests.map(retestAction))
  return {
    crop: input.crop.id,
    plot: context.soil,
    verdict: verdictOf(items, all, plan),
    items,
    actions: all,
    plan,
    shopping: shoppingOf(actions),
    cautions: generalCautions(items, actions, context),
    retests,
  }
}

function kitItem(
  quantity: Quantity,
  context: DiagnosisContext,
  guards: Guards,
  needs: NutrientNeeds,
  plan: FertilizerPlan | NoPlan,
): readonly DiagnosedItem[] {
  const counted = context.counted[quantity]
  if (counted === undefined) return []
  switch (quantity) {
    case 'ph':
      return [withLaboratoryName(judgePh(counted, context, guards, plan))]
    case 'ec':
      return [withLaboratoryName(judgeEc(counted, context, guards, needs))]
    case 'nitrate':
      return [judgeNitrate(counted, context, guards, needs.n)]
    case 'ammonium':
      return [judgeAmmonium(counted, context, guards, needs.n)]
    case 'phosphate':
      return [judgeSoluble(counted, quantity, context, needs.p2o5)]
    case 'potassium':
      return [judgeSoluble(counted, quantity, context, needs.k2o)]
    default:
      return assertNever(quantity)
  }
}

/** Gives a laboratory's value its own name, because another value of the same quantity may be shown beside it. */
function withLaboratoryName(one: DiagnosedItem): DiagnosedItem {
  const { item, origin } = one
  const isRenamed = origin === 'laboratory' && (item === 'ph' || item === 'ec')
  return isRenamed ? { ...one, item: `lab-${item}` } : one
}

/** Laboratory pH or conductivity that was measured again later: shown but not judged. */
function supersededItems({
  input,
  book,
  soil,
  counted,
}: DiagnosisContext): readonly DiagnosedItem[] {
  const isSuperseded = (one: KitReading) =>
    one.origin === 'laboratory' && counted[one.quantity]?.reading !== one
  return input.readings.filter(isSuperseded).map((reading) => {
    const read = countedReading(reading, soil, book)
    if (isImplausibleReading(read)) return withLaboratoryName(notJudged(read, read.reason))
    const item = withLaboratoryName(notJudged(read, 'superseded', advise('decided-by-own')))
    return isOutside(read, counted[reading.quantity])
      ? { ...item, cautions: [caution('laboratory-differs')] }
      : item
  })
}

/** Whether a laboratory's value is outside what was read on a kit's chart. */
const isOutside = (one: CountedReading, chart: CountedReading | undefined) =>
  one.kind === 'value' &&
  chart?.kind === 'value' &&
  chart.reading.origin === 'kit' &&
  (one.value.best < chart.value.low || one.value.best > chart.value.high)

/** Calcium and magnesium supplied by lime and fertilizer, kg/10a (the same as g/m²). */
function suppliedBy(
  directive: Directive | undefined,
  plan: FertilizerPlan | NoPlan,
  book: RuleBook,
): SuppliedBases {
  const dose = directive !== undefined && isGivenLime(directive) ? directive.dose : null
  const lime = book.limes.find(({ id }) => id === dose?.product)
  const ofLime =
    dose === null || lime === undefined
      ? { cao: 0, mgo: 0 }
      : {
          cao: (dose.rate * (lime.alkali - lime.mgo * limeOfMagnesia)) / 100,
          mgo: (dose.rate * lime.mgo) / 100,
        }
  if (plan.kind !== 'plan') return ofLime
  let { mgo, cao } = ofLime
  for (const { product } of plan.nutrients) {
    if (product === null) continue
    const content = fertilizerOf(product.product, book)
    mgo += (product.rate * (content?.mgo ?? 0)) / 100
    cao += (product.rate * (content?.cao ?? 0)) / 100
  }
  return { cao, mgo }
}

function limeDecisionOf(directive: Directive | undefined): LimeDecision {
  if (directive === undefined || directive.kind === 'undecided') return 'undecided'
  if (isGivenLime(directive)) return 'given'
  const isHeldBySalts =
    directive.kind === 'hold' && directive.what === 'lime' && directive.reason === 'salts'
  const isReplaced = directive.kind === 'omit' && directive.reason === 'by-fertilizer'
  return isHeldBySalts || isReplaced ? 'held' : 'not-given'
}

const isOfWords = ({ item }: DiagnosedItem, { counted }: DiagnosisContext) =>
  quantities.some((one) => one === item && counted[one]?.reading.isOfWords === true)

const noWords: readonly string[] = []

/** Copies field by field: spreading objects of many shapes takes half the time of a decision. */
function judgementOf(one: DiagnosedItem, ofWords: boolean): Judgement {
  const { value, band } = one
  const level = levelOf(one)
  return {
    item: one.item,
    origin: one.origin,
    value,
    band,
    verdict: one.verdict,
    meaning: one.meaning,
    action: one.action,
    evidence: one.evidence,
    cautions: one.cautions,
    level,
    words: one.words ?? noWords,
    ...(ofWords && { isOfWords: true }),
    gauge: value === null || band === null ? null : gaugeOf(value, band, level === 'excess'),
  }
}

/** Across a border where no level was decided, `unknown` where low and fit would give different advice. */
function levelOf({ verdict, level }: DiagnosedItem): Judgement['level'] {
  if (verdict.kind !== 'judged') return 'unknown'
  if (level !== undefined) return level
  const [first, ...others] = verdict.levels
  return first === undefined || (first === 'low' && others.length > 0) ? 'unknown' : first
}

function generalCautions(
  items: readonly DiagnosedItem[],
  actions: readonly DecisionAction[],
  { soil, input }: DiagnosisContext,
): readonly Caution[] {
  const { texture, humus, depth, bulkDensity, isVolcanicAsh } = soil
  const isAssumed = [texture, humus, depth, bulkDensity, isVolcanicAsh].some(
    ({ from }) => from === 'default',
  )
  const isComputed = items.some(({ evidence }) =>
    evidence.some(({ calculations }) => calculations.length > 0),
  )
  return [
    ...(input.readings.some(({ origin }) => origin !== 'laboratory')
      ? [caution('kit-is-rough')]
      : []),
    ...(isComputed && isAssumed ? [caution('plot-assumed')] : []),
    ...(actions.some((one) => one.kind === 'add' && one.isAreaAssumed)
      ? [caution('area-assumed')]
      : []),
  ]
}

/** Lists every product once, in the order of use. */
function shoppingOf(actions: readonly DecisionAction[]): readonly ShoppingItem[] {
  return actions.flatMap((one) =>
    one.kind === 'add' && one.bags !== null
      ? [{ product: one.product, total: one.total, bags: one.bags }]
      : [],
  )
}
