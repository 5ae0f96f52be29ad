import { nutrients, type Nutrient } from '#domain/diagnosis/crop.ts'
import type { AddAction, Decision, Judgement } from '#domain/diagnosis/decision/decision.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { RuleBook } from '#domain/diagnosis/rule-book.ts'
import { phContradictions } from './ph-contradictions.ts'

/** Describes every contradiction within a decision; must be empty. */
export function contradictions(
  decision: Decision,
  input: DiagnosisInput,
  book: RuleBook,
): readonly string[] {
  return [
    ...decision.items.flatMap((item) => ofItem(item, decision)),
    ...decision.actions.flatMap((one) => (one.kind === 'add' ? ofDose(one, decision, book) : [])),
    ...ofPlan(decision),
    ...phContradictions(decision, input, book),
    ...ofActions(decision),
    ...ofHeadline(decision),
    ...ofStops(decision),
    ...ofCompost(decision, input),
    ...ofTelling(decision),
  ]
}

const nutrientOf: Partial<Record<Judgement['item'], Nutrient>> = {
  nitrate: 'n',
  'lab-nitrate-n': 'n',
  phosphate: 'p2o5',
  'lab-available-p2o5': 'p2o5',
  potassium: 'k2o',
  'lab-exchangeable-k2o': 'k2o',
}

const less: ReadonlySet<string> = new Set(['reduced', 'held', 'left-out', 'not-needed'])
const none: ReadonlySet<string> = new Set(['held', 'left-out', 'not-needed'])
/** Advice that names another value as its cause. */
const byOthers: ReadonlySet<string> = new Set([
  'salt-cut',
  'salt-cut-much',
  'potassium-after-salt',
  'nitrogen-held-by',
  'decided-by',
])

/** Verdicts that their own advice contradicts. */
function ofItem({ item, level, action }: Judgement, { plan }: Decision): readonly string[] {
  const found: string[] = []
  const nutrient = nutrientOf[item]
  const planned =
    plan.kind === 'plan' && nutrient !== undefined
      ? plan.nutrients.find((one) => one.nutrient === nutrient)
      : undefined
  if (level === 'excess' || level === 'high') {
    if (/keep-standard|nitrogen-standard|by-bag|more|top-dress$/.test(action.key)) {
      found.push(`${item} ${level}: ${action.key}`)
    }
    const isFull =
      planned?.standard !== null && planned?.standard !== undefined && planned.standard > 0
    if (isFull && (planned.reason === 'standard' || planned.reason === 'raised')) {
      found.push(`${item} ${level}: planned ${planned.reason}`)
    }
  }
  const isNamedCause = byOthers.has(action.key)
  if (level === 'fit' && !isNamedCause) {
    // Medium on a chart of words, or leftover nitrogen, is subtracted although it counts as fit.
    const isCounted = /share|credit/.test(action.key) && !item.startsWith('lab-')
    if (/none|stop|cut|not-needed|share|less|more|check|ask/.test(action.key) && !isCounted) {
      found.push(`${item} fit: ${action.key}`)
    }
    if (planned !== undefined && none.has(planned.reason)) {
      found.push(`${item} fit: planned ${planned.reason}`)
    }
  }
  if (level === 'low' && !isNamedCause) {
    if (/none|cut|less|share|not-needed|stop/.test(action.key)) {
      found.push(`${item} low: ${action.key}`)
    }
    // Ammonium counts together with nitrate: a low value of one and a high value of the other reduce the dose.
    const isSummed = item === 'nitrate' || item === 'lab-nitrate-n'
    const isLess = planned !== undefined && less.has(planned.reason) && planned.fromCompost === 0
    if (isLess && !isSummed) found.push(`${item} low: planned ${planned.reason}`)
  }
  return found
}

