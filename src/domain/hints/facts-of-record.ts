import { entryOf } from '#domain/entry-of.ts'
import { analyteOf, type Analyte } from '#domain/kit/kit.ts'
import { analyteRead, type Answer, type Reading } from '#domain/reading/reading.ts'
import { keptLevel } from '#domain/record/record-summary.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { HintFact } from './fitting-hints.ts'
import type { MeasuredItem } from './hint.ts'
import { reportedForm } from '#domain/soil/chemical-forms.ts'
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
  const analyte = charted && analyteRead(charted, answer)
  const known = analyte === undefined ? null : measuredBy(analyte)
  const measured = known ?? (analyte === undefined ? null : otherForm(analyte))
  const finding = analyte === undefined ? null : findingOf(analyte, answer)
  if (analyte === undefined || measured === null || finding === null) return []
  const sampleName = nameOf(record, sample)
  const level = levelOf(sample, measured) ?? null
  if (known === null && level === null) return []
  return [
    {
      sample,
      measured,
      // Numbers of another chemical form are not comparable: only the decision can judge them.
      unit: known === null ? `${analyte.unit} ${analyte.species}` : analyte.unit,
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

const bySpecies: Readonly<Record<string, MeasuredItem>> = {
  pH: 'ph',
  'NO3-N': 'nitrate',
  P2O5: 'phosphate',
  K2O: 'potassium',
  EC: 'ec',
}

/** Identifies analytes by id where the leaflet names no species. */
const byId: Readonly<Record<string, MeasuredItem>> = {
  n: 'nitrate',
  p: 'phosphate',
  k: 'potassium',
}

/** Null for analytes no hint uses, and for species whose numbers mean another amount (`NO3`, `P`). */
const measuredBy = ({ id, species }: Analyte): MeasuredItem | null =>
  (species === '' ? entryOf(byId, id) : entryOf(bySpecies, species)) ?? null

/** Finds the same nutrient in a chemical form that hints have no limits for. */
const otherForm = ({ species }: Analyte): MeasuredItem | null =>
  entryOf(bySpecies, reportedForm(species)?.species ?? '') ?? null

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
