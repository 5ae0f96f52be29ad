export const storageFailures = [
  /** The device has no room left. */
  'full',
  /** The browser refuses storage (private window, policy). */
  'denied',
  /** Storage did not answer in time. Writes are retried until they succeed or the page closes. */
  'slow',
  /** Storage broke. */
  'broken',
] as const
export type StorageFailure = (typeof storageFailures)[number]

/** Failures of writes that are not retried: these are never `slow`. */
export type FinalFailure = Exclude<StorageFailure, 'slow'>
