import type { EventDatabase } from './event-database.ts'
import type { CopiedMark } from './copied-mark.ts'
import type { HybridClock } from './hybrid-clock.ts'
import type { Journal } from './journal.ts'
import { createMemoryEvents, type MemoryEvents } from './memory-events.ts'
import { recover } from './recover.ts'
import { type PlaceFailure, worstOf } from './storage-failure.ts'
import { createStoragePlace, type StoragePlace } from './storage-place.ts'
import type { LogHealth } from '#ports/event-log.ts'

export interface EventPlaces {
  readonly journal: Journal
  readonly database: EventDatabase
  readonly journalPlace: StoragePlace
  readonly databasePlace: StoragePlace
  /** Events the database may lack: those it has not confirmed, or all while it is out of use. */
  readonly memory: MemoryEvents
  readonly clock: HybridClock
  /** Makes journal and database hold the same events. Call only under the lock. */
  readonly align: () => Promise<void>
  /** Reads the whole journal into memory, once, for use without a reliable database. */
  readonly readJournal: () => Promise<void>
  /** Restores unreadable rows of the database from the journal; resolves with whether that worked. Call only under the lock. */
  readonly mend: () => Promise<boolean>
  /** Whether there are unreadable rows that were not yet looked up in the journal. */
  readonly hasDamage: () => boolean
  /** Records that the database holds the journal up to this byte. */
  readonly noteCopied: (position: number) => void
  /** Sets aside an event that no place can ever take, so that it does not hold up those after it. */
  readonly setAside: (id: string) => void
  readonly health: () => LogHealth
}

export interface PlacesParts {
  readonly journal: Journal
  readonly openDatabase: (onUnreadable: (id: string) => void) => EventDatabase
  readonly clock: HybridClock
  readonly copied: CopiedMark
  readonly onHealth: (health: LogHealth) => void
}

export function createEventPlaces({
  journal,
  openDatabase,
  clock,
  copied,
  onHealth,
}: PlacesParts): EventPlaces {
  const tally = createDamageTally()
  const health = (): LogHealth => ({
    ...keptIn([journalPlace.failure(), databasePlace.failure()]),
    ...tally.counts(),
  })
  const tellHealth = () => onHealth(health())
  const journalPlace = createStoragePlace(tellHealth)
  const databasePlace = createStoragePlace(tellHealth)
  const database = openDatabase((id) => {
    if (tally.noteRow(id)) tellHealth()
  })
  const memory = createMemoryEvents()
  let journalRead: Promise<void> | null = null

  async function readWhole() {
    const { length } = await journal.look()
    const unreadable = await journal.replay(0, length, async (events) => {
      for (const event of events) {
        clock.observe(event.clock)
        memory.add(event)
      }
    })
    tally.noteLines(unreadable)
  }

  const readJournal = () => {
    journalRead ??= journalPlace.read(readWhole).then((outcome) => {
      if (!outcome.ok) journalRead = null
    })
    return journalRead
  }

  async function align() {
    const [found, surveyed] = await Promise.all([
      journalPlace.read(() => journal.look()),
      databasePlace.read(() => database.survey()),
    ])
    // An empty journal contains nothing that a database could have held.
    if (found.ok && found.value.length === 0 && copied.read() === null) copied.write(0)
    if (surveyed.ok) clock.observe(surveyed.value.mark?.clock ?? '')
    if (!found.ok || !surveyed.ok) return
    const isEmpty = found.value.length === 0 && surveyed.value.events === 0
    tally.noteEmpty(isEmpty && (copied.read() ?? 0) > 0)
    try {
      const recovery = await recover(journal, database, found.value, surveyed.value, copied.read())
      // While both are empty, the loss is still reported, until they hold something new.
      if (recovery.length > 0) copied.write(recovery.length)
      clock.observe(recovery.clock)
      // Only a write shows that a place that refused one accepts them again.
      if (databasePlace.failure() !== null) {
        await databasePlace.write(async () =>
          database.setMark(await journal.look(), recovery.clock),
        )
      }
      tally.noteRecovery(recovery)
      tellHealth()
    } catch {
      // A half recovered database would hide events; its mark was not moved, so the next start tries again.
      await readJournal()
    }
  }

  async function mend() {
    const damaged = tally.takeUnasked()
    const outcome = await journalPlace.read(async () => {
      const { length } = await journal.look()
      await journal.replay(0, length, async (events) => {
        const whole = events.filter(({ id }) => damaged.has(id))
        await database.putReplayed(whole)
        for (const { id } of whole) tally.noteMended(id)
      })
    })
    tellHealth()
    return outcome.ok
  }

  return {
    journal,
    database,
    mend,
    hasDamage: tally.hasUnasked,
    journalPlace,
    databasePlace,
    memory,
    clock,
    align,
    readJournal,
    noteCopied: (position) => copied.write(position),
    setAside(id) {
      if (tally.noteRow(id)) tellHealth()
    },
    health,
  }
}

/** Counts what could not be read, and what of it the journal gave back. */
function createDamageTally() {
  const rows = new Set<string>()
  /** Rows already looked up in the journal. */
  const asked = new Set<string>()
  let isEmptied = false
  let lines = 0
  let restored = 0
  const lost = (): LogHealth['lost'] => {
    if (isEmptied) return 'all'
    return [...rows].some((id) => asked.has(id)) ? 'some' : null
  }
  return {
    /** Returns whether the row was not noted before. */
    noteRow(id: string) {
      const size = rows.size
      return rows.add(id).size > size
    },
    noteLines(unreadable: number) {
      lines = Math.max(lines, unreadable)
    },
    noteRecovery(recovery: { readonly restored: number; readonly unreadable: number }) {
      restored += recovery.restored
      lines = Math.max(lines, recovery.unreadable)
    },
    noteEmpty(isEmptyNow: boolean) {
      isEmptied = isEmptyNow
    },
    hasUnasked: () => rows.size > asked.size,
    takeUnasked() {
      const unasked = new Set([...rows].filter((id) => !asked.has(id)))
      for (const id of unasked) asked.add(id)
      return unasked
    },
    noteMended(id: string) {
      restored += 1
      rows.delete(id)
      asked.delete(id)
    },
    counts: () => ({ restored, unreadable: rows.size + lines, lost: lost() }),
  }
}

type Failures = readonly [journal: PlaceFailure | null, database: PlaceFailure | null]

function keptIn(failures: Failures): Pick<LogHealth, 'kept' | 'failure'> {
  const [journal, database] = failures
  const failure = worstOf(failures)
  if (journal === null) return { kept: database === null ? 'durable' : 'journal', failure }
  return { kept: database === null ? 'database' : 'memory', failure }
}
