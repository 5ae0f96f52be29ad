import { failed, ok, type Result } from '#domain/result.ts'
import { type PlaceFailure, placeFailure, StorageTimeout } from './storage-failure.ts'

/** One of the two places where events are kept, with its current failure. */
export interface StoragePlace {
  failure(): PlaceFailure | null
  /** Makes the next call try again, even if the place has just timed out. */
  wake(): void
  write<Value>(work: () => Promise<Value>): Promise<Result<Value, PlaceFailure>>
  read<Value>(work: () => Promise<Value>): Promise<Result<Value, PlaceFailure>>
}

/** Pause after a timeout before the place is tried again. */
const retryDelayMs = 10_000

export function createStoragePlace(onChange: () => void): StoragePlace {
  let failure: PlaceFailure | null = null
  /** Whether the last write failed: a successful read does not end that. */
  let hasFailedToWrite = false
  let restsUntil = 0

  const note = (next: PlaceFailure | null) => {
    if (next === failure) return
    failure = next
    onChange()
  }

  async function attempt<Value>(
    work: () => Promise<Value>,
    isWrite: boolean,
  ): Promise<Result<Value, PlaceFailure>> {
    if (failure === 'absent') return failed(failure)
    if (failure !== null && performance.now() < restsUntil) return failed(failure)
    try {
      const value = await work()
      if (isWrite) hasFailedToWrite = false
      if (!hasFailedToWrite) note(null)
      return ok(value)
    } catch (error) {
      if (isWrite) hasFailedToWrite = true
      if (error instanceof StorageTimeout) restsUntil = performance.now() + retryDelayMs
      const reason = placeFailure(error)
      note(reason)
      return failed(reason)
    }
  }

  return {
    failure: () => failure,
    wake: () => (restsUntil = 0),
    write: (work) => attempt(work, true),
    read: (work) => attempt(work, false),
  }
}
