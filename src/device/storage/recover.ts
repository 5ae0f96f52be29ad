import type { EventDatabase } from './event-database.ts'
import { openLine } from './journal-line.ts'
import type { Journal } from './journal.ts'
import { type JournalState, planReplay } from './replay-plan.ts'
import { assertNever } from '#domain/result.ts'
import type { StoredEvent } from '#ports/event-log.ts'

export interface StorageRecovery {
  /** Events that the database had lost. */
  readonly restored: number
  readonly unreadable: number
  /** Length of the journal in bytes; the database now holds all of it. */
  readonly length: number
  /** Latest clock known; empty if there are no events. */
  readonly clock: string
}

const batchLength = 1000

/**
 * Makes journal and database hold the same events. Call only under the lock. `copied`: the byte up to which a database has
 * held the journal; events after it were never lost. Null if an earlier version stored none: then all count as lost.
 */
export async function recover(
  journal: Journal,
  database: EventDatabase,
  found: JournalState,
  { mark, events }: Awaited<ReturnType<EventDatabase['survey']>>,
  copied: number | null,
): Promise<StorageRecovery> {
  const known = mark?.clock ?? ''
  const plan = planReplay(mark, events, found)
  switch (plan.kind) {
    case 'nothing':
      if (mark === null) await database.setMark(found, known)
      return { restored: 0, unreadable: 0, length: found.length, clock: known }
    case 'tail': {
      const seen = createTally(known)
      const unreadable = await journal.replay(plan.from, found.length, async (page) => {
        seen.add(page)
        await database.putReplayed(page)
      })
      await database.setMark(found, seen.clock())
      return { restored: 0, unreadable, length: found.length, clock: seen.clock() }
    }
    case 'whole':
      return completeBoth(journal, database, {
        length: found.length,
        copied: Math.min(copied ?? found.length, found.length),
        known,
      })
    default:
      return assertNever(plan)
  }
}

async function completeBoth(
  journal: Journal,
  database: EventDatabase,
  { length, copied, known }: { length: number; copied: number; known: string },
): Promise<StorageRecovery> {
  const inDatabase = new Set(await database.ids())
  const seen = createTally(known)
  let added = 0
  const take = async (page: readonly StoredEvent[]) => {
    seen.add(page)
    const missing = page.filter(({ id }) => !inDatabase.has(id))
    for (const { id } of missing) inDatabase.add(id)
    added += missing.length
    await database.putReplayed(missing)
  }
  const unreadableBefore = await journal.replay(0, copied, take)
  const restored = added
  const unreadable = unreadableBefore + (await journal.replay(copied, length, take))
  const missing = [...inDatabase].filter((id) => !seen.has(id))
  for (let at = 0; at < missing.length; at += batchLength) {
    // One batch after the other: all rows at once would not fit into a small phone's memory.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await database.byIds(missing.slice(at, at + batchLength))
    seen.add(rows)
    // oxlint-disable-next-line no-await-in-loop
    if (rows.length > 0) await journal.append(rows.map(openLine).join(''))
  }
  const completed = await journal.look()
  await database.setMark(completed, seen.clock())
  return { restored, unreadable, length: completed.length, clock: seen.clock() }
}

function createTally(known: string) {
  const ids = new Set<string>()
  let latest = known
  return {
    add(events: readonly StoredEvent[]) {
      for (const { id, clock } of events) {
        ids.add(id)
        if (clock > latest) latest = clock
      }
    },
    has: (id: string) => ids.has(id),
    clock: () => latest,
  }
}
