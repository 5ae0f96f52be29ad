import { analyteOf } from '#domain/kit/kit.ts'
import { analyteRead } from '#domain/reading/reading.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import type { Instant } from '#domain/units.ts'
import { detailCell } from './csv-details.ts'
import type { CsvCell } from './csv-cell.ts'
import { analyteHeader, detailHeader, type CsvAnalyte, type CsvLabel } from './csv-header.ts'
import { answerCell } from './csv-value.ts'
import type { CsvDetail, CsvColumn, CsvWords } from './csv-words.ts'
import { isoDay, dayTimeOf, timeText } from '#domain/calendar.ts'
import { limitCell } from './laboratory-cell.ts'

export interface TableSetting {
  readonly words: CsvWords
  /** Minutes by which the wall clock is ahead of UTC at an instant. */
  readonly zone: (at: Instant) => number
  readonly plotNames: ReadonlyMap<string, string>
}

/** A column after the fixed ones: answers or their details. */
export interface ValueColumn {
  readonly analyte: CsvAnalyte
  readonly detail: CsvDetail | null
}

/** The columns of a table. */
export interface TableShape {
  readonly fixed: readonly CsvColumn[]
  readonly values: readonly ValueColumn[]
}

/** The first line of a table. */
export const headerCells = ({ fixed, values }: TableShape, { words }: TableSetting) => [
  ...fixed.map((column) => words.columns[column]),
  ...values.map(({ analyte, detail }) =>
    detail === null ? analyteHeader(analyte, words) : detailHeader(analyte, detail, words),
  ),
]

/** One row per sample. */
export const recordRows = (
  record: SoilRecord,
  { fixed, values }: TableShape,
  setting: TableSetting,
): readonly (readonly CsvCell[])[] =>
  record.samples.map((sample) => {
    const cells = fixedCells(record, sample, setting)
    return [
      ...fixed.map((column) => cells[column]),
      ...values.map((column) => valueCell(record, sample.id, column, setting.words)),
    ]
  })

/** Trims texts: no spreadsheet reliably keeps spaces around them. */
export function fixedCells(
  record: SoilRecord,
  sample: RecordSample,
  { zone, plotNames }: Omit<TableSetting, 'words'>,
): Readonly<Record<CsvColumn, string>> {
  const { startedAt, wallOffset } = record
  const when = dayTimeOf(startedAt + wallOffset + zone(startedAt) * 60_000)
  return {
    record: record.id,
    sample: sample.id,
    date: isoDay(when),
    time: timeText(when),
    kit: record.kit.name,
    plot: (sample.plot === undefined ? '' : (plotNames.get(sample.plot) ?? '')).trim(),
    name: sample.name.trim(),
    weather: (record.weather ?? '').trim(),
    note: (record.note ?? '').trim(),
  }
}

/** A record's value of an analyte for one sample; null where there is none. */
function valueCell(
  record: SoilRecord,
  sample: string,
  { analyte: wanted, detail }: ValueColumn,
  words: CsvWords,
): CsvCell {
  if (wanted.source !== 'kit') return measuredCell(record, sample, wanted)
  for (const reading of record.readings) {
    const analyte = reading.sample === sample ? analyteOf(record.kit, reading.analyte) : undefined
    if (analyte !== undefined && isSameLabel(analyteRead(analyte, reading.answer), wanted)) {
      return detail === null
        ? answerCell(analyte, reading.answer, words)
        : detailCell(record, analyte, reading, detail, words)
    }
  }
  return null
}

function measuredCell(record: SoilRecord, sample: string, wanted: CsvAnalyte): CsvCell {
  const found = valuesLabeled(record, sample, wanted)[wanted.nth - 1]
  if (found === undefined) return null
  const { comparator, value } = found
  return comparator === undefined ? value : limitCell({ comparator, value })
}

/** Values of a sample with this label that are not from a kit, in the order in which they were kept. */
export const valuesLabeled = (
  { measured = [] }: SoilRecord,
  sample: string,
  wanted: CsvLabel & Pick<CsvAnalyte, 'source'>,
) =>
  measured.filter(
    ({ sample: of, source, species, unit, method }) =>
      of === sample &&
      source === wanted.source &&
      isSameLabel({ name: method, species, unit }, wanted),
  )

export const isSameLabel = (one: CsvLabel, other: CsvLabel) =>
  one.name === other.name && one.species === other.species && one.unit === other.unit
