// A temporary PostgreSQL for tests and benchmarks: new folder, free loopback port, nothing kept.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/server/free-port.mjs'

/** @returns {string | null} the folder with `initdb` and `postgres` */
function findBinaries() {
  const versions = '/usr/lib/postgresql'
  const folders = [
    ...(existsSync(versions)
      ? readdirSync(versions)
          .toSorted((one, other) => Number(other) - Number(one))
          .map((version) => join(versions, version, 'bin'))
      : []),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

const isRoot = () => process.getuid?.() === 0

/** User to run PostgreSQL as, since it refuses root: none needed unless root; null if there is no such user. */
function unprivileged() {
  if (!isRoot()) return {}
  const ask = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [ask('-u'), ask('-g')]
  return uid > 0 && gid > 0 ? { uid, gid } : null
}

/** Installs PostgreSQL on Debian or Ubuntu, when run as root. */
function install() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing PostgreSQL from the system’s packages …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const packages = ['postgresql', '--no-install-recommends']
  spawnSync('apt-get', ['install', '-y', '-q', ...packages], {
    stdio: 'ignore',
    env,
    timeout: 300_000,
  })
}

/**
 * @param {{ mayInstall?: boolean, settings?: string[] }} [options]
 * @returns {Promise<Cluster | { reason: string }>} a reason if none can be started
 * @typedef {{ url: string, pid: () => number, kill: () => Promise<void>, start: () => Promise<void>, stop: () => Promise<void> }} Cluster
 */
export async function startCluster({ mayInstall = false, settings = [] } = {}) {
  if (findBinaries() === null && mayInstall) install()
  const bin = findBinaries()
  if (bin === null)
    return { reason: 'PostgreSQL is not installed (Debian: apt install postgresql)' }
  const user = unprivileged()
  if (user === null)
    return { reason: 'PostgreSQL does not run as root, and there is no user "postgres"' }
  const folder = mkdtempSync(join(tmpdir(), 'team-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'team', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    return { reason: `initdb failed: ${made.stderr}` }
  }
  const port = await freePort()
  const url = `postgres://team@127.0.0.1:${port}/postgres`
  let server
  const start = async () => {
    const flags = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1']
    server = spawn(join(bin, 'postgres'), [...flags, ...settings.flatMap((s) => ['-c', s])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
    await untilReady(bin, port)
  }
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  await start()
  return {
    url,
    pid: () => server.pid,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(bin, port) {
  const flags = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'team', '-d', 'postgres']
  for (let tries = 0; tries < 600; tries += 1) {
    if (spawnSync(join(bin, 'pg_isready'), flags).status === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('PostgreSQL does not start')
}
