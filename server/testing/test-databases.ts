import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import { openSqlite } from '../database/sqlite.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | null
  }
}

const newSqliteFile = () => join(temporaryFolder('team-sqlite'), 'team.db')

let databases = 0

/** Creates an empty database in the cluster of the tests. */
export async function newPostgresUrl(): Promise<string> {
  const url = inject('postgresUrl')
  if (url === null) throw new Error('there is no PostgreSQL')
  databases += 1
  const name = `team_${process.pid}_${Date.now()}_${databases}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/[^/]*$/, name)
}

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** Whether an engine is available; the setup has warned if it is not. */
export const hasEngine = (engine: Engine) => engine === 'sqlite' || inject('postgresUrl') !== null

export async function openTestDatabase(engine: Engine): Promise<Database> {
  const database =
    engine === 'sqlite' ? openSqlite(newSqliteFile()) : openPostgres(await newPostgresUrl())
  await migrate(database)
  return database
}
