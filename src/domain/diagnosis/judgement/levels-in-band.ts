import { contextOf, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import { isPlausibleLaboratory } from '#domain/diagnosis/input/plausible.ts'
import type { VerdictLevel } from '#domain/diagnosis/diagnosis.ts'
import {
  laboratoryItems,
  type DiagnosisInput,
  type LaboratoryItem,
} from '#domain/diagnosis/input/diagnosis-input.ts'
import { bandOf, type FitBand } from '#domain/diagnosis/laboratory-bands.ts'
import type { RuleBook } from '#domain/diagnosis/rule-book.ts'
import type { Limit } from '#domain/record/soil-record.ts'
import { onlyLevel } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

/** Levels a value may have. Tables leave gaps, between deficient and healthy for one: either level is possible there. */
export function levelsIn(
  value: number,
  { lowTo, fitFrom, fitTo, highFrom, excessFrom, unsureTo }: FitBand,
): readonly VerdictLevel[] {
  if (excessFrom !== null && value >= excessFrom) return ['excess']
  if (unsureTo !== null && value > fitTo && value < unsureTo) return ['fit', 'high']
  if (value > fitTo || (highFrom !== null && value >= highFrom)) return ['high']
  if (value <= lowTo) return ['low']
  return value < fitFrom ? ['low', 'fit'] : ['fit']
}

/** Uses a limit as the value where every value it allows is judged alike; other limits stay unknown. */
export function withDecidingLimits(input: DiagnosisInput, book: RuleBook): DiagnosisInput {
  const { limits } = input
  if (limits === undefined) return input
  const context = contextOf(input, book)
  const decided = laboratoryItems.flatMap((item) => {
    const limit = limits[item]
    if (limit === undefined || input.laboratory[item] !== undefined) return []
    const value = decidingValue(item, limit, context)
    return value === null ? [] : [[item, value] as const]
  })
  return { ...input, laboratory: { ...input.laboratory, ...Object.fromEntries(decided) } }
}

/** The value next to the limit, where all others that the limit allows have its level; otherwise null. */
function decidingValue(item: LaboratoryItem, limit: Limit, context: DiagnosisContext) {
  const { book } = context
  const band = bandOf(item, context)
  if (band === null || !isPlausibleLaboratory(item, limit.value, book)) return null
  const [near, far] = endsOf(limit, book.limits.laboratory[item])
  const level = onlyLevel(levelsIn(near, band))
  return level !== null && level === onlyLevel(levelsIn(far, band)) ? near : null
}

/** So little that it is lost where amounts are rounded. */
const nextTo = 1e-10

/** Ends of the range that a limit allows. */
function endsOf({ comparator, value }: Limit, most: number): readonly [near: number, far: number] {
  switch (comparator) {
    case '<':
      return [value - nextTo, 0]
    case '<=':
      return [value, 0]
    case '>':
      return [value + nextTo, most]
    case '>=':
      return [value, most]
    default:
      return assertNever(comparator)
  }
}
