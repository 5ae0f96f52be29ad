import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchFolder } from './places.mjs'

/** Installs the packages of bench/package-lock.json, unless they are there already. */
export function installBench() {
  const lock = readFileSync(join(benchFolder, 'package-lock.json'))
  const fingerprint = createHash('sha256').update(lock).digest('hex')
  const stamp = join(benchFolder, 'node_modules', '.installed-from-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.log('Installing what only the benchmarks need (bench/package-lock.json) …')
  const flags = ['--no-audit', '--no-fund', '--loglevel=error']
  // If a mirror lacks optional packages of other systems, `npm ci` fails but `npm install` accepts it.
  const attempts = [['ci'], ['install', '--no-save']]
  const isThere = attempts.some((attempt) => npm([...attempt, ...flags]) === 0)
  if (!isThere) throw new Error('The benchmarks could not be installed. Is the network there?')
  writeFileSync(stamp, fingerprint)
}

const npm = (args) =>
  spawnSync('npm', args, {
    cwd: benchFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status
