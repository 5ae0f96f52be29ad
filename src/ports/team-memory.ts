import type { Result } from '#domain/result.ts'
import type { FinalFailure } from './event-log.ts'

/** What this device keeps of its sharing, beside the log: who it is in the team, how far it has read, what the server holds. */
export interface TeamMemory {
  /** What was kept last; null: nothing. Parse it. */
  read(): Promise<unknown>
  /** Resolves when it survives a kill of the browser. Ids that the server holds go along in the same step. */
  keep(state: unknown, held?: readonly string[]): Promise<Result<void, FinalFailure>>
  /** Everything that the server is known to hold. */
  held(): Promise<ReadonlySet<string>>
  /** As if this device had never been in a team. */
  clear(): Promise<Result<void, FinalFailure>>
}
