import type { CsvRow } from '#domain/exchange/csv-reader.ts'
import { createRowReader, type TableFault, type TableRow } from '#domain/exchange/csv-row.ts'
import { dayTimeOf } from '#domain/calendar.ts'
import { changesOfRow, recordOfRows, type RowSetting } from '#domain/exchange/row-records.ts'
import type { ColumnTarget } from '#domain/exchange/table-columns.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import { summarize } from '#domain/record/record-summary.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { memoize } from '#domain/memoize.ts'
import { failed, ok } from '#domain/result.ts'
import { instant } from '#domain/units.ts'
import { kitsInAllLanguages } from '#knowledge/kits/kits-in-all-languages.ts'
import type { StorageFailure } from '#ports/event-log.ts'
import type { OpenedFile } from '#ports/files.ts'
import { createImportTally } from './import-tally.ts'
import { noPreferences } from '#app/transfer/preferences/preference-entries.ts'
import {
  emptyReport,
  type FileImport,
  type ImportFailure,
  type TableOptions,
  type TablePreview,
} from './import-types.ts'
import { createTableWriter, type TableMatch, type TableImportNeeds } from './table-writer.ts'
import { allCsvWords, openTable, type OpenedTable } from './open-table.ts'
import { createGroups, type RowGroup } from './table-groups.ts'
import type { TableHeader } from './table-header.ts'
import type { Records } from '#app/records/records.ts'
import { rememberMapping } from './table-mappings.ts'
import { plotNames, type PlotNames } from './table-plots.ts'

/** Number of tests interpreted together. */
const batchLength = 100
/** Number of rows shown as read. */
const shownRows = 10

/** A table read to its end, unless the user has to give its days first. */
interface ReadTable extends OpenedTable {
  readonly names: PlotNames | null
}

interface TableListeners {
  /** Resolves with false to stop reading. */
  readonly onFound: (found: readonly TableMatch[], known: PlotNames) => Promise<boolean>
  readonly onFault: (fault: TableFault) => void
  readonly onProgress: (letters: number) => void
}

