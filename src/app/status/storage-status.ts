import { assertNever } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { LogHealth } from '#ports/event-log.ts'

/** How safely the user's data is stored on this device. */
export type StorageStatus =
  | { readonly kind: 'kept-twice' }
  /** One of the two storages fails; `reason` is null where this browser does not have it. */
  | { readonly kind: 'kept-once'; readonly reason: StorageFailure | null }
  | { readonly kind: 'not-kept'; readonly reason: StorageFailure }

/**
 * `failed`: why something on screen, such as the test in progress, was not saved; it takes precedence over the log's own state.
 * What was only late is saved once nothing is held in memory any more.
 */
export function storageStatus(health: LogHealth, failed: StorageFailure | null): StorageStatus {
  const isKeptSince = failed === 'late' && health.kept !== 'memory'
  if (failed !== null && !isKeptSince) return { kind: 'not-kept', reason: failed }
  const { kept, failure } = health
  switch (kept) {
    case 'memory':
      return { kind: 'not-kept', reason: failure ?? 'broken' }
    case 'journal':
    case 'database':
      return { kind: 'kept-once', reason: failure }
    case 'durable':
      return failure === null ? { kind: 'kept-twice' } : { kind: 'kept-once', reason: failure }
    default:
      return assertNever(kept)
  }
}
