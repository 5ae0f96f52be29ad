import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { rowMarks, type Database, type Queries, type Row, type Value } from './database.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'

/** Every table with its primary key and the number of rows copied at once. */
const tables: readonly {
  readonly name: string
  readonly key: readonly string[]
  readonly rows: number
}[] = [
  { name: 'teams', key: ['id'], rows: 200 },
  { name: 'members', key: ['team', 'id'], rows: 200 },
  { name: 'devices', key: ['team', 'id'], rows: 200 },
  { name: 'invitations', key: ['team', 'id'], rows: 200 },
  { name: 'subjects', key: ['team', 'id'], rows: 500 },
  { name: 'events', key: ['team', 'id'], rows: 50 },
  { name: 'entries', key: ['team', 'place'], rows: 500 },
  { name: 'photos', key: ['team', 'sha256'], rows: 5 },
]

export class NotEmpty extends Error {}

/**
 * Copies a snapshot of a database into an empty one, whatever their engines; all or nothing. The copy begins a new epoch, so that
 * phones compare it with their own events and send those added since the snapshot.
 */
export const copyDatabase = (from: Database, to: Database) =>
  from.snapshot((source) =>
    to.transaction(async (target) => {
      const [team] = await target.all('select id from teams limit 1')
      if (team !== undefined) throw new NotEmpty('There are teams already where this is to go.')
      const [log] = await source.all('select id, epoch from server_log')
      await target.all('delete from server_log')
      await target.all('insert into server_log (id, epoch) values (?, ?)', [
        String(log?.['id']),
        Number(log?.['epoch']) + 1,
      ])
      for (const table of tables) await copyTable(source, target, table)
    }),
  )

async function copyTable(
  source: Queries,
  target: Queries,
  { name, key, rows: limit }: (typeof tables)[number],
) {
  const order = key.join(', ')
  let last: Row | undefined
  for (;;) {
    const after = last === undefined ? [] : key.map((column) => valueOf(last?.[column]))
    const where = last === undefined ? '' : `where (${order}) > (${key.map(() => '?').join(', ')})`
    const rows = await source.all(
      `select * from ${name} ${where} order by ${order} limit ${limit}`,
      after,
    )
    last = rows.at(-1)
    if (last === undefined) return
    const columns = Object.keys(last)
    const { sql, values } = rowMarks(
      rows.map((row) => columns.map((column) => valueOf(row[column]))),
    )
    await target.all(`insert into ${name} (${columns.join(', ')}) values ${sql}`, values)
  }
}

function valueOf(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array) return value
  throw new Error(`a column of ${typeof value}`)
}

/** Writes a copy as one SQLite file while the server runs. The file gets its name only when it is complete. */
export async function backUp(from: Database, file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  const to = openSqlite(partial, { isArchive: true })
  await migrate(to)
  await copyDatabase(from, to)
  await to.close()
  renameSync(partial, file)
}
