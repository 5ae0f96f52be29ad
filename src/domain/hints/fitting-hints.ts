import { assertNever } from '#domain/result.ts'
import type { Hint, HintCondition, MeasuredItem } from './hint.ts'

/** One thing known about one sample. Diagnoses may add facts. */
export interface HintFact {
  /** Facts of one sample are evaluated together. */
  readonly sample: string
  readonly measured: MeasuredItem
  readonly unit: string
  readonly finding:
    | { readonly kind: 'value'; readonly value: number }
    | { readonly kind: 'rank'; readonly rank: 'low' | 'middle' | 'high' }
    | { readonly kind: 'undetectable' }
  /**
   * Level in the decision for the crop; `unknown`: not judged, or nothing follows from it. Absent where no crop is known; then the
   * hints' own general limits apply.
   */
  readonly level?: 'low' | 'fit' | 'high' | 'excess' | 'unknown'
  /** Id of the crop that the sample is judged for; absent where none is known. */
  readonly crop?: string
}

/** Facts known from the last test. */
export type HintFacts<Fact extends HintFact = HintFact> = readonly Fact[]

export interface FittingHint<Id extends string, Fact extends HintFact> {
  readonly id: Id
  /** The facts that made the hint fit, in the order of its conditions. */
  readonly evidence: readonly Fact[]
}

/** Finds the hints that fit what was measured, those with more reasons first, otherwise in their own order. */
export function fittingHints<Id extends string, Fact extends HintFact>(
  hints: readonly Hint<Id>[],
  facts: HintFacts<Fact>,
): readonly FittingHint<Id, Fact>[] {
  const samples = [...new Set(facts.map(({ sample }) => sample))].map((sample) =>
    facts.filter((fact) => fact.sample === sample),
  )
  const fitting = hints.flatMap((hint) => {
    const evidence = reasons(hint, samples)
    return evidence === null ? [] : [{ id: hint.id, yieldsTo: hint.yieldsTo, evidence }]
  })
  const ids = new Set(fitting.map(({ id }) => id))
  return fitting
    .filter(({ yieldsTo }) => !yieldsTo.some((id) => ids.has(id)))
    .map(({ id, evidence }) => ({ id, evidence }))
    .toSorted((one, other) => other.evidence.length - one.evidence.length)
}

/**
 * Returns the facts that fulfill one of the hint's sets of conditions; null where none is fulfilled. A hint about a crop fits a field of
 * this crop even without conditions, and no field of another crop.
 */
function reasons<Fact extends HintFact>(
  { when, crops }: Pick<Hint, 'when' | 'crops'>,
  samples: readonly HintFacts<Fact>[],
): readonly Fact[] | null {
  const isAbout = (crop: string | undefined) => crop !== undefined && crops.includes(crop)
  const inQuestion = samples.filter(
    ([fact]) => crops.length === 0 || fact?.crop === undefined || isAbout(fact.crop),
  )
  if (when.length === 0 && inQuestion.some(([fact]) => isAbout(fact?.crop))) return []
  for (const conditions of when) {
    for (const facts of inQuestion) {
      const found = conditions.map((condition) => facts.find((fact) => holds(condition, fact)))
      const evidence = found.filter((fact) => fact !== undefined)
      if (evidence.length === conditions.length) return evidence
    }
  }
  return null
}

function holds(condition: HintCondition, fact: HintFact): boolean {
  const { measured, unit, finding } = fact
  if (condition.measured !== measured) return false
  const asDecided = holdsByLevel(condition, fact)
  if (asDecided !== null) return asDecided
  switch (condition.kind) {
    case 'value':
      return finding.kind === 'value' && unit === condition.unit && isWithin(condition, finding)
    case 'rank':
      return finding.kind === 'rank' && finding.rank === condition.rank
    case 'undetectable':
      return finding.kind === 'undetectable'
    default:
      return assertNever(condition)
  }
}

/**
 * Evaluates a condition by the level in the crop's decision; null where the condition's figures decide. A value that fits the
 * crop, or is off in the other direction, matches no general hint.
 */
function holdsByLevel(condition: HintCondition, { level }: HintFact): boolean | null {
  const wanted = level === undefined ? null : directionOf(condition)
  if (wanted === null) return null
  if (wanted !== (level === 'excess' ? 'high' : level)) return false
  return condition.kind === 'rank' || (condition.kind === 'value' && condition.isGeneral === true)
    ? true
    : null
}

function directionOf(condition: HintCondition): 'low' | 'high' | null {
  if (condition.kind === 'undetectable') return null
  if (condition.kind === 'rank') return condition.rank
  const { atLeast, above, atMost, below } = condition
  const hasFloor = atLeast !== undefined || above !== undefined
  if (hasFloor === (atMost !== undefined || below !== undefined)) return null
  return hasFloor ? 'high' : 'low'
}

type Bounds = Extract<HintCondition, { kind: 'value' }>

const isWithin = (
  { atLeast = -Infinity, above = -Infinity, atMost = Infinity, below = Infinity }: Bounds,
  { value }: { readonly value: number },
) => value >= atLeast && value > above && value <= atMost && value < below

/** Hints worth reading in a month (1–12), in their own order. */
export const hintsOfMonth = <Id extends string>(hints: readonly Hint<Id>[], month: number) =>
  hints.filter(({ months }) => months.includes(month))