/** Imports a table of tests with one row per sample: a text, or a sheet of a workbook. */
export function importTable(file: OpenedFile, needs: TableImportNeeds): FileImport {
  const { records, plots, preferences } = needs
  const kitsHere = async () => [...needs.kits, ...kitsInAllLanguages, ...(await records.kits())]

  const today = () => {
    const now = instant(needs.now())
    return dayTimeOf(now + needs.zone(now) * 60_000)
  }

  async function readAll(
    { onFound, onFault, onProgress }: TableListeners,
    asked: TableOptions = {},
  ): Promise<ReadTable | ImportFailure> {
    await Promise.all([plots.start(), records.openIndex()])
    const vocabulary = await allCsvWords()
    const kits = await kitsHere()
    const table = await openTable(file, asked, { kits, vocabulary, preferences, today: today() })
    onProgress(0)
    if (typeof table === 'string') return table
    if (table.header.needsDay) return { ...table, names: null }
    const { header, head, options, rest } = table
    const names = plotNames(plots, await cropsIn(header))
    const read: ReadTable = { ...table, names }
    const isBySample = options.rowsAre === 'samples'
    const setting = {
      vocabulary,
      kits,
      zone: needs.zone,
      plotNames: names.byId,
      plotOf: names.idOf,
    }
    const seen = new Set<string>()
    const context = { records, setting, isBySample, seen, onFault, learn: names.learn }
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
      for (const row of rows) {
        groups.add(readRow(row))
      }
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

  return {
    async preview(onProgress, { table: asked } = {}) {
      const tally = createImportTally()
      let isEmpty = true
      const onFound = async (found: readonly TableMatch[]) => {
        for (const one of found) {
          isEmpty = false
          if (one.kind === 'fresh') {
            tally.note('records', one.record.id, 'fresh')
            tally.show(summarize(one.record))
          } else tally.note('records', one.id, one.kind)
        }
        return true
      }
      const onFault = (fault: TableFault) => {
        isEmpty = false
        tally.fault(fault)
      }
      try {
        const table = await readAll({ onFound, onFault, onProgress }, asked)
        if (typeof table === 'string') return failed(table)
        if (isEmpty && !table.header.needsDay) return failed('empty')
        for (const id of table.names?.learned.keys() ?? []) tally.note('plots', id, 'changed')
        for (const id of table.names?.made.keys() ?? []) tally.note('plots', id, 'fresh')
        return ok({
          file: { name: file.name, bytes: file.bytes, encoding: file.encoding, kind: 'table' },
          ...tally.counts(),
          photos: { fresh: 0, known: 0 },
          preferences: noPreferences,
          ahead: 0,
          table: previewOf(table),
        })
      } catch {
        return failed('unreadable')
      }
    },
    async importAll(options, onProgress) {
      const report = { ...emptyReport }
      const writer = createTableWriter(needs, report)
      let failure: StorageFailure | 'unreadable' | null = null
      let names: PlotNames | null = null
      try {
        const onFound = async (found: readonly TableMatch[], known: PlotNames) => {
          failure = await writer.write(found, known, options)
          return failure === null
        }
        // The preview has already shown the faults.
        const table = await readAll(
          { onFound, onFault: () => undefined, onProgress },
          options.table,
        )
        if (typeof table !== 'string') {
          remember(table)
          names = table.names
        }
      } catch {
        failure = 'unreadable'
      }
      const rest = await writer.finish()
      failure ??= rest
      await Promise.all([records.settle([...writer.corrected]), plots.readAgain()])
      failure ??= await keepLearned(names, report)
      return failure === null ? ok(report) : failed({ reason: failure, report })
    },
  }

  /** Saves facts learned about plots; those made by the table are already stored. */
  async function keepLearned(names: PlotNames | null, report: { plots: number }) {
    if (names === null || names.learned.size === 0) return null
    const { learned, made } = names
    const changed = await plots.changeAll(learned)
    if (!changed.ok) return changed.reason
    report.plots += [...learned.keys()].filter((id) => !made.has(id)).length
    return null
  }

  /** Remembers how this table was read, for the next one with the same head. */
  function remember({ head, header, options }: OpenedTable) {
    if (header.columns.length === 0) return
    const columns = header.columns.map((column) => [column.key, targetOf(column)] as const)
    rememberMapping(preferences, {
      head,
      columns: Object.fromEntries(columns),
      rowsAre: options.rowsAre ?? 'tests',
      rowHolds: options.rowHolds ?? 'several',
    })
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
      if ('reason' in more) onFault(more)
      else changes.push(...more)
    }
    const kind = projection.isRemoved ? 'removed' : changes.length === 0 ? 'known' : 'changed'
    return [{ kind, id, changes }]
  })
}

/** Drops `years`, except for columns with days. */
function targetOf({ choice, form, years }: ColumnTarget): ColumnTarget {
  return { choice, form, ...(choice === 'date' && years !== undefined && { years }) }
}

function previewOf(table: ReadTable): TablePreview | null {
  const { sheets, sheet, header, options, isRemembered, names } = table
  if (header.columns.length === 0) return null
  return {
    sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.length })),
    sheet,
    head: header.lines,
    isTurned: header.isTurned,
    columns: header.columns,
    rows: header.rows.slice(0, shownRows),
    rowsAre: options.rowsAre ?? 'tests',
    rowHolds: options.rowHolds ?? 'several',
    parts: header.layout.parts,
    day: options.day ?? header.dayAbove,
    needsDay: header.needsDay,
    isRemembered,
    differences: names?.differences() ?? [],
  }
}

/** Function to find a crop by name; crop names are loaded only if the table has a column for them. */
async function cropsIn({ layout }: TableHeader): Promise<(word: string) => string | null> {
  if (layout.places.crop === undefined) return () => null
  const { cropMeantBy } = await import('#knowledge/crops/search-crops.ts')
  return memoize(cropMeantBy)
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
