import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb'
import { abortWhenPutAside } from '#device/storage/database-connection.ts'
import { finalFailure } from '#device/storage/storage-failure.ts'
import { withTimeout } from '#device/storage/storage-failure.ts'
import { failed, ok } from '#domain/result.ts'
import type { TeamMemory } from '#ports/team-memory.ts'

interface MemorySchema extends DBSchema {
  state: { key: 'state'; value: unknown }
  /** Each row contains the ids of one step as one text: a hundred thousand rows would be slow to read. */
  held: { key: number; value: unknown }
}

type Database = IDBPDatabase<MemorySchema>
type Name = 'state' | 'held'
type Store<Own extends Name> = IDBPObjectStore<MemorySchema, Name[], Own, 'readwrite'>

const timeoutMs = 15_000

/** A small database beside the event log's. Lost data is requested again; the log is not affected. */
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

  /** Repeats a write that was aborted because the page was put aside when it returns, since a token would otherwise be lost for good. */
  async function write(
    durability: IDBTransactionDurability,
    work: (state: Store<'state'>, held: Store<'held'>) => readonly unknown[],
  ) {
    let wasPutAside = () => false
    const attempt = async () => {
      const database = await open()
      const transaction = database.transaction(['state', 'held'], 'readwrite', { durability })
      wasPutAside = abortWhenPutAside(transaction)
      const stores = [transaction.objectStore('state'), transaction.objectStore('held')] as const
      await Promise.all([...work(...stores), transaction.done])
    }
    const inTime = () => withTimeout(attempt(), timeoutMs)
    try {
      await inTime().catch(async (error: unknown) => {
        if (!wasPutAside()) throw error
        await new Promise((resolve) => {
          window.addEventListener('pageshow', resolve, { once: true })
        })
        return inTime()
      })
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
        timeoutMs,
      ).then((found) => found ?? null),
    keep: (state, held = []) =>
      // Lost ids are requested again, together with the cursor.
      write(held.length > 0 ? 'relaxed' : 'strict', (states, ids) => [
        states.put(state, 'state'),
        held.length > 0 && ids.add(held.join(' ')),
      ]),
    async held() {
      const rows = await withTimeout(
        open().then((database) => database.getAll('held')),
        timeoutMs,
      )
      return new Set(rows.flatMap((row) => (typeof row === 'string' ? row.split(' ') : [])))
    },
    clear: () => write('default', (state, held) => [state.clear(), held.clear()]),
  }
}

const openMemory = (name: string, onLost: () => void) =>
  openDB<MemorySchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('state')
      database.createObjectStore('held', { autoIncrement: true })
    },
    blocking(_current, _blocked, event) {
      // A newer version of the app in another tab waits for this.
      if (event.target instanceof IDBDatabase) event.target.close()
      onLost()
    },
    terminated: onLost,
  })
