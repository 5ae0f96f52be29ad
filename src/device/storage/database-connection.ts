import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { withTimeout, StorageRefused } from './storage-failure.ts'

/** Rows are not trusted: `unknown` until parsed. */
export interface EventSchema extends DBSchema {
  events: {
    key: string
    value: unknown
    indexes: { 'stream-clock': [string, string]; 'kind-clock': [string, string] }
  }
  meta: { key: string; value: unknown }
}

export type Connection = IDBPDatabase<EventSchema>
const databaseVersion = 1

/**
 * Connects on the first call, and again after the connection is lost. No call exceeds its time limit; if opening does, it
 * continues for later calls: the first one after a start takes many seconds on some phones.
 */
export function createConnector(name: string) {
  let connecting: Promise<Connection> | null = null
  let connected: Connection | null = null
  let isClosed = false
  const forget = () => {
    connected?.close()
    connected = null
    connecting = null
  }
  const connect = () => {
    connecting ??= connectTo(name, forget).then(
      (connection) => {
        connected = connection
        if (isClosed) forget()
        return connection
      },
      (error: unknown) => {
        connecting = null
        throw error
      },
    )
    return connecting
  }
  const withConnection = async <Value>(
    work: (connection: Connection) => Promise<Value>,
    timeoutMs?: number,
  ) => {
    try {
      return await withTimeout(connect().then(work), timeoutMs)
    } catch (error) {
      // InvalidStateError: the browser closed the connection; the next call opens another.
      if (error instanceof DOMException && error.name === 'InvalidStateError') forget()
      throw error
    }
  }

  return {
    withConnection,
    close: () => {
      isClosed = true
      forget()
    },
  }
}

/**
 * A page put into the back/forward cache in mid-write keeps its transaction open, and in WebKit blocks the reads of all pages,
 * even of the same one opened again. Such a write is aborted: it was not shown as kept, and is retried when the page returns.
 * @returns a function telling whether this one was aborted
 */
export function abortWhenPutAside(transaction: {
  abort(): void
  readonly done: Promise<void>
}): () => boolean {
  let wasPutAside = false
  const abort = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    wasPutAside = true
    transaction.abort()
  }
  const forget = () => window.removeEventListener('pagehide', abort)
  window.addEventListener('pagehide', abort)
  transaction.done.then(forget, forget)
  return () => wasPutAside
}

async function connectTo(name: string, onLost: () => void): Promise<Connection> {
  if (typeof indexedDB === 'undefined') throw new StorageRefused('absent')
  try {
    return await openDB<EventSchema>(name, databaseVersion, {
      upgrade(database) {
        const events = database.createObjectStore('events', { keyPath: 'id' })
        events.createIndex('stream-clock', ['stream', 'clock'])
        events.createIndex('kind-clock', ['kind', 'clock'])
        database.createObjectStore('meta')
      },
      // A newer version of the app in another tab waits for this connection to close; this tab continues with the journal.
      blocking: onLost,
      terminated: onLost,
    })
  } catch (error) {
    // Firefox before 115 in a private window.
    if (error instanceof DOMException && error.name === 'InvalidStateError') {
      throw new StorageRefused('denied')
    }
    throw error
  }
}
