import type { StoreApi } from 'zustand/vanilla'

import type { CsvWords } from '#domain/exchange/csv-words.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { plotTitle } from '#domain/plot/plot.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { instant, type Instant } from '#domain/units.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Files, OpenedFile, PackedFile } from '#ports/files.ts'
import type { Photos } from '#ports/photos.ts'
import type { Preferences } from '#ports/preferences.ts'
import {
  emptyReport,
  type FileImport,
  type ImportFailure,
  type ImportPreview,
  type ImportReport,
  type StoppedImport,
  type ImportOptions,
} from './import-types.ts'
import type { Plots } from '#app/records/plots.ts'
import type { Records } from '#app/records/records.ts'
import type { TableFilter } from './table-filter.ts'
import type { OrphanedPhotos } from '#app/kits/orphaned-photos.ts'
import { propertyOf } from '#domain/property-of.ts'

export interface BackupState {
  /** The last backup exported from this app; null: none. */
  readonly last: { readonly at: Instant } | null
  /** Number of tests kept since; null until `refresh`. */
  readonly since: number | null
  /** Whether there are more than `since`. */
  readonly sinceIsMore: boolean
  readonly work: BackupWork | null
}

export interface BackupWork {
  readonly kind: 'pack' | 'preview' | 'import'
  readonly done: number
  /** Null if the length is not known beforehand. */
  readonly total: number | null
}

export type PackWhat =
  | { readonly kind: 'backup'; readonly fileName: string }
  | {
      readonly kind: 'csv' | 'workbook'
      readonly fileName: string
      readonly words: CsvWords
      /** Only these samples. */
      readonly only?: TableFilter
    }

type TableWhat = Exclude<PackWhat, { readonly kind: 'backup' }>

const ofAll: TableFilter = { farmer: null, group: null, from: null, to: null }

/** `empty`: there is nothing to pack. */
export type PackFailure = 'unreadable' | 'empty'

export interface PackedParcel extends Pick<PackedFile, 'name' | 'bytes' | 'canShare'> {}

export interface Backup {
  readonly store: StoreApi<BackupState>
  /** Finds out when the last backup was, and how many tests came since. */
  refresh(): Promise<void>
  /** Prepares a file, so that its size can be shown. */
  pack(what: PackWhat): Promise<Result<PackedParcel, PackFailure>>
  /** Delivers what was packed; call in a tap's handler. */
  deliver(how: 'share' | 'download'): Promise<Result<void, 'canceled' | 'impossible'>>
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
  /** Photographs referenced only by what was removed long ago. */
  orphanedPhotos(): Promise<OrphanedPhotos>
  /** Removes those permanently; resolves with the ones that are left. */
  removeOrphanedPhotos(): Promise<OrphanedPhotos>
}

export interface BackupNeeds {
  readonly log: EventLog
  readonly files: Files
  readonly photos: Photos
  readonly preferences: Preferences
  readonly records: Records
  readonly plots: Plots
  /** Kits that a table may name. */
  readonly kits: () => Promise<readonly Kit[]>
  /** Called when kits and charts were imported, which other parts of the app show. */
  readonly onOthers: () => Promise<void>
  /** Called when favorites, settings and the like were imported. */
  readonly onPreferences: () => Promise<void>
  /** Wall clock in milliseconds. */
  readonly now: () => number
  /** Minutes by which the wall clock is ahead of UTC at an instant. */
  readonly zone: (at: Instant) => number
  readonly store: StoreApi<BackupState>
}

const key = 'last-backup'
/** Tests without a backup are counted up to this: beyond it, the exact number does not matter. */
const maxCounted = 100
const accept =
  '.json,.csv,.tsv,.txt,.xlsx,.xlsm,application/json,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const maxBytes = 300_000_000

