import type { CsvRow } from '#domain/exchange/csv-reader.ts'
import {
  createRowReader,
  maxTextLength,
  shortened,
  type TableFault,
  type TableRow,
} from '#domain/exchange/csv-row.ts'
import { readableText } from '#domain/readable-text.ts'
import { dayTimeOf } from '#domain/calendar.ts'
import { changesOfRow, recordOfRows, type RowSetting } from '#domain/exchange/row-records.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { memoize } from '#domain/memoize.ts'
import { instant } from '#domain/units.ts'
import { withTexts } from '#locales/texts.ts'
import { kitsInAllLanguages } from '#knowledge/kits/kits-in-all-languages.ts'
import type { OpenedFile } from '#ports/files.ts'
import type { ImportFailure, TableOptions } from './import-types.ts'
import type { TableMatch, TableImportNeeds } from './table-writer.ts'
import { allCsvWords, openTable, type OpenedTable } from './open-table.ts'
import { createGroups, type RowGroup } from './table-groups.ts'
import type { TableHeader } from './table-header.ts'
import type { Plots } from '#app/records/plots.ts'
import type { Records } from '#app/records/records.ts'
import { plotNames, type PlotNames } from './table-plots.ts'

/** Number of tests interpreted together. */
const batchLength = 100

/** A table read to its end, unless the user has to give its days first. */
export interface ReadTable extends OpenedTable {
  readonly names: PlotNames | null
}

interface TableListeners {
  /** Resolves with false to stop reading. */
  readonly onFound: (found: readonly TableMatch[], known: PlotNames) => Promise<boolean>
  readonly onFault: (fault: TableFault) => void
  readonly onProgress: (letters: number) => void
}

/** Reads a table of tests to its end, and tells of each batch how its tests compare with those kept here. */
export async function readTable(
  file: OpenedFile,
  needs: TableImportNeeds,
  { onFound, onFault, onProgress }: TableListeners,
  asked: TableOptions = {},
): Promise<ReadTable | ImportFailure> {
  const { records, plots, preferences, zone } = needs
  await Promise.all([plots.start(), records.openIndex()])
  const vocabulary = await allCsvWords()
  const kits = [...needs.kits, ...kitsInAllLanguages, ...(await records.kits())]
  const now = instant(needs.now())
  const today = dayTimeOf(now + zone(now) * 60_000)
  const table = await openTable(file, asked, { kits, vocabulary, preferences, today })
  onProgress(0)
  if (typeof table === 'string') return table
  if (table.header.needsDay) return { ...table, names: null }
  const { header, head, options, rest } = table
  const { names, learn, withCrop } = await plotLearner(header, plots, onFault)
  const read: ReadTable = { ...table, names }
  const isBySample = options.rowsAre === 'samples'
  const setting = { vocabulary, kits, zone, plotNames: names.byId, plotOf: names.idOf }
  const seen = new Set<string>()
  const context = { records, setting, isBySample, seen, onFault, learn }
  let waiting: RowGroup[] = []
  const onTest = (test: RowGroup) => void waiting.push(test)
  const groups = createGroups(isBySample ? head : null, { onTest, onFault })
  const flush = async () => {
    const found = await matchTests(waiting, context)
    waiting = []
    return onFound(found, names)
  }
  const readRow = createRowReader(header.layout, onFault)
  const add = async (rows: readonly CsvRow[]) => {
    // One by one, so that an empty row leaves no state behind for the next.
    for (const row of rows) groups.add(readRow(row).map(withCrop))
    return waiting.length < batchLength || flush()
  }
  if (!(await add(header.rows))) return read
  for await (const { rows, letters } of rest) {
    onProgress(letters)
    if (!(await add(rows))) return read
  }
  groups.end()
  await flush()
  return read
}

