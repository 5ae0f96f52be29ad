import { StorageTimeout, storageTimeoutMs } from './storage-failure.ts'

/** Runs `work` while no other tab holds the lock; rejects with a StorageTimeout when it is not free in time. */
export function createStorageLock(name: string) {
  // Safari before 15.4: the calls of one tab still come one after the other.
  let last: Promise<unknown> = Promise.resolve()
  const locks = globalThis.navigator?.locks as LockManager | undefined

  return async function locked<Value>(
    work: () => Promise<Value>,
    timeoutMs = storageTimeoutMs,
  ): Promise<Value> {
    if (locks === undefined) {
      const done = last.then(work)
      last = done.catch(() => null)
      return done
    }
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(new StorageTimeout()), timeoutMs)
    return locks.request(name, { signal: controller.signal }, () => {
      clearTimeout(timer)
      return work()
    })
  }
}
