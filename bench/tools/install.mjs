import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchFolder } from './places.mjs'

/** Installs what bench/package-lock.json asks for, unless it is there already. */
export function installBench() {
  const lock = readFileSync(join(benchFolder, 'package-lock.json'))
  const fingerprint = createHash('sha256').update(lock).digest('hex')
  const stamp = join(benchFolder, 'node_modules', '.installed-from-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.log('Installing what only the benchmarks need (bench/package-lock.json) …')
  const flags = ['--no-audit', '--no-fund', '--loglevel=error']
  // Where a mirror lacks optional packages of other systems, `npm ci` refuses what `npm install` lets pass.
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
