import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch.ts'

test('prefetches when the network is good or unknown', () => {
  expect(mayPrefetch({ isOnline: true })).toBe(true)
  expect(mayPrefetch({ isOnline: true, effectiveType: '3g', saveData: false })).toBe(true)
})

test.each([
  { isOnline: false },
  { isOnline: true, effectiveType: '2g' },
  { isOnline: true, effectiveType: 'slow-2g' },
  { isOnline: true, effectiveType: '4g', saveData: true },
])('does not with %o', (network) => {
  expect(mayPrefetch(network)).toBe(false)
})
