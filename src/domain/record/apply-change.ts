import { untimed } from '#domain/reading/timing.ts'
import { correctReading } from '#domain/chart/answer-of-estimate.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'
import { analyteOf } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { changeKey, type RecordChange } from './record-change.ts'
import type { RecordSample, SoilRecord } from './soil-record.ts'

/** Applies a correction; returns the same record where the sample or level does not exist, because another device may send anything. */
export function applyChange(record: SoilRecord, change: RecordChange): SoilRecord {
  switch (change.field) {
    case 'note':
      return { ...record, note: change.value }
    case 'weather':
      return { ...record, weather: change.value }
    case 'started-at':
      return { ...record, startedAt: change.value }
    case 'sample': {
      const { sample: id, name } = change
      if (sampleOf(record, id) !== undefined) return record
      return { ...record, samples: [...record.samples, { id, name }] }
    }
    case 'sample-name':
      return withSample(record, change.sample, (sample) => ({ ...sample, name: change.value }))
    case 'sample-plot':
      return withSample(record, change.sample, ({ id, name }) => ({
        id,
        name,
        ...(change.value !== null && { plot: change.value }),
      }))
    case 'reading':
      return fits(record, change) ? { ...record, readings: readingsWith(record, change) } : record
    case 'scale':
      return withScale(record, change)
    case 'extraction': {
      const { extraction: _, ...kit } = record.kit
      return { ...record, kit: change.value === null ? kit : { ...kit, extraction: change.value } }
    }
    case 'photo': {
      const { photo: name, value } = change
      const photos = (record.photos ?? []).filter((photo) => photo.name !== name)
      return { ...record, photos: value === null ? photos : [...photos, { name, ...value }] }
    }
    case 'measured':
      return { ...record, measured: replaced(record.measured, change.id, change.value) }
    case 'diagnosis':
      return { ...record, diagnoses: replaced(record.diagnoses, change.id, change.value) }
    default:
      return assertNever(change)
  }
}

/** Returns the change that undoes this one. */
export function inverseOf(record: SoilRecord, change: RecordChange): RecordChange {
  switch (change.field) {
    case 'note':
    case 'weather':
      return { field: change.field, value: record[change.field] ?? '' }
    case 'started-at':
      return { ...change, value: record.startedAt }
    case 'sample':
      return change
    case 'sample-name':
      return { ...change, value: sampleOf(record, change.sample)?.name ?? '' }
    case 'sample-plot':
      return { ...change, value: sampleOf(record, change.sample)?.plot ?? null }
    case 'reading':
      return { ...change, value: readingOf(record, change)?.answer ?? null }
    case 'scale': {
      const { species = '', unit = '' } = analyteOf(record.kit, change.analyte) ?? {}
      return { ...change, value: { species, unit } }
    }
    case 'extraction':
      return { ...change, value: record.kit.extraction ?? null }
    case 'photo': {
      const kept = record.photos?.find(({ name }) => name === change.photo)
      return { ...change, value: kept === undefined ? null : { sample: kept.sample } }
    }
    case 'measured':
      return { ...change, value: without(record.measured, change.id) }
    case 'diagnosis':
      return { ...change, value: without(record.diagnoses, change.id) }
    default:
      return assertNever(change)
  }
}

/** Returns the changes that restore the current record, the last one first. */
export function inversesOf(record: SoilRecord, changes: readonly RecordChange[]) {
  const firsts = new Map<string, RecordChange>()
  for (const change of changes) {
    const key = changeKey(change)
    if (!firsts.has(key)) firsts.set(key, inverseOf(record, change))
  }
  return [...firsts.values()]
}

type ReadingChange = RecordChange & { readonly field: 'reading' }

function readingsWith(record: SoilRecord, change: ReadingChange): readonly Reading[] {
  const { sample, analyte, value } = change
  const others = record.readings.filter((reading) => !isOf(reading, change))
  if (value === null) return others
  const known = readingOf(record, change)
  if (known !== undefined) {
    return record.readings.map((reading) =>
      reading === known ? correctReading(record.kit, reading, value) : reading,
    )
  }
  const at = record.endedAt
  return [...others, { sample, analyte, answer: value, ...untimed(at) }]
}

const fits = (record: SoilRecord, { sample, analyte, value }: ReadingChange) =>
  sampleOf(record, sample) !== undefined && (value === null || isOnChart(record, analyte, value))

const isOf = (reading: Reading, { sample, analyte }: ReadingChange) =>
  reading.sample === sample && reading.analyte === analyte
const readingOf = (record: SoilRecord, change: ReadingChange) =>
  record.readings.find((reading) => isOf(reading, change))
const sampleOf = (record: SoilRecord, id: string) => record.samples.find((one) => one.id === id)

function isOnChart(record: SoilRecord, id: string, answer: Answer) {
  const levels = analyteOf(record.kit, id)?.levels.length
  if (levels === undefined) return false
  if (answer.kind === 'level') return answer.level < levels
  return answer.kind !== 'between' || answer.lower + 1 < levels
}

function withSample(
  record: SoilRecord,
  id: string,
  edit: (sample: RecordSample) => RecordSample,
): SoilRecord {
  if (sampleOf(record, id) === undefined) return record
  return {
    ...record,
    samples: record.samples.map((sample) => (sample.id === id ? edit(sample) : sample)),
  }
}

function withScale(
  record: SoilRecord,
  { analyte: id, value: { species, unit } }: RecordChange & { readonly field: 'scale' },
): SoilRecord {
  const { kit } = record
  if (analyteOf(kit, id) === undefined) return record
  const analytes = kit.analytes.map((one) => (one.id === id ? { ...one, species, unit } : one))
  return { ...record, kit: { ...kit, analytes } }
}

type Named<Item> = Omit<Item, 'id'>

function replaced<Item extends { readonly id: string }>(
  items: readonly Item[] = [],
  id: string,
  value: Named<Item> | null,
): readonly Item[] {
  if (value === null) return items.filter((item) => item.id !== id)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an Item without its id, and the id
  const item = { ...value, id } as Item
  return items.some((one) => one.id === id)
    ? items.map((one) => (one.id === id ? item : one))
    : [...items, item]
}

function without<Item extends { readonly id: string }>(
  items: readonly Item[] = [],
  wanted: string,
): Named<Item> | null {
  const found = items.find(({ id }) => id === wanted)
  if (found === undefined) return null
  const { id: _, ...rest } = found
  return rest
}
