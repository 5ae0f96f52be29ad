import type { StorageCare } from '#ports/storage-care.ts'
import { attemptLater } from './attempt.ts'

/** Time for the browser to answer, in milliseconds; not for `persist`, which may ask the user. */
const PATIENCE = 3000

export function browserStorageCare(): StorageCare {
  const storage: Partial<StorageManager> | undefined =
    'storage' in navigator ? navigator.storage : undefined
  return {
    estimate: async () => {
      const [estimate, persisted] = await Promise.all([
        attemptLater(() => storage?.estimate?.(), PATIENCE),
        attemptLater(() => storage?.persisted?.(), PATIENCE),
      ])
      return {
        used: estimate?.usage ?? null,
        quota: estimate?.quota ?? null,
        persisted: persisted ?? null,
      }
    },
    persist: async () => (await attemptLater(() => storage?.persist?.())) ?? false,
  }
}
