import type { StoreApi } from 'zustand/vanilla'
import { latestTestFirst, type SoilRecord } from '#domain/record/soil-record.ts'
import type { EventLog, NewEvent, StoredEvent } from '#ports/event-log.ts'
import type { SerialQueue } from '#app/session/serial-queue.ts'
import type { createOpenedIndex } from './opened-index.ts'
import type { Projection, UnreadableRecord } from './project-record.ts'
import type { RecordIndex } from './record-index.ts'
import type { RecordReader } from './record-reader.ts'
import { recordIdOf, recordKitStream } from './event-streams.ts'

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

interface Needs {
  readonly log: EventLog
  readonly store: StoreApi<RecordsState>
  readonly reader: () => Promise<RecordReader>
  readonly index: ReturnType<typeof createOpenedIndex>
  readonly enqueue: SerialQueue
}

const pageLength = 20
/** Another tab may store thousands at once: only the newest are shown here. */
const maxShown = 500

/** Shows the newest records, page by page, and keeps them and the index up to date. */
export function createShownRecords({ log, store, reader, index, enqueue }: Needs) {
  const shown = new Map<string, Projection>()
  /** Ids to be reread by the next refresh. */
  const pending = new Set<string>()
  /** Clock of the oldest event read so far. */
  let oldest: string | undefined

  /** Rereads some records and shows them. Pending requests are combined. */
  function refresh(ids: readonly string[]) {
    for (const id of ids) pending.add(id)
    return enqueue(async () => {
      if (pending.size === 0) return
      const { readShown, orphans } = await reader()
      const asked = [...pending]
      pending.clear()
      const projections = await Promise.all(
        asked.map(async (id) => [id, await readShown(id)] as const),
      )
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

  /** Reads the next older page. */
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

  return {
    refresh,
    refreshShown,
    older,
    /** Reads the newest page again. */
    newest() {
      oldest = undefined
      return older()
    },
    /** Rereads the record of events just appended, whether or not they could be stored. */
    async afterAppend(id: string, events: readonly NewEvent[]) {
      await (events.some(makesVisible) ? refreshShown([id]) : refresh([id]))
    },
    /** Takes in an event that another tab has stored. */
    async receive(event: StoredEvent) {
      const id = recordIdOf(event)
      if (id === null && event.stream !== recordKitStream) return
      const recordReader = await reader()
      await recordReader.receive(event)
      if (id === null) return
      const isShown = makesVisible(event) && shown.size < maxShown
      await (isShown ? refreshShown([id]) : refresh([id]))
    },
  }
}

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
