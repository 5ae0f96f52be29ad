import { unwrap, type IDBPObjectStore } from 'idb'
import {
  type Connection,
  abortWhenPutAside,
  createConnector,
  type EventSchema,
} from './database-connection.ts'
import { emptyMark, type JournalMark, type JournalState } from './replay-plan.ts'
import { isObject, propertyOf } from '#domain/property-of.ts'
import { parseStoredEvent } from './stored-event.ts'
import type { Appended } from './journal-messages.ts'
import type { EventLog, EventRange, StoredEvent } from '#ports/event-log.ts'

type Page = Parameters<EventLog['readKind']>[1]

/** Indexed events in IndexedDB. Every call rejects with a StorageTimeout rather than hanging. */
export interface EventDatabase {
  survey(): Promise<{ readonly mark: JournalMark | null; readonly events: number }>
  /**
   * Stores the events and, in the same transaction, how much of the journal is now contained. Resolves with true if all of
   * it is. `appended` is null if the journal could not take the events.
   */
  put(events: readonly StoredEvent[], appended: Appended | null): Promise<boolean>
  /** Stores events replayed from the journal. */
  putReplayed(events: readonly StoredEvent[]): Promise<void>
  setMark(journal: JournalState, clock: string): Promise<JournalMark>
  ids(): Promise<readonly string[]>
  byIds(ids: readonly string[]): Promise<readonly StoredEvent[]>
  ofStream(stream: string): Promise<readonly StoredEvent[]>
  ofKind(kind: string, page: Page): Promise<readonly StoredEvent[]>
  inRange(range: EventRange): Promise<readonly StoredEvent[]>
  known(ids: readonly string[]): Promise<ReadonlySet<string>>
  close(): void
}

/** Bulk reads may take longer than the limit for a hanging storage. */
const bulkTimeoutMs = 15_000
/** Upper bound of the clocks of a stream: text sorts before arrays. */
const afterAllText: IDBValidKey = []

/** Connects on the first call, and again after the connection is lost. */
export function openEventDatabase(name: string, onUnreadable: (id: string) => void): EventDatabase {
  const { withConnection, close } = createConnector(name)
  const readable = (rows: readonly unknown[]) =>
    rows.map((row) => readRow(row, onUnreadable)).filter((event) => event !== null)

  /** Sets aside events that the database can never store, so that they do not hold up the others. */
  async function withoutRefused<Value>(
    events: readonly StoredEvent[],
    write: (storable: readonly StoredEvent[]) => Promise<Value>,
  ) {
    try {
      return await write(events)
    } catch (error) {
      const storable = events.filter(isStorable)
      if (storable.length === events.length) throw error
      for (const event of events) if (!storable.includes(event)) onUnreadable(event.id)
      return write(storable)
    }
  }

  return {
    close,
    survey: () => withConnection(survey),
    put: (events, appended) =>
      withoutRefused(events, (storable) =>
        withConnection((connection) => put(connection, storable, appended)),
      ),
    putReplayed: (events) =>
      withoutRefused(events, (storable) =>
        withConnection((connection) => putReplayed(connection, storable)),
      ),
    setMark: (journal, clock) =>
      withConnection((connection) => setMark(connection, journal, clock)),
    ids: () => withConnection((connection) => connection.getAllKeys('events'), bulkTimeoutMs),
    async byIds(ids) {
      const rows = await withConnection((connection) => {
        const { store } = connection.transaction('events')
        return Promise.all(ids.map((id) => store.get(id)))
      })
      return readable(rows)
    },
    async ofStream(stream) {
      const range = IDBKeyRange.bound([stream], [stream, afterAllText])
      const read = (connection: Connection) =>
        connection.getAllFromIndex('events', 'stream-clock', range)
      return readable(await withConnection(read, bulkTimeoutMs))
    },
    ofKind: (kind, page) =>
      withConnection(
        (connection) => newestOfKind(connection, kind, page, onUnreadable),
        bulkTimeoutMs,
      ),
    inRange: (range) =>
      withConnection((connection) => eventsInRange(connection, range, onUnreadable), bulkTimeoutMs),
    known: (ids) => withConnection((connection) => knownOf(connection, ids), bulkTimeoutMs),
  }
}

