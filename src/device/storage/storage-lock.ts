import { StorageTimeout, storageTimeoutMs } from './storage-failure.ts'

/** Creates a function that runs `work` under the lock, or rejects with a StorageTimeout if it is not free in time. */
export function createStorageLock(name: string) {
  // Without Web Locks (Safari before 15.4), calls are serialized within a tab only.
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
