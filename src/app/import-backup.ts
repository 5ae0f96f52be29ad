import { backupVersion, type BackupEnd, type BackupPhoto } from '#domain/exchange/backup-line.ts'
import { fromBase64 } from '#domain/exchange/base64.ts'
import { parseSoilRecord } from '#domain/record/parse-soil-record.ts'
import { summarize } from '#domain/record/record-summary.ts'
import { failed, ok } from '#domain/result.ts'
import type { EventLog, StorageFailure, StoredEvent } from '#ports/event-log.ts'
import type { OpenedFile } from '#ports/files.ts'
import type { Photos } from '#ports/photos.ts'
import { importEvent, type ImportSetting } from './import-event.ts'
import { createImportTally } from './import-tally.ts'
import type { BackupItems } from './backup-items.ts'
import type { FileImport, ImportFault } from './import-types.ts'
import { plotStream } from './kept-plots.ts'
import type { Plots } from './plots.ts'
import { kitRef, recordEvent, recordIdOf } from './record-streams.ts'
import type { Records } from './records.ts'

export interface BackupImportNeeds {
  readonly log: EventLog
  readonly records: Records
  readonly plots: Plots
  readonly photos: Photos
  /** Wall clock in milliseconds. */
  readonly now: () => number
}

/** Events looked at, or kept, at once. */
const sliceLength = 100

interface Taker {
  readonly events: (events: readonly StoredEvent[]) => Promise<StorageFailure | null>
  readonly photo: (photo: BackupPhoto) => Promise<StorageFailure | null>
  readonly fault: (fault: ImportFault) => void
}

/** A whole backup: a union of events, so that again is the same as once, and half of it is never half an event. */
export function importBackup(
  file: OpenedFile,
  items: BackupItems,
  needs: BackupImportNeeds,
): FileImport {
  const { log, records, plots, photos } = needs

  const createSetting = async (): Promise<ImportSetting> => ({
    now: needs.now(),
    kits: new Map((await records.kits()).map((kit) => [kitRef(kit), kit])),
  })

  async function readAll(
    taker: Taker,
    setting: ImportSetting,
    onProgress: (letters: number) => void,
  ) {
    const seen = { events: 0, photos: 0 }
    let end: BackupEnd | null = null
    let version: number | null = null
    let slice: StoredEvent[] = []
    const flush = async () => {
      const events = slice
      slice = []
      return events.length === 0 ? null : taker.events(events)
    }
    for await (const { line, item } of items(onProgress)) {
      let failure: StorageFailure | null = null
      if (item.kind === 'head') version = item.version
      else if (item.kind === 'end') end = item.end
      else if (item.kind === 'photo') {
        seen.photos += 1
        failure = await taker.photo(item.photo)
      } else if (item.kind === 'event') {
        seen.events += 1
        const event = importEvent(item.event, setting)
        if (event.ok) slice.push(event.value)
        else taker.fault(eventFault(line, item.event, event.reason.path, event.reason.reason))
      } else if (item.kind === 'fault') {
        taker.fault({ line, column: null, reason: 'not-json', found: '' })
      }
      if (slice.length >= sliceLength) failure ??= await flush()
      if (failure !== null) return { version, failure }
    }
    const failure = await flush()
    if (end === null || end.events > seen.events || end.photos > seen.photos) {
      taker.fault({ line: null, column: null, reason: 'cut-off', found: '' })
    }
    return { version, failure }
  }

  return {
    async preview(onProgress) {
      const tally = createImportTally()
      const count = { fresh: 0, known: 0 }
      let others = 0
      try {
        await Promise.all([records.openIndex(), plots.start()])
        const keptPhotos = new Set(await photos.names())
        const known = knownHere(records, plots)
        const setting = await createSetting()
        const { version } = await readAll(
          {
            fault: tally.fault,
            async photo({ name }) {
              if (keptPhotos.has(name)) count.known += 1
              else count.fresh += 1
              return null
            },
            async events(events) {
              const here = await log.known(events.map(({ id }) => id))
              for (const event of events) {
                others += noteEvent(event, here.has(event.id), known, tally)
                if (isFreshRecord(event, known)) showFresh(event, setting, tally)
              }
              return null
            },
          },
          setting,
          onProgress,
        )
        if (version === null) return failed('not-known')
        if (version > backupVersion) return failed('newer-version')
        return ok({
          file: { name: file.name, bytes: file.bytes, encoding: file.encoding, kind: 'backup' },
          ...tally.counts(),
          photos: count,
          others,
          ignoredColumns: [],
        })
      } catch {
        return failed('unreadable')
      }
    },

    async take({ restoreRemoved = false }, onProgress) {
      const told = { records: new Set<string>(), plots: new Set<string>() }
      const report = { records: 0, plots: 0, photos: 0, others: 0 }
      const keptPhotos = new Set(await photos.names())
      const removed = new Set<string>()
      const merge = async (events: readonly StoredEvent[]) => {
        for (const event of events) {
          const id = recordIdOf(event)
          if (id !== null && records.isRemoved(id)) removed.add(id)
        }
        const merged = await log.merge(events)
        if (!merged.ok) return merged.reason
        const fresh = new Set(merged.value)
        for (const event of events) if (fresh.has(event.id)) noteMerged(event, told, report)
        return null
      }
      let failure: StorageFailure | 'unreadable' | null = null
      try {
        const outcome = await readAll(
          {
            fault: () => null,
            events: merge,
            async photo({ name, type, base64 }) {
              const bytes = keptPhotos.has(name) ? null : fromBase64(base64)
              if (bytes === null) return null
              const kept = await photos.keep({ type, bytes })
              if (!kept.ok) return kept.reason
              // What is not what its name says would lie there for nobody.
              if (kept.value !== name) await photos.remove([kept.value])
              else report.photos += 1
              return null
            },
          },
          await createSetting(),
          onProgress,
        )
        failure = outcome.failure
      } catch {
        failure = 'unreadable'
      }
      if (failure === null && restoreRemoved) failure = await restore(log, [...removed])
      await Promise.all([records.readAgain(), plots.readAgain()])
      const added = { ...report, records: told.records.size, plots: told.plots.size }
      return failure === null ? ok(added) : failed({ reason: failure, report: added })
    },
  }
}

