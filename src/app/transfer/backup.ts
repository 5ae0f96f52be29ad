import type { StoreApi } from 'zustand/vanilla'
import type { OrphanedPhotos } from '#app/kits/orphaned-photos.ts'
import { createBackupProgress, type BackupWork } from './backup-progress.ts'
import { createExporter, type Exporter, type ExporterNeeds } from './exporter.ts'
import { createImporter, type Importer, type ImporterNeeds } from './importer.ts'
import { createLastBackup, type LastBackupState } from './last-backup.ts'

export interface BackupState extends LastBackupState {
  readonly work: BackupWork | null
}

export interface Backup extends Exporter, Importer {
  readonly store: StoreApi<BackupState>
  /** Finds out when the last backup was, and how many tests came since. */
  refresh(): Promise<void>
  /** Photographs referenced only by what was removed long ago. */
  orphanedPhotos(): Promise<OrphanedPhotos>
  /** Removes those permanently; resolves with the ones that are left. */
  removeOrphanedPhotos(): Promise<OrphanedPhotos>
}

interface BackupNeeds extends ExporterNeeds, ImporterNeeds {
  readonly store: StoreApi<BackupState>
}

/** Exports and imports the user's data as files. */
export function createBackup(needs: BackupNeeds): Backup {
  const { store } = needs
  const progress = createBackupProgress(store)
  const lastBackup = createLastBackup(needs)
  return {
    store,
    refresh: lastBackup.refresh,
    ...createExporter(needs, progress, lastBackup),
    ...createImporter(needs, progress),
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
