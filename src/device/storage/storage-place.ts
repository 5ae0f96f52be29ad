import { type PlaceFailure, placeFailure, StorageTimeout } from './storage-failure.ts'
import { failed, ok, type Result } from '#domain/result.ts'

/** One of the two places where events are kept, and how it fares. */
export interface StoragePlace {
  failure(): PlaceFailure | null
  write<Value>(work: () => Promise<Value>): Promise<Result<Value, PlaceFailure>>
  read<Value>(work: () => Promise<Value>): Promise<Result<Value, PlaceFailure>>
}

/** After a time-out nobody waits for the place again for this long. */
const rest = 10_000

export function createStoragePlace(onChange: () => void): StoragePlace {
  let failure: PlaceFailure | null = null
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
      // Reading works on a full device too.
      if (isWrite || failure !== 'full') note(null)
      return ok(value)
    } catch (error) {
      if (error instanceof StorageTimeout) restsUntil = performance.now() + rest
      const reason = placeFailure(error)
      note(reason)
      return failed(reason)
    }
  }

  return {
    failure: () => failure,
    write: (work) => attempt(work, true),
    read: (work) => attempt(work, false),
  }
}
