import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildServer } from '../../scripts/build-server.mjs'
import { freePort } from '../../scripts/server/free-port.mjs'

const run = promisify(execFile)
let program

/**
 * The server as `npm run team` starts it, in a separate process. Without `dist` it does not serve the app's pages.
 * @param {{ databaseUrl?: string, dist?: string | null }} [setting]
 */
export async function prepareServer({ databaseUrl = '', dist: pages = null } = {}) {
  program ??= await buildServer()
  const folder = mkdtempSync(join(tmpdir(), 'team-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const dist = pages ?? join(folder, 'dist')
  if (pages === null) {
    mkdirSync(dist)
    writeFileSync(join(dist, 'index.html'), '<!doctype html>')
  }
  const port = await freePort()
  const flags = ['--host', '127.0.0.1', '--data', join(folder, 'data'), '--dist', dist]
  const args = [program, '--port', `${port}`, ...flags]
  const env = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }
  let child
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async start() {
      child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
      await new Promise((resolve, reject) => {
        child.stdout.on('data', resolve)
        child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
      })
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** The code of an owner's invitation into a team of this name. */
    async invite(team) {
      const { stdout } = await run(
        process.execPath,
        [program, 'invite', '--team', team, ...flags],
        { env },
      )
      return firstGroup(/#join=(\S+)/, stdout)
    },
    cpuSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')
      return (Number(fields[11]) + Number(fields[12])) / 100
    },
    peakMemoryMb: () =>
      Number(firstGroup(/VmHWM:\s+(\d+)/, readFileSync(`/proc/${child.pid}/status`, 'utf8'))) /
      1024,
  }
}

function firstGroup(pattern, text) {
  const [, group] = pattern.exec(text) ?? []
  if (group === undefined) throw new Error(`${pattern} is not in: ${text}`)
  return group
}
