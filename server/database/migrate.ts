import { randomId } from '../team/secrets.ts'
import type { Database } from './database.ts'

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const migrations = Object.entries(files)
  .map(([path, sql]) => ({ version: Number(/(\d{4})-[^/]*$/.exec(path)?.[1]), sql }))
  .toSorted((one, other) => one.version - other.version)

const newestSchema = migrations.at(-1)?.version ?? 0

/** Migrates the tables to this version; each step runs once, even if several processes start together. */
export function migrate(database: Database): Promise<void> {
  return database.transaction(async ({ all }) => {
    // SQLite's writers take turns anyway. Nothing else in this database uses this lock number.
    if (database.kind === 'postgres') await all('select pg_advisory_xact_lock(7355608018)')
    await all('create table if not exists schema_version (version bigint primary key)')
    const [row] = await all('select max(version) as version from schema_version')
    const current = Number(row?.['version'] ?? 0)
    if (current > newestSchema) throw new NewerSchema(current)
    for (const { version, sql } of migrations.filter((step) => step.version > current)) {
      for (const statement of statementsOf(sql)) await all(statement)
      await all('insert into schema_version (version) values (?)', [version])
    }
    const [log] = await all('select id from server_log')
    if (log === undefined) {
      await all('insert into server_log (id, epoch) values (?, 1)', [randomId()])
    }
  })
}

/** Comments are removed first: they may contain semicolons. */
const statementsOf = (sql: string) =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

export class NewerSchema extends Error {
  constructor(version: number) {
    super(`The database is of a later version of this program (schema ${version}).`)
  }
}
