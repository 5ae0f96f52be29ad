import { expect, test } from 'vitest'
import { patchParams } from './use-search-state.ts'

test('a patch sets and takes away, and leaves the rest and the original alone', () => {
  const before = new URLSearchParams('kit=midorikun&analyte=ph')
  expect(patchParams(before, { analyte: null, level: '3' }).toString()).toBe(
    'kit=midorikun&level=3',
  )
  expect(before.toString()).toBe('kit=midorikun&analyte=ph')
})
