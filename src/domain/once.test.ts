import { expect, test } from 'vitest'
import { once } from './once.ts'

test('made when first asked for, and only then', () => {
  const made: number[] = []
  const value = once(() => made.push(1))
  expect(made).toEqual([])
  expect([value(), value()]).toEqual([1, 1])
  expect(made).toHaveLength(1)
})
