import type { CountedReading } from '#domain/diagnosis/input/counted-value.ts'
import {
  verdictLevels,
  type DiagnosedItem,
  type NotJudgedReason,
  type Verdict,
  type VerdictLevel,
} from '#domain/diagnosis/diagnosis.ts'
import type { Estimate } from '#domain/diagnosis/input/measured.ts'
import { advise, meaning, type Advice } from '#domain/diagnosis/decision/message.ts'

/** Null: no such border is known. */
export interface LevelBounds {
  /** Lower end of fit, inclusive. */
  readonly fitFrom: number | null
  /** Upper end of fit, inclusive. */
  readonly fitTo: number | null
  /** Lower end of high, inclusive. */
  readonly highFrom: number | null
  /** Lower end of excess, inclusive. */
  readonly excessFrom: number | null
  /** Upper end of high, inclusive. */
  readonly excessOver: number | null
}

export function levelAt(value: number, bounds: LevelBounds): VerdictLevel {
  const { fitFrom, fitTo, highFrom, excessFrom, excessOver } = bounds
  if (excessFrom !== null && value >= excessFrom) return 'excess'
  if (excessOver !== null && value > excessOver) return 'excess'
  if (highFrom !== null && value >= highFrom) return 'high'
  if (fitTo !== null && value > fitTo) return 'high'
  return fitFrom !== null && value < fitFrom ? 'low' : 'fit'
}

/** Every level within the range the value may lie in. */
export function levelsOf({ low, high }: Estimate, bounds: LevelBounds): readonly VerdictLevel[] {
  const [first, last] = [levelAt(low, bounds), levelAt(high, bounds)]
  if (first === last) return alone[first]
  return verdictLevels
    .slice(verdictLevels.indexOf(first), verdictLevels.indexOf(last) + 1)
    .filter((level) => isReachable(level, bounds))
}

const alone: Readonly<Record<VerdictLevel, readonly [VerdictLevel]>> = {
  low: ['low'],
  fit: ['fit'],
  high: ['high'],
  excess: ['excess'],
}

const isReachable = (level: VerdictLevel, { highFrom, fitTo }: LevelBounds) =>
  level !== 'high' || highFrom !== null || fitTo !== null

export const judgedVerdict = (levels: readonly VerdictLevel[]): Verdict => ({
  kind: 'judged',
  levels,
})
/** The only level, or null where the range crosses a border. */
export const onlyLevel = (levels: readonly VerdictLevel[]) =>
  levels.length === 1 ? (levels[0] ?? null) : null

/** Level of a grade among the classes of a soil test, see `Measured`. Between two classes: the higher one, but high up to 3. */
export function levelOfGrade(grade: number): VerdictLevel {
  if (grade < 1.5) return 'low'
  if (grade < 2.5) return 'fit'
  return grade <= 3 ? 'high' : 'excess'
}

/** Whether a grade is high or above. */
export const isHighGrade = (grade: number) => grade >= 2.5

/** Whether the value is implausible, so that the user is asked to check it. */
export const isImplausible = ({ verdict }: Pick<DiagnosedItem, 'verdict'>) =>
  verdict.kind === 'not-judged' && verdict.reason === 'out-of-range'

/** An item without a verdict; an unknown value gives no advice. */
export function notJudged(
  counted: CountedReading,
  reason: NotJudgedReason,
  advice: Advice = advise(adviceFor[reason]),
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

/** Hides an implausible number: the user is asked to check it where it was typed. */
function shownValue(counted: CountedReading) {
  if (counted.kind === 'value') return counted.value
  return counted.kind === 'none' && counted.reason === 'only-a-limit' ? counted.value : null
}

const adviceFor: Readonly<
  Record<NotJudgedReason, 'check-input' | 'test-again-first' | 'no-advice'>
> = {
  'out-of-range': 'check-input',
  'not-read': 'test-again-first',
  'no-color-fits': 'test-again-first',
  'not-measured': 'no-advice',
  'words-only': 'no-advice',
  'unit-unknown': 'no-advice',
  'form-unknown': 'no-advice',
  'ratio-unknown': 'no-advice',
  'only-a-limit': 'no-advice',
  'other-liquid': 'no-advice',
  'no-band-for-crop': 'no-advice',
  'not-for-paddy': 'no-advice',
  superseded: 'no-advice',
  'ask-flower-color': 'no-advice',
}
