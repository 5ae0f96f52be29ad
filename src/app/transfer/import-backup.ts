import { backupVersion, type BackupEnd, type BackupPhoto } from '#domain/exchange/backup-line.ts'
import { fromBase64 } from '#domain/base64.ts'
import { parseSoilRecord } from '#domain/record/parse-soil-record.ts'
import { summarize } from '#domain/record/record-summary.ts'
import { failed, ok } from '#domain/result.ts'
import type { EventLog, NewEvent, StorageFailure, StoredEvent } from '#ports/event-log.ts'
import type { OpenedFile } from '#ports/files.ts'
import type { Photos } from '#ports/photos.ts'
import type { Preferences } from '#ports/preferences.ts'
import { createImportChanges, isOwn, ownIdOf, type OwnStream } from './import-changes.ts'
import { createFoundPreferences } from '#app/transfer/preferences/import-preferences.ts'
import { plotRestored, removedOwn } from './restore-removed.ts'
import { importEvent, type ImportSetting } from './import-event.ts'
import { createImportTally } from './import-tally.ts'
import type { BackupItems } from './backup-items.ts'
import type { FileImport, ImportFault } from './import-types.ts'
import { plotIdOf } from '#app/records/kept-plots.ts'
import type { Plots } from '#app/records/plots.ts'
import { kitRef, recordEvent, recordIdOf, plotStream } from '#app/records/record-streams.ts'
import type { Records } from '#app/records/records.ts'
import { propertyOf } from '#domain/property-of.ts'

export interface BackupImportNeeds {
  readonly log: EventLog
  readonly records: Records
  readonly plots: Plots
  readonly photos: Photos
  readonly preferences: Preferences
  /** Wall clock in milliseconds. */
  readonly now: () => number
}

/** Number of events checked or stored at once. */
const sliceLength = 100

interface Taker {
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

  const createSetting = async (takeAhead = false): Promise<ImportSetting> => ({
    takeAhead,
    now: needs.now(),
    kits: new Map((await records.kits()).map((kit) => [kitRef(kit), kit])),
  })

  async function readAll(
    taker: Taker,
    setting: ImportSetting,
    onProgress: (letters: number) => void,
  ) {
    const seen = { events: 0, photos: 0 }
    const found = createFoundPreferences()
    let end: BackupEnd | null = null
    let version: number | null = null
    let slice: StoredEvent[] = []
    const flush = async () => {
      const events = slice
      slice = []
      return events.length === 0 ? null : taker.events(events)
    }
    for await (const read of items(onProgress)) {
      for (const { line, item } of read) {
        let failure: StorageFailure | null = null
        if (item.kind === 'head') version = item.version
        else if (item.kind === 'end') end = item.end
        else if (item.kind === 'preference') {
          const reason = found.note(item.preference)
          if (reason !== null) taker.fault({ line, column: null, reason, found: '' })
        } else if (item.kind === 'photo') {
          seen.photos += 1
          failure = await taker.photo(item.photo)
        } else if (item.kind === 'event') {
          seen.events += 1
          const event = importEvent(item.event, setting)
          if (event.ok) slice.push(event.value)
          else {
            const { path, reason } = event.reason
            if (reason === 'ahead') taker.ahead(idOf(item.event))
            else taker.fault(eventFault(line, item.event, path, reason))
          }
        } else if (item.kind === 'fault') {
          taker.fault({ line, column: null, reason: 'not-json', found: '' })
        }
        if (slice.length >= sliceLength) failure ??= await flush()
        if (failure !== null) return { version, failure, found }
      }
    }
    const failure = await flush()
    if (end === null || end.events > seen.events || end.photos > seen.photos) {
      taker.fault({ line: null, column: null, reason: 'cut-off', found: '' })
    }
    return { version, failure, found }
  }

