import {
  backupVersion,
  type BackupEnd,
  type BackupLine,
  type BackupPhoto,
} from '#domain/exchange/backup-line.ts'
import { shortened } from '#domain/exchange/csv-row.ts'
import { propertyOf } from '#domain/property-of.ts'
import { parseSoilRecord } from '#domain/record/parse-soil-record.ts'
import { summarize } from '#domain/record/record-summary.ts'
import { assertNever, failed, ok } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import type { OpenedFile } from '#ports/files.ts'
import { kitRef } from '#app/records/record-events.ts'
import { recordIdOf } from '#app/records/event-streams.ts'
import { createFoundPreferences } from '#app/transfer/preferences/import-preferences.ts'
import type { BackupItems } from './backup-items.ts'
import { createImportChanges } from './import-changes.ts'
import { importEvent, type ImportSetting } from './import-event.ts'
import { createImportTally } from './import-tally.ts'
import type { FileImport, ImportFault } from './import-types.ts'
import { createBackupWriter, type BackupImportNeeds } from './backup-writer.ts'

/** Number of events checked at once. */
const sliceLength = 100

interface BackupReceiver {
  readonly events: (events: readonly StoredEvent[]) => Promise<StorageFailure | null>
  readonly photo: (photo: BackupPhoto) => Promise<StorageFailure | null>
  readonly fault: (fault: ImportFault) => void
  readonly ahead: (id: string) => void
}

/** Imports a backup: a union of events, so that importing is idempotent, and a partial import never contains part of an event. */
export function importBackup(
  file: OpenedFile,
  items: BackupItems,
  needs: BackupImportNeeds,
): FileImport {
  const { log, records, plots, photos, preferences } = needs

  const createSetting = async (acceptsAhead = false): Promise<ImportSetting> => ({
    acceptsAhead,
    now: needs.now(),
    kits: new Map((await records.kits()).map((kit) => [kitRef(kit), kit])),
  })

  return {
    async preview(onProgress, { acceptsAhead } = {}) {
      const tally = createImportTally()
      const count = { fresh: 0, known: 0 }
      const ahead: string[] = []
      await Promise.all([records.openIndex(), plots.start()])
      const keptPhotos = new Set(await photos.names())
      const changes = createImportChanges(log, records)
      const setting = await createSetting(acceptsAhead)
      const { version, found } = await readBackup(
        items,
        {
          fault: tally.fault,
          ahead: (id) => ahead.push(id),
          async photo({ name }) {
            if (keptPhotos.has(name)) count.known += 1
            else count.fresh += 1
            return null
          },
          async events(events) {
            const here = await log.known(events.map(({ id }) => id))
            for (const event of events) {
              changes.note(event, here.has(event.id))
              if (!records.isKnown(recordIdOf(event) ?? '')) showKept(event, setting, tally)
            }
            return null
          },
        },
        setting,
        onProgress,
      )
      if (version === null) return failed('not-known')
      if (version > backupVersion) return failed('newer-version')
      await changes.count(tally)
      return ok({
        file: { name: file.name, bytes: file.bytes, encoding: file.encoding, kind: 'backup' },
        ...tally.counts(),
        photos: count,
        preferences: found.count(preferences),
        ahead: ahead.length - (await log.known(ahead)).size,
        table: null,
      })
    },

    async importAll(
      { restoreRemoved = false, acceptsAhead, replacesPreferences = false },
      onProgress,
      report,
    ) {
      const writer = await createBackupWriter(needs)
      try {
        const receiver = { ...writer, fault: () => null, ahead: () => null }
        const setting = await createSetting(acceptsAhead)
        const { failure, found } = await readBackup(items, receiver, setting, onProgress)
        if (failure !== null) return failure
        // Last, when the kit that was in use is here.
        const kept = await found.keep(needs, replacesPreferences)
        if (kept === null) return 'broken'
        report.preferences = kept
        return restoreRemoved ? await writer.restoreRemoved() : null
      } finally {
        await writer.readAgain()
        Object.assign(report, writer.added())
      }
    },
  }
}

/** Reads the file to its end, or until `receiver` fails to store something. */
async function readBackup(
  items: BackupItems,
  receiver: BackupReceiver,
  setting: ImportSetting,
  onProgress: (letters: number) => void,
) {
  const found = createFoundPreferences()
  const seen: Seen = { version: null, events: 0, photos: 0, end: null }
  let slice: StoredEvent[] = []
  const flush = async () => {
    const events = slice
    slice = []
    return events.length === 0 ? null : receiver.events(events)
  }
  const takeEvent = (line: number | null, input: unknown) => {
    const event = importEvent(input, setting)
    if (event.ok) {
      slice.push(event.value)
      return
    }
    const { path, reason } = event.reason
    if (reason === 'ahead') receiver.ahead(idOf(input))
    else receiver.fault(eventFault(line, input, path, reason))
  }
  /** Null where there is nothing to wait for: waiting for each of many thousands takes longer than reading them. */
  const take = (line: number | null, item: BackupLine): Promise<StorageFailure | null> | null => {
    switch (item.kind) {
      case 'head':
        seen.version = item.version
        return null
      case 'preference': {
        const reason = found.note(item.preference)
        if (reason !== null) receiver.fault({ line, column: null, reason, found: '' })
        return null
      }
      case 'photo':
        seen.photos += 1
        return receiver.photo(item.photo)
      case 'event':
        seen.events += 1
        takeEvent(line, item.event)
        return slice.length >= sliceLength ? flush() : null
      case 'end':
        seen.end = item.end
        return null
      case 'fault':
        receiver.fault({ line, column: null, reason: 'not-json', found: '' })
        return null
      case 'close':
        return null
      default:
        return assertNever(item)
    }
  }
  for await (const read of items(onProgress)) {
    for (const { line, item } of read) {
      const storing = take(line, item)
      const failure = storing === null ? null : await storing
      if (failure !== null) return { version: seen.version, failure, found }
    }
  }
  const failure = await flush()
  const { version, events, photos, end } = seen
  if (end === null || end.events > events || end.photos > photos) {
    receiver.fault({ line: null, column: null, reason: 'cut-off', found: '' })
  }
  return { version, failure, found }
}

/** What a file contained so far. */
interface Seen {
  version: number | null
  events: number
  photos: number
  end: BackupEnd | null
}

function showKept(
  { kind, payload }: StoredEvent,
  { kits }: ImportSetting,
  tally: ReturnType<typeof createImportTally>,
) {
  if (kind !== 'record-kept' || tally.isShowingEnough()) return
  const parsed = parseSoilRecord(payload, (ref) => kits.get(ref))
  if (parsed.ok) tally.show(summarize(parsed.value))
}

function eventFault(
  line: number | null,
  event: unknown,
  path: string,
  reason: ImportFault['reason'],
): ImportFault {
  return { line, column: path, reason, found: shortened(idOf(event)) }
}

function idOf(event: unknown): string {
  const id = propertyOf(event, 'id')
  return typeof id === 'string' ? id : ''
}
