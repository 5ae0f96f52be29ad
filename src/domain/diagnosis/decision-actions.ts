import type {
  AddAction,
  Bags,
  DecisionAction,
  DecisionOptions,
  Given,
  JudgedItem,
  Judgement,
  RetestAction,
  StopAction,
  StopReason,
  WordsAction,
} from './decision.ts'
import type { Amount } from './amount.ts'
import type { Nutrient } from './crop.ts'
import type { Diagnosis, FertilizerPlan, NutrientPlan } from './diagnosis.ts'
import type { DiagnosisInput } from './diagnosis-input.ts'
import type { RuleBook } from './rule-book.ts'
import { cropStand, fertilizerWhen, limeWhen, spreadHow } from './timing.ts'

interface Dose {
  readonly product: string
  readonly rate: number
  readonly amount: Amount
}

interface Diagnosed extends Diagnosis {
  readonly items: readonly Judgement[]
}

/** What to do, in the order of doing it: check, wait, spread from lime to fertilizer, leave out, measure again. */
export function decidedActions(
  input: DiagnosisInput,
  diagnosis: Diagnosed,
  book: RuleBook,
  options: DecisionOptions,
): readonly DecisionAction[] {
  const { items, plan } = diagnosis
  const spread = spreading(input, diagnosis, book, options)
  return [
    ...asked(items),
    ...items.flatMap((item) => dressed(item, input, spread)),
    ...(plan.kind === 'plan' ? planned(plan, input, book, options, spread) : []),
    ...stopped(items, plan),
    ...directed(items, plan),
    ...again(diagnosis),
  ]
}

function asked(items: readonly Judgement[]): readonly DecisionAction[] {
  const doubted = items.filter(({ action }) => action.key === 'check-input')
  return doubted.length === 0
    ? []
    : [{ kind: 'ask', id: 'ask', items: doubted.map(({ item }) => item) }]
}

type Spread = (
  what: AddAction['what'],
  dose: Dose,
  part: AddAction['part'],
  items: readonly JudgedItem[],
  whole?: Amount,
) => AddAction

/** The way this crop's field is dressed. */
function spreading(
  { crop }: DiagnosisInput,
  { plot: { area } }: Diagnosis,
  book: RuleBook,
  { bagKilograms }: DecisionOptions,
): Spread {
  const stand = cropStand(crop)
  const isAreaAssumed = area.from === 'default'
  return (what, { product, rate, amount }, part, items, whole) => ({
    kind: 'add',
    id: `add-${what}-${product}`,
    what,
    product,
    rate,
    total: amount,
    isAreaAssumed,
    bags: isAreaAssumed ? null : bagsOf(amount, bagKilograms?.[product] ?? book.bagKilograms.value),
    whole: whole ?? null,
    part,
    when: what === 'lime' ? limeWhen(stand) : fertilizerWhen(stand, part),
    how: spreadHow(stand, part),
    items,
  })
}

const bagsOf = ({ grams }: Amount, kilograms: number): Bags => ({
  kilograms,
  count: Math.ceil(grams / (kilograms * 1000) - 1e-9),
})

/** What a card itself gives an amount of. */
function dressed({ item, action }: Judgement, _: DiagnosisInput, spread: Spread) {
  switch (action.key) {
    case 'lime':
    case 'lime-to-minimum':
      return [spread('lime', action.params, 'once', [item], action.params.whole)]
    case 'sulfur':
      return [spread('sulfur', action.params, 'once', [item])]
    case 'top-dress':
      return [spread('n', action.params, 'top-dressing', [item])]
    default:
      return []
  }
}

function planned(
  plan: FertilizerPlan,
  input: DiagnosisInput,
  book: RuleBook,
  { mix }: DecisionOptions,
  spread: Spread,
): readonly AddAction[] {
  const items = (nutrient: Nutrient) => itemsOf[nutrient]
  if (mix !== undefined && mix.products.length > 0) {
    return mix
      .solve(plan, input, book, mix.products)
      .products.map((dose) => spread(mainOf(dose.product, book), dose, plan.part, []))
  }
  return plan.nutrients.flatMap(({ nutrient, product }) =>
    product === null ? [] : [spread(nutrient, product, plan.part, items(nutrient))],
  )
}

