/** A row in the form both engines return: integers are numbers, bytes are `Uint8Array`. */
export type Row = Readonly<Record<string, unknown>>
export type Value = string | number | null | Uint8Array

/** SQL understood by both SQLite and PostgreSQL, with `?` for values. */
export interface Queries {
  readonly all: (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>
}

export interface Database extends Queries {
  readonly kind: 'sqlite' | 'postgres'
  /** Resolves when what `work` wrote survives a kill of the server and of the database. If `work` throws, nothing is written. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** All reads of `work` see the same state, however long it takes. */
  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** Notifies other processes on the same database. Lost if none is listening. */
  notify(message: string): Promise<void>
  /** `onMessage` receives notifications of other processes, and `null` when some may have been missed. */
  listen(onMessage: (message: string | null) => void): Promise<void>
  close(): Promise<void>
}

/** The database does not answer: reported as "busy", not as a fault of the request. */
export class DatabaseUnavailable extends Error {}

export const marks = (count: number) => Array.from({ length: count }, () => '?').join(',')

/** `(?,?),(?,?)` and the values in order, for inserting many rows at once. */
export const rowMarks = (rows: readonly (readonly Value[])[]) => ({
  sql: rows.map((row) => `(${marks(row.length)})`).join(','),
  values: rows.flat(),
})
