import type { StorageCare } from '#ports/storage-care.ts'
import { attemptAsync } from './attempt.ts'

/** Time for the browser to answer; not for `persist`, which may ask the user. */
const answerTimeoutMs = 3000

export function browserStorageCare(): StorageCare {
  const storage: Partial<StorageManager> | undefined =
    'storage' in navigator ? navigator.storage : undefined
  return {
    estimate: async () => {
      const [estimate, persisted] = await Promise.all([
        attemptAsync(() => storage?.estimate?.(), answerTimeoutMs),
        attemptAsync(() => storage?.persisted?.(), answerTimeoutMs),
      ])
      return {
        used: estimate?.usage ?? null,
        quota: estimate?.quota ?? null,
        persisted: persisted ?? null,
      }
    },
    persist: async () => (await attemptAsync(() => storage?.persist?.())) ?? false,
  }
}