/** What the rows say about plots. `withCrop`: in tables from elsewhere the note keeps a crop that the field does not take. */
async function plotLearner(header: TableHeader, plots: Plots, onFault: TableListeners['onFault']) {
  const cropMeantBy = await cropsIn(header)
  const names = plotNames(plots, cropMeantBy)
  const { titles, places } = header.layout
  const cropTitle = titles[places.crop ?? -1] ?? ''
  const isOurs = places.record !== undefined
  return {
    names,
    learn: (row: TableRow) => {
      names.learn(row)
      if (!isOurs || row.crop === '' || cropMeantBy(row.crop) !== null) return
      const found = shortened(row.crop)
      const place = { line: row.line, column: cropTitle, found }
      onFault({ ...place, reason: 'unknown-choice', isRowKept: true })
    },
    withCrop: (row: TableRow): TableRow => {
      if (isOurs || row.crop === '' || names.takesCrop(row)) return row
      const lines = [row.note ?? '', `${readableText(cropTitle)}: ${row.crop}`]
      return { ...row, note: lines.filter(Boolean).join('\n').slice(0, maxTextLength) }
    },
  }
}

interface MatchContext {
  readonly records: Records
  readonly setting: RowSetting
  readonly isBySample: boolean
  /** Tests found before in the table. */
  readonly seen: Set<string>
  readonly onFault: (fault: TableFault) => void
  /** Takes in what a row says about its plot. */
  readonly learn: PlotNames['learn']
}

/** Compares tests of the table with those kept here; learns what their rows say about plots. */
async function matchTests(
  tests: readonly RowGroup[],
  { records, setting, isBySample, seen, onFault, learn }: MatchContext,
): Promise<readonly TableMatch[]> {
  const kept = await records.lookup(
    tests.map(({ id }) => id),
    seen,
  )
  return joined(tests).flatMap(({ id, rows }): readonly TableMatch[] => {
    const projection = kept.get(id)
    seen.add(id)
    if (projection?.record === undefined || projection.record === null) {
      const { record, faults } = recordOfRows(id, rows, setting)
      for (const fault of faults) onFault(fault)
      if (record !== null) rows.forEach(learn)
      return record === null ? [] : [{ kind: 'fresh', record }]
    }
    rows.forEach(learn)
    const changes: RecordChange[] = []
    // A row without an id was matched by its content, so it has not changed.
    for (const row of rows.filter(({ record }) => record !== '')) {
      const completed = isBySample ? withNoteOf(projection.record, row) : row
      const more = changesOfRow(projection.record, completed, setting, rows.length === 1)
      for (const fault of more.faults) onFault(fault)
      changes.push(...more.changes)
    }
    const kind = projection.isRemoved ? 'removed' : changes.length === 0 ? 'known' : 'changed'
    return [{ kind, id, changes }]
  })
}

/** Function to find a crop by name; crop names are loaded only if the table has a column for them. */
async function cropsIn({ layout }: TableHeader): Promise<(word: string) => string | null> {
  if (layout.places.crop === undefined) return () => null
  const { cropInTable } = await withTexts(import('#knowledge/crops/crops-in-all-languages.ts'))
  return memoize(cropInTable)
}

/** Merges rows of one test that are not adjacent. Of two rows for one sample the later counts. */
function joined(tests: readonly RowGroup[]): readonly RowGroup[] {
  const groups = new Map<string, Map<string, TableRow>>()
  for (const { id, rows } of tests) {
    const known = groups.get(id) ?? new Map<string, TableRow>()
    for (const row of rows) known.set(row.sample || `line ${row.line} ${row.part}`, row)
    groups.set(id, known)
  }
  return Array.from(groups, ([id, rows]) => ({ id, rows: [...rows.values()] }))
}

/** Merges the row's note into the test's, so that adding samples loses no note. */
function withNoteOf({ note = '' }: SoilRecord, row: TableRow): TableRow {
  const lines = [note, row.note ?? ''].join('\n').split('\n')
  return { ...row, note: [...new Set(lines)].filter((line) => line !== '').join('\n') }
}
