import type { StorageFailure } from '#domain/storage-failure.ts'

/** Why something was not stored, and what helps. */
export const notSaved: Readonly<Record<StorageFailure, string>> = {
  full: 'Could not save: your device is full. Delete photos or apps you do not use, then try again.',
  denied:
    'Could not save: your browser does not allow it. Leave private browsing and open the app again.',
  slow: 'Saving is taking longer than usual. Keep this page open.',
  broken: 'Could not save. Close this page and open it again.',
}
