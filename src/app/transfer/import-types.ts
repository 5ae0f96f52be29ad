import type { ColumnChoice, TableColumn } from '#domain/exchange/table-columns.ts'
import type { TableReason } from '#domain/exchange/csv-row.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import type { Result } from '#domain/result.ts'
import type { StorageFailure } from '#ports/event-log.ts'
import type { OpenedFile } from '#ports/files.ts'
import type { EventReason } from './import-event.ts'

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
    readonly kind: 'backup' | 'records' | 'csv'
  }
  readonly records: ImportCount
  readonly plots: ImportCount
  /** Own kits. */
  readonly kits: ImportCount
  /** Own charts. */
  readonly charts: ImportCount
  readonly photos: { readonly fresh: number; readonly known: number }
  /** The first of them. */
  readonly faults: readonly ImportFault[]
  readonly faultCount: number
  /** Events that a phone has stamped whose clock was ahead: left out unless told to take them. */
  readonly ahead: number
  /** Some of the new tests, to be looked at. */
  readonly sample: readonly RecordSummary[]
  /** Where the columns of a table go, if others than we wrote it. */
  readonly columns: readonly TableColumn[]
  /** Heads of columns that are left out. */
  readonly ignoredColumns: readonly string[]
}

/** Files of ours that are taken in elsewhere: with the kits, beside the color chart. */
export type OtherFile = 'kit-file' | 'chart-file'

export type ImportFailure =
  | OtherFile
  | 'canceled'
  | 'too-large'
  | 'too-wide'
  | 'unreadable'
  | 'not-known'
  | 'newer-version'
  | 'empty'

/** What was really added. */
export interface ImportReport {
  readonly records: number
  readonly plots: number
  readonly photos: number
  /** Of own kits and charts: events. */
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
  /** Where columns of a table go, by their titles: other than what was guessed. */
  readonly columns?: Readonly<Partial<Record<string, ColumnChoice>>>
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
