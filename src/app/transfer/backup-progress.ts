import { FileGone } from '#ports/files.ts'
import type { StoreApi } from 'zustand/vanilla'

/** Work on a file in progress. */
export interface BackupWork {
  readonly kind: 'pack' | 'preview' | 'import'
  readonly done: number
  /** Null if the length is not known beforehand. */
  readonly total: number | null
}

/** Thrown out of work that the user canceled. */
class WorkCanceled extends Error {}

/** Why the work on a file could not go on. Any other error is a fault of ours, and thrown on. */
export function stopReason(error: unknown): 'canceled' | 'unreadable' {
  if (error instanceof WorkCanceled) return 'canceled'
  if (error instanceof FileGone) return 'unreadable'
  throw error
}

export type BackupProgress = ReturnType<typeof createBackupProgress>

/** Shows how far the work on a file is, and lets the user cancel it. */
export function createBackupProgress(store: StoreApi<{ readonly work: BackupWork | null }>) {
  let isCanceled = false
  return {
    /** The function returned is called as the work goes on; it throws once the work is canceled. */
    begin(kind: BackupWork['kind'], total: number | null) {
      isCanceled = false
      store.setState({ work: { kind, done: 0, total } })
      return (done: number) => {
        if (isCanceled) throw new WorkCanceled()
        store.setState({ work: { kind, done, total } })
      }
    },
    end: () => store.setState({ work: null }),
    cancel() {
      isCanceled = true
    },
    isCanceled: () => isCanceled,
  }
}
