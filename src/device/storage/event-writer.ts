import type { EventDatabase } from './event-database.ts'
import type { EventPlaces } from './event-places.ts'
import { worstOf } from './storage-failure.ts'
import type { Journal } from './journal.ts'
import type { Appended } from './journal-messages.ts'
import { openLine } from './journal-line.ts'
import { placeFailure, type PlaceFailure } from './storage-failure.ts'
import type { createStorageLock } from './storage-lock.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { StoredEvent } from '#ports/event-log.ts'

export type Kept = Result<StoredEvent, StorageFailure>

interface Pending {
  readonly event: StoredEvent
  readonly answers: ((outcome: Kept) => void)[]
}

export interface EventWriter {
  /** Resolves when a place has taken the event, or all have refused it. One that no place has taken yet is not written twice. */
  keep(event: StoredEvent): Promise<Kept>
  /** `writing`: on its way to the places. `left`: no place has taken it so far. */
  stateOf(id: string): 'writing' | 'left' | 'other'
  /** Whether events were offered that no place has taken. */
  hasLeft(): boolean
  /** Resolves when nothing is being written; nothing is tried again afterwards. */
  stop(): Promise<void>
}

export interface WriterPlaces extends Pick<
  EventPlaces,
  'journalPlace' | 'databasePlace' | 'memory' | 'noteCopied' | 'setAside' | 'align'
> {
  readonly journal: Pick<Journal, 'append'>
  readonly database: Pick<EventDatabase, 'put'>
}

interface WriterListeners {
  readonly onKept: (events: readonly StoredEvent[]) => void
  /** Called when `hasLeft` may have changed. */
  readonly onChange: () => void
}

const retryAfterMs = 5000
/** Most events written together: all code awaiting them resumes in one task. */
const maxBatch = 1000
/** Longest time the lock is held at once: other tabs wait for it no longer than for a slow disk. */
const maxLockedMs = 500

/** Writes in batches, one after the other; what no place takes is offered again later. */
export function createEventWriter(
  places: WriterPlaces,
  locked: ReturnType<typeof createStorageLock>,
  { onKept, onChange }: WriterListeners,
): EventWriter {
  const queue: Pending[] = []
  /** By event id: those that no place has taken yet. */
  const untaken = new Map<string, Pending>()
  /** Events offered that no place has taken. */
  const left = new Set<Pending>()
  let writing: Promise<void> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let onQueued = () => {}
  const { writeJournal, store } = createStages(places, { onKept, settle, setAside })

  /** The first outcome counts: an event in the journal is kept, whatever the database does afterwards. */
  function settle(batch: readonly Pending[], refused: StorageFailure | null) {
    for (const pending of batch) {
      if (refused === null) {
        left.delete(pending)
        untaken.delete(pending.event.id)
      } else left.add(pending)
    }
    onChange()
    for (const pending of batch) {
      answerAll(pending, refused === null ? ok(pending.event) : failed(refused))
    }
  }

  function setAside(pending: Pending) {
    const { id } = pending.event
    left.delete(pending)
    untaken.delete(id)
    places.memory.remove(id)
    places.setAside(id)
    answerAll(pending, failed('broken'))
  }

  const untilQueued = () =>
    new Promise<void>((resolve) => {
      onQueued = resolve
    })

  /** While the database writes one batch, the journal writes the next. */
  async function writeLocked(take: () => readonly Pending[]) {
    const until = performance.now() + maxLockedMs
    let storing = Promise.resolve<Stored>('both')
    for (;;) {
      // Batches are written one after the other.
      // oxlint-disable-next-line no-await-in-loop
      const [written, before] = await Promise.all([writeJournal(take()), storing])
      storing = store(written)
      // oxlint-disable-next-line no-await-in-loop
      if (queue.length === 0) await Promise.race([storing, untilQueued()])
      if (before === 'both' && queue.length > 0 && performance.now() < until) continue
      // oxlint-disable-next-line no-await-in-loop
      const outcomes = [before, await storing]
      // Once the two places differ, nothing else is written until they hold the same events.
      // oxlint-disable-next-line no-await-in-loop
      if (outcomes.includes('behind')) await places.align()
      return
    }
  }

  async function writeAll() {
    do {
      const taken: Pending[] = []
      /** Called under the lock: events queued until then are included, later ones form the next batch. */
      const take = () => {
        const batch = queue.splice(0, maxBatch)
        if (taken.length === 0) batch.unshift(...left)
        taken.push(...batch)
        return batch
      }
      // oxlint-disable-next-line no-await-in-loop
      await locked(() => writeLocked(take)).catch((error: unknown) => {
        if (taken.length === 0) take()
        settle(taken, worstOf([placeFailure(error)]) ?? 'broken')
      })
    } while (queue.length > 0)
  }

  function start() {
    clearTimeout(retry)
    if (writing !== null) return
    writing = writeAll().finally(() => {
      writing = null
      if (left.size > 0) retry = setTimeout(start, retryAfterMs)
    })
  }

  return {
    keep(event) {
      places.memory.add(event)
      return new Promise((answer) => {
        const before = untaken.get(event.id)
        if (before === undefined) {
          const pending = { event, answers: [answer] }
          untaken.set(event.id, pending)
          queue.push(pending)
        } else before.answers.push(answer)
        onQueued()
        start()
      })
    },
    stateOf(id) {
      const pending = untaken.get(id)
      return pending === undefined ? 'other' : left.has(pending) ? 'left' : 'writing'
    },
    hasLeft: () => left.size > 0,
    async stop() {
      await writing
      clearTimeout(retry)
    },
  }
}

