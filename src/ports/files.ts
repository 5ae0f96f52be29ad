import type { CsvCell } from '#domain/exchange/csv-cell.ts'
import type { CsvRow } from '#domain/exchange/csv-reader.ts'
import type { Result } from '#domain/result.ts'

export type OpenFailure = 'canceled' | 'too-large' | 'unreadable'

export interface OpenOptions {
  readonly accept: string
  readonly maxBytes: number
  /** `arrived`: a file handed over by another app or the system, else the last one picked. Omitted: opens the chooser, inside a tap. */
  readonly from?: 'arrived' | undefined
}

/** Files given to and taken from the user. */
export interface Files {
  save(file: { readonly name: string; readonly type: string; readonly text: string }): void
  /** Rejects files larger than `maxBytes`. */
  pick(
    options: OpenOptions,
  ): Promise<Result<{ readonly name: string; readonly text: string }, OpenFailure>>
  /** Builds a large file piece by piece; nothing is given to the user yet. */
  pack(
    file: { readonly name: string; readonly type: string },
    pieces: AsyncIterable<string>,
  ): Promise<PackedFile>
  /** The same for a workbook of one sheet whose first row is its header. */
  packWorkbook(
    file: { readonly name: string; readonly sheet: string },
    pieces: AsyncIterable<SheetRows>,
  ): Promise<PackedFile>
  /** The same for a file that is read piece by piece. */
  open(options: OpenOptions): Promise<Result<OpenedFile, OpenFailure>>
}

/** Cells by row. */
export type SheetRows = readonly (readonly CsvCell[])[]

export interface PackedFile {
  readonly name: string
  readonly bytes: number
  /** Whether the platform can share such a file. */
  readonly canShare: boolean
  /** Call inside a tap. */
  download(): void
  /** Call inside a tap. */
  share(): Promise<Result<void, 'canceled' | 'impossible'>>
}

/** The file cannot be read any more: removed, replaced, or its reading was stopped. */
export class FileGone extends Error {}

export interface OpenedFile {
  readonly name: string
  readonly bytes: number
  /** Null for a workbook, which is not text. */
  readonly encoding: TextEncoding | null
  /** Its text in pieces, without a byte order mark; may be called repeatedly. Rejects with `FileGone`. */
  text(): AsyncIterable<string>
  /** The rows of a text table, in pieces, with the number of characters read so far; read in a worker where possible. Rejects with `FileGone`. */
  rows(): AsyncIterable<TablePiece>
  /** The sheets of a workbook, read once, in a worker where possible; none for text. A file that is gone is `unreadable`. */
  sheets(): Promise<Result<readonly TableSheet[], TableFailure>>
  /** Stops reading in a worker at once: it fails as if the file were gone, and may be started again. */
  stop(): void
}

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis'

/** `old-workbook`: Excel format up to 2003, or protected by a password. */
export type TableFailure = 'unreadable' | 'workbook-too-large' | 'old-workbook'

export interface TableSheet {
  readonly name: string
  readonly rows: readonly CsvRow[]
}

export interface TablePiece {
  readonly rows: readonly CsvRow[]
  readonly letters: number
}
