import type { StorageCare, StorageEstimate } from '#ports/storage-care.ts'

export interface FakeStorageCare extends StorageCare {
  set(patch: Partial<StorageEstimate>): void
  /** Number of requests to the browser for persistent storage. */
  asked(): number
}

export function fakeStorageCare(
  options: { readonly estimate?: StorageEstimate; readonly grants?: boolean } = {},
): FakeStorageCare {
  let estimate = options.estimate ?? { used: 1_000_000, quota: 1_000_000_000, persisted: false }
  let asked = 0
  return {
    estimate: async () => estimate,
    persist: async () => {
      asked += 1
      const isGranted = options.grants ?? true
      estimate = { ...estimate, persisted: isGranted }
      return isGranted
    },
    set: (patch) => void (estimate = { ...estimate, ...patch }),
    asked: () => asked,
  }
}
