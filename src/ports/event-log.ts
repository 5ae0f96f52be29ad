import type { StorageFailure } from '#domain/storage-failure.ts'
import type { Result } from '#domain/result.ts'

/** A stored event: never changed, never removed. A correction is another event. */
export interface StoredEvent {
  /** uuid v7. */
  readonly id: string
  readonly device: string
  /** Hybrid logical clock, sortable as text: `<wall ms, 13 digits>-<counter, 4 hex>-<device>`. */
  readonly clock: string
  /** One of `src/app/records/event-streams.ts`. */
  readonly stream: string
  readonly kind: string
  readonly version: number
  readonly payload: unknown
}

/** An event to be stored; the log adds id, device and clock. */
export type NewEvent = Pick<StoredEvent, 'stream' | 'kind' | 'version' | 'payload'>

export interface LogHealth {
  /** `durable`: journal and database. `database` or `journal`: one of the two. `memory`: lost with the page. */
  readonly kept: 'durable' | 'database' | 'journal' | 'memory'
  readonly failure: StorageFailure | null
  /** Events that the database had stored and lost, restored from the journal at this start. Those still on their way to it do not count. */
  readonly restored: number
  /** Entries that could not be read; they are left in place and skipped. */
  readonly unreadable: number
  /** What was stored and is missing from both places: `some` of it, or `all`. */
  readonly lost: 'some' | 'all' | null
}

export interface EventRange {
  /** Exclusive. An empty clock precedes the first event of its stream. */
  readonly after: { readonly stream: string; readonly clock: string }
  /** Exclusive: a stream that sorts after the last one wanted. */
  readonly until: string
  readonly limit: number
}

export interface EventLog {
  /** Id of this device in its events. */
  readonly device: string
  /**
   * Resolves when the event survives a kill of the browser. A failed event stays readable until the page closes, and is retried until
   * then. `answerWithinMs`, for callers that cannot wait for slow storage: resolves with `slow` by then.
   */
  append(
    event: NewEvent,
    options?: { readonly answerWithinMs?: number },
  ): Promise<Result<StoredEvent, StorageFailure>>
  /** All events of one stream, oldest first. */
  readStream(stream: string): Promise<readonly StoredEvent[]>
  /** Events of one kind, newest first; `before` is the clock of the last one seen. */
  readKind(
    kind: string,
    page: { readonly limit: number; readonly before?: string },
  ): Promise<readonly StoredEvent[]>
  /**
   * Events after one position and before a stream, by stream, then oldest first: for paging through very many. Fewer than the limit
   * are the last ones, also where damaged events are skipped.
   */
  scan(range: EventRange): Promise<readonly StoredEvent[]>
  /** The subset of the ids whose events are stored here. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Stores events made elsewhere unchanged, and skips those already here: idempotent. Resolves with the ids of the new ones. After a
   * failure some may be stored; none is stored in part.
   */
  merge(events: readonly StoredEvent[]): Promise<Result<readonly string[], StorageFailure>>
  health(): LogHealth
  onHealth(listener: (health: LogHealth) => void): () => void
  /** Called when another tab has stored an event. */
  onAppend(listener: (event: StoredEvent) => void): () => void
}
