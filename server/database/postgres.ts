import pg from 'pg'
import {
  DatabaseUnavailable,
  type Database,
  type Queries,
  type Row,
  type Value,
} from './database.ts'

const channel = 'team_log'
const reconnectMs = 1000

/** Parses 8-byte integers as numbers: ours are counters and milliseconds, far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openPostgres(url: string, { connections = 10 } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 20_000,
    application_name: 'soil-kit-timer',
  })
  // A broken connection is replaced when the next one is needed; its user is notified by the failing query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const listener = createListener(url)
  return {
    kind: 'postgres',
    all: (sql, values) => run(pool, sql, values),
    transaction: (work) => transact(pool, 'begin', work),
    snapshot: (work) => transact(pool, 'begin isolation level repeatable read read only', work),
    notify: async (message) => {
      await run(pool, `select pg_notify('${channel}', ?)`, [message])
    },
    listen: listener.start,
    close: async () => {
      await listener.stop()
      await pool.end()
    },
  }
}

async function transact<T>(
  pool: pg.Pool,
  begin: string,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch(unavailable)
  let broken: Error | undefined
  try {
    await run(client, begin)
    const result = await work({ all: (sql, values) => run(client, sql, values) })
    await run(client, 'commit')
    return result
  } catch (failure) {
    broken = await rollback(client)
    throw failure
  } finally {
    client.release(broken)
  }
}

/** Rolls back; returns the error if the connection cannot, so that it is not used again. */
const rollback = (client: pg.PoolClient) =>
  client.query('rollback').then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )

async function run(
  target: pg.Pool | pg.PoolClient,
  sql: string,
  values: readonly Value[] = [],
): Promise<readonly Row[]> {
  const { rows } = await target
    .query<Row>({ ...statementOf(sql, values.length), values: [...values] })
    .catch(unavailable)
  return rows
}

interface Statement {
  readonly text: string
  /** Name of a prepared statement, whose plan the connection keeps; none for statements that rarely recur. */
  readonly name?: string
}

const statements = new Map<string, Statement>()
/** Statements with more values have a different text for each number of rows. */
const maxNamedValues = 14
const maxNamed = 100

/** Planning a statement costs PostgreSQL as much as running it: frequent ones are planned once per connection. */
function statementOf(sql: string, count: number): Statement {
  const known = statements.get(sql)
  if (known !== undefined) return known
  let number = 0
  const text = sql.replaceAll('?', () => `$${(number += 1)}`)
  if (count === 0 || count > maxNamedValues || statements.size >= maxNamed) return { text }
  const named = { text, name: `q${statements.size}` }
  statements.set(sql, named)
  return named
}

/** Errors with a SQLSTATE of these classes, and connection errors, are temporary: rethrown as `DatabaseUnavailable`. */
function unavailable(error: unknown): never {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  const isAnswer = typeof code === 'string' && /^[\dA-Z]{5}$/.test(code)
  if (isAnswer && !/^(08|53|57|40|25P03|55P03)/.test(code)) throw error
  throw new DatabaseUnavailable('PostgreSQL does not answer', { cause: error })
}

/** LISTEN needs a permanent connection; when it breaks, another is opened. */
function createListener(url: string) {
  let client: pg.Client | null = null
  let isStopped = false
  const connect = async (onMessage: (message: string | null) => void) => {
    if (isStopped) return
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    let isOver = false
    const again = () => {
      if (isOver) return
      isOver = true
      client = null
      setTimeout(() => void connect(onMessage), reconnectMs).unref()
    }
    next.on('error', again).on('end', again)
    next.on('notification', ({ payload }) => onMessage(payload ?? null))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      client = next
      onMessage(null)
    } catch {
      again()
    }
  }
  return {
    start: connect,
    stop: async () => {
      isStopped = true
      await client?.end()
    },
  }
}
