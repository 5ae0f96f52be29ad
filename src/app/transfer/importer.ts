import { failed, ok, type Result } from '#domain/result.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { Files, OpenedFile } from '#ports/files.ts'
import { stopReason, type BackupProgress } from './backup-progress.ts'
import type { BackupImportNeeds } from './backup-writer.ts'
import {
  emptyReport,
  type FileImport,
  type ImportFailure,
  type ImportOptions,
  type ImportPreview,
  type ImportReport,
  type StoppedImport,
} from './import-types.ts'
import type { TableImportNeeds } from './table-writer.ts'

export interface Importer {
  /** Previews a file that the user picks (call in a tap's handler), or that has arrived. Stores nothing. */
  open(from?: 'arrived'): Promise<Result<ImportPreview, ImportFailure>>
  /** Previews the opened file again with other options. */
  previewAgain(options: ImportOptions): Promise<Result<ImportPreview, ImportFailure>>
  /** Imports what `open` has shown. Importing the same file again adds nothing. */
  importOpened(options?: ImportOptions): Promise<Result<ImportReport, StoppedImport>>
  /** Cancels a preview or an import; what was already imported stays. */
  cancel(): void
  /** Releases the opened file. */
  close(): void
}

export interface ImporterNeeds extends BackupImportNeeds, Omit<TableImportNeeds, 'kits'> {
  readonly files: Files
  /** Kits that a table may name. */
  readonly kits: () => Promise<readonly Kit[]>
  /** Called when kits and charts were imported, which other parts of the app show. */
  readonly onOthers: () => Promise<void>
  /** Called when favorites, settings and the like were imported. */
  readonly onPreferences: () => Promise<void>
}

const accept =
  '.json,.csv,.tsv,.txt,.xlsx,.xlsm,application/json,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const maxBytes = 300_000_000

/** Previews the file that the user has opened, and imports it. */
export function createImporter(needs: ImporterNeeds, progress: BackupProgress): Importer {
  /** The file being previewed, or opened last. */
  let reading: OpenedFile | null = null
  let opened: { readonly file: FileImport; readonly bytes: number } | null = null

  /** Replaces the failure of canceled work by `canceled`. */
  const unlessCanceled = <Value, Reason>(result: Result<Value, Reason>) =>
    progress.isCanceled() && !result.ok ? failed('canceled' as const) : result

  async function previewed(
    bytes: number,
    preview: (
      onProgress: (letters: number) => void,
    ) => Promise<Result<ImportPreview, ImportFailure>>,
  ): Promise<Result<ImportPreview, ImportFailure>> {
    const onProgress = progress.begin('preview', bytes)
    try {
      return unlessCanceled(await preview(onProgress))
    } catch (error) {
      return unlessCanceled(failed(stopReason(error)))
    } finally {
      progress.end()
    }
  }

  async function showOthers({ others, preferences }: ImportReport) {
    if (others > 0) await needs.onOthers()
    if (preferences > 0) await needs.onPreferences()
  }

  return {
    async open(from) {
      const file = await needs.files.open({ accept, maxBytes, from })
      if (!file.ok) return file
      reading = file.value
      const { bytes } = file.value
      return previewed(bytes, async (onProgress) => {
        const { openImport } = await import('./open-import.ts')
        const found = await openImport(file.value, { ...needs, kits: await needs.kits() })
        if (found === null) return failed('not-known')
        if (typeof found === 'string') return failed(found)
        const preview = await found.preview(onProgress)
        opened = preview.ok ? { file: found, bytes } : null
        return preview
      })
    },
    async previewAgain(options) {
      if (opened === null) return failed('unreadable')
      const { file, bytes } = opened
      return previewed(bytes, (onProgress) => file.preview(onProgress, options))
    },
    async importOpened(options = {}) {
      const report = { ...emptyReport }
      if (opened === null) return failed({ reason: 'unreadable', report })
      const { file, bytes } = opened
      try {
        const failure = await file
          .importAll(options, progress.begin('import', bytes), report)
          .catch(stopReason)
          .finally(() => showOthers(report))
        if (failure === null) return ok(report)
        return failed({ reason: progress.isCanceled() ? 'canceled' : failure, report })
      } catch (fault) {
        return failed({ reason: 'failed', fault, report })
      } finally {
        progress.end()
      }
    },
    cancel() {
      progress.cancel()
      reading?.stop()
    },
    close() {
      opened = null
      reading = null
    },
  }
}
