import { openCopiedMark } from './copied-mark.ts'
import { openEventDatabase } from './event-database.ts'
import { createEventStore, type EventStore, type EventStoreParts } from './event-store.ts'
import { openJournal } from './journal.ts'
import { createStorageLock } from './storage-lock.ts'

/** Opens the store in this browser's storage; the lazily loaded part of the event log. */
export const openEventStore = (
  name: string,
  parts: Pick<EventStoreParts, 'clock' | 'onHealth' | 'onKept'>,
): EventStore =>
  createEventStore({
    ...parts,
    journal: openJournal(`${name}.ndjson`),
    openDatabase: (onUnreadable) => openEventDatabase(name, onUnreadable),
    copied: openCopiedMark(name),
    locked: createStorageLock(name),
  })
