import type { StoreApi } from 'zustand/vanilla'

import type { Kit } from '#domain/kit/kit.ts'
import { inversesOf } from '#domain/record/apply-change.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import { latestTestFirst, type SoilRecord } from '#domain/record/soil-record.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { EventLog, NewEvent, StorageFailure, StoredEvent } from '#ports/event-log.ts'

import { createSerialQueue } from '#app/session/serial-queue.ts'
import type { KeptRecord, Projection, UnreadableRecord } from './project-record.ts'
import { createOpenedIndex } from './opened-index.ts'
import type { RecordIndex } from './record-index.ts'
import type { RecordReader } from './record-reader.ts'
import { keptEvent, kitEvent, kitStream, recordEvent, recordIdOf } from './record-streams.ts'
import { onStorageRecovered } from '#app/status/storage-recovery.ts'

export interface RecordsState {
  /** False until the first page has been read. */
  readonly isReady: boolean
  /** Records read so far, newest first. */
  readonly recent: readonly SoilRecord[]
  /** Whether older ones remain to be read. */
  readonly more: boolean
  /** Stored records that cannot be read, with the path of the problem. They stay in storage. */
  readonly unreadable: readonly UnreadableRecord[]
  /** All records in short, once requested. */
  readonly index: RecordIndex
}

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
  /** Rereads everything, after a large import. */
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
  /** The events that `keep` would append, for bulk imports; `settle` shows them after `adopt`. */
  readonly eventsOf: (records: readonly SoilRecord[]) => Promise<readonly NewEvent[]>
  readonly adopt: (records: readonly SoilRecord[]) => void
  /** Shows what was adopted, and rereads what was changed. */
  readonly settle: (changed: readonly string[]) => Promise<void>
  /** Reads the next older page. */
  readonly older: () => Promise<void>
  readonly remove: (id: string) => Promise<Result<void, StorageFailure>>
  readonly restore: (id: string) => Promise<Result<void, StorageFailure>>
  /** All records, including those not read yet, as the text of a JSON file. */
  readonly exportText: () => Promise<string>
}

const pageLength = 20

export function createRecords(outside: {
  readonly log: EventLog
  readonly store: StoreApi<RecordsState>
  /** Called when a record has been stored. */
  readonly onKept?: () => void
}): Records {
  const { log, store, onKept } = outside
  const shown = new Map<string, Projection>()
  const pending = new Set<string>()
  let oldest: string | undefined
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

  /** Rereads some records and shows them. Pending requests are combined. */
  function refresh(ids: readonly string[]) {
    for (const id of ids) pending.add(id)
    return enqueue(async () => {
      if (pending.size === 0) return
      const { read, orphans } = await reader()
      const asked = [...pending]
      pending.clear()
      const projections = await Promise.all(asked.map(async (id) => [id, await read(id)] as const))
      for (const [id, projection] of projections) {
        if (shown.has(id)) shown.set(id, projection)
        index.put(id, projection)
      }
      show(orphans())
    })
  }

  /** The same, for records that belong among the newest. */
  function refreshShown(ids: readonly string[]) {
    for (const id of ids) if (!shown.has(id)) shown.set(id, emptyProjection)
    return refresh(ids)
  }

  function show(orphans: readonly UnreadableRecord[]) {
    const projections = [...shown.values()]
    const recent = projections
      .flatMap(({ record, isRemoved }) => (record === null || isRemoved ? [] : [record]))
      .toSorted(latestTestFirst)
    const unreadable = [...orphans, ...projections.flatMap((one) => one.unreadable)]
    store.setState((state) => ({ recent, unreadable, index: { ...state.index, ...index.shown() } }))
  }

  async function older(): Promise<void> {
    const seen = store.getState().recent.length
    const page = { limit: pageLength, ...(oldest !== undefined && { before: oldest }) }
    const events = await log.readKind('record-kept', page)
    oldest = events.at(-1)?.clock ?? oldest
    await refreshShown(idsOf(events))
    if (events.length > 0) show((await reader()).orphans())
    const more = events.length === pageLength
    store.setState({ isReady: true, more })
    // A page of removed records only would show nothing new.
    if (more && store.getState().recent.length === seen) return older()
  }

  async function append(id: string, ...events: readonly NewEvent[]) {
    const outcomes = await Promise.all(events.map((event) => log.append(event)))
    // A failed one is not stored, but readable until the page closes.
    await (events.some(makesVisible) ? refreshShown([id]) : refresh([id]))
    const fault = outcomes.find((outcome) => !outcome.ok)
    return fault === undefined ? ok(undefined) : failed(fault.reason)
  }

  async function eventsOf(records: readonly SoilRecord[]) {
    const { refOf, noteKit } = await reader()
    return records.flatMap((record) => {
      const { ref, isKept } = refOf(record.kit)
      noteKit(ref, record.kit)
      const kit = isKept ? [] : [kitEvent(ref, record.kit)]
      return [...kit, keptEvent(record, ref)]
    })
  }

  async function readAgain() {
    oldest = undefined
    if (opened !== null) await (await opened).load()
    await index.reopen()
    await older()
  }

  async function receive(event: StoredEvent) {
    const id = recordIdOf(event)
    if (id === null && event.stream !== kitStream) return
    const recordReader = await reader()
    recordReader.receive(event)
    if (id === null) return
    const isShown = makesVisible(event) && shown.size < maxShown
    await (isShown ? refreshShown([id]) : refresh([id]))
  }

  return {
    store,
    older,
    readAgain,
    openIndex: index.open,
    async start() {
      log.onAppend((event) => void receive(event))
      onStorageRecovered(log, () => void readAgain())
      await readAgain()
    },
    eventsOf,
    adopt(records) {
      for (const record of records) index.put(record.id, { record, isRemoved: false })
    },
    async settle(changed) {
      for (let at = 0; at < changed.length; at += pageLength) {
        // oxlint-disable-next-line no-await-in-loop
        await refresh(changed.slice(at, at + pageLength))
      }
      oldest = undefined
      await older()
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
        await refreshShown([record.id])
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
      const { read, conflictingChanges } = await reader()
      const projections = await Promise.all(ids.map((id) => read(id)))
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

/** Another tab may store thousands at once: only the newest are shown here. */
const maxShown = 500

/** The reader's code is loaded only when there is something to read. */
const openReader = async (log: EventLog) =>
  (await import('./record-reader.ts')).openRecordReader(log)

const makesVisible = ({ kind }: Pick<NewEvent, 'kind'>) =>
  kind === 'record-kept' || kind === 'record-restored'

const emptyProjection: Projection = {
  record: null,
  base: null,
  isRemoved: false,
  unreadable: [],
  corrections: [],
  currentWrites: new Map(),
}

const idsOf = (events: readonly StoredEvent[]) => [
  ...new Set(events.map(recordIdOf).filter((id) => id !== null)),
]
