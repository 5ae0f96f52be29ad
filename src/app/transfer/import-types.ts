import type { CsvRow } from '#domain/exchange/csv-reader.ts'
import type { TableReason } from '#domain/exchange/read-values.ts'
import type { ColumnTarget, TableColumn } from '#domain/exchange/table-columns.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import type { Result } from '#domain/result.ts'
import type { StorageFailure } from '#ports/event-log.ts'
import type { OpenedFile, TableFailure } from '#ports/files.ts'
import type { EventReason } from './import-event.ts'
import type { PlotDifference } from './table-plots.ts'

export type FaultReason =
  TableReason | Exclude<EventReason, 'ahead'> | 'not-json' | 'bad-photo' | 'cut-off'

/** A place in a file that is left out. */
export interface ImportFault {
  /** Null: the file as a whole. */
  readonly line: number | null
  /** Head of a column, or where in the item. */
  readonly column: string | null
  readonly reason: FaultReason
  /** What stands there, shortened. */
  readonly found: string
}

export interface ImportCount {
  readonly fresh: number
  /** Here already, and the file knows more of them. */
  readonly changed: number
  /** Here already, just so. */
  readonly known: number
  /** In the file, but removed: neither shown now nor after. */
  readonly removed: number
  /** Shown here, and removed by what the file says. */
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
  /** The first of them. */
  readonly faults: readonly ImportFault[]
  readonly faultCount: number
  /** Events that a phone has stamped whose clock was ahead: left out unless asked to take them. */
  readonly ahead: number
  /** Some of the new tests, to be looked at. */
  readonly sample: readonly RecordSummary[]
  /** Null: no table, or one that we wrote ourselves. */
  readonly table: TablePreview | null
}

/** What a table of others is understood as. */
export interface TablePreview {
  /** Of a workbook; empty: of a text. */
  readonly sheets: readonly { readonly name: string; readonly rows: number }[]
  /** Which of them is shown. */
  readonly sheet: number
  /** Lines of the head. */
  readonly head: { readonly first: number; readonly last: number }
  readonly columns: readonly TableColumn[]
  /** The first ten rows of values, as they stand there. */
  readonly rows: readonly CsvRow[]
  readonly rowsAre: RowsAre
  readonly rowHolds: RowHolds
  /** The words by which titles tell several samples of a row apart. */
  readonly parts: readonly string[]
  readonly day: string | null
  /** No column holds days, and the user has not given one. */
  readonly needsDay: boolean
  /** A table with the same head was taken before. */
  readonly isRemembered: boolean
  /** What it says otherwise of fields than this device, which keeps its own. */
  readonly differences: readonly PlotDifference[]
}

/** Each row a test of its own; or the rows of one day the samples of one test. */
export type RowsAre = 'tests' | 'samples'

/** All columns of a row are about one sample; or those that are under different words about several. */
export type RowHolds = 'one' | 'several'

/** How a table is to be read, other than it is guessed. */
export interface TableOptions {
  readonly sheet?: number
  /** By the keys of columns. */
  readonly columns?: Readonly<Partial<Record<string, ColumnTarget>>>
  readonly rowsAre?: RowsAre
  /** Where titles tell several samples of a row apart. */
  readonly rowHolds?: RowHolds
  /** YYYY-MM-DD, where no column tells days. */
  readonly day?: string
}

/** Files of ours that are taken in elsewhere: with the kits, beside the color chart. */
export type OtherFile = 'kit-file' | 'chart-file' | 'standards-file'

export type ImportFailure =
  | OtherFile
  | 'canceled'
  | 'too-large'
  | 'too-wide'
  | TableFailure
  | 'not-known'
  | 'newer-version'
  | 'empty'

/** What was really added. */
export interface ImportReport {
  readonly records: number
  readonly plots: number
  readonly photos: number
  /** Of own kits, charts, standards and products: events. */
  readonly others: number
}

export interface TakeFailure {
  readonly reason: StorageFailure | 'unreadable' | 'canceled'
  /** What was added before. The same file, opened again, goes on there. */
  readonly report: ImportReport
}

export interface TakeOptions {
  /** Brings back, or keeps, what is in the file and was removed, here or elsewhere. */
  readonly restoreRemoved?: boolean
  /** Takes what a phone has stamped whose clock was ahead. It counts over what was said here before. */
  readonly takeAhead?: boolean
  readonly table?: TableOptions
}

/** A file that was opened: looked through first, taken over after. */
export interface FileImport {
  preview(
    onProgress: (letters: number) => void,
    options?: Omit<TakeOptions, 'restoreRemoved'>,
  ): Promise<Result<ImportPreview, ImportFailure>>
  take(
    options: TakeOptions,
    onProgress: (letters: number) => void,
  ): Promise<Result<ImportReport, TakeFailure>>
}
