import { worstOf, type EventPlaces } from './event-places.ts'
import { formatLine } from './journal-line.ts'
import { placeFailure } from './storage-failure.ts'
import type { createStorageLock } from './storage-lock.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { StorageFailure, StoredEvent } from '#ports/event-log.ts'

export type Kept = Result<StoredEvent, StorageFailure>

interface Pending {
  readonly event: StoredEvent
  readonly settle: (outcome: Kept) => void
}

export interface EventWriter {
  /** Resolves when a place has taken the event, or none would. */
  keep(event: StoredEvent): Promise<Kept>
  /** Whether something was offered that no place has taken. */
  hasLeft(): boolean
  /** Resolves when nothing is being written; nothing is tried again afterwards. */
  stop(): Promise<void>
}

interface WriterListeners {
  readonly onKept: (events: readonly StoredEvent[]) => void
  /** `hasLeft` may have changed. */
  readonly onChange: () => void
}

const retryAfterMs = 5000
/** Of thousands that are kept at once so many are written together: the code that waits for them resumes in one task. */
const maxBatch = 1000

/** Writes in batches, one after the other; what no place takes is offered again later. */
export function createEventWriter(
  places: EventPlaces,
  locked: ReturnType<typeof createStorageLock>,
  { onKept, onChange }: WriterListeners,
): EventWriter {
  const queue: Pending[] = []
  /** Offered, and taken by no place. */
  let left: readonly Pending[] = []
  let writing: Promise<void> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  const writeBatch = createBatchWriter(places, onKept)

  const takeBatch = () => [...left, ...queue.splice(0, maxBatch)]

  async function writeAll() {
    do {
      let batch: readonly Pending[] = []
      // Taken under the lock: what is appended until then goes with it, and what comes later forms the next batch.
      // oxlint-disable-next-line no-await-in-loop
      left = await locked(() => {
        batch = takeBatch()
        return writeBatch(batch)
      }).catch((error: unknown) => {
        if (batch.length === 0) batch = takeBatch()
        settleAll(batch, worstOf([placeFailure(error)]) ?? 'broken')
        return batch
      })
      onChange()
    } while (queue.length > 0)
  }

  function start() {
    clearTimeout(retry)
    if (writing !== null) return
    writing = writeAll().finally(() => {
      writing = null
      if (left.length > 0) retry = setTimeout(start, retryAfterMs)
    })
  }

  return {
    keep(event) {
      places.memory.add(event)
      return new Promise((settle) => {
        queue.push({ event, settle })
        start()
      })
    },
    hasLeft: () => left.length > 0,
    async stop() {
      await writing
      clearTimeout(retry)
    },
  }
}

/** Journal first, then database. Resolves to what neither took. */
function createBatchWriter(
  { journal, database, journalPlace, databasePlace, memory, align, ...places }: EventPlaces,
  onKept: (events: readonly StoredEvent[]) => void,
) {
  /** Null for what cannot be written down at all, such as a payload nested too deeply. */
  function lineOf({ event, settle }: Pending) {
    try {
      return formatLine(event)
    } catch {
      memory.remove(event.id)
      places.setAside(event.id)
      settle(failed('broken'))
      return null
    }
  }

  return async function writeBatch(offered: readonly Pending[]): Promise<readonly Pending[]> {
    const formatted = offered.flatMap((pending) => {
      const line = lineOf(pending)
      return line === null ? [] : [{ pending, line }]
    })
    const batch = formatted.map(({ pending }) => pending)
    if (batch.length === 0) return []
    const events = batch.map(({ event }) => event)
    const lines = formatted.map(({ line }) => line).join('')
    const written = await journalPlace.write(() => journal.append(lines))
    if (written.ok) settleAll(batch)
    const appended = written.ok ? written.value : null
    const stored = await databasePlace.write(() => database.put(events, appended))
    if (!written.ok && !stored.ok) {
      settleAll(batch, worstOf([written.reason, stored.reason]) ?? 'broken')
      return batch
    }
    settleAll(batch)
    if (stored.ok) {
      for (const { id } of events) memory.remove(id)
      if (appended !== null && stored.value) places.noteCopied(appended.after.length)
      if (appended !== null && !stored.value) await align()
    }
    onKept(events)
    return []
  }
}

/** The first outcome counts: an event in the journal is kept, whatever the database says afterwards. */
function settleAll(batch: readonly Pending[], reason?: StorageFailure) {
  for (const { event, settle } of batch) settle(reason === undefined ? ok(event) : failed(reason))
}