/** Doses that cannot be weighed or spread, or do not add up. */
function ofDose(
  { id, what, rate, total, isAreaAssumed, bags, whole }: AddAction,
  { plot }: Decision,
  { spreading }: RuleBook,
): readonly string[] {
  const found: string[] = []
  const exact = rate * plot.area.value
  if (!(rate > 0) || !(total.grams > 0)) found.push(`${id}: nothing to add`)
  if (Math.abs(total.grams - exact) > Math.max(0.5, exact * 0.005) + 1e-6) {
    found.push(`${id}: ${total.grams} g is not ${rate} × ${plot.area.value}`)
  }
  if (what !== 'compost' && rate < spreading.minRate) found.push(`${id}: ${rate} g/m² to spread`)
  if (what !== 'compost' && !isAreaAssumed && exact < spreading.minGrams) {
    found.push(`${id}: ${exact} g to weigh`)
  }
  if (bags !== null && bags.count * bags.kilograms * 1000 < total.grams - 1e-6) {
    found.push(`${id}: too few bags`)
  }
  if (whole !== null && whole.grams < total.grams) found.push(`${id}: more than the whole`)
  return found
}

/** Nutrients of the plan compared with the products bought for them. */
function ofPlan({ plan, actions, items }: Decision): readonly string[] {
  if (plan.kind !== 'plan') return []
  const given = new Set(actions.flatMap((one) => (one.kind === 'add' ? [one.what] : [])))
  const stops = new Set(actions.flatMap((one) => (one.kind === 'stop' ? one.what : [])))
  // Nitrate of a paddy is measured, though rice gets its standard whatever the value.
  const isLost = (verdict: Judgement['verdict']) =>
    verdict.kind === 'not-judged' && verdict.reason === 'not-for-paddy'
  const isMeasured = (nutrient: Nutrient) =>
    items.some(({ item, level, verdict }) => {
      const isOwn = nutrientOf[item] === nutrient
      const isJudged = level !== 'unknown' || verdict.kind !== 'not-judged'
      return (
        (isJudged && (isOwn || item === 'ec' || item === 'lab-ec')) || (isOwn && isLost(verdict))
      )
    })
  return plan.nutrients.flatMap(({ nutrient, target, reason, product, fromCompost, standard }) => {
    const found: string[] = []
    if (target !== null && target < 0) found.push(`${nutrient}: ${target} kg is negative`)
    if ((target ?? 0) <= 0 && product !== null) found.push(`${nutrient}: a product for nothing`)
    if (target === null && given.has(nutrient))
      found.push(`${nutrient}: a dose of what is not known`)
    if (stops.has(nutrient) && given.has(nutrient)) found.push(`${nutrient}: given and left out`)
    if (product !== null && !isMeasured(nutrient))
      found.push(`${nutrient}: a dose nobody measured for`)
    if (reason === 'standard' && fromCompost === 0 && target !== standard && target !== 0) {
      found.push(`${nutrient}: standard is ${standard}, target ${target}`)
    }
    return found
  })
}

/** The headline compared with the cards below it. */
function ofHeadline({ items, verdict: { headline } }: Decision): readonly string[] {
  if (headline.key !== 'fits' && headline.key !== 'fits-as-measured') return []
  const off = items.filter(({ level }) => level === 'low' || level === 'high' || level === 'excess')
  // Low conductivity is desirable before planting.
  // Nitrate and ammonium count together, so a low value of only one of them is not a fault.
  const isSummed = items.some(({ item }) => /ammonium/.test(item))
  const mayBeLow = isSummed ? /^(lab-)?ec$|ammonium|nitrate/ : /^(lab-)?ec$/
  const isOff = off.some(({ item, level }) => level !== 'low' || !mayBeLow.test(item))
  const found = isOff ? [`${headline.key}: ${off.map(({ item }) => item).join()} do not`] : []
  const asked = items.filter(({ action }) => action.key === 'choose-flower-color')
  return asked.length === 0 ? found : [...found, `${headline.key}: nobody chose a color`]
}

/** Compost is spread before planting, and never where there is too much nitrogen. */
function ofCompost({ actions }: Decision, { growth }: DiagnosisInput): readonly string[] {
  const isGiven = actions.some((one) => one.kind === 'add' && one.what === 'compost')
  if (!isGiven) return []
  const holds = actions.some(
    (one) =>
      one.kind === 'stop' &&
      (one.reason === 'salts' || one.reason === 'to-check') &&
      one.what.includes('n'),
  )
  return [
    ...(growth === 'growing' ? ['compost dug in among plants'] : []),
    ...(holds ? ['compost where nitrogen waits'] : []),
  ]
}

