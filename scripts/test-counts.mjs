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
  return { passed: report.passed, failed: report.failed, skipped: report.skipped }
}

const playwrightCounts = ({ expected, unexpected, flaky, skipped }) => ({
  passed: expected + flaky,
  failed: unexpected,
  skipped,
})

/**
 * Titles of the tests that passed only on retry: Vitest keeps what failed before, Playwright names them in nested suites.
 * @param {string} file
 * @returns {string[]}
 */
export function flakyIn(file) {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if ('testResults' in report) {
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
        .map((test) => `${basename(name)}: ${test.fullName}`),
    )
  }
  const titles = ({ suites = [], specs = [] }) => [
    ...suites.flatMap(titles),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${spec.file}: ${spec.title}`),
  ]
  return titles(report)
}

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
