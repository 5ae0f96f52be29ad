import type { FinalFailure, StorageFailure } from '#domain/storage-failure.ts'

/** `absent`: this browser has no such place. */
export type PlaceFailure = StorageFailure | 'absent'

/** A place did not respond in time. */
export class StorageTimeout extends Error {}

/** A place refused. */
export class StorageRefused extends Error {
  readonly failure: PlaceFailure
  constructor(failure: PlaceFailure) {
    super(failure)
    this.failure = failure
  }
}

export function placeFailure(error: unknown): PlaceFailure {
  if (error instanceof StorageRefused) return error.failure
  if (error instanceof StorageTimeout) return 'slow'
  return storageFailure(error)
}

/** Maps names of https://webidl.spec.whatwg.org/#idl-DOMException-error-names as browsers use them for storage. */
function storageFailure(error: unknown): StorageFailure {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return 'full'
    case 'SecurityError':
    case 'NotAllowedError':
      return 'denied'
    default:
      return 'broken'
  }
}

const nameOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined

/**
 * Returns the failure to report, null if there is none. An absent place counts only if both are absent. Failures that may
 * pass come before refusals; if the user forbids storage, Chromium's database reports `UnknownError`, only the journal `denied`.
 */
export function worstOf(failures: readonly (PlaceFailure | null)[]): StorageFailure | null {
  if (failures.every((failure) => failure === 'absent')) return 'denied'
  const order = ['full', 'slow', 'denied', 'broken'] as const
  return order.find((failure) => failures.includes(failure)) ?? null
}

/** Reason why something that has a single place, and is not offered again, was not kept. */
export function finalFailure(error: unknown): FinalFailure {
  const failure = worstOf([placeFailure(error)])
  return failure === null || failure === 'slow' ? 'broken' : failure
}

export const storageTimeoutMs = 2000

/** Settles like `work`, or rejects with a StorageTimeout. */
export function withTimeout<Value>(
  work: Promise<Value>,
  timeoutMs = storageTimeoutMs,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageTimeout()), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