/** Headlines of soil of which nothing measured is outside its range. */
const calm: ReadonlySet<Decision['verdict']['headline']['key']> = new Set([
  'fits',
  'fits-as-measured',
  'little-left',
  'nothing-judged',
  'undetected',
])

/** The texts a farmer reads: headline, clauses, and each value. */
function ofTelling({ items, actions, verdict: { headline, clauses } }: Decision) {
  const found: string[] = []
  const tapped = items.some(({ words }) => words.length > 0)
  const isOffByNumber = items.some(
    ({ level, words }) => words.length === 0 && level !== 'unknown' && level !== 'fit',
  )
  const isOfNumber = isOffByNumber && !calm.has(headline.key)
  if (tapped && !isOfNumber && headline.key !== 'words' && headline.key !== 'check-values') {
    found.push(`${headline.key}: and the words that were tapped?`)
  }
  const isPhOff = items.some(({ item, level }) => item.endsWith('ph') && !enough.has(level))
  const waits = actions.some((one) => one.kind === 'stop' && one.reason === 'salts')
  if (headline.key === 'words' && isPhOff && !waits) found.push('words: and the pH?')
  const notGiven = clauses.filter(({ kind }) => kind === 'none').flatMap(({ what }) => what)
  for (const { item, level, meaning } of items) {
    const nutrient = nutrientOf[item]
    if (item === 'nitrate' && meaning.key === 'nitrate-unsure' && level !== 'unknown') {
      found.push(`nitrate ${level}: nobody can tell`)
    }
    const isTiny = actions.some(
      (one) => one.kind === 'stop' && one.reason === 'too-little-to-spread',
    )
    // Ammonium counts together with nitrate.
    const isSummed = items.some(
      ({ item: other }) => other.endsWith('ammonium-n') || other === 'ammonium',
    )
    if (level !== 'low' || nutrient === undefined || isTiny || isSummed) continue
    if (notGiven.includes(nutrient)) found.push(`${item} low: none is given, says the verdict`)
  }
  return found
}

const enough: ReadonlySet<string> = new Set(['fit', 'unknown'])

/** What is left out, with its reasons. */
function ofStops({ items, actions }: Decision): readonly string[] {
  return actions.flatMap((one) => {
    if (one.kind !== 'stop') return []
    const led = items.filter(({ item }) => one.items.includes(item))
    const isFitOnly = led.length > 0 && led.every(({ level }) => enough.has(level))
    const isPh = led.some(({ item }) => item === 'ph' || item === 'lab-ph')
    return [
      ...(one.reason === 'excess' && isFitOnly
        ? [`stop ${one.what.join()}: too much, and fit`]
        : []),
      ...(one.reason === 'ph-high' && !isPh ? ['stop lime: for a pH that nobody measured'] : []),
    ]
  })
}

function ofActions({ actions, verdict }: Decision): readonly string[] {
  const ids = actions.map(({ id }) => id)
  const found = ids.length === new Set(ids).size ? [] : ['an action twice']
  const stops = actions.flatMap((one) => (one.kind === 'stop' ? one.what : []))
  if (stops.length !== new Set(stops).size) found.push(`left out twice: ${stops.join()}`)
  const adds = actions.some(({ kind }) => kind === 'add')
  if (verdict.kind === 'fits' && adds) found.push('all fits, and something is given')
  const ofVerdict = verdict.clauses.flatMap(({ kind, what }) =>
    what
      .filter((one) => nutrients.some((nutrient) => nutrient === one))
      .flatMap((one) =>
        (kind === 'none' || kind === 'wait') &&
        actions.some((action) => action.kind === 'add' && action.what === one)
          ? [`verdict: no ${one}, and it is given`]
          : [],
      ),
  )
  return [...found, ...ofVerdict]
}
