import { expect, test } from 'vitest'
import { formatOrNull } from './format-or-null.ts'

test('words that are not known any more are left out', () => {
  const gone = () => {
    throw new TypeError('not a function')
  }
  expect(formatOrNull(gone)).toBeNull()
  expect(formatOrNull(() => 'said')).toBe('said')
})
