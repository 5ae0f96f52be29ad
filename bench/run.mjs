// `npm run bench`, or `npm run bench -- alarm storage` for some of them. Prints tables; figures never make it fail.
// Numbers after the names, `npm run bench -- color-charts 100 200`, measure only the scenes of these seeds, in benchmarks that paint many.
// --no-build uses the app in dist/ as it is; --write puts these figures into docs/benchmarks.md and docs/benchmark-figures.md.
import { cpus, totalmem } from 'node:os'
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { ensureDependencies } from '../scripts/ensure-dependencies.mjs'
import { installBench } from './tools/install.mjs'
import { appFolder, builtApp } from './tools/places.mjs'

process.env['NODE_ENV'] = 'production'

/** Imported on demand: their dependencies are installed by this very script. */
const benchmarks = {
  'first-visit': () => import('./first-visit.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  'main-thread': () => import('./main-thread.mjs'),
  'cold-start': () => import('./cold-start.mjs'),
  alarm: () => import('./alarm.mjs'),
  'run-engine': () => import('./run-engine.mjs'),
  storage: () => import('./storage.mjs'),
  planner: () => import('./planner.mjs'),
  color: () => import('./color.mjs'),
  'color-charts': () => import('./color-charts.mjs'),
  'color-synthetic': () => import('./color-synthetic.mjs'),
  'color-card': () => import('./color-card.mjs'),
  'color-photo': () => import('./color-photo.mjs'),
  diagnosis: () => import('./diagnosis.mjs'),
  history: () => import('./history.mjs'),
  office: () => import('./office.mjs'),
  team: () => import('./team.mjs'),
}
const needBuiltApp = [
  'first-visit',
  'lighthouse',
  'main-thread',
  'cold-start',
  'history',
  'office',
  'team',
]

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const [from, to] = words.filter(isNumber).map(Number)
const asked = words.filter((word) => !isNumber(word))
const unknown = asked.filter((name) => !(name in benchmarks))
const names = asked.length > 0 ? asked : Object.keys(benchmarks)

if (unknown.length > 0) {
  console.error(
    `There is no benchmark "${unknown[0]}", only: ${Object.keys(benchmarks).join(', ')}.`,
  )
  process.exitCode = 2
} else if (await ensureDependencies()) await runAll()
else process.exitCode = 1

function isNumber(word) {
  return /^\d+$/u.test(word)
}

async function runAll() {
  installBench()
  if (names.some((name) => needBuiltApp.includes(name))) await buildApp()
  const { reportText, goalsText } = await import('./tools/report.mjs')
  const { writeBenchmarks } = await import('./tools/write-benchmarks.mjs')
  const isWritten = process.argv.includes('--write')
  const where = await machine()
  console.log(`\n${where}\n`)
  const reports = []
  for (const name of names) {
    console.log(`## ${name}\n`)
    const { measure } = await benchmarks[name]()
    const report = await measure(to === undefined ? {} : { from, to })
    reports.push({ name, where, ...report })
    console.log(reportText(report))
    if (isWritten) writeBenchmarks([reports.at(-1)])
  }
  if (names.length > 1)
    console.log(`## All goals\n\n${goalsText(reports.flatMap(({ goals }) => goals))}`)
}

async function buildApp() {
  if (!process.argv.includes('--no-build')) {
    console.log('Building the app …')
    const { build } = await import('../scripts/build.mjs')
    await build()
  }
  rmSync(appFolder, { recursive: true, force: true })
  cpSync(builtApp, appFolder, { recursive: true })
}

async function machine() {
  const { browserPath } = await import('./tools/browser.mjs')
  const chromium = execFileSync(await browserPath(), ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  return `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memory}; Node ${process.versions.node}; ${chromium.trim()}; ${new Date().toISOString().slice(0, 10)}`
}
