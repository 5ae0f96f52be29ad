import type { StorageFailure } from '#domain/storage-failure.ts'
import type { LogHealth } from '#ports/event-log.ts'

/**
 * Why something is not saved on this device; null where everything is, in at least one of the two storages.
 * @param failed why something on screen, such as the test in progress, was not saved; it takes precedence over the log's own state.
 * What was only slow is saved once nothing is held in memory any more.
 */
export function unsavedReason(
  { kept, failure }: LogHealth,
  failed: StorageFailure | null,
): StorageFailure | null {
  const isInMemory = kept === 'memory'
  if (failed !== null && (failed !== 'slow' || isInMemory)) return failed
  return isInMemory ? (failure ?? 'broken') : null
}
