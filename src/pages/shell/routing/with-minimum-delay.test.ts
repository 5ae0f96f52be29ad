import { beforeEach, expect, test, vi } from 'vitest'
import { withMinimumDelay } from './with-minimum-delay.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('quick work is held back until 200 ms have passed', async () => {
  const seen = vi.fn<(outcome: unknown) => void>()
  void withMinimumDelay(Promise.resolve('value')).then(seen)
  await vi.advanceTimersByTimeAsync(199)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toHaveBeenCalledWith('value')
})

test('slow work is not held back further', async () => {
  const seen = vi.fn<(outcome: unknown) => void>()
  const work = new Promise((resolve) => {
    setTimeout(resolve, 700, 'value')
  })
  void withMinimumDelay(work).then(seen)
  await vi.advanceTimersByTimeAsync(700)
  expect(seen).toHaveBeenCalledWith('value')
})

test('a failure comes through', async () => {
  const seen = vi.fn<(outcome: unknown) => void>()
  withMinimumDelay(Promise.reject(new Error('gone'))).catch(seen)
  await vi.advanceTimersByTimeAsync(200)
  expect(seen).toHaveBeenCalledWith(new Error('gone'))
})
