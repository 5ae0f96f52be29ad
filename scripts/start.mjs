// `npm start`: installs what is missing, builds when the sources are newer than the build, and serves the app.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { isMain, projectRoot, runCommand } from './run-command.mjs'

const sources = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json']
const results = ['index.html', '404.html', 'headers.json']

/**
 * Whether the built folder is complete and no source changed since.
 * @param {string} root
 */
export function isBuildCurrent(root) {
  const built = results.map((name) => join(root, 'dist', name))
  if (!built.every((file) => existsSync(file))) return false
  const builtAt = Math.min(...built.map((file) => statSync(file).mtimeMs))
  return sources.every((name) => lastChange(join(root, name)) <= builtAt)
}

/** Folders count too: their time changes when a file in them is added or removed. */
function lastChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  const inside = readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .map((name) => lastChange(join(path, name)))
  return Math.max(stats.mtimeMs, ...inside)
}

async function start(args) {
  if (!(await ensureDependencies())) return 1
  if (!isBuildCurrent(projectRoot)) {
    const code = await runCommand('node', ['scripts/build.mjs'])
    if (code !== 0) return code
  }
  const { serveOrExplain } = await import('./serve.mjs')
  await serveOrExplain(args)
  return process.exitCode ?? 0
}

if (isMain(import.meta)) process.exitCode = await start(process.argv.slice(2))