async function restore(log: EventLog, ids: readonly string[]) {
  for (let at = 0; at < ids.length; at += sliceLength) {
    const events = ids.slice(at, at + sliceLength).map((id) => recordEvent('record-restored', id))
    // oxlint-disable-next-line no-await-in-loop
    const outcomes = await Promise.all(events.map((event) => log.append(event)))
    const fault = outcomes.find((outcome) => !outcome.ok)
    if (fault !== undefined) return fault.reason
  }
  return null
}

interface Known {
  readonly hasRecord: (id: string) => boolean
  readonly isRemoved: (id: string) => boolean
  readonly plots: ReadonlySet<string>
}

const knownHere = (records: Records, plots: Plots): Known => ({
  hasRecord: records.isKnown,
  isRemoved: records.isRemoved,
  plots: new Set(plots.store.getState().plots.map(({ id }) => id)),
})

/** Counts an event; 1 where it is new and about something else than tests and plots. */
function noteEvent(
  event: StoredEvent,
  isHere: boolean,
  known: Known,
  tally: ReturnType<typeof createImportTally>,
): number {
  const record = recordIdOf(event)
  if (record !== null) {
    const state = known.isRemoved(record) ? 'removed' : isHere ? 'known' : 'changed'
    tally.record(record, known.hasRecord(record) ? state : 'fresh')
    return 0
  }
  if (event.stream === plotStream) {
    const plot = plotIdOf(event)
    tally.plot(plot, isHere ? 'known' : known.plots.has(plot) ? 'changed' : 'fresh')
    return 0
  }
  return isHere || event.stream === 'record-kits' ? 0 : 1
}

const isFreshRecord = (event: StoredEvent, known: Known) =>
  event.kind === 'record-kept' && !known.hasRecord(recordIdOf(event) ?? '')

function showFresh(
  { payload }: StoredEvent,
  { kits }: ImportSetting,
  tally: ReturnType<typeof createImportTally>,
) {
  if (tally.isShowingEnough()) return
  const parsed = parseSoilRecord(payload, (ref) => kits.get(ref))
  if (parsed.ok) tally.show(summarize(parsed.value))
}

function noteMerged(
  event: StoredEvent,
  told: { readonly records: Set<string>; readonly plots: Set<string> },
  report: { others: number },
) {
  const record = recordIdOf(event)
  if (record !== null) told.records.add(record)
  else if (event.stream === plotStream) told.plots.add(plotIdOf(event))
  else if (event.stream !== 'record-kits') report.others += 1
}

function plotIdOf({ payload }: StoredEvent): string {
  const id: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'id') : undefined
  return typeof id === 'string' ? id : ''
}

function eventFault(
  line: number | null,
  event: unknown,
  path: string,
  reason: ImportFault['reason'],
): ImportFault {
  const id: unknown =
    typeof event === 'object' && event !== null ? Reflect.get(event, 'id') : undefined
  return { line, column: path, reason, found: typeof id === 'string' ? id.slice(0, 60) : '' }
}
