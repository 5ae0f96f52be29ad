import type { Result } from '#domain/result.ts'
import type { FinalFailure } from '#domain/storage-failure.ts'

/** What this device stores about its sharing, apart from the log: its membership, its cursor, and what the server holds. */
export interface TeamMemory {
  /** The state kept last; null when there is none. Parse it. */
  read(): Promise<unknown>
  /** Resolves when it survives a kill of the browser. Ids the server now holds are stored in the same transaction. */
  keep(state: unknown, held?: readonly string[]): Promise<Result<void, FinalFailure>>
  /** Ids of all events the server is known to hold. */
  held(): Promise<ReadonlySet<string>>
  /** Clears everything, as if this device had never been in a team. */
  clear(): Promise<Result<void, FinalFailure>>
}
