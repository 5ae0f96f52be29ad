import type { StoreApi } from 'zustand/vanilla'
import { propertyOf } from '#domain/property-of.ts'
import { instant, type Instant } from '#domain/units.ts'
import { legacyRecordStream } from '#app/records/event-streams.ts'
import { isRemovedBy } from '#app/records/project-record.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Preferences } from '#ports/preferences.ts'

export interface LastBackupState {
  /** The last backup exported from this app; null: none. */
  readonly last: { readonly at: Instant } | null
  /** Number of tests kept since and not removed; null until `refresh`. */
  readonly since: number | null
  /** Whether there are more than `since`. */
  readonly sinceIsMore: boolean
}

interface Needs {
  readonly log: EventLog
  readonly preferences: Preferences
  readonly store: StoreApi<LastBackupState>
  /** Wall clock in milliseconds. */
  readonly now: () => number
}

export type LastBackup = ReturnType<typeof createLastBackup>

const key = 'last-backup'
/** Tests without a backup are counted up to this: beyond it, the exact number does not matter. */
const maxCounted = 100

/** Remembers when the last backup was exported, and counts the tests kept since. */
export function createLastBackup({ log, preferences, store, now }: Needs) {
  async function refresh() {
    const last = parseLast(preferences.read(key))
    const events = await log.readKind('record-kept', { limit: maxCounted + 1 })
    const ends = [
      ...(await log.readKind('record-removed', { limit: maxCounted + 1 })),
      ...(await log.readKind('record-restored', { limit: maxCounted + 1 })),
    ]
    const isRemoved = (stream: string) =>
      stream !== legacyRecordStream && isRemovedBy(ends.filter((end) => end.stream === stream))
    const after = events.filter(
      ({ clock, stream }) => clock > (last?.upTo ?? '') && !isRemoved(stream),
    )
    const since = new Set(
      after.map(({ stream, id }) => (stream === legacyRecordStream ? id : stream)),
    ).size
    store.setState({
      last: last === null ? null : { at: last.at },
      since: Math.min(since, maxCounted),
      sinceIsMore: since > maxCounted,
    })
  }

  return {
    refresh,
    /** Clock of the newest test kept, for `note`; empty: none. */
    async newestKept() {
      const [newest] = await log.readKind('record-kept', { limit: 1 })
      return newest?.clock ?? ''
    },
    /** Notes that a backup was exported; `upTo` is the clock of the newest test that is surely in it. */
    async note(upTo: string) {
      preferences.write(key, { at: now(), upTo })
      await refresh()
    },
  }
}

function parseLast(input: unknown): { readonly at: Instant; readonly upTo: string } | null {
  const [at, upTo] = [propertyOf(input, 'at'), propertyOf(input, 'upTo')]
  return typeof at === 'number' && typeof upTo === 'string' ? { at: instant(at), upTo } : null
}
