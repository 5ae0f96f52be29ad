import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defaultTeamName, invitationLines, noPublicUrlLines } from './announce.ja.ts'
import { backUp, copyDatabase } from './database/copy.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { openPostgres } from './database/postgres.ts'
import { openSqlite } from './database/sqlite.ts'
import { databaseFile, Problem, type Settings } from './settings.ts'
import { beginEpoch } from './team/access.ts'
import { createTeam, inviteOwner, listTeams } from './team/teams.ts'

export const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

export async function openDatabase({ databaseUrl, data }: Settings): Promise<Database> {
  if (databaseUrl === null) mkdirSync(data, { recursive: true, mode: 0o700 })
  return migrated(databaseUrl === null ? openSqlite(databaseFile(data)) : openPostgres(databaseUrl))
}

async function migrated(database: Database) {
  await migrate(database)
  return database
}

/** Invites a new owner: to a new team (`--team name`), or to one whose owner lost the phone. */
async function invite(settings: Settings) {
  const database = await openDatabase(settings)
  const teams = await listTeams(database)
  const wanted = settings.teamName ?? teams[0]?.name ?? defaultTeamName
  const team = teams.find(({ id, name }) => id === wanted || name === wanted)
  const id = team?.id ?? (await createTeam(database, wanted, Date.now()))
  const invitation = await inviteOwner(database, id, Date.now())
  const origin = settings.publicUrl ?? `http://localhost:${settings.port}`
  if (settings.publicUrl === null) say(noPublicUrlLines)
  say(invitationLines({ origin, team: team?.name ?? wanted, ...invitation }))
  await database.close()
}

async function showTeams(settings: Settings) {
  const database = await openDatabase(settings)
  for (const { id, name, members, entries, usedBytes } of await listTeams(database)) {
    say([`${id}  ${name}  members ${members}  entries ${entries}  bytes ${usedBytes}`])
  }
  await database.close()
}

/** Works while the server is running. */
async function backup(settings: Settings) {
  const file = fileOf(settings)
  if (existsSync(file)) throw new Problem(`${file} is there already.`)
  const database = await openDatabase(settings)
  await backUp(database, file)
  await database.close()
  say([`Backed up to ${file}`])
}

/** Replaces the server's database by a backup; the server must be stopped. The previous database is set aside, never removed. */
async function restore(settings: Settings) {
  const file = fileOf(settings)
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`)
  const aside = setAside(settings)
  const folder = mkdtempSync(join(tmpdir(), 'team-restore-'))
  try {
    // A copy, since an older backup is first migrated to this version's tables.
    copyFileSync(file, join(folder, 'backup.db'))
    const from = await migrated(openSqlite(join(folder, 'backup.db')))
    const to = await openDatabase(settings)
    await copyDatabase(from, to)
    await Promise.all([from.close(), to.close()])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  say([`Restored from ${file}`, ...(aside === null ? [] : [`What was there before: ${aside}`])])
}

function setAside({ databaseUrl, data }: Settings): string | null {
  const file = databaseFile(data)
  if (databaseUrl !== null || !existsSync(file)) return null
  const aside = `${file}.before-${new Date().toISOString().replaceAll(':', '-')}`
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(file + end)) renameSync(file + end, aside + end)
  }
  return aside
}

/** Copies from the SQLite file to PostgreSQL, or from one PostgreSQL to another. */
async function copy(settings: Settings) {
  if (settings.to === null) throw new Problem('Say where: copy --to postgres://…')
  const [from, to] = [
    await openDatabase(settings),
    await openDatabase({ ...settings, databaseUrl: settings.to }),
  ]
  await copyDatabase(from, to)
  await Promise.all([from.close(), to.close()])
  say(['Copied. Start the server with DATABASE_URL set to the new database.'])
}

/** Needed after the database was restored by its own tools, such as pg_restore. */
async function newEpoch(settings: Settings) {
  const database = await openDatabase(settings)
  await beginEpoch(database)
  await database.close()
  say(['Every phone compares its events with those here when it connects next.'])
}

function fileOf({ words, command }: Settings): string {
  const [file] = words
  if (file === undefined) throw new Problem(`Say which file: ${command} FILE`)
  return resolve(file)
}

export const operations = { invite, teams: showTeams, backup, restore, copy, 'new-epoch': newEpoch }
