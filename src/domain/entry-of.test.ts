import { expect, it } from 'vitest'
import { entryOf } from './entry-of.ts'

it.each(['constructor', '__proto__', 'toString'])('does not find %s unless it is added', (key) => {
  expect(entryOf<number>({ a: 1 }, key)).toBeUndefined()
  expect(entryOf(undefined, key)).toBeUndefined()
  expect(entryOf({ a: 1, [key]: 2 }, key)).toBe(2)
})