/** Exports and imports the user's data as files. */
export function createBackup(needs: BackupNeeds): Backup {
  const { log, files, preferences, records, plots, store } = needs
  let packed: { readonly file: PackedFile; readonly upTo: string | null } | null = null
  let opened: { readonly file: FileImport; readonly bytes: number } | null = null

  let isCanceled = false
  /** The file being previewed, or opened last. */
  let reading: OpenedFile | null = null

  const progress = (kind: BackupWork['kind'], total: number | null) => {
    isCanceled = false
    store.setState({ work: { kind, done: 0, total } })
    return (done: number) => {
      if (isCanceled) throw new Error('canceled by the user')
      store.setState({ work: { kind, done, total } })
    }
  }
  /** Replaces the failure of canceled work by `canceled`. */
  const unlessCanceled = <Value, Reason>(result: Result<Value, Reason>) =>
    isCanceled && !result.ok ? failed('canceled' as const) : result
  const endWork = () => store.setState({ work: null })

  async function newestClock() {
    const [newest] = await log.readKind('record-kept', { limit: 1 })
    return newest?.clock ?? ''
  }

  async function refresh() {
    const last = parseLast(preferences.read(key))
    const events = await log.readKind('record-kept', { limit: maxCounted + 1 })
    const after = events.filter(({ clock }) => clock > (last?.upTo ?? ''))
    const since = new Set(after.map(({ stream, id }) => (stream === 'records' ? id : stream))).size
    store.setState({
      last: last === null ? null : { at: last.at },
      since: Math.min(since, maxCounted),
      sinceIsMore: since > maxCounted,
    })
  }

  async function packAll(fileName: string) {
    // Read first, since a test that is kept meanwhile may or may not be in the file.
    const upTo = await newestClock()
    const { packBackup } = await import('./pack-backup.ts')
    const pieces = packBackup(needs, progress('pack', null))
    const file = await files.pack({ name: fileName, type: 'application/json' }, pieces)
    return { file, upTo }
  }

  async function packTable({ kind, fileName, words, only = ofAll }: TableWhat) {
    const [{ packCsv, packRows }, { chosenTests }] = await Promise.all([
      import('./pack-table.ts'),
      import('./table-filter.ts'),
      plots.start(),
      records.openIndex(),
    ])
    const { plots: known } = plots.store.getState()
    const chosen = chosenTests(records.store.getState().index.summaries, known, only)
    if (chosen.length === 0) return null
    const plotNames = new Map(known.map((plot) => [plot.id, plotTitle(plot)]))
    const setting = { words, zone: needs.zone, plotNames }
    const rows = packRows(records, chosen, setting, progress('pack', chosen.length))
    const file =
      kind === 'csv'
        ? await files.pack({ name: fileName, type: 'text/csv' }, packCsv(rows))
        : await files.packWorkbook({ name: fileName, sheet: words.sheet }, rows)
    return { file, upTo: null }
  }

  return {
    store,
    refresh,
    async pack(what) {
      try {
        packed = what.kind === 'backup' ? await packAll(what.fileName) : await packTable(what)
        if (packed === null) return failed('empty')
        const { name, bytes, canShare } = packed.file
        return ok({ name, bytes, canShare })
      } catch {
        return failed('unreadable')
      } finally {
        endWork()
      }
    },
    async deliver(how) {
      if (packed === null) return failed('impossible')
      const { file, upTo } = packed
      if (how === 'download') file.download()
      else {
        const shared = await file.share()
        if (!shared.ok) return shared
      }
      if (upTo !== null) {
        preferences.write(key, { at: needs.now(), upTo })
        await refresh()
      }
      return ok(undefined)
    },
    async open(from) {
      const file = await files.open({ accept, maxBytes, from })
      if (!file.ok) return file
      reading = file.value
      try {
        const { openImport } = await import('./open-import.ts')
        const found = await openImport(file.value, { ...needs, kits: await needs.kits() })
        if (found === null) return failed('not-known')
        if (typeof found === 'string') return failed(found)
        const preview = await found.preview(progress('preview', file.value.bytes))
        opened = preview.ok ? { file: found, bytes: file.value.bytes } : null
        return unlessCanceled(preview)
      } catch {
        return failed('unreadable')
      } finally {
        endWork()
      }
    },
    async previewAgain(options) {
      if (opened === null) return failed('unreadable')
      try {
        return unlessCanceled(await opened.file.preview(progress('preview', opened.bytes), options))
      } finally {
        endWork()
      }
    },
    async importOpened(options = {}) {
      if (opened === null) {
        return failed({ reason: 'unreadable', report: emptyReport })
      }
      try {
        const imported = await opened.file.importAll(options, progress('import', opened.bytes))
        const { others, preferences: chosen } = imported.ok
          ? imported.value
          : imported.reason.report
        if (others > 0) await needs.onOthers()
        if (chosen > 0) await needs.onPreferences()
        return isCanceled && !imported.ok
          ? failed({ ...imported.reason, reason: 'canceled' })
          : imported
      } finally {
        endWork()
      }
    },
    cancel() {
      isCanceled = true
      reading?.stop()
    },
    close() {
      opened = null
      reading = null
    },
    orphanedPhotos: async () =>
      (await import('#app/kits/orphaned-photos.ts')).measureOrphanedPhotos(needs),
    async removeOrphanedPhotos() {
      const { findOrphanedPhotos, measureOrphanedPhotos } =
        await import('#app/kits/orphaned-photos.ts')
      await needs.photos.remove(await findOrphanedPhotos(needs))
      return measureOrphanedPhotos(needs)
    },
  }
}

function parseLast(input: unknown): { readonly at: Instant; readonly upTo: string } | null {
  const [at, upTo] = [propertyOf(input, 'at'), propertyOf(input, 'upTo')]
  return typeof at === 'number' && typeof upTo === 'string' ? { at: instant(at), upTo } : null
}
