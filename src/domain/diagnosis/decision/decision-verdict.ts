import type {
  DecisionAction,
  DecisionVerdict,
  AppliedSubstance,
  Headline,
  Judgement,
  StopReason,
  VerdictClause,
  WordsAction,
} from './decision.ts'
import { directiveOf } from './directive.ts'
import type { Diagnosis, NutrientPlan } from '#domain/diagnosis/diagnosis.ts'
import { isPhItem, substanceOf } from '#domain/diagnosis/measured-items.ts'
import { assertNever } from '#domain/result.ts'
import { reachesStandard } from '#domain/diagnosis/dose/reaches-standard.ts'

/** Summarizes the decision in one sentence: the state of the soil and what follows. */
export function verdictOf(
  items: readonly Judgement[],
  actions: readonly DecisionAction[],
  plan: Diagnosis['plan'],
): DecisionVerdict {
  const headline = headlineOf(items, actions)
  return { kind: kindOf(headline, actions), headline, clauses: clausesOf(actions, plan) }
}

/** What is to be done now decides; the headline only where nothing is. */
function kindOf(headline: Headline, actions: readonly DecisionAction[]): DecisionVerdict['kind'] {
  if (headline.key === 'check-values') return 'check'
  if (actions.some(({ kind }) => kind === 'add' || kind === 'acidify' || kind === 'words')) {
    return 'act'
  }
  if (actions.some((one) => one.kind === 'stop' && endsLater.has(one.reason))) return 'wait'
  switch (headline.key) {
    case 'fits':
    case 'fits-as-measured':
    case 'little-left':
      return 'fits'
    case 'nothing-judged':
    case 'ph-unsure':
    case 'choose-flower-color':
    case 'enter-ratio':
    case 'undetected':
      return 'unknown'
    case 'salts-left':
      return 'wait'
    case 'words':
    case 'ph-low':
    case 'ph-high':
    case 'excess':
    case 'short':
    case 'plenty':
    case 'salts-high':
    case 'bases-low':
    case 'bases-high':
    case 'bases-unbalanced':
      return 'none'
    default:
      return assertNever(headline)
  }
}

/** Reasons for which something is given at another time. */
const endsLater: ReadonlySet<StopReason> = new Set(['salts', 'growing', 'not-resting'])

/** Leftover salts or nitrate must go down first. */
const isWaiting = (actions: readonly DecisionAction[]) =>
  actions.some((one) => one.kind === 'stop' && one.reason === 'salts')

function headlineOf(items: readonly Judgement[], actions: readonly DecisionAction[]): Headline {
  const check = actions.find(({ kind }) => kind === 'ask')
  if (check?.kind === 'ask') return { key: 'check-values', items: check.items }
  const ph = items.find(({ item }) => isPhItem(item))
  const ofWords = items.filter(({ words }) => words.length > 0)
  const isByWords = isWaiting(actions)
    ? ofWords.some(({ item }) => substanceOf(item) === 'n')
    : offHeadline(
        items.filter(({ words }) => words.length === 0),
        ph,
      ) === null
  // A number outside its range is graver than what the words say, unless it is these for which lime waits.
  if (ofWords.length > 0 && isByWords) {
    return { key: 'words', readings: ofWords.map(({ item, words }) => ({ item, words })) }
  }
  if (isWaiting(actions)) return { key: 'salts-left' }
  if (missingOf(ph) === 'flower-color') return { key: 'choose-flower-color' }
  return offHeadline(items, ph) ?? fitHeadline(items, ph)
}

const isPhOff = (ph: Judgement | undefined) =>
  ph?.level === 'low' || ph?.level === 'high' || ph?.level === 'excess'

/** What the advice on an item waits for. */
function missingOf(item: Judgement | undefined) {
  const directive = item && directiveOf(item.action)
  return directive?.kind === 'undecided' ? directive.until : null
}