function isStorable(event: StoredEvent) {
  try {
    structuredClone(event)
    return true
  } catch {
    return false
  }
}

/** Events that arrive together were mostly made together: reads all ids in their range at once, unless there are too many. */
async function knownOf(connection: Connection, ids: readonly string[]) {
  const { store } = connection.transaction('events')
  const [first, last] = [smallest(ids), largest(ids)]
  if (first === undefined || last === undefined) return new Set<string>()
  const limit = 2 * ids.length + 1
  const between = await store.getAllKeys(IDBKeyRange.bound(first, last), limit)
  if (between.length < limit) {
    const asked = new Set(ids)
    return new Set(between.filter((id) => asked.has(id)))
  }
  const keys = await Promise.all(ids.map((id) => store.getKey(id)))
  return new Set(keys.filter((key) => key !== undefined))
}

const smallest = (ids: readonly string[]) =>
  ids.reduce<string | undefined>(
    (least, id) => (least === undefined || id < least ? id : least),
    undefined,
  )
const largest = (ids: readonly string[]) =>
  ids.reduce<string | undefined>(
    (most, id) => (most === undefined || id > most ? id : most),
    undefined,
  )

async function survey(connection: Connection) {
  const transaction = connection.transaction(['events', 'meta'])
  const [events, mark] = await Promise.all([
    transaction.objectStore('events').count(),
    transaction.objectStore('meta').get('journal'),
  ])
  return { events, mark: parseMark(mark) }
}

async function put(
  connection: Connection,
  events: readonly StoredEvent[],
  appended: Appended | null,
) {
  // With the journal on disk, the database need not wait for the disk as well.
  const durability = appended === null ? 'strict' : 'relaxed'
  const transaction = connection.transaction(['events', 'meta'], 'readwrite', { durability })
  abortWhenPutAside(transaction)
  const meta = transaction.objectStore('meta')
  const work = async () => {
    const mark = parseMark(await meta.get('journal')) ?? emptyMark
    await putAll(transaction.objectStore('events'), events)
    const isContained =
      appended !== null &&
      mark.position === appended.before.length &&
      mark.head === appended.before.head
    const clock = latestClock(mark.clock, events)
    const counted = { ...mark, clock, events: mark.events + events.length }
    // If the journal lacks the events, a head that matches no journal makes the next start complete both.
    const position = appended === null ? { head: 'incomplete', position: 1 } : {}
    const moved = isContained ? toPosition(appended.after) : position
    await meta.put({ ...counted, ...moved }, 'journal')
    return isContained
  }
  const [isContained] = await Promise.all([finished(work, transaction), transaction.done])
  return isContained
}

/** Puts per task: taps are handled between tasks. */
const putsAtOnce = 200

/**
 * A promise for each request costs as much as the request, so only the middle one of each slice is awaited. The database still
 * has half a slice to process while the next one is being sent.
 */
async function putAll<Names extends ('events' | 'meta')[]>(
  store: IDBPObjectStore<EventSchema, Names, 'events', 'readwrite'>,
  events: readonly StoredEvent[],
) {
  const bare = unwrap(store)
  for (let at = 0; at < events.length; at += putsAtOnce) {
    const slice = events.slice(at, at + putsAtOnce)
    const middle = slice.length >> 1
    for (const event of slice.slice(0, middle)) bare.put(event)
    const half = store.put(slice[middle])
    // If a later put throws, that error is the one reported.
    half.catch(() => {})
    for (const event of slice.slice(middle + 1)) bare.put(event)
    // oxlint-disable-next-line no-await-in-loop
    await half
  }
}

