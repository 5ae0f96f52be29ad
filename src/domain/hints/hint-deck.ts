import { fittingHints, type FittingHint, hintsOfMonth, type HintFact } from './fitting-hints.ts'
import type { Hint } from './hint.ts'

export interface HintDeck<Id extends string, Fact extends HintFact> {
  /** Hints that fit the last test. */
  readonly fitting: readonly FittingHint<Id, Fact>[]
  /** Hints of the month that are not among the fitting ones. */
  readonly ofMonth: readonly Id[]
  readonly rest: readonly Id[]
}

/** All hints, each once: those that fit the test first, then those of the month (1–12; null while unknown), then the others. */
export function hintDeck<Id extends string, Fact extends HintFact>(
  hints: readonly Hint<Id>[],
  facts: readonly Fact[],
  month: number | null,
): HintDeck<Id, Fact> {
  const fitting = fittingHints(hints, facts)
  const others = hints.filter((hint) => !fitting.some(({ id }) => id === hint.id))
  const ofMonth = month === null ? [] : hintsOfMonth(others, month)
  return {
    fitting,
    ofMonth: ofMonth.map(({ id }) => id),
    rest: others.filter((hint) => !ofMonth.includes(hint)).map(({ id }) => id),
  }
}
