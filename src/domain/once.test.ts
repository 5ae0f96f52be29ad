import { expect, test } from 'vitest'
import { once, onceAsync } from './once.ts'

test('made when first asked for, and only then', () => {
  const made: number[] = []
  const value = once(() => made.push(1))
  expect(made).toEqual([])
  expect([value(), value()]).toEqual([1, 1])
  expect(made).toHaveLength(1)
})

test('begun once for all callers, and again only after it has failed', async () => {
  let begun = 0
  const value = onceAsync(async () => {
    begun += 1
    if (begun === 1) throw new Error('not yet')
    return begun
  })
  const first = [value(), value()]
  expect(await Promise.allSettled(first)).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(await Promise.all([value(), value()])).toEqual([2, 2])
})