async function putReplayed(connection: Connection, events: readonly StoredEvent[]) {
  const transaction = connection.transaction('events', 'readwrite')
  abortWhenPutAside(transaction)
  const work = () => putAll(transaction.store, events)
  await Promise.all([finished(work, transaction), transaction.done])
}

async function setMark(connection: Connection, journal: JournalState, clock: string) {
  const transaction = connection.transaction(['events', 'meta'], 'readwrite')
  abortWhenPutAside(transaction)
  const work = async () => {
    const events = await transaction.objectStore('events').count()
    const mark: JournalMark = { ...toPosition(journal), events, clock }
    await transaction.objectStore('meta').put(mark, 'journal')
    return mark
  }
  const [mark] = await Promise.all([finished(work, transaction), transaction.done])
  return mark
}

/** Aborts the whole transaction if a request fails, so that events and their mark are stored together or not at all. */
async function finished<Value>(
  work: () => Promise<Value>,
  transaction: Pick<IDBTransaction, 'abort' | 'error'>,
) {
  try {
    return await work()
  } catch (error) {
    const cause = transaction.error
    try {
      transaction.abort()
    } catch (ended) {
      if (!(ended instanceof DOMException)) throw ended
    }
    // The awaited request may only report that another one aborted the transaction.
    throw cause ?? error
  }
}

/** Reads on where rows cannot be read: only the last events of the range may be fewer than its limit. */
async function eventsInRange(
  connection: Connection,
  { after, until, limit }: EventRange,
  onUnreadable: (id: string) => void,
): Promise<readonly StoredEvent[]> {
  const index = connection.transaction('events').store.index('stream-clock')
  const found: StoredEvent[] = []
  let from: unknown = [after.stream, after.clock]
  for (;;) {
    const range = IDBKeyRange.bound(from, [until], true, true)
    // oxlint-disable-next-line no-await-in-loop -- the next rows follow the last one
    const rows = await index.getAll(range, limit)
    found.push(...rows.flatMap((row) => readRow(row, onUnreadable) ?? []))
    if (rows.length < limit || found.length >= limit) return found.slice(0, limit)
    // Even a row that is no event has the two values by which the index found it.
    from = [propertyOf(rows.at(-1), 'stream'), propertyOf(rows.at(-1), 'clock')]
  }
}

async function newestOfKind(
  connection: Connection,
  kind: string,
  { limit, before }: Page,
  onUnreadable: (id: string) => void,
): Promise<readonly StoredEvent[]> {
  const range = IDBKeyRange.bound([kind], [kind, before ?? afterAllText], false, true)
  const index = connection.transaction('events').store.index('kind-clock')
  const found: StoredEvent[] = []
  let cursor = await index.openCursor(range, 'prev')
  while (cursor !== null && found.length < limit) {
    const event = readRow(cursor.value, onUnreadable)
    if (event !== null) found.push(event)
    // A cursor can only advance step by step.
    // oxlint-disable-next-line no-await-in-loop
    cursor = await cursor.continue()
  }
  return found
}

function readRow(row: unknown, onUnreadable: (id: string) => void): StoredEvent | null {
  if (row === undefined) return null
  const event = parseStoredEvent(row)
  if (event === null) onUnreadable(isObject(row) ? String(row['id']) : '')
  return event
}

const toPosition = ({ head, length }: JournalState) => ({ head, position: length })

const latestClock = (known: string, events: readonly StoredEvent[]) =>
  events.reduce((latest, { clock }) => (clock > latest ? clock : latest), known)

function parseMark(input: unknown): JournalMark | null {
  if (!isObject(input)) return null
  const { head, position, events, clock } = input
  if (typeof head !== 'string' || typeof clock !== 'string') return null
  if (typeof position !== 'number' || typeof events !== 'number') return null
  return { head, position, events, clock }
}
