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
  /** The same for a file that is read piece by piece. */
  open(options: OpenOptions): Promise<Result<OpenedFile, OpenFailure>>
}

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
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis'
  /** Its text in pieces, without a byte order mark; any number of times. Rejects when the file has gone. */
  text(): AsyncIterable<string>
  /** Its rows as a table, in pieces, with the letters read so far; read in a thread of their own where there is one. */
  rows(): AsyncIterable<TablePiece>
}

export interface TablePiece {
  readonly rows: readonly CsvRow[]
  readonly letters: number
}
