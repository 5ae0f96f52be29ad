import type { CsvRow } from '#domain/exchange/csv-reader.ts'
import type { TableReason } from '#domain/exchange/read-values.ts'
import type { ColumnTarget, TableColumn } from '#domain/exchange/table-columns.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import type { Result } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { OpenedFile, TableFailure } from '#ports/files.ts'
import type { EventReason } from './import-event.ts'
import type { PreferenceCounts } from '#app/transfer/preferences/preference-entries.ts'
import type { PlotDifference } from './table-plots.ts'

export type FaultReason =
  | TableReason
  | Exclude<EventReason, 'ahead'>
  | 'not-json'
  | 'bad-photo'
  | 'cut-off'

/** A part of a file that is left out. */
export interface ImportFault {
  /** Null: the file as a whole. */
  readonly line: number | null
  /** Title of the column, or path in the item. */
  readonly column: string | null
  readonly reason: FaultReason
  /** The text found there, shortened. */
  readonly found: string
  /** Only this cell is left out, not its row. */
  readonly isRowKept?: true
}

export interface ImportCount {
  readonly fresh: number
  /** Already here, but the file contains more about them. */
  readonly changed: number
  /** Already here, unchanged. */
  readonly known: number
  /** In the file, but removed: shown neither now nor after the import. */
  readonly removed: number
  /** Shown here now, and removed by the import. */
  readonly gone: number
}

export interface ImportPreview {
  readonly file: Pick<OpenedFile, 'name' | 'bytes' | 'encoding'> & {
    readonly kind: 'backup' | 'records' | 'table'
  }
  readonly records: ImportCount
  readonly plots: ImportCount
  /** Own kits. */
  readonly kits: ImportCount
  /** Own charts. */
  readonly charts: ImportCount
  /** Own standards. */
  readonly standards: ImportCount
  /** Own products. */
  readonly fertilizers: ImportCount
  readonly photos: { readonly fresh: number; readonly known: number }
  /** Favorites, settings and the like, beside the events. */
  readonly preferences: PreferenceCounts
  /** The first faults; see `faultCount`. */
  readonly faults: readonly ImportFault[]
  readonly faultCount: number
  /** The first parts that were understood but are no value, such as ND; see `asideCount`. */
  readonly asides: readonly ImportFault[]
  readonly asideCount: number
  /** Number of events stamped by a phone whose clock was ahead: left out unless requested. */
  readonly ahead: number
  /** Some of the new tests, to be shown. */
  readonly sample: readonly RecordSummary[]
  /** Null: no table, or one of our own. */
  readonly table: TablePreview | null
}

/** How a table from elsewhere is interpreted. */
export interface TablePreview {
  /** Sheets of a workbook; empty for a text. */
  readonly sheets: readonly { readonly name: string; readonly rows: number }[]
  /** Index of the sheet shown. */
  readonly sheet: number
  /** First and last line of the head. */
  readonly head: { readonly first: number; readonly last: number }
  /** Whether the samples stand side by side in the file: lines, of faults too, are then numbers of its columns. */
  readonly isTurned: boolean
  readonly columns: readonly TableColumn[]
  /** The first ten rows of values, unchanged. */
  readonly rows: readonly CsvRow[]
  readonly rowsAre: RowsAre
  readonly rowHolds: RowHolds
  /** Words in titles that distinguish several samples in a row. */
  readonly parts: readonly string[]
  readonly day: string | null
  /** Whether there is no column of days, and the user has not given a day. */
  readonly needsDay: boolean
  /** Whether a table with the same head was imported before. */
  readonly isRemembered: boolean
  /** Facts about fields that differ from this device, which keeps its own. */
  readonly differences: readonly PlotDifference[]
}

/** Whether each row is a separate test, or the rows of one day are samples of one test. */
export type RowsAre = 'tests' | 'samples'

/** Whether all columns of a row are about one sample, or columns under different words about several. */
export type RowHolds = 'one' | 'several'

/** How to read a table, where that differs from what is guessed. */
export interface TableOptions {
  readonly sheet?: number
  /** By key of the column. */
  readonly columns?: Readonly<Partial<Record<string, ColumnTarget>>>
  readonly rowsAre?: RowsAre
  /** Applies if titles distinguish several samples in a row. */
  readonly rowHolds?: RowHolds
  /** YYYY-MM-DD, if there is no column of days. */
  readonly day?: string
}

/** Our own files that are imported elsewhere: with the kits, beside the color chart. */
export type OtherFile = 'kit-file' | 'chart-file' | 'standards-file'

export type ImportFailure =
  | OtherFile
  | 'canceled'
  | 'too-large'
  | 'too-wide'
  | 'by-month'
  | TableFailure
  | 'not-known'
  | 'newer-version'
  | 'empty'

/** What was actually added. */
export interface ImportReport {
  readonly records: number
  readonly plots: number
  readonly photos: number
  /** Number of events of own kits, charts, standards and products. */
  readonly others: number
  /** Number of favorites, settings and the like that were added or replaced. */
  readonly preferences: number
  /** Ids of a table's tests with values, new or corrected: they can be diagnosed. */
  readonly tests: readonly string[]
}

export type WritableReport = { -readonly [Name in keyof ImportReport]: ImportReport[Name] }

export const emptyReport: ImportReport = {
  records: 0,
  plots: 0,
  photos: 0,
  others: 0,
  preferences: 0,
  tests: [],
}

/** `report`: what was added before. Opening the same file again continues there. `failed`: a fault of ours. */
export type StoppedImport = { readonly report: ImportReport } & (
  | { readonly reason: StorageFailure | 'unreadable' | 'canceled' }
  | { readonly reason: 'failed'; readonly fault: unknown }
)

export interface ImportOptions {
  /** Restores, or keeps, what is in the file and was removed, here or elsewhere. */
  readonly restoreRemoved?: boolean
  /** Accepts events stamped by a phone whose clock was ahead. They win over earlier ones here. */
  readonly acceptsAhead?: boolean
  /** Replaces settings and the like that differ here by those in the file. */
  readonly replacesPreferences?: boolean
  readonly table?: TableOptions
}

/** An opened file: first previewed, then imported. */
export interface FileImport {
  preview(
    onProgress: (letters: number) => void,
    options?: Omit<ImportOptions, 'restoreRemoved'>,
  ): Promise<Result<ImportPreview, ImportFailure>>
  /** Notes in `report` what it adds, also where it throws. Null: the file was read to its end. */
  importAll(
    options: ImportOptions,
    onProgress: (letters: number) => void,
    report: WritableReport,
  ): Promise<StorageFailure | 'unreadable' | null>
}