/** The nutrient a mixed product is told under: the one it holds most of. */
function mainOf(id: string, { fertilizers }: RuleBook): Nutrient {
  const found = fertilizers.find((one) => one.id === id)
  if (found === undefined || found.n >= Math.max(found.p2o5, found.k2o)) return 'n'
  return found.p2o5 >= found.k2o ? 'p2o5' : 'k2o'
}

const itemsOf: Readonly<Record<Nutrient, readonly JudgedItem[]>> = {
  n: ['nitrate', 'ammonium', 'lab-nitrate-n', 'lab-ammonium-n'],
  p2o5: ['phosphate', 'lab-available-p2o5'],
  k2o: ['potassium', 'lab-exchangeable-k2o'],
}

const stopReasons: Partial<Record<NutrientPlan['reason'], StopReason>> = {
  held: 'salts',
  'left-out': 'excess',
  standard: 'none-in-standard',
  reduced: 'enough',
}

/** Those with the same reason stand together. */
function stopped(items: readonly Judgement[], plan: Diagnosis['plan']): readonly StopAction[] {
  const found: {
    readonly what: Given
    readonly reason: StopReason
    readonly items: readonly JudgedItem[]
  }[] = []
  if (plan.kind === 'plan') {
    for (const { nutrient, target, fromCompost, reason } of plan.nutrients) {
      const told =
        fromCompost > 0 && reason === 'reduced' ? 'compost-is-enough' : stopReasons[reason]
      if (target === 0 && told !== undefined) {
        found.push({ what: nutrient, reason: told, items: itemsOf[nutrient] })
      }
    }
  }
  for (const { item, action } of items) {
    const reason = limeStops[action.key]
    if (reason !== undefined) found.push({ what: 'lime', reason, items: [item] })
  }
  const reasons = [...new Set(found.map(({ reason }) => reason))]
  return reasons.map((reason) => {
    const alike = found.filter((one) => one.reason === reason)
    return {
      kind: 'stop',
      id: `stop-${reason}`,
      what: [...new Set(alike.map(({ what }) => what))],
      reason,
      items: [...new Set(alike.flatMap((one) => one.items))],
    }
  })
}

const limeStops: Partial<Record<Judgement['action']['key'], StopReason>> = {
  'lime-after-salt': 'salts',
  'lime-after-harvest': 'growing',
  'no-lime': 'enough',
  'no-lime-acid-lover': 'crop-wants-none',
  'no-lime-not-urged': 'crop-wants-none',
  'lawn-needs-no-lime': 'crop-wants-none',
  'keep-acid-for-blue': 'crop-wants-none',
  'stop-lime': 'excess',
  'stop-lime-laboratory': 'excess',
  'acidify-gently': 'excess',
}

/** A direction without an amount. */
function directed(items: readonly Judgement[], plan: Diagnosis['plan']): readonly WordsAction[] {
  if (plan.kind === 'plan') return []
  const words: Partial<
    Record<Judgement['action']['key'], readonly [Nutrient, WordsAction['advice']]>
  > = {
    'nitrogen-by-bag': ['n', 'by-label'],
    'nitrogen-credit-own': ['n', 'less-than-label'],
    'top-dress-by-bag': ['n', 'by-label'],
    'top-dress-unseen': ['n', 'split-and-watch'],
    'nitrogen-watch': ['n', 'split-and-watch'],
    'phosphate-keep-standard': ['p2o5', 'by-label'],
    'phosphate-low-p': ['p2o5', 'less-than-label'],
    'potassium-keep-standard': ['k2o', 'by-label'],
    'potassium-watch-magnesium': ['k2o', 'by-label'],
    'potassium-cut': ['k2o', 'less-than-label'],
  }
  return items.flatMap(({ item, action }) => {
    const found = words[action.key]
    return found === undefined
      ? []
      : [{ kind: 'words', id: `words-${item}`, what: [found[0]], advice: found[1], items: [item] }]
  })
}

function again({ retests }: Diagnosis): readonly RetestAction[] {
  return retests.map((retest) => ({
    kind: 'retest',
    id: `retest-${retest.key}`,
    retest,
    days: retest.key === 'after-lime' ? retest.params : null,
  }))
}
