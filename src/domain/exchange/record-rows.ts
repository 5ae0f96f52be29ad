import { analyteOf } from '#domain/kit/kit.ts'
import { analyteRead } from '#domain/reading/reading.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import type { Instant } from '#domain/units.ts'
import { detailCell } from './csv-details.ts'
import type { CsvCell } from './csv-cell.ts'
import { analyteHeader, detailHeader, type CsvAnalyte, type CsvLabel } from './csv-header.ts'
import { answerCell } from './csv-value.ts'
import {
  isFieldColumn,
  type CsvDetail,
  type CsvColumn,
  type CsvWords,
  type FieldColumn,
  type OwnColumn,
} from './csv-words.ts'
import { isDayOnly, isoDay, dayTimeOf, minuteMs, timeText } from '#domain/calendar.ts'
import { cropAt, type Plot } from '#domain/plot/plot.ts'
import { areaIn, squareMeters, type Area } from '#domain/soil/area.ts'
import { limitCell } from './laboratory-cell.ts'

export interface TableSetting {
  readonly words: CsvWords
  /** Minutes by which the wall clock is ahead of UTC at an instant. */
  readonly zone: (at: Instant) => number
  readonly plots: ReadonlyMap<string, Plot>
  readonly cropName: (id: string) => string
}

/** A column after the fixed ones: answers or their details. */
export interface ValueColumn {
  readonly analyte: CsvAnalyte
  readonly detail: CsvDetail | null
}

/** The columns of a table. */
export interface TableShape {
  readonly fixed: readonly OwnColumn[]
  readonly values: readonly ValueColumn[]
}

/** The first line of a table. */
export const headerCells = ({ fixed, values }: TableShape, { words }: TableSetting) => [
  ...fixed.map((column) => (isFieldColumn(column) ? words.fields[column] : words.columns[column])),
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
    const cells = { ...fixedCells(record, sample, setting), ...fieldCells(record, sample, setting) }
    return [
      ...fixed.map((column) => cells[column]),
      ...values.map((column) => valueCell(record, sample.id, column, setting.words)),
    ]
  })

/** Trims texts: no spreadsheet reliably keeps spaces around them. */
export function fixedCells(
  record: SoilRecord,
  sample: RecordSample,
  { zone }: Pick<TableSetting, 'zone'>,
): Readonly<Record<Exclude<CsvColumn, 'plot'>, string>> {
  const wall = wallOf(record, zone)
  const when = dayTimeOf(wall)
  return {
    record: record.id,
    sample: sample.id,
    date: isoDay(when),
    time: isDayOnly(wall) ? '' : timeText(when),
    kit: record.kit.name,
    name: sample.name.trim(),
    weather: (record.weather ?? '').trim(),
    note: (record.note ?? '').trim(),
  }
}

const wallOf = ({ startedAt, wallOffset }: SoilRecord, zone: TableSetting['zone']) =>
  startedAt + wallOffset + zone(startedAt) * minuteMs

function fieldCells(
  record: SoilRecord,
  sample: RecordSample,
  { zone, plots, cropName }: TableSetting,
): Readonly<Record<FieldColumn | 'plot', CsvCell>> {
  const plot = plots.get(sample.plot ?? '')
  const { name = '', farmer = '', farmerReading = '', group = '', area = null } = plot ?? {}
  const grown = plot === undefined ? null : cropOf(record, sample, plot, zone)
  return {
    plot: name.trim(),
    farmer: farmer.trim(),
    'farmer-reading': farmerReading.trim(),
    group: group.trim(),
    crop: grown === null ? '' : cropName(grown),
    area: area === null ? null : ares(area),
  }
}

/** Six digits, so that an area in tsubo comes back as it was. */
const ares = ({ value, unit }: Area) =>
  Number(areaIn(squareMeters(value, unit), 'a').toPrecision(6))

/** The crop of the sample's last kept diagnosis, otherwise of its field. */
function cropOf(
  record: SoilRecord,
  sample: RecordSample,
  plot: Plot,
  zone: TableSetting['zone'],
): string | null {
  const { diagnoses = [] } = record
  const kept = diagnoses.findLast((one) => one.sample === sample.id)
  return kept?.crop ?? cropAt(plot, isoDay(dayTimeOf(wallOf(record, zone))))
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
