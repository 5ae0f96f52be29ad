import { inClockOrder } from '#domain/record/clock-order.ts'
import type { EventLog, EventRange, StoredEvent } from '#ports/event-log.ts'

/** Events held in memory: those not in the database yet, or all if there is no database. */
export interface MemoryEvents {
  readonly add: (event: StoredEvent) => void
  readonly remove: (id: string) => void
  readonly ofStream: (stream: string) => readonly StoredEvent[]
  readonly ofKind: (kind: string, before?: string) => readonly StoredEvent[]
  readonly inRange: (range: EventRange) => readonly StoredEvent[]
  readonly has: (id: string) => boolean
  readonly all: () => readonly StoredEvent[]
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
    inRange: ({ after, until }) =>
      all().filter((event) => event.stream < until && byPlace(event, after) > 0),
    has: (id) => events.has(id),
    all,
  }
}

type Place = Pick<StoredEvent, 'stream' | 'clock'>

const byPlace = (one: Place, other: Place) => {
  if (one.stream !== other.stream) return one.stream < other.stream ? -1 : 1
  return one.clock === other.clock ? 0 : Number(one.clock > other.clock) * 2 - 1
}

/** Joins reads of a range from several places, each event once: by stream, then oldest first, up to its limit. */
export const eventsInOrder = (
  { limit }: EventRange,
  ...places: readonly (readonly StoredEvent[])[]
): readonly StoredEvent[] =>
  oldestFirst(...places)
    .toSorted(byPlace)
    .slice(0, limit)

type Page = Parameters<EventLog['readKind']>[1]

/** Joins reads from several places, each event once: oldest first. */
export const oldestFirst = (...places: readonly (readonly StoredEvent[])[]) =>
  inClockOrder(places.flat())

/** The same, newest first, up to the limit of the page. */
export const newestFirst = (page: Page, ...places: readonly (readonly StoredEvent[])[]) =>
  oldestFirst(...places)
    .toReversed()
    .slice(0, page.limit)
