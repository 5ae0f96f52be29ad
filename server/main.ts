import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSite } from '../scripts/server/site.mjs'
import { defaultTeamName, invitationLines, serverLines } from './announce.ja.ts'
import { NotEmpty } from './database/copy.ts'
import { DatabaseUnavailable, type Database } from './database/database.ts'
import { NewerSchema } from './database/migrate.ts'
import { createLog } from './http/log.ts'
import { startServer } from './http/start-server.ts'
import { openDatabase, operations, say } from './operations.ts'
import { Problem, readSettings, unknownCommand, type Settings } from './settings.ts'
import { defaultLimits } from './team/limits.ts'
import { createTeam, inviteOwner, listTeams } from './team/teams.ts'

async function serve(settings: Settings) {
  if (!existsSync(join(settings.dist, 'index.html'))) {
    throw new Problem(`There is no built app in ${settings.dist}. Run "npm run build" first.`)
  }
  const log = createLog(settings.logLevel)
  const database = await openDatabase(settings)
  const server = await startServer({
    ...settings,
    database,
    log,
    site: readSite(settings.dist),
    limits: { ...defaultLimits, teamBytes: settings.teamBytes },
  })
  const name = ['0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host
  const local = `http://${name.includes(':') ? `[${name}]` : name}:${server.port}`
  say(serverLines({ local, publicUrl: settings.publicUrl, host: settings.host }))
  await inviteFirstOwners(database, settings, settings.publicUrl ?? local)
  const end = () =>
    void server
      .close()
      .then(() => database.close())
      .then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
}

/** For a server without members, creates a team and prints an invitation for its owner. */
async function inviteFirstOwners(database: Database, { teamName }: Settings, origin: string) {
  const teams = await listTeams(database)
  if (teams.length === 0) await createTeam(database, teamName ?? defaultTeamName, Date.now())
  for (const team of await listTeams(database)) {
    if (team.members > 0) continue
    const invitation = await inviteOwner(database, team.id, Date.now())
    say(invitationLines({ origin, team: team.name, ...invitation }))
  }
}

const commands: Readonly<Record<string, (settings: Settings) => Promise<void>>> = {
  serve,
  ...operations,
}

async function main(args: readonly string[]) {
  try {
    const settings = readSettings(args, process.env, process.cwd())
    const command = commands[settings.command]
    if (command === undefined) throw unknownCommand(settings.command)
    await command(settings)
  } catch (error) {
    const problem = problemOf(error)
    process.stderr.write(`${problem}\n`)
    process.exitCode = 1
  }
}

/** What the operator can fix, in one line; anything else with its stack. */
function problemOf(error: unknown): string {
  if (error instanceof Problem || error instanceof NewerSchema || error instanceof NotEmpty) {
    return error.message
  }
  if (error instanceof DatabaseUnavailable) {
    const { cause } = error
    return `${error.message}: ${cause instanceof Error ? cause.message : String(cause)}`
  }
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (code === 'EADDRINUSE') {
    return 'The port is taken by another program. Choose another one: npm run team -- --port 3001'
  }
  return error instanceof Error ? String(error.stack) : String(error)
}

await main(process.argv.slice(2))
