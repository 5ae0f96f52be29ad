import { openEventChannel } from './event-channel.ts'
import type { EventStore } from './event-store.ts'
import { createHybridClock } from './hybrid-clock.ts'
import { createMemoryEvents, eventsInOrder, newestFirst, oldestFirst } from './memory-events.ts'
import { StorageTimeout, withTimeout } from './storage-failure.ts'
import { onceAsync } from '#domain/once.ts'
import { failed } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog, LogHealth, NewEvent, StoredEvent } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import { listeners } from '#ports/listeners.ts'

export interface EventLogOptions {
  /** Wall clock in milliseconds. */
  readonly now: () => number
  readonly ids: Ids
  /** Name of this device in the clocks; by default one stored in localStorage. */
  readonly device?: string
  /** Name of the lock, database, journal and channel. */
  readonly name?: string
}

export interface ClosableEventLog extends EventLog {
  /** Ends writing and releases everything; for tests. */
  close(): Promise<void>
}

const untouched: LogHealth = {
  kept: 'durable',
  failure: null,
  restored: 0,
  unreadable: 0,
  lost: null,
}

/** Longer than lock, journal and database take to time out in turn, so that one slow place does not count as two failures. */
const maxAnswerMs = 10_000
/** Delay before storage whose code could not be loaded is opened again. */
const reopenAfterMs = 5000

/**
 * Creates the log of this device. Calls wait until its storage is loaded and opened, which begins with the first call.
 * An append answered with `slow` is kept once the storage responds again.
 */
export function createEventLog(options: EventLogOptions): ClosableEventLog {
  const { now, ids, name = 'soil-events' } = options
  const device = options.device ?? deviceName(() => ids.next())
  const clock = createHybridClock(now, device)
  const appends = listeners<[event: StoredEvent]>()
  const reporter = createHealthReporter()
  const stranded = createMemoryEvents()
  let store: EventStore | null = null

  const channel = openEventChannel(name, (event) => {
    store?.receive(event)
    appends.tell(event)
  })
  const stamp = ({ stream, kind, version, payload }: NewEvent): StoredEvent => ({
    id: ids.next(),
    device,
    clock: clock.next(),
    stream,
    kind,
    version,
    // As it will be read back after a restart.
    payload: JSON.parse(JSON.stringify(payload ?? null)) as unknown,
  })

  async function load() {
    const [{ openEventStore }] = await Promise.all([
      import('./open-event-store.ts'),
      channel.present,
    ])
    store = openEventStore(name, { clock, onHealth: reporter.tell, onKept: channel.tell })
    const waiting = stranded.all()
    if (waiting.length > 0) await store.merge(waiting)
    reporter.tell(store.health())
    return store
  }
  const reportUnstored = (failure: StorageFailure) =>
    reporter.tell({ ...reporter.health(), kept: 'memory', failure })
  const open = onceAsync(() =>
    load().catch((error: unknown) => {
      // Readers know then that more may be stored than they were given.
      reportUnstored('broken')
      reopening ??= setTimeout(() => {
        reopening = undefined
        open().catch(() => null)
      }, reopenAfterMs)
      throw error
    }),
  )
  let reopening: ReturnType<typeof setTimeout> | undefined

  const append: EventLog['append'] = async (event, { answerWithinMs = maxAnswerMs } = {}) => {
    const appended = open().then((opened) => opened.append(() => stamp(event)))
    try {
      return await withTimeout(appended, answerWithinMs)
    } catch (error) {
      const reason = error instanceof StorageTimeout ? 'slow' : 'broken'
      reportUnstored(reason)
      appended.then(
        () => store !== null && reporter.tell(store.health()),
        // The storage code could not be loaded.
        () => stranded.add(stamp(event)),
      )
      return failed(reason)
    }
  }

  return {
    device,
    append,
    readStream: async (stream) =>
      open().then(
        (opened) => opened.readStream(stream),
        () => oldestFirst(stranded.ofStream(stream)),
      ),
    readKind: async (kind, page) =>
      open().then(
        (opened) => opened.readKind(kind, page),
        () => newestFirst(page, stranded.ofKind(kind, page.before)),
      ),
    scan: async (range) =>
      open().then(
        (opened) => opened.scan(range),
        () => eventsInOrder(range, stranded.inRange(range)),
      ),
    known: async (asked) =>
      open().then(
        (opened) => opened.known(asked),
        () => new Set(asked.filter((id) => stranded.has(id))),
      ),
    merge: async (events) =>
      open().then(
        (opened) => opened.merge(events),
        () => failed('broken' as const),
      ),
    health: reporter.health,
    onHealth: reporter.onHealth,
    onAppend: appends.add,
    async close() {
      clearTimeout(reopening)
      await store?.close()
      channel.close()
    },
  }
}

function createHealthReporter() {
  const changes = listeners<[health: LogHealth]>()
  let last = untouched
  return {
    health: () => last,
    onHealth: changes.add,
    tell: (next: LogHealth) => {
      if (JSON.stringify(next) === JSON.stringify(last)) return
      last = next
      changes.tell(next)
    },
  }
}

const deviceKey = 'soil-device'

/** Twelve hex digits that identify this browser's events. New on every start if nothing can be stored. */
function deviceName(newId: () => string): string {
  const fresh = newId().slice(-12)
  try {
    const kept = localStorage.getItem(deviceKey)
    if (kept !== null && /^[\da-f]{12}$/u.test(kept)) return kept
    localStorage.setItem(deviceKey, fresh)
  } catch (error) {
    // Refused or full: the name lasts as long as the page.
    if (!(error instanceof DOMException)) throw error
  }
  return fresh
}
