// `npm run --silent read-color -- photo.jpg --spec spec.json`: the color engine without a screen. See docs/read-color.md.
import { spawnSync } from 'node:child_process'
import { register } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from './run-command.mjs'

// The installer's output goes to standard error, because only the answer belongs on standard output.
const installed = spawnSync(
  process.execPath,
  [join(projectRoot, 'scripts', 'ensure-dependencies.mjs')],
  { stdio: ['ignore', 2, 2] },
)
if (installed.status === 0) {
  register('./read-color/typescript-hooks.mjs', import.meta.url)
  const { readColor } = await import('./read-color/command.ts')
  // npm starts scripts in the project's folder; paths are relative to the caller's.
  const { INIT_CWD: calledFrom, npm_lifecycle_event: script } = process.env
  if (script === 'read-color' && calledFrom) process.chdir(calledFrom)
  process.exitCode = await readColor(process.argv.slice(2), {
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  })
} else process.exitCode = 1
