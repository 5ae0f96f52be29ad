import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

export const noCounts = { passed: 0, failed: 0, skipped: 0 }

/**
 * Counts the tests in a runner's JSON report; zero when none was written.
 * @param {string} file
 * @returns {Counts}
 */
export function countsIn(file) {
  if (!existsSync(file)) return noCounts
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if ('stats' in report) return playwrightCounts(report.stats)
  if ('numPassedTests' in report) return vitestCounts(report)
  return smokeCounts(report)
}

/** @param {{ outcomes: { title: string, outcome: 'passed' | 'flaky' | 'failed' | 'skipped' }[] }} report of smoke.mjs */
function smokeCounts({ outcomes }) {
  const count = (...wanted) => outcomes.filter(({ outcome }) => wanted.includes(outcome)).length
  return { passed: count('passed', 'flaky'), failed: count('failed'), skipped: count('skipped') }
}

const playwrightCounts = ({ expected, unexpected, flaky, skipped }) => ({
  passed: expected + flaky,
  failed: unexpected,
  skipped,
})

/**
 * Titles of the tests that failed, and of those that passed only on retry. Vitest keeps what failed before, Playwright names its tests in
 * nested suites.
 * @param {string} file
 * @returns {{ failed: string[], flaky: string[] }}
 */
export function troubleIn(file) {
  if (!existsSync(file)) return { failed: [], flaky: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const titled = (wanted) =>
    outcomesIn(report)
      .filter(({ outcome }) => outcome === wanted)
      .map(({ title }) => title)
  return { failed: titled('failed'), flaky: titled('flaky') }
}

function outcomesIn(report) {
  if ('stats' in report) return playwrightOutcomes(report)
  if ('numPassedTests' in report) return vitestOutcomes(report)
  return report.outcomes
}

const vitestOutcomes = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ title: basename(name), outcome: 'failed' }]
      : assertionResults.map((test) => ({
          title: `${basename(name)}: ${test.fullName}`,
          outcome:
            test.status === 'passed' && test.failureMessages.length > 0 ? 'flaky' : test.status,
        })),
  )

const playwrightOutcomes = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(playwrightOutcomes),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({
      title: `${file}: ${title}`,
      outcome: status === 'unexpected' ? 'failed' : status,
    })),
  ),
]

function vitestCounts(report) {
  // A file that fails to load has no tests to fail, so it counts as one.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @param {Counts[]} all */
export const sumCounts = (all) =>
  all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    noCounts,
  )
