import type { StoreApi } from 'zustand/vanilla'

import type { SoilRecord } from '#domain/record/soil-record.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { EventLog, StorageFailure, StoredEvent } from '#ports/event-log.ts'

import { createLiveStores } from './live-stores.ts'
import { whenHealed } from './when-healed.ts'
import { foldRecords, noRecords, visibleRecords, type UnreadableRecord } from './kept-records.ts'

export interface RecordsState {
  /** False until the first page was read. */
  readonly ready: boolean
  /** What was read so far, newest first. */
  readonly recent: readonly SoilRecord[]
  /** Whether there are older ones to be read. */
  readonly more: boolean
  /** Kept records that cannot be read any more, with the place at fault. Left as they are. */
  readonly unreadable: readonly UnreadableRecord[]
}

export interface Records {
  readonly store: StoreApi<RecordsState>
  readonly start: () => Promise<void>
  /** Keeps a record, or a later version of it. A failed one can be seen until the page closes. */
  readonly keep: (record: SoilRecord) => Promise<Result<void, StorageFailure>>
  /** Reads on. */
  readonly older: () => Promise<void>
  readonly remove: (id: string) => Promise<Result<void, StorageFailure>>
  readonly restore: (id: string) => Promise<Result<void, StorageFailure>>
  /** All records, also those not read yet, as the text of a JSON file. */
  readonly exportText: () => Promise<string>
}

const stream = 'records'
const pageLength = 20
/** More removals than anybody makes by hand. */
const everyRemoval = { limit: 100_000 }

/** The parser is loaded when first needed: a first visit has nothing to parse. */
const parser = async () => (await import('#domain/record/parse-soil-record.ts')).parseSoilRecord

export function createRecords(outside: {
  readonly log: EventLog
  readonly store?: StoreApi<RecordsState>
}): Records {
  const { log, store = createLiveStores().records } = outside
  let kept = noRecords
  let oldest: string | undefined

  async function take(events: readonly StoredEvent[]) {
    if (events.length === 0) return
    kept = foldRecords(kept, events, await parser())
    store.setState({ recent: visibleRecords(kept), unreadable: [...kept.unreadable.values()] })
  }

  async function older(): Promise<void> {
    const seen = store.getState().recent.length
    const page = { limit: pageLength, ...(oldest !== undefined && { before: oldest }) }
    const events = await log.readKind('record-kept', page)
    oldest = events.at(-1)?.clock ?? oldest
    await take(events)
    const more = events.length === pageLength
    store.setState({ ready: true, more })
    // A page of removed records alone would show nothing new.
    if (more && store.getState().recent.length === seen) return older()
  }

  async function readAgain() {
    oldest = undefined
    await take(await log.readKind('record-removed', everyRemoval))
    await take(await log.readKind('record-restored', everyRemoval))
    await older()
  }

  async function append(kind: string, payload: unknown) {
    const result = await log.append({ stream, kind, version: 1, payload })
    if (result.ok) {
      await take([result.value])
      return ok(undefined)
    }
    // Not kept, but readable until the page closes: read back as it will be seen.
    await take(await log.readKind(kind, { limit: 1 }))
    return failed(result.reason)
  }

  return {
    store,
    older,
    async start() {
      log.onAppend((event) => {
        if (event.stream === stream) void take([event])
      })
      whenHealed(log, () => void readAgain())
      await readAgain()
    },
    keep: (record) => append('record-kept', record),
    remove: (id) => append('record-removed', { id }),
    restore: (id) => append('record-restored', { id }),
    exportText: () => exportAll(log),
  }
}

async function exportAll(log: EventLog): Promise<string> {
  const events = (await log.readStream(stream)).filter(({ kind }) => kind.startsWith('record-'))
  const records = visibleRecords(foldRecords(noRecords, events, await parser()))
  return `${JSON.stringify({ format: 'soil-records', schema: 1, records }, null, 2)}\n`
}
