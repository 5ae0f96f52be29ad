import { failed, ok } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog, LogHealth, NewEvent, StoredEvent } from '#ports/event-log.ts'
import { listeners } from '#ports/listeners.ts'

export interface FakeEventLog extends EventLog {
  /** Makes every append fail for this reason from now on; null restores it. */
  fail(reason: StorageFailure | null): void
  /** Deletes everything kept, or these events, as a browser may. */
  lose(events?: readonly StoredEvent[]): void
  /** Opens the same log in a new page; events that were not stored are gone. */
  reopen(): void
  /** Another tab appends an event. */
  keepElsewhere(event: NewEvent): StoredEvent
  setHealth(patch: Partial<LogHealth>): void
  /** Everything readable now, oldest first. */
  all(): readonly StoredEvent[]
}

/** A log in memory whose ids and clocks count up from one. */
export function fakeEventLog(options: { readonly device?: string } = {}): FakeEventLog {
  const device = options.device ?? 'fake-device'
  // Two devices never generate the same id.
  const group = hex(0x80_00 + (options.device?.codePointAt(0) ?? 0), 4)
  let count = 0
  let reason: StorageFailure | null = null
  let health: LogHealth = { kept: 'durable', failure: null, restored: 0, unreadable: 0, lost: null }
  let kept: readonly StoredEvent[] = []
  let fleeting: readonly StoredEvent[] = []
  const healths = listeners<[LogHealth]>()
  const appends = listeners<[StoredEvent]>()

  const all = () => [...kept, ...fleeting].toSorted((one, other) => byText(one.clock, other.clock))
  const setHealth = (patch: Partial<LogHealth>) => {
    health = { ...health, ...patch }
    healths.tell(health)
  }
  const stamp = (event: NewEvent, from: string): StoredEvent => {
    count += 1
    return {
      ...structuredClone(event),
      id: `00000000-0000-7000-${group}-${hex(count, 12)}`,
      device: from,
      clock: `${String(count).padStart(13, '0')}-0000-${from}`,
    }
  }

  return {
    device,
    append: async (event) => {
      const stored = stamp(event, device)
      if (reason !== null) {
        fleeting = [...fleeting, stored]
        return failed(reason)
      }
      kept = [...kept, stored]
      return ok(stored)
    },
    readStream: async (stream) => all().filter((event) => event.stream === stream),
    readKind: async (kind, { limit, before }) =>
      all()
        .filter((event) => event.kind === kind && (before === undefined || event.clock < before))
        .toReversed()
        .slice(0, limit),
    scan: async ({ after, until, limit }) =>
      all()
        .toSorted(byPlace)
        .filter((event) => byPlace(event, after) > 0 && event.stream < until)
        .slice(0, limit),
    known: async (ids) => {
      const here = new Set(all().map(({ id }) => id))
      return new Set(ids.filter((id) => here.has(id)))
    },
    merge: async (events) => {
      const here = new Set(kept.map(({ id }) => id))
      const fresh = events.filter(({ id }) => !here.has(id))
      // Later events must get later clocks.
      count = Math.max(count, ...fresh.map(({ clock }) => Number(clock.slice(0, 13))))
      const refused = new Set(fresh.map(({ id }) => id))
      fleeting = fleeting.filter(({ id }) => !refused.has(id))
      if (reason !== null && fresh.length > 0) {
        fleeting = [...fleeting, ...fresh]
        return failed(reason)
      }
      kept = [...kept, ...structuredClone(fresh)]
      return ok(fresh.map(({ id }) => id))
    },
    health: () => health,
    onHealth: healths.add,
    onAppend: appends.add,
    fail(next) {
      reason = next
      setHealth({ failure: next, kept: next === null ? 'durable' : 'memory' })
    },
    lose(events = all()) {
      const lost = new Set(events.map(({ id }) => id))
      kept = kept.filter(({ id }) => !lost.has(id))
      fleeting = fleeting.filter(({ id }) => !lost.has(id))
    },
    reopen: () => void (fleeting = []),
    keepElsewhere(event) {
      const stored = stamp(event, 'other-device')
      kept = [...kept, stored]
      appends.tell(stored)
      return stored
    },
    setHealth,
    all,
  }
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
const byPlace = (
  one: Pick<StoredEvent, 'stream' | 'clock'>,
  other: Pick<StoredEvent, 'stream' | 'clock'>,
) => byText(one.stream, other.stream) || byText(one.clock, other.clock)
const byText = (one: string, other: string) => Number(one > other) - Number(one < other)
