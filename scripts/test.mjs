// `npm test`: runs every check and test, with a summary. `npm test -- lint types` runs only the named steps.
// `npm run test:deep` runs all cases of which `npm test` takes samples (DEEP_TESTS=1), however long that takes.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, ensureHeadlessShell } from './ensure-browser.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { projectRoot, runCommand } from './run-command.mjs'
import { countsIn, noCounts, sumCounts, troubleIn } from './test-counts.mjs'

const words = process.argv.slice(2)
const isDeep = words.includes('--deep')
// Read by the tests.
if (isDeep) process.env['DEEP_TESTS'] = '1'

const reports = join(projectRoot, '.cache', 'reports')
const report = (name) => join(reports, `${name}.json`)

/**
 * The tests of a step with a `report` are counted; `after` names a step it depends on. Two lanes run beside each other, so that one
 * has work for the cores while the other waits: the tests of Vitest beside the journeys, which wait for clocks, downloads and pages.
 */
const siteLane = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
]

/** In parallel: Firefox or WebKit runs alongside, one at a time, and mostly waits. */
const journeys = [
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    report: report('e2e'),
    timeoutSeconds: 3600,
    after: 'build',
  },
  {
    name: 'smoke',
    command: ['node', '--experimental-websocket', 'scripts/smoke.mjs'],
    report: report('smoke'),
    timeoutSeconds: 2700,
    after: 'build',
  },
]

const codeLane = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types:pure', command: ['tsc', '-p', 'tsconfig.pure.json'] },
  { name: 'types:worker', command: ['tsc', '-p', 'tsconfig.worker.json'] },
  { name: 'types:server', command: ['tsc', '-p', 'server/tsconfig.json'] },
  { name: 'types:bench', command: ['tsc', '-p', 'bench/tsconfig.json'] },
  { name: 'knip', command: ['knip'] },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('tests')}`,
    ],
    report: report('tests'),
    timeoutSeconds: 2400,
  },
]

const steps = [...siteLane, ...codeLane, ...journeys]

async function runStep(step, outcomes) {
  const needed = outcomes.find(({ name }) => name === step.after)
  if (needed && !needed.isGood) {
    console.log(`\n▶ ${step.name}: not run, since ${step.after} failed`)
    return { name: step.name, isGood: false, seconds: 0, counts: { ...noCounts, failed: 1 } }
  }
  console.log(`\n▶ ${step.name}: ${step.command.join(' ')}`)
  const startedAt = performance.now()
  const [command, ...args] = step.command
  const { timeoutSeconds = 480 } = step
  const limitSeconds = isDeep ? Math.max(timeoutSeconds, 7200) : timeoutSeconds
  const code = await runCommand(command, args, { timeoutSeconds: limitSeconds, isPiped: true })
  const counts = step.report ? { ...countsIn(step.report) } : noCounts
  const isGood = code === 0 && counts.failed === 0
  // A runner that crashed, or failed outside of any test, is a failure too.
  if (step.report && !isGood && counts.failed === 0) counts.failed = 1
  return { name: step.name, isGood, seconds: (performance.now() - startedAt) / 1000, counts }
}

async function runSteps(wanted) {
  const outcomes = []
  for (const step of wanted) outcomes.push(await runStep(step, outcomes))
  return outcomes
}

async function walkSite(isWanted) {
  const built = await runSteps(siteLane.filter(isWanted))
  const walks = journeys.filter(isWanted).map((step) => runStep(step, built))
  return [...built, ...(await Promise.all(walks))]
}

function printSummary(outcomes, seconds) {
  console.log('\nSummary')
  for (const { name, isGood, seconds: own } of outcomes) {
    console.log(`  ${isGood ? '✓' : '✗'} ${name.padEnd(14)} ${own.toFixed(1).padStart(6)} s`)
  }
  console.log(`  in all ${seconds.toFixed(0)} s`)
  const broken = outcomes.filter(({ isGood }) => !isGood).map(({ name }) => name)
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
  for (const name of ['tests', 'e2e', 'smoke']) {
    const { failed, flaky } = troubleIn(report(name))
    for (const title of failed) console.log(`Failed: ${title}`)
    for (const title of flaky) console.log(`Passed at the second try: ${title}`)
  }
  const { passed, failed, skipped } = sumCounts(outcomes.map(({ counts }) => counts))
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  return broken.length === 0
}

async function test(wanted) {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `No step is called ${unknown.join(', ')}. Steps: ${steps.map((s) => s.name).join(', ')}`,
    )
    return 1
  }
  if (!(await ensureDependencies()) || !(await ensureBrowser())) {
    console.log('0 passed, 1 failed, 0 skipped')
    return 1
  }
  await ensureHeadlessShell()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name)
  const startedAt = performance.now()
  const [checked, walked] = await Promise.all([
    runSteps(codeLane.filter(isWanted)),
    walkSite(isWanted),
  ])
  return printSummary([...checked, ...walked], (performance.now() - startedAt) / 1000) ? 0 : 1
}

process.exitCode = await test(words.filter((word) => word !== '--deep'))
