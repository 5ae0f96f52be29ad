import { expect, test, vi } from 'vitest'
import { browserConnectivity } from './browser-connectivity.ts'

test('follows the events of the browser until stopped', () => {
  const heard = vi.fn<(isOnline: boolean) => void>()
  const connectivity = browserConnectivity()
  expect(connectivity.isOnline()).toBe(navigator.onLine)
  const stop = connectivity.onChange(heard)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  stop()
  window.dispatchEvent(new Event('offline'))
  expect(heard.mock.calls).toEqual([[false], [true]])
})
