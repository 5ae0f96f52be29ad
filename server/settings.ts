import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { LogLevel } from './http/log.ts'
import { defaultLimits } from './team/limits.ts'

/** A problem the operator can fix: shown without a stack. */
export class Problem extends Error {}

export interface Settings {
  readonly command: string
  readonly words: readonly string[]
  readonly port: number
  readonly host: string
  /** Folder of the SQLite file. */
  readonly data: string
  readonly databaseUrl: string | null
  readonly dist: string
  readonly publicUrl: string | null
  readonly trustsProxy: boolean
  readonly metricsToken: string | null
  readonly logLevel: LogLevel
  readonly teamBytes: number
  readonly teamName: string | null
  readonly to: string | null
}

const usage = `Usage: npm run team -- [command] [--port 3000] [--host localhost] [--data team-data] [--public-url https://…] [--team name]
Commands: serve (without a command) | invite | teams | backup FILE | restore FILE | copy --to postgres://… | new-epoch`

/** @param args flags win over the environment */
export function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Settings {
  const { values, positionals } = parsed(args)
  const [command = 'serve', ...words] = positionals
  const wanted = values.port ?? (env['PORT'] || '3000')
  const port = Number(wanted)
  if (!/^\d+$/.test(wanted) || port > 65_535) {
    throw new Problem(`"${wanted}" is no port. Give a number from 0 to 65535.`)
  }
  const databaseUrl = env['DATABASE_URL'] || null
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Problem('DATABASE_URL must begin with postgres://')
  }
  return {
    command,
    words,
    port,
    databaseUrl,
    host: values.host ?? (env['HOST'] || 'localhost'),
    data: resolve(root, values.data ?? (env['TEAM_DATA'] || 'team-data')),
    dist: resolve(root, values.dist ?? 'dist'),
    publicUrl: publicUrlOf(values['public-url'] ?? env['PUBLIC_URL']),
    trustsProxy: env['TRUST_PROXY'] === '1',
    metricsToken: env['METRICS_TOKEN'] || null,
    logLevel: logLevelOf(env['LOG_LEVEL']),
    teamBytes: bytesOf(env['TEAM_BYTES']),
    teamName: values.team ?? null,
    to: values.to ?? null,
  }
}

function parsed(args: readonly string[]) {
  const flag = { type: 'string' } as const
  const options = {
    port: flag,
    host: flag,
    data: flag,
    dist: flag,
    'public-url': flag,
    team: flag,
    to: flag,
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

function publicUrlOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Problem(`"${text}" is no address of a web server.`)
  }
  return new URL(text).origin
}

function logLevelOf(text: string | undefined): LogLevel {
  if (text === undefined || text === '') return 'error'
  if (text === 'info' || text === 'error' || text === 'silent') return text
  throw new Problem('LOG_LEVEL is info, error or silent.')
}

function bytesOf(text: string | undefined): number {
  if (text === undefined || text === '') return defaultLimits.teamBytes
  const bytes = Number(text)
  if (Number.isSafeInteger(bytes) && bytes > 0) return bytes
  throw new Problem('TEAM_BYTES is a number of bytes.')
}

export const databaseFile = (data: string) => join(data, 'team.db')

export const unknownCommand = (command: string) =>
  new Problem(`There is no command "${command}".\n${usage}`)
