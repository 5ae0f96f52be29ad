import { beforeEach, expect, test, vi } from 'vitest'
import { withLoadTimeout } from '#ui/with-load-timeout.ts'
import {
  createChunkRecovery,
  decideRecovery,
  isChunkFailure,
  reloadOffer,
} from './recover-chunks.ts'

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

const situation = {
  now: 1_000_000,
  lastReload: 'never',
  isRunAlive: false,
  isOnline: true,
} as const

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

test('never reloads without a network', () => {
  expect(decideRecovery({ ...situation, isOnline: false })).toBe('offer')
  expect(decideRecovery({ ...situation, isOnline: false, lastReload: 'unknown' })).toBe('offer')
})

test('does not reload if no timestamp can be stored: it could loop forever', () => {
  expect(decideRecovery({ ...situation, lastReload: 'unknown' })).toBe('give-up')
})

test('a clock set back does not forbid the reload for hours', () => {
  expect(decideRecovery({ ...situation, lastReload: 9_000_000 })).toBe('reload')
})

test('a result that arrives in time is passed on', async () => {
  await expect(withLoadTimeout(Promise.resolve('page'))).resolves.toBe('page')
  await expect(withLoadTimeout(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('after 120 s a part of the app counts as failed', async () => {
  vi.useFakeTimers()
  const outcome = vi.fn<(thrown: unknown) => void>()
  withLoadTimeout(new Promise(() => {})).catch(outcome)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isChunkFailure(outcome.mock.calls[0]?.[0])).toBe(true)
  vi.useRealTimers()
})

const failure = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')

function tab({ isRunAlive = false, isOnline = true, keeps = true } = {}) {
  let kept: number | 'never' = 'never'
  const clock = { now: 1_000_000 }
  const reload = vi.fn<() => void>()
  const recover = createChunkRecovery({
    now: () => clock.now,
    isRunAlive: () => isRunAlive,
    isOnline: () => isOnline,
    lastReload: {
      read: () => kept,
      write: (moment) => {
        kept = moment
        return keeps
      },
    },
    reload,
  })
  return { clock, recover, reload }
}

beforeEach(() => reloadOffer.setState({ isOffered: false }))

test('a failure reloads the page, a second one within 60 s does not, a third one later does', () => {
  const { clock, recover, reload } = tab()
  expect(recover(failure)).toBe('reloading')
  expect(recover(failure)).toBe('staying')
  expect(reload).toHaveBeenCalledTimes(1)
  clock.now += 60_000
  expect(recover(failure)).toBe('reloading')
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['during a test', { isRunAlive: true }],
  ['without a network', { isOnline: false }],
])('%s the page stays and the reload is offered', (_, at) => {
  const { recover, reload } = tab(at)
  expect(recover(failure)).toBe('staying')
  expect(reload).not.toHaveBeenCalled()
  expect(reloadOffer.getState().isOffered).toBe(true)
})

test('without a stored timestamp there is no reload', () => {
  const { recover, reload } = tab({ keeps: false })
  expect(recover(failure)).toBe('staying')
  expect(reload).not.toHaveBeenCalled()
})

test('ignores other errors', () => {
  const { recover, reload } = tab()
  expect(recover(new Error('broken'))).toBe('staying')
  expect(reload).not.toHaveBeenCalled()
})
