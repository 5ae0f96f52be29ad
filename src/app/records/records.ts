import type { StoreApi } from 'zustand/vanilla'

import type { Kit } from '#domain/kit/kit.ts'
import { inversesOf } from '#domain/record/apply-change.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog, NewEvent } from '#ports/event-log.ts'

import { createSerialQueue } from '#app/session/serial-queue.ts'
import type { KeptRecord, Projection } from './project-record.ts'
import { createOpenedIndex } from './opened-index.ts'
import type { RecordReader } from './record-reader.ts'
import { keptEvent, recordEvent, recordKitEvent } from './record-events.ts'
import { createShownRecords, type RecordsState } from './shown-records.ts'
import { onStorageRecovered } from '#app/status/storage-recovery.ts'

export type ChangeFailure = StorageFailure | 'unknown-record'

export interface Records {
  readonly store: StoreApi<RecordsState>
  readonly start: () => Promise<void>
  /** Loads what `keep` needs, while there may still be a network. */
  readonly prepare: () => Promise<void>
  /** Stores a record, or a later version of it. If that fails, it can be seen until the page closes. */
  readonly keep: (record: SoilRecord) => Promise<Result<void, StorageFailure>>
  /** Corrects a record; nothing is overwritten. The value undoes the changes when given to `change`. */
  readonly change: (
    id: string,
    changes: readonly RecordChange[],
  ) => Promise<Result<readonly RecordChange[], ChangeFailure>>
  /** Full records in the order of the ids; unknown and removed ones are skipped. */
  readonly read: (ids: readonly string[]) => Promise<readonly KeptRecord[]>
  /** Reads all records in short; the index is then kept up to date. */
  readonly openIndex: () => Promise<void>
  /** Rereads everything, after a large import or in another language. */
  readonly readAgain: () => Promise<void>
  /** Projections of those records that were ever stored here, including removed ones; of `unlisted` also those missing from the index. */
  readonly lookup: (
    ids: readonly string[],
    unlisted: ReadonlySet<string>,
  ) => Promise<ReadonlyMap<string, Projection>>
  /** Whether a record of this id was ever stored here; only while the index is open. */
  readonly isKnown: (id: string) => boolean
  /** Whether it was stored but is not shown; only while the index is open. */
  readonly isRemoved: (id: string) => boolean
  /** Kits used by records. */
  readonly kits: () => Promise<readonly Kit[]>
  /** The events that `keep` would append, for bulk imports; `showAdopted` shows them after `adopt`. */
  readonly eventsOf: (records: readonly SoilRecord[]) => Promise<readonly NewEvent[]>
  readonly adopt: (records: readonly SoilRecord[]) => void
  /** Shows what was adopted, and rereads what was changed. */
  readonly showAdopted: (changed: readonly string[]) => Promise<void>
  /** Reads the next older page. */
  readonly older: () => Promise<void>
  readonly remove: (id: string) => Promise<Result<void, StorageFailure>>
  readonly restore: (id: string) => Promise<Result<void, StorageFailure>>
  /** All records, including those not read yet, as the text of a JSON file. */
  readonly exportText: () => Promise<string>
}

/** Records reread in one task after an import: all at once would block the phone. */
const rereadAtOnce = 20

/** The kept tests: stores, corrects and removes them, and reads them on request. */
export function createRecords(outside: {
  readonly log: EventLog
  readonly store: StoreApi<RecordsState>
  /** Called when a record has been stored. */
  readonly onKept?: () => void
}): Records {
  const { log, store, onKept } = outside
  let opened: Promise<RecordReader> | null = null
  const enqueue = createSerialQueue()
  const reader = () => {
    opened ??= openReader(log).catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
  const index = createOpenedIndex({ store, reader, enqueue })
  const shown = createShownRecords({ log, store, reader, index, enqueue })

  async function append(id: string, ...events: readonly NewEvent[]) {
    const outcomes = await Promise.all(events.map((event) => log.append(event)))
    // A failed one is not stored, but readable until the page closes.
    await shown.afterAppend(id, events)
    const fault = outcomes.find((outcome) => !outcome.ok)
    return fault === undefined ? ok(undefined) : failed(fault.reason)
  }

  async function eventsOf(records: readonly SoilRecord[]) {
    const { refOf, noteKit } = await reader()
    return records.flatMap((record) => {
      const { ref, isKept } = refOf(record.kit)
      noteKit(ref, record.kit)
      const kit = isKept ? [] : [recordKitEvent(ref, record.kit)]
      return [...kit, keptEvent(record, ref)]
    })
  }

  async function readAgain() {
    if (opened !== null) await (await opened).load()
    await index.reopen()
    await shown.newest()
  }

  return {
    store,
    older: shown.older,
    readAgain,
    openIndex: index.open,
    async start() {
      log.onAppend((event) => void shown.receive(event))
      onStorageRecovered(log, () => void readAgain())
      await readAgain()
    },
    eventsOf,
    adopt(records) {
      for (const record of records) index.put(record.id, { record, isRemoved: false })
    },
    async showAdopted(changed) {
      for (let at = 0; at < changed.length; at += rereadAtOnce) {
        // oxlint-disable-next-line no-await-in-loop
        await shown.refresh(changed.slice(at, at + rereadAtOnce))
      }
      await shown.newest()
    },
    isKnown: index.has,
    isRemoved: index.isRemoved,
    kits: async () => (await reader()).kits(),
    async lookup(ids, unlisted) {
      await index.open()
      const { read } = await reader()
      const listed = ids.filter((id) => index.has(id) || unlisted.has(id))
      return new Map(await Promise.all(listed.map(async (id) => [id, await read(id)] as const)))
    },
    async prepare() {
      await reader()
    },
    async keep(record) {
      const loaded = await reader().catch(() => null)
      if (loaded === null) return failed('broken')
      const { read, isSameTest } = loaded
      const { base, isRemoved } = await read(record.id)
      // Stored again it would override the corrections made since.
      if (
        base !== null &&
        !isRemoved &&
        isSameTest(base, record) &&
        log.health().failure === null
      ) {
        await shown.refreshShown([record.id])
        return ok(undefined)
      }
      const kept = await append(record.id, ...(await eventsOf([record])))
      if (kept.ok) onKept?.()
      return kept
    },
    async change(id, changes) {
      const { read, replacedByChanges } = await reader()
      const { record, currentWrites } = await read(id)
      if (record === null) return failed('unknown-record')
      const undo = inversesOf(record, changes)
      const over = replacedByChanges(currentWrites, changes)
      const kept = await append(id, recordEvent('record-changed', id, { changes, over }))
      return kept.ok ? ok(undo) : kept
    },
    async read(ids) {
      const { readShown, conflictingChanges } = await reader()
      const projections = await Promise.all(ids.map((id) => readShown(id)))
      return projections.flatMap(({ record, isRemoved, corrections, currentWrites }) =>
        record === null || isRemoved
          ? []
          : [{ record, corrections, conflicts: conflictingChanges(currentWrites, log.device) }],
      )
    },
    remove: (id) => append(id, recordEvent('record-removed', id)),
    restore: (id) => append(id, recordEvent('record-restored', id)),
    exportText: async () =>
      (await import('#app/transfer/export-records.ts')).exportRecords(await reader()),
  }
}

/** The reader's code is loaded only when there is something to read. */
const openReader = async (log: EventLog) =>
  (await import('./record-reader.ts')).openRecordReader(log)
