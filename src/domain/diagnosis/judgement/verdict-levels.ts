import type { Counted } from '#domain/diagnosis/input/counted-value.ts'
import {
  verdictLevels,
  type DiagnosedItem,
  type NotJudgedReason,
  type Verdict,
  type VerdictLevel,
} from '#domain/diagnosis/diagnosis.ts'
import type { Estimate } from '#domain/diagnosis/input/measured.ts'
import { action, meaning, type Action } from '#domain/diagnosis/decision/message.ts'

export interface Borders {
  /** Fit from here on. Null: low is not known. */
  readonly fitFrom: number | null
  /** Fit up to here, inclusive. */
  readonly fitTo: number | null
  /** High from here on, where the border belongs to high. */
  readonly highFrom?: number
  /** Excess from here on. */
  readonly excessFrom?: number
  /** Excess above here. */
  readonly excessOver?: number
}

export function levelAt(value: number, borders: Borders): VerdictLevel {
  const { fitFrom, fitTo, highFrom, excessFrom, excessOver } = borders
  if (excessFrom !== undefined && value >= excessFrom) return 'excess'
  if (excessOver !== undefined && value > excessOver) return 'excess'
  if (highFrom !== undefined && value >= highFrom) return 'high'
  if (fitTo !== null && value > fitTo) return 'high'
  return fitFrom !== null && value < fitFrom ? 'low' : 'fit'
}

/** Every level between the ends of the range the figure may lie in. */
export function levelsOf({ low, high }: Estimate, borders: Borders): readonly VerdictLevel[] {
  const [first, last] = [levelAt(low, borders), levelAt(high, borders)]
  if (first === last) return alone[first]
  return verdictLevels
    .slice(verdictLevels.indexOf(first), verdictLevels.indexOf(last) + 1)
    .filter((level) => isReachable(level, borders))
}

const alone: Readonly<Record<VerdictLevel, readonly [VerdictLevel]>> = {
  low: ['low'],
  fit: ['fit'],
  high: ['high'],
  excess: ['excess'],
}

const isReachable = (level: VerdictLevel, { highFrom, fitTo }: Borders) =>
  level !== 'high' || highFrom !== undefined || fitTo !== null

/** The level of the best estimate: what a plan counts with. */
export const levelAtBest = ({ best }: Estimate, borders: Borders) => levelAt(best, borders)

export const judged = (levels: readonly VerdictLevel[]): Verdict => ({ kind: 'judged', levels })
/** The only level, or null where the range reaches over a border. */
export const onlyLevel = (levels: readonly VerdictLevel[]) =>
  levels.length === 1 ? (levels[0] ?? null) : null

/** Of the classes of a soil test, from high on. */
export const isMuch = (grade: number) => grade >= 2.5

/** An item without a verdict: what is not known gives no advice. */
export function notJudged(
  counted: Counted,
  reason: NotJudgedReason,
  advice: Action = adviceFor(reason),
): DiagnosedItem {
  const { reading } = counted
  return {
    item: reading.quantity,
    origin: reading.origin,
    value: shownValue(counted),
    band: null,
    verdict: { kind: 'not-judged', reason },
    meaning: meaning('not-judged'),
    action: advice,
    evidence: [],
    cautions: [],
  }
}

/** A number beyond belief is asked about where it was typed. */
function shownValue(counted: Counted) {
  if (counted.kind === 'value') return counted.value
  return counted.kind === 'none' && counted.reason === 'only-a-limit' ? counted.value : null
}

function adviceFor(reason: NotJudgedReason): Action {
  if (reason === 'out-of-range') return action('check-input')
  return reason === 'not-read' || reason === 'no-color-fits'
    ? action('test-again-first')
    : action('no-advice')
}
