import type { CsvWords } from '#domain/exchange/csv-words.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/units.ts'
import { withTexts } from '#locales/texts.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Files, PackedFile } from '#ports/files.ts'
import type { Photos } from '#ports/photos.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Plots } from '#app/records/plots.ts'
import type { Records } from '#app/records/records.ts'
import type { LastBackup } from './last-backup.ts'
import type { TableFilter } from './table-filter.ts'
import type { BackupProgress } from './backup-progress.ts'

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

export interface PackedParcel extends Pick<PackedFile, 'name' | 'bytes' | 'canShare'> {}

export interface Exporter {
  /** Prepares a file, so that its size can be shown. `empty`: there is nothing to pack. */
  pack(what: PackWhat): Promise<Result<PackedParcel, 'empty'>>
  /** Delivers what was packed; call in a tap's handler. */
  deliver(how: 'share' | 'download'): Promise<Result<void, 'canceled' | 'impossible'>>
}

export interface ExporterNeeds {
  readonly log: EventLog
  readonly files: Files
  readonly photos: Photos
  readonly preferences: Preferences
  readonly records: Records
  readonly plots: Plots
  /** Minutes by which the wall clock is ahead of UTC at an instant. */
  readonly zone: (at: Instant) => number
}

/** Packs the user's data into a file, and delivers it. */
export function createExporter(
  needs: ExporterNeeds,
  progress: BackupProgress,
  lastBackup: LastBackup,
): Exporter {
  const { files, records, plots } = needs
  /** `upTo`: the newest test in a backup; null in a table. */
  let packed: { readonly file: PackedFile; readonly upTo: string | null } | null = null

  async function packAll(fileName: string) {
    // Read first, since a test that is kept meanwhile may or may not be in the file.
    const upTo = await lastBackup.newestKept()
    const { packBackup } = await import('./pack-backup.ts')
    const pieces = packBackup(needs, progress.begin('pack', null))
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
    const plotsById = new Map(known.map((plot) => [plot.id, plot]))
    const { cropWords } = await withTexts(import('#knowledge/crops/crop-words.ts'))
    const cropName = (id: string) => cropWords()[id]?.name ?? id
    const setting = { words, zone: needs.zone, plots: plotsById, cropName }
    const rows = packRows(records, chosen, setting, progress.begin('pack', chosen.length))
    const file =
      kind === 'csv'
        ? await files.pack({ name: fileName, type: 'text/csv' }, packCsv(rows))
        : await files.packWorkbook({ name: fileName, sheet: words.sheet }, rows)
    return { file, upTo: null }
  }

  return {
    async pack(what) {
      packed = null
      try {
        packed = what.kind === 'backup' ? await packAll(what.fileName) : await packTable(what)
        if (packed === null) return failed('empty')
        const { name, bytes, canShare } = packed.file
        return ok({ name, bytes, canShare })
      } finally {
        progress.end()
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
      if (upTo !== null) await lastBackup.note(upTo)
      return ok(undefined)
    },
  }
}