/** Headline for the gravest value outside the crop's range; null where there is none. */
function offHeadline(items: readonly Judgement[], ph: Judgement | undefined): Headline | null {
  if (isPhOff(ph)) return { key: ph?.level === 'low' ? 'ph-low' : 'ph-high' }
  const gravest = gravestLevel(items)
  if (gravest !== null) return { key: offKeys[gravest], nutrients: substancesAt(items, gravest) }
  const levelOf = (name: Judgement['item']) => items.find(({ item }) => item === name)?.level
  const salts = levelOf('ec') ?? levelOf('lab-ec')
  if (salts === 'high' || salts === 'excess') return { key: 'salts-high' }
  const bases = levelOf('base-saturation')
  if (bases === 'low') return { key: 'bases-low' }
  if (bases === 'high') return { key: 'bases-high' }
  const isOff = items.some(({ item, level }) => ratios.has(item) && isImbalance(level))
  return isOff ? { key: 'bases-unbalanced' } : null
}

const ratios: ReadonlySet<Judgement['item']> = new Set(['calcium-magnesium', 'magnesium-potassium'])
const isImbalance = (level: Judgement['level']) => level === 'low' || level === 'high'

const offKeys = { excess: 'excess', low: 'short', high: 'plenty' } as const

/** Gravest level among substances that can be given: excess before shortage, shortage before high. */
function gravestLevel(items: readonly Judgement[]): keyof typeof offKeys | null {
  let found: keyof typeof offKeys | null = null
  for (const one of items) {
    const { level } = one
    if (level === 'fit' || level === 'unknown' || substanceOf(one.item) === null) continue
    if (isMadeUpFor(one)) continue
    if (level === 'excess') return level
    if (found !== 'low') found = level
  }
  return found
}

/** Calls the whole soil fit only where all of it was measured; otherwise names the items that were. */
function fitHeadline(items: readonly Judgement[], ph: Judgement | undefined): Headline {
  if (ph?.verdict.kind === 'judged' && ph.level === 'unknown') return { key: 'ph-unsure' }
  const fit = items
    .filter(({ item, level }) => level === 'fit' && !ratios.has(item))
    .map(({ item }) => item)
  if (fit.length > 0) {
    const isWhole = wholeSoil.every((names) => names.some((name) => fit.includes(name)))
    return isWhole ? { key: 'fits' } : { key: 'fits-as-measured', items: fit }
  }
  // Low conductivity alone means no leftover fertilizer, which is not a problem.
  if (items.some(({ level }) => level === 'low')) return { key: 'little-left' }
  if (items.some(isUndetectable)) return { key: 'undetected' }
  return { key: items.some(needsRatio) ? 'enter-ratio' : 'nothing-judged' }
}

/** What is usually measured, each by a kit or by a laboratory. */
export const wholeSoil = [
  ['ph', 'lab-ph'],
  ['nitrate', 'lab-nitrate-n'],
  ['phosphate', 'lab-available-p2o5'],
  ['potassium', 'lab-exchangeable-k2o'],
] as const satisfies readonly (readonly Judgement['item'][])[]

const needsRatio = ({ verdict }: Judgement) =>
  verdict.kind === 'not-judged' && verdict.reason === 'ratio-unknown'

const isUndetectable = ({ verdict }: Judgement) => verdict.kind === 'undetectable'

/**
 * Nitrate and ammonium count together: a low value of one is no shortage where the other is high enough. Potassium that is cut
 * because of salts is none either.
 */
const isMadeUpFor = ({ item, level, action }: Judgement) =>
  level === 'low' &&
  (isLessForSalts(action) ||
    item === 'lab-ammonium-n' ||
    (substanceOf(item) === 'n' && !isSupplied(action)))

function isLessForSalts(action: Judgement['action']): boolean {
  const directive = directiveOf(action)
  return directive.kind === 'supply'
    ? directive.isCutBySalts === true
    : directive.kind === 'hold' && directive.what === 'k2o'
}

