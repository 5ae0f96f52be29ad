import { createEventPlaces, type PlacesParts } from './event-places.ts'
import { createEventWriter, type Kept } from './event-writer.ts'
import { eventsInOrder, newestFirst, oldestFirst } from './memory-events.ts'
import type { createStorageLock } from './storage-lock.ts'
import { ok } from '#domain/result.ts'
import type { EventLog, LogHealth, StoredEvent } from '#ports/event-log.ts'

export interface EventStoreParts extends PlacesParts {
  readonly locked: ReturnType<typeof createStorageLock>
  /** Called when other tabs can read these events. */
  readonly onKept: (events: readonly StoredEvent[]) => void
}

export interface EventStore extends Pick<
  EventLog,
  'readStream' | 'readKind' | 'scan' | 'known' | 'merge'
> {
  /** `stamp` creates the event once the latest clock is known. */
  append(stamp: () => StoredEvent): Promise<Kept>
  /** Takes in an event kept by another tab. */
  receive(event: StoredEvent): void
  health(): LogHealth
  close(): Promise<void>
}

/** Another tab may be rebuilding a large database. */
const alignTimeoutMs = 10_000
/** Delay before a database that failed is tried again. */
const retryAfterMs = 2500

type Join = (...places: readonly (readonly StoredEvent[])[]) => readonly StoredEvent[]
type ReadEvents = () => Promise<readonly StoredEvent[]>

/** Creates the store of all events of this origin, in whichever places the browser provides. */
export function createEventStore(parts: EventStoreParts): EventStore {
  const places = createEventPlaces({
    ...parts,
    onHealth() {
      parts.onHealth(health())
      retryLater()
    },
  })
  const { journal, database, databasePlace, memory } = places
  const writer = createEventWriter(places, parts.locked, {
    onKept: parts.onKept,
    onChange: () => parts.onHealth(health()),
  })

  /** A place that responds again has not yet taken the events it refused. */
  function health(): LogHealth {
    const found = places.health()
    return writer.hasLeft() ? { ...found, kept: 'memory', failure: found.failure ?? 'slow' } : found
  }

  async function open() {
    try {
      await parts.locked(places.align, alignTimeoutMs)
    } catch {
      // The lock was not free in time: what the database lacks is read from the journal.
      await places.readJournal()
    }
    if (databasePlace.failure() !== null) await places.readJournal()
  }
  const opened = open()

  /** Tries the database again while it is slow, broken or full, and adds the events it lacks. */
  async function retryDatabase() {
    databasePlace.wake()
    // If the lock is not free in time, this is tried again later.
    await parts.locked(places.align, alignTimeoutMs).catch(() => null)
    retrying = undefined
    retryLater()
  }
  let retrying: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  function retryLater() {
    const failure = databasePlace.failure()
    if (isClosed || failure === null || failure === 'absent' || failure === 'denied') return
    retrying ??= setTimeout(() => void retryDatabase(), retryAfterMs)
  }

  async function read(
    fromDatabase: ReadEvents,
    fromMemory: () => readonly StoredEvent[],
    join: Join,
  ) {
    await opened
    // Read first, so that an event reaching the database in the meantime is in at least one of the two.
    const held = fromMemory()
    let found = await databasePlace.read(fromDatabase)
    if (found.ok && places.hasDamage() && (await mended())) {
      found = await databasePlace.read(fromDatabase)
    }
    if (found.ok) return join(held, found.value)
    await places.readJournal()
    return join(held, fromMemory())
  }

  const mended = () => parts.locked(places.mend, alignTimeoutMs).catch(() => false)

  async function known(ids: readonly string[]) {
    await opened
    const held = ids.filter((id) => memory.has(id))
    const found = await databasePlace.read(() => database.known(ids))
    if (found.ok) return new Set([...held, ...found.value])
    await places.readJournal()
    return new Set(ids.filter((id) => memory.has(id)))
  }

  return {
    health,
    known,
    async merge(events) {
      const here = await known(events.map(({ id }) => id))
      // What only memory holds is not kept yet: another call is writing it, or it was refused before.
      const begun = events.filter(({ id }) => writer.stateOf(id) === 'writing')
      const fresh = events.filter(
        ({ id }) => writer.stateOf(id) === 'left' || (!here.has(id) && !memory.has(id)),
      )
      for (const { clock } of fresh) parts.clock.observe(clock)
      const outcomes = await Promise.all([...begun, ...fresh].map((event) => writer.keep(event)))
      return outcomes.find((outcome) => !outcome.ok) ?? ok(fresh.map(({ id }) => id))
    },
    scan: (range) =>
      read(
        () => database.inRange(range),
        () => memory.inRange(range),
        (...found) => eventsInOrder(range, ...found),
      ),
    async append(stamp) {
      await opened
      return writer.keep(stamp())
    },
    readStream: (stream) =>
      read(
        () => database.ofStream(stream),
        () => memory.ofStream(stream),
        oldestFirst,
      ),
    readKind: (kind, page) =>
      read(
        () => database.ofKind(kind, page),
        () => memory.ofKind(kind, page.before),
        (...found) => newestFirst(page, ...found),
      ),
    receive(event) {
      parts.clock.observe(event.clock)
      if (databasePlace.failure() !== null) memory.add(event)
    },
    async close() {
      await opened
      isClosed = true
      clearTimeout(retrying)
      await writer.stop()
      journal.close()
      database.close()
    },
  }
}
