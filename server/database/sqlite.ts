import { open as openFile } from 'node:fs/promises'
import Libsql from 'libsql'
import type { Database, Queries, Row, Value } from './database.ts'

interface Job {
  run(queries: Queries): Promise<void>
  settle(failure: unknown): void
}

/** Transactions waiting for the disk that share one commit. */
const maxJobsPerCommit = 64

/**
 * One file. Writers take turns on one connection, and those waiting together are committed together; readers have a connection of
 * their own, so that they never see uncommitted data. A commit is written at once and flushed to disk in the background
 * (`synchronous = NORMAL` leaves that to us), so that a slow disk does not block readers. An archive is complete in one file, without
 * a write-ahead log.
 */
export function openSqlite(path: string, { isArchive = false } = {}): Database {
  const writer = open(path, isArchive)
  const reader = open(path, isArchive)
  const flush = isArchive ? noFlush : createFlush(`${path}-wal`)
  const jobs: Job[] = []
  let isDraining = false

  const drain = async () => {
    if (isDraining) return
    isDraining = true
    while (jobs.length > 0) await commitTogether(writer, flush, jobs.splice(0, maxJobsPerCommit))
    isDraining = false
  }
  return {
    kind: 'sqlite',
    all: reader.all,
    transaction: (work) =>
      new Promise((resolve, reject) => {
        let result: Awaited<ReturnType<typeof work>>
        jobs.push({
          run: async (queries) => {
            result = await work(queries)
          },
          settle: (failure) => (failure === null ? resolve(result) : reject(failure)),
        })
        void drain()
      }),
    snapshot: async (work) => {
      const connection = open(path, isArchive)
      try {
        connection.exec('begin')
        return await work(connection)
      } finally {
        connection.close()
      }
    },
    // Only one process uses the file.
    notify: () => Promise.resolve(),
    listen: () => Promise.resolve(),
    close: async () => {
      await flush.close()
      writer.close()
      reader.close()
    },
  }
}

async function commitTogether(
  writer: Connection,
  flush: () => Promise<void>,
  batch: readonly Job[],
) {
  const outcomes: { job: Job; failure: unknown }[] = []
  let broken: unknown = null
  try {
    writer.exec('begin immediate')
    for (const job of batch) outcomes.push({ job, failure: await runJob(writer, job) })
    writer.exec('commit')
    await flush()
  } catch (failure) {
    broken = failure
    if (writer.isInTransaction()) writer.exec('rollback')
  }
  for (const job of batch) {
    const failure = outcomes.find((outcome) => outcome.job === job)?.failure ?? null
    job.settle(broken ?? failure)
  }
}

const noFlush = Object.assign(() => Promise.resolve(), { close: () => undefined })

/** Flushes commits to disk. The write-ahead log exists as long as the database is open. */
function createFlush(log: string) {
  let handle: Awaited<ReturnType<typeof openFile>> | null = null
  return Object.assign(
    async () => {
      handle ??= await openFile(log, 'r+')
      await handle.datasync()
    },
    { close: () => handle?.close() },
  )
}

/** Runs one job; returns its error after undoing its part, or null. */
async function runJob(writer: Connection, job: Job): Promise<unknown> {
  writer.exec('savepoint job')
  try {
    await job.run(writer)
    writer.exec('release job')
    return null
  } catch (failure) {
    writer.exec('rollback to job')
    writer.exec('release job')
    return failure ?? new Error('a transaction failed without a reason')
  }
}

type Connection = ReturnType<typeof open>

function open(path: string, isArchive: boolean) {
  const file = new Libsql(path)
  file.pragma(`journal_mode = ${isArchive ? 'DELETE' : 'WAL'}`)
  file.pragma(`synchronous = ${isArchive ? 'FULL' : 'NORMAL'}`)
  file.pragma('busy_timeout = 5000')
  const statements = new Map<string, Libsql.Statement>()
  const prepared = (sql: string) => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = file.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    exec: (sql: string) => void file.exec(sql),
    isInTransaction: () => file.inTransaction,
    all: (sql: string, values: readonly Value[] = []): Promise<readonly Row[]> =>
      // The driver is synchronous; its errors must reject the promise like those of PostgreSQL.
      new Promise((resolve) => {
        const rows = prepared(sql).all(...values.map((value) => toDriver(value)))
        resolve(rows.map((row) => fromDriver(row)))
      }),
    close: () => void file.close(),
  }
}

const toDriver = (value: Value) => (value instanceof Uint8Array ? Buffer.from(value) : value)

function fromDriver(row: unknown): Row {
  if (typeof row !== 'object' || row === null) throw new Error(`no row: ${typeof row}`)
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof ArrayBuffer ? new Uint8Array(value) : value,
    ]),
  )
}
