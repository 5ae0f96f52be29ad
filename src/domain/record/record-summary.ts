import { analyteOf, type Analyte, type Kit, type Level, type Look } from '#domain/kit/kit.ts'
import { analyteRead, type Answer, type Reading } from '#domain/reading/reading.ts'
import { isTimed } from '#domain/reading/timing.ts'
import { assertNever } from '#domain/result.ts'
import type { Instant } from '#domain/units.ts'
import { foldText } from './fold-text.ts'
import type {
  KeptDiagnosis,
  Limit,
  MeasuredValue,
  RecordSample,
  SoilRecord,
} from './soil-record.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { propertyOf } from '#domain/property-of.ts'

/** The part of a record that lists, charts and search need, small enough to keep thousands in memory. */
export interface RecordSummary {
  readonly id: string
  readonly startedAt: Instant
  readonly wallOffset: number
  readonly how: SoilRecord['how']
  readonly origin: 'run' | 'typed' | 'file'
  readonly kit: { readonly id: string; readonly name: string }
  readonly samples: readonly RecordSample[]
  readonly values: readonly SummaryValue[]
  readonly note: string
  readonly photos: number
  readonly verdicts?: readonly SampleVerdict[]
  /** Folded text for searching. */
  readonly text: string
}

export interface SummaryValue {
  readonly sample: string
  readonly analyte: AnalyteLabel
  readonly source: 'kit' | MeasuredValue['source']
  readonly kind: Answer['kind']
  /** In the analyte's unit, the middle for an answer between two levels; null where the answer is not a number. */
  readonly value: number | null
  /** The two levels of an answer between them, where they have numbers. */
  readonly levels?: readonly [number, number]
  /** Present where only the limit of the method is known; `value` is null then. */
  readonly limit?: Limit
  /** Word of the level, or of the two levels it lies between, where the chart has words instead of numbers. */
  readonly words?: readonly string[]
  /** Read during a run, so it had a due time. */
  readonly isTimed?: true
  readonly hasCamera?: true
  /** Look and place of the level that was read, or of the lower of the two. */
  readonly shown?: RecordedLevel
}

export interface RecordedLevel {
  readonly look: Look
  /** Counted from 1. */
  readonly place: number
  readonly count: number
}

/** The item farthest off in the latest kept diagnosis of a sample. */
export interface SampleVerdict {
  readonly sample: string | null
  /** An item of a diagnosis; unknown if a later version wrote it. */
  readonly item: string
  readonly level: SummaryLevel
}

/** In rising order of importance, as in the diagnosis's own headline. */
const verdictLevels = ['fit', 'high', 'low', 'excess'] as const
export type SummaryLevel = (typeof verdictLevels)[number]

export interface AnalyteLabel {
  readonly id: string
  readonly name: string
  readonly species: string
  readonly unit: string
}

/** Separates the parts of `text`, so that no match spans two of them. */
const gap = '\n'

export function summarize(record: SoilRecord): RecordSummary {
  const { id, kit, startedAt, wallOffset, how, origin = 'run', samples, note = '' } = record
  const words = [kit.name, ...samples.map(({ name }) => name), record.weather ?? '', note]
  return {
    id,
    startedAt,
    wallOffset,
    how,
    origin,
    kit: kitLabel(kit),
    samples,
    values: [
      ...inOrderOf(kit, record.readings).flatMap((reading) => ofReading(kit, reading)),
      ...(record.measured ?? []).map(ofMeasured),
    ],
    note,
    photos: record.photos?.length ?? 0,
    ...(record.diagnoses !== undefined && { verdicts: verdictsOf(record.diagnoses) }),
    text: words
      .filter((word) => word !== '')
      .map(foldText)
      .join(gap),
  }
}

/** Readings are taken in the order of the plan, and shown in that of the kit. */
function inOrderOf({ analytes }: Kit, readings: readonly Reading[]): readonly Reading[] {
  const place = ({ analyte }: Reading) => analytes.findIndex(({ id }) => id === analyte)
  return readings.toSorted((one, other) => place(one) - place(other))
}

// Cached: thousands of tests with the same kit share these objects.
const kitLabel = memoizeByObject(({ id, name }: Kit) => ({ id, name }))
const shownLevels = memoizeByObject(({ levels }: Analyte) =>
  levels.map(({ look }, index): RecordedLevel => ({
    look,
    place: index + 1,
    count: levels.length,
  })),
)
const analyteLabel = memoizeByObject(({ id, name, species, unit }: Analyte) => ({
  id,
  name,
  species,
  unit,
}))

function ofReading(kit: Kit, reading: Reading): readonly SummaryValue[] {
  const analyte = analyteOf(kit, reading.analyte)
  if (analyte === undefined) return []
  const { sample, answer } = reading
  const value = answerValue(analyte, answer)
  const words = value === null ? wordsOf(analyte, answer) : []
  const levels = levelsBetween(analyte, answer)
  const limit = limitOf(answer)
  const shown = shownLevels(analyte)[levelIndex(answer) ?? -1]
  return [
    {
      sample,
      analyte: analyteLabel(analyteRead(analyte, answer)),
      source: 'kit',
      kind: answer.kind,
      value,
      ...(levels !== null && { levels }),
      ...(limit !== null && { limit }),
      ...(words.length > 0 && { words }),
      ...(isTimed(reading) && { isTimed: true }),
      ...(reading.camera !== undefined && { hasCamera: true }),
      ...(shown !== undefined && { shown }),
    },
  ]
}

