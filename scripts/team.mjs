// `npm run team`: serves the app and its team sharing on one origin. See docs/team.md.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { projectRoot, runCommand } from './run-command.mjs'
import { isBuildCurrent } from './start.mjs'

async function team(args) {
  if (!(await ensureDependencies())) return 1
  const serves = !args[0] || args[0].startsWith('--') || args[0] === 'serve'
  if (serves && !isBuildCurrent(projectRoot)) {
    const code = await runCommand('node', ['scripts/build.mjs'])
    if (code !== 0) return code
  }
  // A container holds only the built files.
  const isFromSource = existsSync(join(projectRoot, 'server', 'main.ts'))
  if (isFromSource) {
    const { buildServer } = await import('./build-server.mjs')
    await buildServer()
  }
  // The server runs in this process, so signals from its supervisor reach it directly.
  process.argv.splice(2, process.argv.length, ...args)
  process.chdir(projectRoot)
  await import(join(projectRoot, '.cache', 'team', 'server.mjs'))
  return process.exitCode ?? 0
}

const code = await team(process.argv.slice(2))
if (code !== 0) process.exitCode = code
