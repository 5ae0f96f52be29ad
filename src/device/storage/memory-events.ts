import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import { byClock } from './stored-event.ts'

/** Events held by the page itself: those not in the database yet, or all where there is no database. */
export interface MemoryEvents {
  readonly add: (event: StoredEvent) => void
  readonly remove: (id: string) => void
  readonly ofStream: (stream: string) => readonly StoredEvent[]
  readonly ofKind: (kind: string, before?: string) => readonly StoredEvent[]
}

export function createMemoryEvents(): MemoryEvents {
  const events = new Map<string, StoredEvent>()
  const all = () => [...events.values()]
  return {
    add: (event) => void events.set(event.id, event),
    remove: (id) => void events.delete(id),
    ofStream: (stream) => all().filter((event) => event.stream === stream),
    ofKind: (kind, before) =>
      all().filter(
        (event) => event.kind === kind && (before === undefined || event.clock < before),
      ),
  }
}

type Page = Parameters<EventLog['readKind']>[1]

/** Joins reads from several places, each event once: oldest first. */
export const oldestFirst = (...places: readonly (readonly StoredEvent[])[]) =>
  [...new Map(places.flat().map((event) => [event.id, event])).values()].toSorted(byClock)

/** The same, newest first and no longer than the page. */
export const newestFirst = (page: Page, ...places: readonly (readonly StoredEvent[])[]) =>
  oldestFirst(...places)
    .toReversed()
    .slice(0, page.limit)