function isSupplied(action: Judgement['action']) {
  const { kind } = directiveOf(action)
  return kind === 'supply' || kind === 'give'
}

function substancesAt(
  items: readonly Judgement[],
  wanted: Judgement['level'],
): readonly AppliedSubstance[] {
  const found = items.flatMap((one) => {
    const substance = substanceOf(one.item)
    return substance !== null && one.level === wanted && !isMadeUpFor(one) ? [substance] : []
  })
  return [...new Set(found)]
}

/** The soil needs the whole standard or more, and compost brings a part of it. */
const isLessByCompost = (plan: NutrientPlan) =>
  (plan.reason === 'reduced' || plan.reason === 'raised') &&
  plan.standard !== null &&
  plan.target !== null &&
  plan.fromCompost > 0 &&
  plan.target < plan.standard &&
  reachesStandard(plan)

const clauseOfStop: Partial<Record<StopReason, VerdictClause['kind']>> = {
  salts: 'wait',
  'ph-enough': 'not-needed',
  'ph-at-border': 'not-yet',
  'by-fertilizer': 'not-yet',
  'to-check': 'to-check',
  'compost-is-enough': 'by-compost',
  'none-in-standard': 'not-basal',
  growing: 'after-harvest',
  'not-resting': 'while-resting',
}

/** Compares what is given of a nutrient with its standard; null where nothing is given, or the standard gives no rate. */
function clauseOfPlan(one: NutrientPlan): VerdictClause['kind'] | null {
  if (one.target === null || one.target <= 0) return null
  if (isLessByCompost(one)) return 'less-by-compost'
  switch (one.reason) {
    case 'raised':
      return 'more'
    case 'reduced':
      return 'less'
    case 'standard':
      return 'standard'
    case 'held':
    case 'left-out':
    case 'not-needed':
    case 'too-little':
    case 'not-measured':
    case 'unknown':
      return null
    default:
      return assertNever(one.reason)
  }
}

const clauseOrder = [
  'give',
  'more',
  'standard',
  'less',
  'much-less',
  'less-by-compost',
  'by-compost',
  'not-basal',
  'none',
  'not-yet',
  'wait',
  'to-check',
  'after-harvest',
  'while-resting',
  'not-needed',
] as const satisfies readonly VerdictClause['kind'][]

const isMuchLess = ({ advice }: WordsAction) =>
  advice === 'much-less' || advice === 'much-less-test-nitrate'

function clausesOf(
  actions: readonly DecisionAction[],
  plan: Diagnosis['plan'],
): readonly VerdictClause[] {
  const substancesByKind: { [Kind in VerdictClause['kind']]?: AppliedSubstance[] } = {}
  const addClause = (kind: VerdictClause['kind'], what: AppliedSubstance) => {
    const all = (substancesByKind[kind] ??= [])
    if (!all.includes(what)) all.push(what)
  }
  for (const one of actions) {
    if (one.kind === 'add' && (one.what === 'lime' || one.what === 'mgo'))
      addClause('give', one.what)
    if (one.kind === 'words' && isMuchLess(one)) {
      for (const what of one.what) addClause('much-less', what)
    }
    if (one.kind !== 'stop') continue
    for (const what of one.what) addClause(clauseOfStop[one.reason] ?? 'none', what)
  }
  for (const one of plan.kind === 'plan' ? plan.nutrients : []) {
    const kind = clauseOfPlan(one)
    if (kind !== null) addClause(kind, one.nutrient)
  }
  return clauseOrder.flatMap((kind) => {
    const what = substancesByKind[kind]
    return what === undefined ? [] : [{ kind, what }]
  })
}

/** Up to two clauses, those that depart from what is usual first: where the verdict stands, the amounts follow. */
export function mainClauses({ clauses }: DecisionVerdict): readonly VerdictClause[] {
  const unusual = clauses.filter(({ kind }) => kind !== 'standard' && kind !== 'not-needed')
  return (unusual.length === 0 ? clauses : unusual).slice(0, 2)
}
