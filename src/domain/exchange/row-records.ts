import type { Kit } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import type { MeasuredValue, RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { instant, type Instant } from '#domain/units.ts'
import { parseCamera, parseMoments } from './csv-details.ts'
import { shortened, type TableFault, type TableRow } from './csv-row.ts'
import type { TableReason, TableValue } from './read-values.ts'
import type { CsvVocabulary } from './csv-vocabulary.ts'
import type { CsvDetail } from './csv-words.ts'
import { dayMs, minuteMs, wallTime } from '#domain/calendar.ts'
import { kitOfRows } from './kit-of-rows.ts'
import { fixedCells, type TableSetting } from './record-rows.ts'
import { interpret, isKept, keptValue, newValue } from './row-value.ts'

export interface RowSetting extends Pick<TableSetting, 'zone'> {
  /** Titles of fields by id. */
  readonly plotNames: ReadonlyMap<string, string>
  readonly vocabulary: CsvVocabulary
  /** Kits whose names a table may use: built in, made by the user, kept with records. */
  readonly kits: readonly Kit[]
  /** Returns the id of the plot a row names, an existing one or one to be created for its farmer and crop. */
  readonly plotOf: (row: PlotRow) => string
}

export interface PlotRow extends Pick<
  TableRow,
  'farmer' | 'farmerReading' | 'group' | 'area' | 'crop' | 'day'
> {
  readonly plot: string
}

interface RecordOfRows {
  /** Null where no row remains. */
  readonly record: SoilRecord | null
  /** Rows and values left out. */
  readonly faults: readonly TableFault[]
}

/** Builds the record described by the rows of one test. */
export function recordOfRows(
  id: string,
  rows: readonly TableRow[],
  setting: RowSetting,
): RecordOfRows {
  const [first] = rows
  if (first === undefined) throw new Error(`a test without rows: ${id}`)
  const isEmpty = rows.every(({ values }) => values.length === 0)
  const kit = kitOfRows(rows, setting.kits)
  // A test kept without readings has a number and a kit; any other row without values is an error.
  if (isEmpty && (first.record === '' || kit === null)) return refused(first, 'missing')
  if (kit === null) return refused(first, 'too-many-values')
  const at = instantOf(first, setting)
  const samples: RecordSample[] = []
  const readings: Reading[] = []
  const measured: MeasuredValue[] = []
  const faults: TableFault[] = []
  let areAllTaken = true
  for (const [index, row] of rows.entries()) {
    const sample = row.sample || row.part || `s${index + 1}`
    const found = valuesOf(row, { sample, kit, at, measured }, setting)
    const isTaken = found.faults.length === 0 || found.readings.length + found.measured.length > 0
    faults.push(...(isTaken ? found.faults.map(ofKeptRow) : found.faults))
    if (!isTaken) areAllTaken = false
    else {
      readings.push(...found.readings)
      measured.push(...found.measured)
      const plot = row.plot && { plot: setting.plotOf({ ...row, plot: row.plot }) }
      samples.push({ id: sample, name: row.name ?? '', ...plot })
    }
  }
  const record: SoilRecord = {
    schema: 1,
    id,
    kit,
    startedAt: at,
    endedAt: at,
    wallOffset: 0,
    how: 'finished',
    origin: 'file',
    ...(first.weather && { weather: first.weather }),
    ...(first.note && { note: first.note }),
    samples,
    readings,
    ...(measured.length > 0 && { measured }),
  }
  // Rows without a sample number are identified by their order, so after a correction one could be taken for another.
  const isByOrder = rows.some((row) => row.sample === '' && row.part === '')
  const isLeftOut = samples.length === 0 || (isByOrder && !areAllTaken)
  return { record: isLeftOut ? null : record, faults }
}

const refused = (row: TableRow, reason: TableReason): RecordOfRows => ({
  record: null,
  faults: [faultAt(row, null, reason, '')],
})

interface RowPlace {
  readonly sample: string
  readonly kit: Kit
  readonly at: Instant
  readonly measured: readonly MeasuredValue[]
}

interface RowValues {
  readonly readings: Reading[]
  readonly measured: MeasuredValue[]
  readonly faults: TableFault[]
}

function valuesOf(row: TableRow, { sample, kit, at, measured }: RowPlace, setting: RowSetting) {
  const parsed: RowValues = { readings: [], measured: [], faults: [] }
  for (const value of row.values) {
    const found = interpret(value, kit, setting.vocabulary)
    if (found === 'ignored') continue
    if (typeof found === 'string') {
      parsed.faults.push(faultIn(row, value, found))
      continue
    }
    if (!('answer' in found)) {
      parsed.measured.push(newValue(sample, found, [...measured, ...parsed.measured]))
      continue
    }
    const moments = parseMoments(value.details, at)
    const camera = parseCamera(value.details, setting.vocabulary)
    if (!moments.ok) {
      parsed.faults.push(faultIn(row, value, 'bad-number', moments.reason))
      continue
    }
    if (!camera.ok) {
      parsed.faults.push(faultIn(row, value, 'bad-number', camera.reason))
      continue
    }
    const evidence = camera.value !== null && { camera: camera.value }
    parsed.readings.push({ sample, ...found, ...moments.value, ...evidence })
  }
  return parsed
}

/**
 * Finds what a row changes in a kept record. The time of reading and the camera's estimate cannot be corrected.
 * Without a sample number, only a test's single row can refer to its single sample.
 */
export function changesOfRow(
  record: SoilRecord,
  row: TableRow,
  setting: RowSetting,
  isOnlyRow: boolean,
): RowChanges {
  const known =
    record.samples.find(({ id }) => id === row.sample) ??
    (isOnlyRow ? onlyOne(record.samples, row) : undefined)
  if (known === undefined && row.sample === '') {
    return { changes: [], faults: [faultAt(row, null, 'unknown-sample', '')] }
  }
  const sample = known ?? { id: row.sample, name: row.name ?? '' }
  const values = valueChanges(record, row, sample.id, setting)
  if (values.faults.length > 0 && !values.isAnyRead) return { changes: [], faults: values.faults }
  const kept = fixedCells(record, sample, setting)
  const changes: RecordChange[] = []
  const { name, plot, note, weather } = row
  if (known === undefined) changes.push({ field: 'sample', sample: sample.id, name: sample.name })
  if (note !== undefined && note !== kept.note) changes.push({ field: 'note', value: note })
  if (weather !== undefined && weather !== kept.weather) {
    changes.push({ field: 'weather', value: weather })
  }
  if (name !== undefined && name !== kept.name) {
    changes.push({ field: 'sample-name', sample: sample.id, value: name })
  }
  const keptPlot = (setting.plotNames.get(sample.plot ?? '') ?? '').trim()
  if (plot !== undefined && plot !== keptPlot) {
    const value = plot === '' ? null : setting.plotOf({ ...row, plot })
    changes.push({ field: 'sample-plot', sample: sample.id, value })
  }
  const moved = movedTo(record, row, setting)
  if (moved !== null) changes.push({ field: 'started-at', value: moved })
  return { changes: [...changes, ...values.changes], faults: values.faults.map(ofKeptRow) }
}

interface RowChanges {
  readonly changes: readonly RecordChange[]
  readonly faults: readonly TableFault[]
}

function valueChanges(record: SoilRecord, row: TableRow, sample: string, setting: RowSetting) {
  const changes: RecordChange[] = []
  const faults: TableFault[] = []
  let isAnyRead = false
  const measured = [...(record.measured ?? [])]
  for (const value of row.values) {
    const found = interpret(value, record.kit, setting.vocabulary)
    if (found === 'ignored') continue
    if (typeof found === 'string') {
      faults.push(faultIn(row, value, found))
      continue
    }
    isAnyRead = true
    if (isKept(record, sample, found)) continue
    if ('answer' in found) {
      const { analyte, answer } = found
      changes.push({ field: 'reading', sample, analyte, value: answer })
      continue
    }
    const { id, ...added } = newValue(sample, found, measured)
    const known = keptValue(record, sample, found)
    if (known === undefined) measured.push({ id, ...added })
    changes.push({ field: 'measured', id: known?.id ?? id, value: added })
  }
  return { changes, faults, isAnyRead }
}

/** Ignores the seconds of a test, because tables contain minutes only. */
function movedTo(record: SoilRecord, row: TableRow, setting: RowSetting): Instant | null {
  const { startedAt, wallOffset } = record
  const wall = startedAt + wallOffset + setting.zone(startedAt) * 60_000
  const wallOfRow = wallTime(row.day)
  const unit = row.day.minute === null ? dayMs : minuteMs
  return Math.floor(wall / unit) === Math.floor(wallOfRow / unit)
    ? null
    : instant(wallOfRow - setting.zone(startedAt) * 60_000 - wallOffset)
}

const onlyOne = (samples: SoilRecord['samples'], row: TableRow) =>
  row.sample === '' && samples.length === 1 ? samples[0] : undefined

function instantOf({ day }: TableRow, { zone }: RowSetting): Instant {
  const wall = wallTime(day)
  return instant(wall - zone(instant(wall)) * 60_000)
}

/** Fault in the answer or in one of its details. */
function faultIn(
  row: TableRow,
  { header, cell, details, heads }: TableValue,
  reason: 'bad-number' | 'impossible',
  detail?: CsvDetail,
): TableFault {
  const place = detail ?? (cell === '' && details.between !== undefined ? 'between' : null)
  if (place === null) return faultAt(row, header, reason, cell)
  const ofDetail = place === 'camera-verdict' ? 'unknown-choice' : reason
  return faultAt(row, heads[place] ?? header, ofDetail, details[place] ?? '')
}

const ofKeptRow = (fault: TableFault): TableFault => ({ ...fault, isRowKept: true })

const faultAt = (
  { line }: TableRow,
  column: string | null,
  reason: TableReason,
  found: string,
): TableFault => ({ line, column, reason, found: shortened(found) })
