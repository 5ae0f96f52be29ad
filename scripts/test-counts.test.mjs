import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countsIn, noCounts, sumCounts, troubleIn } from './test-counts.mjs'

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

test('a journey that passed at the second try counts as passed; it and those that failed are named', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
  const spec = (title, status) => ({ file: 'run.spec.ts', title, tests: [{ status }] })
  const nested = { specs: [spec('shaky', 'flaky'), spec('broken', 'unexpected')] }
  const suites = [{ specs: [spec('steady', 'expected')], suites: [nested] }]
  expect(counts({ stats, suites })).toEqual({ passed: 8, failed: 1, skipped: 2 })
  expect(troubleIn(join(folder, 'report.json'))).toEqual({
    failed: ['run.spec.ts: broken'],
    flaky: ['run.spec.ts: shaky'],
  })
})

test('tests that failed or passed at the second try are named, and files that do not load', () => {
  const result = (fullName, status, failureMessages) => ({ fullName, status, failureMessages })
  const assertionResults = [
    result('steady', 'passed', []),
    result('shaky', 'passed', ['too late']),
    result('broken', 'failed', ['wrong']),
  ]
  const unloaded = { name: '/src/b.test.ts', status: 'failed', assertionResults: [] }
  const loaded = { name: '/src/a.browser.test.ts', status: 'failed', assertionResults }
  counts({ numPassedTests: 2, testResults: [loaded, unloaded] })
  expect(troubleIn(join(folder, 'report.json'))).toEqual({
    failed: ['a.browser.test.ts: broken', 'b.test.ts'],
    flaky: ['a.browser.test.ts: shaky'],
  })
})

test('a browser whose smoke journey passed at the second try counts as passed, and is named', () => {
  const outcomes = [
    { title: 'smoke in Firefox', outcome: 'flaky' },
    { title: 'smoke in WebKit', outcome: 'skipped' },
  ]
  expect(counts({ outcomes })).toEqual({ passed: 1, failed: 0, skipped: 1 })
  expect(troubleIn(join(folder, 'report.json'))).toEqual({
    failed: [],
    flaky: ['smoke in Firefox'],
  })
})

test('a runner that died before its report names no tests', () => {
  expect(troubleIn(join(folder, 'none.json'))).toEqual({ failed: [], flaky: [] })
})

test('counts of several runners add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sumCounts([one, one, noCounts])).toEqual({ passed: 2, failed: 4, skipped: 6 })
})
