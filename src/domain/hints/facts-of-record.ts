import { recognizedAnalyte } from '#domain/diagnosis/input/quantity-of.ts'
import { analyteOf, type Analyte } from '#domain/kit/kit.ts'
import { analyteRead, type Answer, type Reading } from '#domain/reading/reading.ts'
import { keptLevel } from '#domain/record/record-summary.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { HintFact } from './fitting-hints.ts'
import { assertNever } from '#domain/result.ts'

/** A fact with its reading, so that it can be put into words. */
export interface RecordFact extends HintFact {
  readonly analyte: Analyte
  readonly answer: Answer
  /** Empty where there is only one sample, or the user gave no name. */
  readonly sampleName: string
}

/** Returns the judged level of a sample's item; null where it was not judged. */
export type LevelOf = (sample: string, item: string) => HintFact['level'] | null

/**
 * Extracts the facts of a record that hints can use. Answers without information are left out. `levelOf` comes from the
 * decision; by default the diagnosis kept with the record is used.
 */
export const factsOfRecord = (
  record: SoilRecord,
  levelOf: LevelOf = (sample, item) => keptLevel(record, sample, item),
): readonly RecordFact[] => record.readings.flatMap((reading) => factOf(record, reading, levelOf))

function factOf(
  record: SoilRecord,
  { sample, analyte: id, answer }: Reading,
  levelOf: LevelOf,
): readonly RecordFact[] {
  const charted = analyteOf(record.kit, id)
  if (charted === undefined) return []
  const analyte = analyteRead(charted, answer)
  const recognized = recognizedAnalyte(analyte)
  const finding = findingOf(analyte, answer)
  if (recognized === null || finding === null) return []
  const { quantity: measured, species } = recognized
  if (measured === 'ammonium') return []
  const sampleName = nameOf(record, sample)
  const level = levelOf(sample, measured) ?? null
  const isComparable = species === null ? finding.kind !== 'value' : comparableForms.has(species)
  if (!isComparable && level === null) return []
  return [
    {
      sample,
      measured,
      // Numbers of another chemical form: only the decision can judge them.
      unit: isComparable ? analyte.unit : `${analyte.unit} ${species ?? '?'}`,
      finding,
      analyte,
      answer,
      sampleName,
      ...(level !== null && { level }),
    },
  ]
}

const nameOf = ({ samples }: SoilRecord, id: string) =>
  samples.length === 1 ? '' : (samples.find((one) => one.id === id)?.name ?? '')

/** Chemical forms whose numbers the hints have limits for; empty where the leaflet names none. */
const comparableForms: ReadonlySet<string> = new Set(['', 'pH', 'EC', 'NO3-N', 'P2O5', 'K2O'])

function findingOf({ levels }: Analyte, answer: Answer): HintFact['finding'] | null {
  switch (answer.kind) {
    case 'typed':
      return { kind: 'value', value: answer.value }
    case 'undetectable':
      return { kind: 'undetectable' }
    case 'level': {
      const value = levels[answer.level]?.value
      return typeof value === 'number' ? { kind: 'value', value } : rankOf(answer.level, levels)
    }
    case 'between': {
      const [low, high] = [levels[answer.lower]?.value, levels[answer.lower + 1]?.value]
      if (typeof low === 'number' && typeof high === 'number') {
        return { kind: 'value', value: (low + high) / 2 }
      }
      return { kind: 'rank', rank: 'middle' }
    }
    case 'no-color-fits':
    case 'not-read':
      return null
    default:
      return assertNever(answer)
  }
}

function rankOf(level: number, levels: Analyte['levels']): HintFact['finding'] | null {
  if (level < 0 || level >= levels.length || levels.length < 2) return null
  if (level === 0) return { kind: 'rank', rank: 'low' }
  return { kind: 'rank', rank: level === levels.length - 1 ? 'high' : 'middle' }
}
