import type {
  DecisionAction,
  DecisionVerdict,
  Given,
  Headline,
  Judgement,
  VerdictClause,
} from './decision.ts'
import type { Nutrient } from '#domain/diagnosis/crop.ts'
import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'

/** One sentence above all: what the soil is like, and what follows. */
export function verdictOf(
  items: readonly Judgement[],
  actions: readonly DecisionAction[],
  plan: Diagnosis['plan'],
): DecisionVerdict {
  const headline = headlineOf(items, actions)
  return { kind: kindOf(headline, actions), headline, clauses: clausesOf(actions, plan) }
}

function kindOf(headline: Headline, actions: readonly DecisionAction[]): DecisionVerdict['kind'] {
  switch (headline.key) {
    case 'check-values':
      return 'check'
    case 'salts-left':
      return 'wait'
    case 'nothing-judged':
    case 'ph-unsure':
      return 'unknown'
    case 'fits':
      return hasDose(actions) ? 'act' : 'fits'
    case 'undetected':
      return hasDose(actions) ? 'act' : 'unknown'
    default:
      return 'act'
  }
}

const hasDose = (actions: readonly DecisionAction[]) => actions.some(({ kind }) => kind === 'add')

function headlineOf(items: readonly Judgement[], actions: readonly DecisionAction[]): Headline {
  const asked = actions.find(({ kind }) => kind === 'ask')
  if (asked?.kind === 'ask') return { key: 'check-values', items: asked.items }
  if (actions.some((one) => one.kind === 'stop' && one.reason === 'salts')) {
    return { key: 'salts-left' }
  }
  const ofWords = items.filter(({ words }) => words.length > 0)
  if (ofWords.length > 0) {
    return { key: 'words', readings: ofWords.map(({ item, words }) => ({ item, words })) }
  }
  const ph = items.find(({ item }) => item === 'ph' || item === 'lab-ph')
  if (ph?.level === 'low') return { key: 'ph-low' }
  if (ph?.level === 'high' || ph?.level === 'excess') return { key: 'ph-high' }
  const excess = nutrientsAt(items, ['excess'])
  if (excess.length > 0) return { key: 'excess', nutrients: excess }
  const short = nutrientsAt(items, ['low'])
  if (short.length > 0) return { key: 'short', nutrients: short }
  if (ph?.action.key === 'test-again-first') return { key: 'ph-unsure' }
  if (items.some(({ level }) => level !== 'unknown')) return { key: 'fits' }
  return { key: items.some(isUndetectable) ? 'undetected' : 'nothing-judged' }
}

const isUndetectable = ({ verdict }: Judgement) => verdict.kind === 'undetectable'

const nutrientOf: Partial<Record<Judgement['item'], Nutrient>> = {
  nitrate: 'n',
  'lab-nitrate-n': 'n',
  'lab-ammonium-n': 'n',
  phosphate: 'p2o5',
  'lab-available-p2o5': 'p2o5',
  potassium: 'k2o',
  'lab-exchangeable-k2o': 'k2o',
}

function nutrientsAt(items: readonly Judgement[], levels: readonly Judgement['level'][]) {
  const found = items.flatMap(({ item, level }) => {
    const nutrient = nutrientOf[item]
    return nutrient !== undefined && levels.includes(level) ? [nutrient] : []
  })
  return [...new Set(found)]
}

/** In the order of telling: what is given, what less of, what not, what waits. */
function clausesOf(
  actions: readonly DecisionAction[],
  plan: Diagnosis['plan'],
): readonly VerdictClause[] {
  const reasons =
    plan.kind === 'plan' ? plan.nutrients.filter(({ target }) => target !== null && target > 0) : []
  const planned = (wanted: string) =>
    reasons.filter(({ reason }) => reason === wanted).map(({ nutrient }): Given => nutrient)
  const added = actions.flatMap((one): Given[] =>
    one.kind === 'add' && (one.what === 'lime' || one.what === 'mgo') ? [one.what] : [],
  )
  const stops = actions.filter((one) => one.kind === 'stop')
  const waits = stops.filter(({ reason }) => reason === 'salts').flatMap(({ what }) => what)
  const none = stops.filter(({ reason }) => reason !== 'salts').flatMap(({ what }) => what)
  const clauses: readonly VerdictClause[] = [
    { kind: 'give', what: [...new Set(added)] },
    { kind: 'more', what: planned('raised') },
    { kind: 'standard', what: planned('standard') },
    { kind: 'less', what: planned('reduced') },
    { kind: 'none', what: [...new Set(none)] },
    { kind: 'wait', what: [...new Set(waits)] },
  ]
  return clauses.filter(({ what }) => what.length > 0)
}
