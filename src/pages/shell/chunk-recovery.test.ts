import { expect, test } from 'vitest'
import { decideRecovery, isChunkFailure } from './chunk-recovery.ts'

const named = Object.assign(new Error('timeout'), { name: 'ChunkLoadError' })

test.each([
  new Error('Loading chunk 7 failed.\n(error: http://localhost/7.js)'),
  new Error('Loading CSS chunk 3 failed'),
  named,
  new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a.js'),
  new TypeError('error loading dynamically imported module: http://localhost/assets/a.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
])('takes "$message" for a part of the app that did not load', (thrown) => {
  expect(isChunkFailure(thrown)).toBe(true)
})

test.each([
  new Error('Failed to fetch'),
  new TypeError('x is undefined'),
  'Loading chunk 1 failed',
  null,
])('leaves %s alone', (thrown) => {
  expect(isChunkFailure(thrown)).toBe(false)
})

const situation = { now: 1_000_000, lastReload: 'never', isRunAlive: false } as const

test('reloads at the first failure', () => {
  expect(decideRecovery(situation)).toBe('reload')
})

test('reloads at most once in 60 s', () => {
  expect(decideRecovery({ ...situation, lastReload: 940_001 })).toBe('give-up')
  expect(decideRecovery({ ...situation, lastReload: 940_000 })).toBe('reload')
})

test('never reloads during a test', () => {
  expect(decideRecovery({ ...situation, isRunAlive: true })).toBe('offer')
  expect(decideRecovery({ ...situation, isRunAlive: true, lastReload: 'unknown' })).toBe('offer')
})

test('does not reload where no stamp can be kept: it might go on for ever', () => {
  expect(decideRecovery({ ...situation, lastReload: 'unknown' })).toBe('give-up')
})

test('a clock set back does not forbid the reload for hours', () => {
  expect(decideRecovery({ ...situation, lastReload: 9_000_000 })).toBe('reload')
})
