import { expect, test, vi } from 'vitest'
import { isChunkFailure } from './chunk-recovery.ts'
import { inTime } from './chunk-timeout.ts'

test('what arrives in time is handed on', async () => {
  await expect(inTime(Promise.resolve('page'))).resolves.toBe('page')
  await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('after 120 s a part of the app counts as failed', async () => {
  vi.useFakeTimers()
  const outcome = vi.fn<(thrown: unknown) => void>()
  inTime(new Promise(() => {})).catch(outcome)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isChunkFailure(outcome.mock.calls[0]?.[0])).toBe(true)
  vi.useRealTimers()
})
