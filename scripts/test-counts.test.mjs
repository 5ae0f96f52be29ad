import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countsIn, flakyIn, noCounts, sumCounts } from './test-counts.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soil-kit-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function counts(report) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return countsIn(file)
}

test('a runner that died before its report counts nothing', () => {
  expect(countsIn(join(folder, 'none.json'))).toEqual(noCounts)
})

test('a vitest file that does not load counts as one failed test', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ],
  }
  expect(counts(report)).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('a journey that passed at the second try counts as passed, and is named', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
  const spec = (title, status) => ({ file: 'run.spec.ts', title, tests: [{ status }] })
  const suites = [
    { specs: [spec('steady', 'expected')], suites: [{ specs: [spec('shaky', 'flaky')] }] },
  ]
  expect(counts({ stats, suites })).toEqual({ passed: 8, failed: 1, skipped: 2 })
  expect(flakyIn(join(folder, 'report.json'))).toEqual(['run.spec.ts: shaky'])
})

test('a test in the browser that passed at the second try is named', () => {
  const result = (fullName, status, failureMessages) => ({ fullName, status, failureMessages })
  const assertionResults = [
    result('steady', 'passed', []),
    result('shaky', 'passed', ['too late']),
    result('broken', 'failed', ['wrong']),
  ]
  counts({ testResults: [{ name: '/src/a.browser.test.ts', assertionResults }] })
  expect(flakyIn(join(folder, 'report.json'))).toEqual(['a.browser.test.ts: shaky'])
})

test('a runner that died before its report names no tests', () => {
  expect(flakyIn(join(folder, 'none.json'))).toEqual([])
})

test('counts of several runners add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sumCounts([one, one, noCounts])).toEqual({ passed: 2, failed: 4, skipped: 6 })
})