function answerAll({ answers }: Pending, outcome: Kept) {
  for (const answer of answers.splice(0)) answer(outcome)
}

/** A batch that the journal has taken, or refused. */
interface Written {
  readonly batch: readonly Pending[]
  readonly journal: Result<Appended, PlaceFailure>
}

/** `behind`: the database has the batch, but not everything before it in the journal. */
type Stored = 'both' | 'behind' | 'one' | 'none'

interface StageListeners extends Pick<WriterListeners, 'onKept'> {
  readonly settle: (batch: readonly Pending[], refused: StorageFailure | null) => void
  /** Called for an event that can never be written. */
  readonly setAside: (pending: Pending) => void
}

/** Journal first, then database. */
function createStages(
  { journal, database, journalPlace, databasePlace, memory, noteCopied }: WriterPlaces,
  { onKept, settle, setAside }: StageListeners,
) {
  /** Null if the event can never be written, for example because its payload is nested too deeply. */
  function lineOf(pending: Pending) {
    try {
      return openLine(pending.event)
    } catch {
      setAside(pending)
      return null
    }
  }

  async function writeJournal(offered: readonly Pending[]): Promise<Written | null> {
    const formatted = offered.flatMap((pending) => {
      const line = lineOf(pending)
      return line === null ? [] : [{ pending, line }]
    })
    if (formatted.length === 0) return null
    const batch = formatted.map(({ pending }) => pending)
    const lines = formatted.map(({ line }) => line).join('')
    const written = await journalPlace.write(() => journal.append(lines))
    if (written.ok) settle(batch, null)
    return { batch, journal: written }
  }

  async function store(written: Written | null): Promise<Stored> {
    if (written === null) return 'both'
    const { batch, journal: inJournal } = written
    const events = batch.map(({ event }) => event)
    const appended = inJournal.ok ? inJournal.value : null
    const stored = await databasePlace.write(() => database.put(events, appended))
    if (!inJournal.ok && !stored.ok) {
      settle(batch, worstOf([inJournal.reason, stored.reason]) ?? 'broken')
      return 'none'
    }
    if (!inJournal.ok) settle(batch, null)
    if (stored.ok) {
      for (const { id } of events) memory.remove(id)
      if (appended !== null && stored.value) noteCopied(appended.after.length)
    }
    onKept(events)
    if (!stored.ok || appended === null) return 'one'
    return stored.value ? 'both' : 'behind'
  }

  return { writeJournal, store }
}