  return {
    async preview(onProgress, { takeAhead } = {}) {
      const tally = createImportTally()
      const count = { fresh: 0, known: 0 }
      const ahead: string[] = []
      try {
        await Promise.all([records.openIndex(), plots.start()])
        const keptPhotos = new Set(await photos.names())
        const changes = createImportChanges(log, records)
        const setting = await createSetting(takeAhead)
        const { version, found } = await readAll(
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
      } catch {
        return failed('unreadable')
      }
    },

    async take({ restoreRemoved = false, takeAhead, replacesPreferences = false }, onProgress) {
      const seen = { records: new Map<string, boolean>(), plots: new Map<string, boolean>() }
      const toldOwn: Readonly<Record<OwnStream, Set<string>>> = {
        kits: new Set(),
        charts: new Set(),
        standards: new Set(),
        fertilizers: new Set(),
      }
      const report = { photos: 0, others: 0, preferences: 0, tests: [] }
      const keptPhotos = new Set(await photos.names())
      const merge = async (events: readonly StoredEvent[]) => {
        const merged = await log.merge(events)
        if (!merged.ok) return merged.reason
        const ids = new Set(merged.value)
        for (const event of events) {
          const isFresh = ids.has(event.id)
          const id = recordIdOf(event)
          if (id !== null) noteSeen(seen.records, id, isFresh)
          else if (event.stream === plotStream) noteSeen(seen.plots, plotIdOf(event), isFresh)
          else if (isOwn(event.stream)) {
            toldOwn[event.stream].add(ownIdOf(event))
            if (isFresh) report.others += 1
          }
        }
        return null
      }
      const readAgain = () => Promise.all([records.readAgain(), plots.readAgain()])
      const bringBack = async () => {
        const tests = [...seen.records.keys()].filter(records.isRemoved)
        const fields = [...seen.plots.keys()].filter((id) => plots.isRemoved(id))
        const own = await removedOwn(log, toldOwn)
        const stopped = await appendAll(log, [
          ...tests.map((id) => recordEvent('record-restored', id)),
          ...fields.map(plotRestored),
          ...own,
        ])
        report.others += own.length
        for (const id of tests) seen.records.set(id, true)
        for (const id of fields) seen.plots.set(id, true)
        await readAgain()
        return stopped
      }
      let failure: StorageFailure | 'unreadable' | null = null
      try {
        const outcome = await readAll(
          {
            fault: () => null,
            ahead: () => null,
            events: merge,
            async photo({ name, type, base64 }) {
              const bytes = keptPhotos.has(name) ? null : fromBase64(base64)
              if (bytes === null) return null
              const kept = await photos.keep({ type, bytes })
              if (!kept.ok) return kept.reason
              // Content that does not match its name (a hash) would never be found.
              if (kept.value !== name) await photos.remove([kept.value])
              else report.photos += 1
              return null
            },
          },
          await createSetting(takeAhead),
          onProgress,
        )
        failure = outcome.failure
        // Last, when the kit that was in use is here.
        if (failure === null) {
          const kept = await outcome.found.keep(needs, replacesPreferences)
          failure = kept === null ? 'broken' : null
          report.preferences = kept ?? 0
        }
      } catch {
        failure = 'unreadable'
      }
      await readAgain()
      if (failure === null && restoreRemoved) failure = await bringBack()
      const added = {
        ...report,
        records: countShown(seen.records, records),
        plots: countShown(seen.plots, plots),
      }
      return failure === null ? ok(added) : failed({ reason: failure, report: added })
    },
  }
}

const noteSeen = (things: Map<string, boolean>, id: string, isFresh: boolean) =>
  things.set(id, isFresh || things.get(id) === true)

/** Number of things that received new events and are not removed. */
const countShown = (
  things: ReadonlyMap<string, boolean>,
  { isRemoved }: Pick<Records, 'isRemoved'>,
) => [...things].filter(([id, isFresh]) => isFresh && !isRemoved(id)).length

async function appendAll(log: EventLog, events: readonly NewEvent[]) {
  for (let at = 0; at < events.length; at += sliceLength) {
    const slice = events.slice(at, at + sliceLength)
    // oxlint-disable-next-line no-await-in-loop
    const outcomes = await Promise.all(slice.map((event) => log.append(event)))
    const fault = outcomes.find((outcome) => !outcome.ok)
    if (fault !== undefined) return fault.reason
  }
  return null
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
  return { line, column: path, reason, found: idOf(event).slice(0, 60) }
}

function idOf(event: unknown): string {
  const id = propertyOf(event, 'id')
  return typeof id === 'string' ? id : ''
}
