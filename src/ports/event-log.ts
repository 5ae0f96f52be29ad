import type { Result } from '#domain/result.ts'

/** What is kept: never changed, never removed. A correction is another event. */
export interface StoredEvent {
  /** uuid v7. */
  readonly id: string
  readonly device: string
  /** Hybrid logical clock, sortable as text: `<wall ms, 13 digits>-<counter, 4 hex>-<device>`. */
  readonly clock: string
  /** `run:<id>`, `records`, `plots`, `kits`, `charts`, `timers`. */
  readonly stream: string
  readonly kind: string
  readonly version: number
  readonly payload: unknown
}

/** An event about to be kept; the log adds id, device and clock. */
export type NewEvent = Pick<StoredEvent, 'stream' | 'kind' | 'version' | 'payload'>

export type StorageFailure =
  /** The device has no room left. */
  | 'full'
  /** The browser refuses storage (private window, policy). */
  | 'denied'
  /** Storage did not answer in time. What it was given is offered again until it is kept or the page closes. */
  | 'late'
  /** Storage broke. */
  | 'broken'

/** Of what is not offered again: too late is then not kept. */
export type FinalFailure = Exclude<StorageFailure, 'late'>

export interface LogHealth {
  /** `durable`: journal and database. `database` or `journal`: one of the two. `memory`: gone with the page. */
  readonly kept: 'durable' | 'database' | 'journal' | 'memory'
  readonly failure: StorageFailure | null
  /** Events that the database had held and lost, brought back from the journal at this start. Those still on their way to it are none. */
  readonly restored: number
  /** Entries that could not be read, left in place and skipped. */
  readonly unreadable: number
  /** What was kept and is gone from both places: `some` of it, or `all`. */
  readonly lost: 'some' | 'all' | null
}

export interface EventRange {
  /** Exclusive. An empty clock stands before the first event of its stream. */
  readonly after: { readonly stream: string; readonly clock: string }
  /** A stream that sorts behind the last one wanted. */
  readonly until: string
  readonly limit: number
}

export interface EventLog {
  /** This device, as its events name it. */
  readonly device: string
  /**
   * Resolves when the event survives a kill of the browser. A failed event is still readable until the page closes, and
   * offered again until then. `answerWithinMs`, for what cannot wait for a slow storage: `late` is answered by then.
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
  /** Events after a place and before a stream, by stream, then oldest first: a way through very many, page by page. */
  scan(range: EventRange): Promise<readonly StoredEvent[]>
  /** Those of the ids whose events are here. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Keeps events made elsewhere as they are, and leaves out those already here: again is the same as once.
   * Resolves with the ids of those that were new. After a failure some may be kept; none is kept by half.
   */
  merge(events: readonly StoredEvent[]): Promise<Result<readonly string[], StorageFailure>>
  health(): LogHealth
  onHealth(listener: (health: LogHealth) => void): () => void
  /** Called when another tab kept something. */
  onAppend(listener: (event: StoredEvent) => void): () => void
}
