import type { CsvCell } from '#domain/exchange/csv-cell.ts'
import type { CsvRow } from '#domain/exchange/csv-reader.ts'
import type { Result } from '#domain/result.ts'

export type OpenFailure = 'canceled' | 'too-large' | 'unreadable'

export interface OpenOptions {
  readonly accept: string
  readonly maxBytes: number
  /** What another app or the system has handed over, else what was picked last; without it the chooser opens, inside a tap. */
  readonly from?: 'arrived' | undefined
}

/** Files handed to and taken from the user. */
export interface Files {
  save(file: { readonly name: string; readonly type: string; readonly text: string }): void
  /** Refuses files larger than `maxBytes`. */
  pick(
    options: OpenOptions,
  ): Promise<Result<{ readonly name: string; readonly text: string }, OpenFailure>>
  /** Puts a large file together, piece by piece; nothing is handed over yet. */
  pack(
    file: { readonly name: string; readonly type: string },
    pieces: AsyncIterable<string>,
  ): Promise<PackedFile>
  /** The same for a workbook of one sheet, whose first row is its head. */
  packWorkbook(
    file: { readonly name: string; readonly sheet: string },
    pieces: AsyncIterable<SheetRows>,
  ): Promise<PackedFile>
  /** The same for a file that is read piece by piece. */
  open(options: OpenOptions): Promise<Result<OpenedFile, OpenFailure>>
}

/** Cells row by row. */
export type SheetRows = readonly (readonly CsvCell[])[]

export interface PackedFile {
  readonly name: string
  readonly bytes: number
  /** Whether the platform has a sheet to share such a file with. */
  readonly canShare: boolean
  /** Inside a tap. */
  download(): void
  /** Inside a tap. */
  share(): Promise<Result<void, 'canceled' | 'impossible'>>
}

export interface OpenedFile {
  readonly name: string
  readonly bytes: number
  /** Null: a workbook, which is no text. */
  readonly encoding: TextEncoding | null
  /** Its text in pieces, without a byte order mark; any number of times. Rejects when the file has gone. */
  text(): AsyncIterable<string>
  /** The rows of a table of text, in pieces, with the letters read so far; read in a thread of their own where there is one. */
  rows(): AsyncIterable<TablePiece>
  /** The sheets of a workbook, read in such a thread once; none of a text. */
  sheets(): Promise<Result<readonly TableSheet[], TableFailure>>
}

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis'

/** `old-workbook`: of Excel until 2003, or locked with a password. */
export type TableFailure = 'unreadable' | 'workbook-too-large' | 'old-workbook'

export interface TableSheet {
  readonly name: string
  readonly rows: readonly CsvRow[]
}

export interface TablePiece {
  readonly rows: readonly CsvRow[]
  readonly letters: number
}
