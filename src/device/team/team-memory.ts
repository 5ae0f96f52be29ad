import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { finalFailure } from '#device/storage/event-places.ts'
import { withTimeout } from '#device/storage/storage-failure.ts'
import { failed, ok } from '#domain/result.ts'
import type { TeamMemory } from '#ports/team-memory.ts'

interface MemorySchema extends DBSchema {
  state: { key: 'state'; value: unknown }
  /** Each row holds the ids of one step, in one text: a hundred thousand rows would be slow to read. */
  held: { key: number; value: unknown }
}

type Database = IDBPDatabase<MemorySchema>

const timeoutMilliseconds = 15_000

/** A small database beside the log's. What it loses is only asked for again: the log is not touched. */
export function indexedDbTeamMemory(name = 'soil-team'): TeamMemory {
  let opening: Promise<Database> | null = null
  const forget = () => {
    opening = null
  }
  const open = () =>
    (opening ??= openMemory(name, forget).catch((error: unknown) => {
      forget()
      throw error
    }))

  async function write(work: (database: Database) => Promise<unknown>) {
    try {
      await withTimeout(open().then(work), timeoutMilliseconds)
      return ok(undefined)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'InvalidStateError') forget()
      return failed(finalFailure(error))
    }
  }

  return {
    read: () =>
      withTimeout(
        open().then((database) => database.get('state', 'state')),
        timeoutMilliseconds,
      ).then((found) => found ?? null),
    keep: (state, held = []) =>
      write(async (database) => {
        const transaction = database.transaction(['state', 'held'], 'readwrite', {
          // Ids that are lost are asked for once more, and the cursor with them; a token would be lost for good.
          durability: held.length > 0 ? 'relaxed' : 'strict',
        })
        await Promise.all([
          transaction.objectStore('state').put(state, 'state'),
          held.length > 0 && transaction.objectStore('held').add(held.join(' ')),
          transaction.done,
        ])
      }),
    async held() {
      const rows = await withTimeout(
        open().then((database) => database.getAll('held')),
        timeoutMilliseconds,
      )
      return new Set(rows.flatMap((row) => (typeof row === 'string' ? row.split(' ') : [])))
    },
    clear: () =>
      write(async (database) => {
        const transaction = database.transaction(['state', 'held'], 'readwrite')
        await Promise.all([
          transaction.objectStore('state').clear(),
          transaction.objectStore('held').clear(),
          transaction.done,
        ])
      }),
  }
}

const openMemory = (name: string, onLost: () => void) =>
  openDB<MemorySchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('state')
      database.createObjectStore('held', { autoIncrement: true })
    },
    blocking(_current, _blocked, event) {
      // A newer version of the app in another tab waits for it.
      if (event.target instanceof IDBDatabase) event.target.close()
      onLost()
    },
    terminated: onLost,
  })
