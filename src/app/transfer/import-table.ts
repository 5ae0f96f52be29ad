import type { TableFault } from '#domain/exchange/csv-row.ts'
import type { ColumnTarget } from '#domain/exchange/table-columns.ts'
import { summarize } from '#domain/record/record-summary.ts'
import { failed, ok } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { OpenedFile } from '#ports/files.ts'
import { noPreferences } from '#app/transfer/preferences/preference-entries.ts'
import { createImportTally } from './import-tally.ts'
import type { FileImport, ImportFailure, TablePreview } from './import-types.ts'
import type { OpenedTable } from './open-table.ts'
import { readTable, type ReadTable } from './read-table.ts'
import { rememberMapping } from './table-mappings.ts'
import type { PlotNames } from './table-plots.ts'
import { createTableWriter, type TableMatch, type TableImportNeeds } from './table-writer.ts'

/** Number of rows shown as read. */
const shownRows = 10

/** Imports a table of tests with one row per sample: a text, or a sheet of a workbook. */
export function importTable(file: OpenedFile, needs: TableImportNeeds): FileImport {
  const { records, plots, preferences } = needs
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
      const table = await readTable(file, needs, { onFound, onFault, onProgress }, asked)
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
    },
    async importAll(options, onProgress, report) {
      const writer = createTableWriter(needs, report)
      let failure: StorageFailure | null = null
      let table: ReadTable | ImportFailure
      try {
        const onFound = async (found: readonly TableMatch[], known: PlotNames) => {
          failure = await writer.write(found, known, options)
          return failure === null
        }
        // The preview has already shown the faults.
        const listeners = { onFound, onFault: () => undefined, onProgress }
        table = await readTable(file, needs, listeners, options.table)
      } finally {
        const rest = await writer.finish().finally(() => show(writer))
        failure ??= rest
      }
      // It could be read for the preview.
      if (typeof table === 'string') return failure ?? 'unreadable'
      remember(table)
      return failure ?? keepLearned(table.names, report)
    },
  }

  async function show({ corrected }: ReturnType<typeof createTableWriter>) {
    await Promise.all([records.showAdopted([...corrected]), plots.readAgain()])
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
