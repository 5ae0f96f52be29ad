import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import { nutrients, type Nutrient } from '#domain/diagnosis/crop.ts'
import { directiveOf } from './directive.ts'
import { isCompostHeld, isCompostLeftOut } from '#domain/diagnosis/dose/compost-nutrients.ts'
import { isImplausible } from '#domain/diagnosis/judgement/verdict-levels.ts'
import type { GrowthState } from '#domain/diagnosis/input/diagnosis-input.ts'
import type {
  AppliedSubstance,
  JudgedItem,
  Judgement,
  StopAction,
  StopReason,
  WordsAction,
} from './decision.ts'
import { isEcItem, isPhItem, substanceOf } from '#domain/diagnosis/measured-items.ts'
import type {
  FertilizerPlan,
  NoPlan,
  NothingReason,
  NutrientPlan,
} from '#domain/diagnosis/diagnosis.ts'
import type { NutrientNeeds } from '#domain/diagnosis/dose/nutrient-needs.ts'
import { assertNever } from '#domain/result.ts'

/* What is not given, and what is given by the instructions on the bag. */

export const itemsFor = (nutrient: Nutrient, items: readonly Judgement[]) =>
  items
    .filter(({ item, verdict }) => substanceOf(item) === nutrient && !isSuperseded(verdict))
    .map(({ item }) => item)

const isSuperseded = (verdict: Judgement['verdict']) =>
  verdict.kind === 'not-judged' && verdict.reason === 'superseded'

interface Omission {
  readonly what: AppliedSubstance
  readonly reason: StopReason
  readonly items: readonly JudgedItem[]
}

/** Lists what is not given, grouped by reason. */
export function stopActions(
  items: readonly Judgement[],
  context: DiagnosisContext,
  needs: NutrientNeeds,
  plan: FertilizerPlan | NoPlan,
): readonly StopAction[] {
  const omissions: Omission[] = []
  for (const nutrient of nutrients) {
    const reason = nutrientStop(nutrient, items, context, needs, plan)
    if (reason !== null)
      omissions.push({ what: nutrient, reason, items: itemsFor(nutrient, items) })
  }
  for (const { item, action } of items) {
    const stop = omissionBy(item, action)
    if (stop !== null) omissions.push(stop)
  }
  if (context.input.growth !== 'growing' && isCompostLeftOut(context)) {
    const causes = items.filter(({ item }) => isPhItem(item))
    omissions.push({
      what: 'compost',
      reason: 'manure-raises-ph',
      items: causes.map(({ item }) => item),
    })
  } else if (isCompostHeld(context, needs)) {
    omissions.push({ what: 'compost', reason: 'salts', items: itemsFor('n', items) })
  }
  const isUnsure = isHeldByDoubt(items)
  return groupByReason(
    omissions.map((one) =>
      isUnsure && one.reason === 'salts' ? { ...one, reason: 'to-check' } : one,
    ),
  )
}

/** Whether salts or nitrate are high by implausible values alone. */
function isHeldByDoubt(items: readonly Judgement[]): boolean {
  const holders = items.filter(({ item }) => isEcItem(item) || substanceOf(item) === 'n')
  return (
    holders.some(isImplausible) &&
    !holders.some((one) => !isImplausible(one) && (one.level === 'high' || one.level === 'excess'))
  )
}

/** Groups by reason; what has two reasons is listed once, under the first. */
function groupByReason(omissions: readonly Omission[]): readonly StopAction[] {
  const reasons = new Map<AppliedSubstance, StopReason>()
  const groups = new Map<
    StopReason,
    { readonly what: AppliedSubstance[]; readonly items: JudgedItem[] }
  >()
  for (const { what, reason: own, items } of omissions) {
    const reason = reasons.get(what) ?? own
    reasons.set(what, reason)
    const group = groups.get(reason) ?? { what: [], items: [] }
    groups.set(reason, group)
    addOnce(group.what, what)
    for (const item of items) addOnce(group.items, item)
  }
  return Array.from(groups, ([reason, { what, items }]) => ({
    kind: 'stop',
    id: `stop-${reason}`,
    what,
    reason,
    items,
  }))
}

function addOnce<Value>(all: Value[], one: Value) {
  if (!all.includes(one)) all.push(one)
}

const stopReasons = {
  held: 'salts',
  'left-out': 'excess',
  'not-needed': 'enough',
} as const satisfies Readonly<Record<NothingReason, StopReason>>

function nutrientStop(
  nutrient: Nutrient,
  items: readonly Judgement[],
  { input }: DiagnosisContext,
  needs: NutrientNeeds,
  plan: FertilizerPlan | NoPlan,
): StopReason | null {
  const inPlan = planOf(nutrient, plan)
  if (isCutWithoutShare(nutrient, needs, input.growth)) {
    return inPlan?.standard === 0 ? 'none-in-standard' : null
  }
  if (inPlan !== null) {
    return inPlan.target === 0 ? stopReasonOf(inPlan) : null
  }
  const { change } = needs[nutrient]
  if (nutrient === 'n' && input.growth === 'growing') {
    const isAdvised = (kind: 'hold' | 'omit') =>
      items.some(({ action }) => {
        const directive = directiveOf(action)
        return directive.kind === kind && directive.what === 'n'
      })
    if (isAdvised('hold')) {
      if (change.kind === 'none' && change.reason === 'held') return stopReasons.held
      const isExcess = items.some(
        ({ item, level }) => substanceOf(item) === 'n' && level === 'excess',
      )
      return isExcess ? 'excess' : 'enough'
    }
    return isAdvised('omit') ? 'enough' : null
  }
  return change.kind === 'none' ? stopReasons[change.reason] : null
}

