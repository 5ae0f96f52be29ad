import { calculation, citeRule } from '#domain/diagnosis/cite-rule.ts'
import { standardRate, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { Nutrient } from '#domain/diagnosis/crop.ts'
import type { Calculation } from '#domain/diagnosis/diagnosis.ts'
import {
  maxOf,
  difference,
  evaluate,
  figure,
  product,
  sum,
  type Figure,
} from '#domain/diagnosis/expression.ts'
import { isSalty, type Guards } from '#domain/diagnosis/judgement/guards.ts'
import { laboratoryPotassium } from './laboratory-potassium.ts'
import {
  candidate,
  kitPotassium,
  nitrogenCandidate,
  phosphateCandidate,
  saltCandidate,
  type Candidate,
  type RateAdjustment,
} from './nutrient-candidates.ts'
import { assertNever } from '#domain/result.ts'

/** Adjustment of one nutrient's standard rate: the deciding one of all values that bear on it. */
export interface NutrientNeed extends Candidate {
  /** kg/10a before compost; null without a standard, or where no dose is known. */
  readonly target: Figure | null
}

export type NutrientNeeds = Readonly<Record<Nutrient, NutrientNeed>>

const notMeasured: NutrientNeed = {
  change: { kind: 'unknown', reason: 'not-measured' },
  by: null,
  target: null,
  evidence: [],
}

/** Decided once; cards, plan and actions only report it. */
export const nutrientNeeds = (context: DiagnosisContext, guards: Guards): NutrientNeeds => ({
  n: nitrogenNeed(context, guards),
  p2o5: need('p2o5', [phosphateCandidate(context)], context),
  k2o: potassiumNeed(context, guards),
})

function nitrogenNeed(context: DiagnosisContext, guards: Guards): NutrientNeed {
  if (guards.nitrogen !== null) {
    const held = candidate('guard', { kind: 'none', reason: 'held' }, ...guards.evidence)
    return need('n', [held], context)
  }
  return need('n', [nitrogenCandidate(context), saltCandidate(context)], context)
}

function potassiumNeed(context: DiagnosisContext, guards: Guards): NutrientNeed {
  const ofLaboratory = laboratoryPotassium(context)
  const ofSalts = saltPotassium(context, guards)
  if (ofLaboratory === null) return need('k2o', [kitPotassium(context), ofSalts], context)
  // Few salts do not argue against the increase that a laboratory's value calls for.
  const isUncut = ofSalts?.change.kind === 'keep' || context.input.growth === 'growing'
  return need('k2o', [ofLaboratory, isUncut ? null : ofSalts], context)
}

/** Above the crop's range potassium waits, and so it does with nitrogen where no table gives the share. */
function saltPotassium(context: DiagnosisContext, guards: Guards): Candidate | null {
  const found = saltCandidate(context)
  if (context.input.growth === 'growing') return found
  const isWaiting =
    isSalty(context) || (found?.change.kind === 'unknown' && guards.nitrogen !== null)
  return isWaiting
    ? candidate('ec', { kind: 'none', reason: 'held' }, citeRule(context.book, 'ec-basal'))
    : found
}

/** Values that each show how much is left in the soil are not added up: the lowest target counts. */
function need(
  nutrient: Nutrient,
  candidates: readonly (Candidate | null)[],
  context: DiagnosisContext,
): NutrientNeed {
  const rate = standardRate(nutrient, context)
  const standard = rate === null ? null : figure('basal-standard', rate, 'kg/10a')
  let lowest: NutrientNeed | null = null
  for (const one of candidates) {
    if (one === null) continue
    const next = withTarget(one, standard)
    lowest = lowest === null ? next : lowerOf(lowest, next)
  }
  return lowest ?? notMeasured
}

/** Keeps the evidence of both, since both were compared. */
function lowerOf(one: NutrientNeed, other: NutrientNeed): NutrientNeed {
  const [less, more] = isLess(other, one) ? [other, one] : [one, other]
  const evidence = [...more.evidence, ...less.evidence]
  return { change: less.change, by: less.by, target: less.target, evidence }
}

function isLess(one: NutrientNeed, other: NutrientNeed): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && !isNothing(other)
  if (other.change.kind === 'unknown') return false
  if (one.change.kind === 'unknown') return true
  if (one.target !== null && other.target !== null) return one.target.value < other.target.value
  // Without a standard a share and kilograms cannot be compared: a measured value of the nutrient itself takes precedence.
  return !isReduced(other) && isReduced(one)
}

const isNothing = ({ change, target }: NutrientNeed) =>
  change.kind === 'none' || target?.value === 0

const isReduced = ({ change }: NutrientNeed) => change.kind !== 'keep' && change.kind !== 'plus'

/** Attaches the calculation to the last rule, the one it belongs to. */
function withTarget(one: Candidate, standard: Figure | null): NutrientNeed {
  const line = standard === null ? null : targetLine(one.change, standard)
  const { change, by, evidence } = one
  if (line === null) return { change, by, evidence, target: null }
  if (line.expression.kind === 'figure') return { change, by, evidence, target: line.result }
  const last = evidence.at(-1)
  const withSum =
    last === undefined
      ? evidence
      : [...evidence.slice(0, -1), { ...last, calculations: [...last.calculations, line] }]
  return { change, by, evidence: withSum, target: line.result }
}

function targetLine(
  change: RateAdjustment,
  standard: Figure,
): (Calculation & { readonly result: Figure }) | null {
  const none = figure('none', 0, 'kg/10a')
  switch (change.kind) {
    case 'unknown':
      return null
    case 'none':
      return { expression: none, result: figure('target-rate', 0, 'kg/10a') }
    case 'keep':
      return { expression: standard, result: figure('target-rate', standard.value, 'kg/10a') }
    case 'share':
      return calculation('target-rate', 'kg/10a', product(standard, change.share))
    case 'minus':
      return calculation(
        'target-rate',
        'kg/10a',
        maxOf(none, difference(standard, change.kilograms)),
      )
    case 'plus':
      return calculation('target-rate', 'kg/10a', sum(standard, change.kilograms))
    default:
      return assertNever(change)
  }
}

/** Whether nitrogen waits because enough, or too much, is left over. */
export const isNitrogenHeld = ({ n: { change } }: NutrientNeeds): boolean =>
  change.kind === 'none' && change.reason === 'held'

/** Remaining share, 0–1; null where the change is not a share. */
export const shareLeft = (change: RateAdjustment): number | null =>
  change.kind === 'share' ? evaluate(change.share) : null
