import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { resultsFolder } from './places.mjs'

/** Rendering takes most of the time: each process renders its share of the scenes. */
const processes = 2

/**
 * Runs a script of painted scenes for the seeds `from` to `to` (without it), and adds what it prints, lists by name as JSON, to that of the
 * parts run before. A part from 0 begins anew.
 * @param {string} name of the file that keeps the lists
 * @param {string} script called with the first seed, the end, and the step
 * @param {{ from: number, to: number }} part
 * @returns {Promise<{ to: number, lists: Record<string, object[]> }>} `to`: the seeds from 0 up to here are counted
 */
export async function scenesUpTo(name, script, { from, to }) {
  const file = join(resultsFolder, `${name}.scenes.json`)
  const before =
    from > 0 && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { to: 0, lists: {} }
  if (before.to !== from) throw new Error(`The next part begins at ${before.to}, not at ${from}.`)
  const outputs = await Promise.all(
    Array.from({ length: processes }, (_, part) =>
      promisify(execFile)(process.execPath, [script, ...[from + part, to, processes].map(String)], {
        encoding: 'utf8',
        maxBuffer: 64 << 20,
      }),
    ),
  )
  const lists = { ...before.lists }
  for (const { stdout } of outputs)
    for (const [key, scenes] of Object.entries(JSON.parse(stdout)))
      lists[key] = [...(lists[key] ?? []), ...scenes]
  const all = { to, lists }
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(file, JSON.stringify(all))
  return all
}