function limitOf(answer: Answer): Limit | null {
  if (answer.kind !== 'typed' || answer.comparator === undefined) return null
  return { comparator: answer.comparator, value: answer.value }
}

function wordsOf({ levels }: Analyte, answer: Answer): readonly string[] {
  if (answer.kind === 'level') return levels.slice(answer.level, answer.level + 1).map(wordOf)
  if (answer.kind === 'between') return levels.slice(answer.lower, answer.lower + 2).map(wordOf)
  return []
}

function levelIndex(answer: Answer): number | null {
  if (answer.kind === 'level') return answer.level
  return answer.kind === 'between' ? answer.lower : null
}

/** Keeps the newest verdict of each sample. Diagnoses in an unknown format of a later version are skipped. */
function verdictsOf(diagnoses: readonly KeptDiagnosis[]): readonly SampleVerdict[] {
  const newest = new Map<string | null, SampleVerdict>()
  for (const { sample, result } of diagnoses.toSorted((one, other) => one.at - other.at)) {
    const verdict = worstItem(sample, result)
    if (verdict !== null) newest.set(sample, verdict)
  }
  return [...newest.values()]
}

/** Level of a sample's item in its latest kept diagnosis; null where there is none. */
export function keptLevel(
  { diagnoses = [] }: Pick<SoilRecord, 'diagnoses'>,
  sample: string,
  item: string,
): SummaryLevel | null {
  const kept = diagnoses.findLast((one) => one.sample === sample)
  const items: unknown = propertyOf(kept?.result, 'items')
  const found = Array.isArray(items)
    ? items.find((one) => propertyOf(one, 'item') === item)
    : undefined
  const level = propertyOf(found, 'level')
  return verdictLevels.find((one) => one === level) ?? null
}

function worstItem(sample: string | null, result: unknown): SampleVerdict | null {
  const items: unknown = propertyOf(result, 'items')
  const headline = propertyOf(propertyOf(propertyOf(result, 'verdict'), 'headline'), 'key')
  // As in the headline: fertilizer left in the soil holds back the lime; else a pH off its range comes first.
  const first = headline === 'salts-left' ? saltItems : phItems
  const rankOf = ({ item, level }: SampleVerdict) =>
    verdictLevels.indexOf(level) + (level !== 'fit' && first.has(item) ? verdictLevels.length : 0)
  let worst: SampleVerdict | null = null
  for (const each of Array.isArray(items) ? items : []) {
    const [item, level] = [propertyOf(each, 'item'), levelIn(each)]
    if (typeof item !== 'string' || level === null) continue
    const found = { sample, item, level }
    if (worst === null || rankOf(found) > rankOf(worst)) worst = found
  }
  return worst
}

/** Reads the decided level; older diagnoses only list the levels a value may have. */
function levelIn(item: unknown): SummaryLevel | null {
  const decided = propertyOf(item, 'level')
  const levels: unknown = propertyOf(propertyOf(item, 'verdict'), 'levels')
  const certain = decided ?? (Array.isArray(levels) && levels.length === 1 ? levels[0] : null)
  return verdictLevels.find((level) => level === certain) ?? null
}

const phItems: ReadonlySet<string> = new Set(['ph', 'lab-ph'])
/** Items by which the diagnosis knows of fertilizer left in the soil. */
const saltItems: ReadonlySet<string> = new Set([
  'ec',
  'lab-ec',
  'nitrate',
  'lab-nitrate-n',
  'ammonium',
  'lab-ammonium-n',
])

const wordOf = ({ word }: Level) => word

function ofMeasured(measured: MeasuredValue): SummaryValue {
  const { sample, source, species, unit, value, comparator, method } = measured
  const analyte = { id: species, name: method, species, unit }
  if (comparator !== undefined) {
    return { sample, analyte, source, kind: 'typed', value: null, limit: { comparator, value } }
  }
  return { sample, analyte, source, kind: 'typed', value }
}

/** The numbers of the two levels an answer lies between; null for other answers, and where one has no number. */
function levelsBetween(
  { levels }: Pick<Analyte, 'levels'>,
  answer: Answer,
): readonly [number, number] | null {
  if (answer.kind !== 'between') return null
  const low = levels[answer.lower]?.value ?? null
  const high = levels[answer.lower + 1]?.value ?? null
  return low === null || high === null ? null : [low, high]
}

/** Number an answer stands for on its chart, in that chart's unit (`analyteRead`); null where there is none. */
export function answerValue(analyte: Analyte, answer: Answer): number | null {
  switch (answer.kind) {
    case 'level':
      return analyte.levels[answer.level]?.value ?? null
    case 'between': {
      const levels = levelsBetween(analyte, answer)
      return levels === null ? null : (levels[0] + levels[1]) / 2
    }
    case 'typed':
      return answer.comparator === undefined ? answer.value : null
    case 'undetectable':
    case 'no-color-fits':
    case 'not-read':
      return null
    default:
      return assertNever(answer)
  }
}
