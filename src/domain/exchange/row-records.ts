import type { Kit } from '#domain/kit/kit.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import type { MeasuredValue, SoilRecord } from '#domain/record/soil-record.ts'
import { instant, type Instant } from '#domain/units.ts'
import { parseCamera, parseMoments } from './csv-aspects.ts'
import type { TableFault, TableReason, TableRow, TableValue } from './csv-row.ts'
import type { CsvVocabulary } from './csv-vocabulary.ts'
import type { CsvAspect } from './csv-words.ts'
import { wallTime } from './day-text.ts'
import { kitOfRows } from './kit-of-rows.ts'
import { fixedCells, type TableSetting } from './record-rows.ts'
import { interpret, isKept, keptValue, newValue } from './row-value.ts'

export interface RowSetting extends Omit<TableSetting, 'words'> {
  readonly vocabulary: CsvVocabulary
  /** Those whose names a table may use: built in, made by the user, kept with records. */
  readonly kits: readonly Kit[]
  /** The id of the plot of this name, known or to be made. */
  readonly plotOf: (name: string) => string
}

type Reading<Value> = Value | TableFault

/** The record that some rows of one test tell of. */
export function recordOfRows(
  id: string,
  rows: readonly TableRow[],
  setting: RowSetting,
): Reading<SoilRecord> {
  const [first] = rows
  if (first === undefined) throw new Error(`a test without rows: ${id}`)
  const isEmpty = rows.every(({ values }) => values.length === 0)
  const kit = kitOfRows(rows, setting.kits)
  // A test that was kept without a reading has a number and a kit; any other row without values is a slip.
  if (isEmpty && (first.record === '' || kit === null)) return faultAt(first, null, 'missing', '')
  if (kit === null) return faultAt(first, null, 'too-many', '')
  const at = instantOf(first, setting)
  const readings: SoilRecord['readings'][number][] = []
  const measured: MeasuredValue[] = []
  for (const [index, row] of rows.entries()) {
    const sample = sampleId(row, index)
    for (const value of row.values) {
      const found = interpret(value, kit, setting.vocabulary)
      if (found === 'ignored') continue
      if (found === null) return faultIn(row, value)
      if (!('answer' in found)) {
        measured.push(newValue(sample, found, measured))
        continue
      }
      const moments = parseMoments(value.aspects, at)
      if (!moments.ok) return faultIn(row, value, moments.reason)
      const camera = parseCamera(value.aspects, setting.vocabulary)
      if (!camera.ok) return faultIn(row, value, camera.reason)
      const evidence = camera.value !== null && { camera: camera.value }
      readings.push({ sample, ...found, ...moments.value, ...evidence })
    }
  }
  return {
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
    samples: rows.map((row, index) => ({
      id: sampleId(row, index),
      name: row.name ?? '',
      ...(row.plot && { plot: setting.plotOf(row.plot) }),
    })),
    readings,
    ...(measured.length > 0 && { measured }),
  }
}

/** What a row says otherwise than the record that is kept. When it was read, and what the camera said, nobody corrects. */
export function changesOfRow(
  record: SoilRecord,
  row: TableRow,
  setting: RowSetting,
): Reading<readonly RecordChange[]> {
  const sample = record.samples.find(({ id }) => id === row.sample) ?? onlyOne(record.samples, row)
  if (sample === undefined) return faultAt(row, null, 'unknown-sample', row.sample)
  const kept = fixedCells(record, sample, setting)
  const changes: RecordChange[] = []
  const { name, plot, note, weather } = row
  if (note !== undefined && note !== kept.note) changes.push({ field: 'note', value: note })
  if (weather !== undefined && weather !== kept.weather) {
    changes.push({ field: 'weather', value: weather })
  }
  if (name !== undefined && name !== kept.name) {
    changes.push({ field: 'sample-name', sample: sample.id, value: name })
  }
  if (plot !== undefined && plot !== kept.plot) {
    const value = plot === '' ? null : setting.plotOf(plot)
    changes.push({ field: 'sample-plot', sample: sample.id, value })
  }
  const moved = movedTo(record, row, setting)
  if (moved !== null) changes.push({ field: 'started-at', value: moved })
  const measured = [...(record.measured ?? [])]
  for (const value of row.values) {
    const found = interpret(value, record.kit, setting.vocabulary)
    if (found === 'ignored') continue
    if (found === null) return faultIn(row, value)
    if (isKept(record, sample.id, found)) continue
    if ('answer' in found) {
      const { analyte, answer } = found
      changes.push({ field: 'reading', sample: sample.id, analyte, value: answer })
      continue
    }
    const { id, ...told } = newValue(sample.id, found, measured)
    const known = keptValue(record, sample.id, found)
    if (known === undefined) measured.push({ id, ...told })
    changes.push({ field: 'measured', id: known?.id ?? id, value: told })
  }
  return changes
}

/** A table tells minutes: the seconds of a test are no difference. */
function movedTo(record: SoilRecord, row: TableRow, setting: RowSetting): Instant | null {
  const { startedAt, wallOffset } = record
  const wall = startedAt + wallOffset + setting.zone(startedAt) * 60_000
  const told = wallTime(row.day)
  const unit = row.day.minute === null ? 24 * 60 * 60_000 : 60_000
  return Math.floor(wall / unit) === Math.floor(told / unit)
    ? null
    : instant(told - setting.zone(startedAt) * 60_000 - wallOffset)
}

const onlyOne = (samples: SoilRecord['samples'], row: TableRow) =>
  row.sample === '' && samples.length === 1 ? samples[0] : undefined

const sampleId = ({ sample }: TableRow, index: number) => sample || `s${index + 1}`

function instantOf({ day }: TableRow, { zone }: RowSetting): Instant {
  const wall = wallTime(day)
  return instant(wall - zone(instant(wall)) * 60_000)
}

/** At the answer, or at what stands beside it. */
function faultIn(row: TableRow, value: TableValue, aspect?: CsvAspect): TableFault {
  const { header, cell, aspects, heads } = value
  const place = aspect ?? (cell === '' && aspects.between !== undefined ? 'between' : null)
  if (place === null) return faultAt(row, header, 'bad-number', cell)
  const reason = place === 'camera-verdict' ? 'unknown-choice' : 'bad-number'
  return faultAt(row, heads[place] ?? header, reason, aspects[place] ?? '')
}

const faultAt = (
  { line }: TableRow,
  column: string | null,
  reason: TableReason,
  found: string,
): TableFault => ({ line, column, reason, found: found.slice(0, 60) })