/** Whether salts call for a large cut of which no table gives the share. */
const isCutWithoutShare = (nutrient: Nutrient, needs: NutrientNeeds, growth: GrowthState) =>
  growth !== 'growing' && needs[nutrient].change.kind === 'unknown' && needs[nutrient].by === 'ec'

const planOf = (nutrient: Nutrient, plan: FertilizerPlan | NoPlan): NutrientPlan | null => {
  if (plan.kind !== 'plan') return null
  const found = plan.nutrients.find((one) => one.nutrient === nutrient)
  return found === undefined || found.standard === null ? null : found
}

function stopReasonOf({ reason, fromCompost, standard }: NutrientPlan): StopReason {
  if (standard === 0 && reason !== 'held' && reason !== 'left-out') return 'none-in-standard'
  switch (reason) {
    case 'held':
    case 'left-out':
    case 'not-needed':
      return stopReasons[reason]
    case 'too-little':
      return fromCompost > 0 ? 'compost-is-enough' : 'too-little-to-spread'
    case 'standard':
      return 'none-in-standard'
    case 'reduced':
    case 'raised':
      return fromCompost > 0 ? 'compost-is-enough' : 'enough'
    case 'not-measured':
    case 'unknown':
      return 'enough'
    default:
      return assertNever(reason)
  }
}

/** Lime or magnesium that the advice on an item leaves out; nutrients are left out by their need. */
function omissionBy(item: JudgedItem, action: Judgement['action']): Omission | null {
  const directive = directiveOf(action)
  if (directive.kind === 'acidify') return { what: 'lime', reason: 'ph-high', items: [item] }
  if (directive.kind !== 'hold' && directive.kind !== 'omit') return null
  if (!('reason' in directive) || directive.what === 'n') return null
  const { what, reason } = directive
  if (reason !== 'value-enough') return { what, reason, items: [item] }
  return { what, reason: isPhItem(item) ? 'ph-enough' : 'enough', items: [item] }
}

/** Advice that has a direction but no amount. */
export function unquantifiedActions(
  items: readonly Judgement[],
  { input }: DiagnosisContext,
  needs: NutrientNeeds,
  plan: FertilizerPlan | NoPlan,
): readonly WordsAction[] {
  const cut = nutrients.filter(
    (nutrient) =>
      isCutWithoutShare(nutrient, needs, input.growth) && planOf(nutrient, plan)?.standard !== 0,
  )
  const ofSalts: readonly WordsAction[] = cut.length === 0 ? [] : [muchLess(cut, items)]
  const ofNutrients = nutrients.flatMap((nutrient): WordsAction[] => {
    if (planOf(nutrient, plan) !== null) return []
    const advice =
      input.growth === 'growing'
        ? adviceWhileGrowing(nutrient, items, needs)
        : adviceOf(needs[nutrient].change.kind)
    if (advice === null) return []
    const causes = itemsFor(nutrient, items)
    return [{ kind: 'words', id: `words-${nutrient}`, what: [nutrient], advice, items: causes }]
  })
  const calcium = items.find(({ action }) => directiveOf(action).kind === 'gypsum')
  return calcium === undefined
    ? [...ofSalts, ...ofNutrients]
    : [
        ...ofSalts,
        ...ofNutrients,
        {
          kind: 'words',
          id: 'words-cao',
          what: ['cao'],
          advice: 'gypsum',
          items: [calcium.item],
        },
      ]
}

function muchLess(what: readonly Nutrient[], items: readonly Judgement[]): WordsAction {
  const isNitrateKnown = items.some(
    ({ item, level }) => (item === 'nitrate' || item === 'lab-nitrate-n') && level !== 'unknown',
  )
  return {
    kind: 'words',
    id: 'words-salts',
    what,
    advice: isNitrateKnown ? 'much-less' : 'much-less-test-nitrate',
    items: items.filter(({ item }) => isEcItem(item)).map(({ item }) => item),
  }
}

function adviceOf(kind: NutrientNeeds[Nutrient]['change']['kind']): WordsAction['advice'] | null {
  switch (kind) {
    case 'unknown':
    case 'none':
      return null
    case 'keep':
      return 'by-label'
    case 'share':
    case 'minus':
      return 'less-than-label'
    case 'plus':
      return 'more-than-label'
    default:
      return assertNever(kind)
  }
}

/**
 * While the crop grows, only nitrogen and what a chart of words calls for are dressed. Mixed fertilizers also bring the other
 * nutrients, so an excess of those is reported.
 */
function adviceWhileGrowing(
  nutrient: Nutrient,
  items: readonly Judgement[],
  needs: NutrientNeeds,
): WordsAction['advice'] | null {
  for (const { item, action, words } of items) {
    if (substanceOf(item) !== nutrient) continue
    const directive = directiveOf(action)
    if (directive.kind !== 'supply' || directive.advice === null) continue
    return nutrient === 'n' || words.length > 0 ? directive.advice : null
  }
  const isTooMuch = items.some(
    ({ item, level }) => substanceOf(item) === nutrient && (level === 'high' || level === 'excess'),
  )
  const advice = adviceOf(needs[nutrient].change.kind)
  return nutrient !== 'n' && isTooMuch && advice === 'less-than-label' ? advice : null
}
