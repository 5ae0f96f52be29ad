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

/** 8-byte integers: ours are counters and milliseconds, far below 2^53. */
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
  // A connection that breaks is replaced when the next one is asked for; its user learns of it from the query that fails.
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

/** The error of a connection that cannot even undo, and is not to be used again. */
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
  /** Under it a connection keeps the plan; none for what is rarely the same again. */
  readonly name?: string
}

const statements = new Map<string, Statement>()
/** Statements about many rows have a text for each number of them. */
const maxNamedValues = 14
const maxNamed = 100

/** Planning a statement costs PostgreSQL as much as running it: what every request asks is planned once a connection. */
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

/** Errors with a SQLSTATE of these classes, and errors of the connection, pass by themselves. */
function unavailable(error: unknown): never {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  const isAnswer = typeof code === 'string' && /^[\dA-Z]{5}$/.test(code)
  if (isAnswer && !/^(08|53|57|40|25P03|55P03)/.test(code)) throw error
  throw new DatabaseUnavailable('PostgreSQL does not answer', { cause: error })
}

/** LISTEN needs a connection that stays; when it breaks, another is opened. */
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
