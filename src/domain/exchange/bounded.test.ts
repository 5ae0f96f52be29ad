import { expect, it } from 'vitest'
import { boundReason } from './bounded.ts'

const nested = (depth: number) => {
  let value: unknown = 1
  for (let count = 0; count < depth; count += 1) value = [value]
  return value
}

it('lets pass what the app writes', () => {
  expect(boundReason({ id: 'r1', note: '雨'.repeat(2000), readings: [{ level: 2 }, null] })).toBe(
    null,
  )
})

it.each([
  ['nested a hundred thousand deep', nested(100_000), 'too-deep'],
  ['a name of three megabytes', { name: 'あ'.repeat(3_000_000) }, 'too-long'],
  ['more values than any test has', Array.from({ length: 100_000 }, () => 0), 'too-many'],
])('names what is %s', (_, value, reason) => {
  expect(boundReason(value)).toBe(reason)
})

const limits = { depth: 3, textChars: 10, values: 5, chars: 20 }
const ten = 'a'.repeat(10)

it.each([
  ['depth', nested(3), nested(4), 'too-deep'],
  ['depth of fields', { a: { b: { c: 1 } } }, { a: { b: { c: {} } } }, 'too-deep'],
  ['the length of a text', ten, `${ten}a`, 'too-long'],
  [
    'the length of all texts',
    { a: ten, b: 'b'.repeat(8) },
    { a: ten, b: 'b'.repeat(9) },
    'too-long',
  ],
  ['the length of a name', { [ten + ten]: 1 }, { [`${ten}${ten}a`]: 1 }, 'too-long'],
  ['the length of names and texts', { [ten]: ten }, { [ten]: ten, a: 1 }, 'too-long'],
  ['the number of values', [1, 2, 3, null], [1, 2, 3, null, 5], 'too-many'],
  ['the number of values in parts', [[1], [2]], [[1], [2], 3], 'too-many'],
])('limits %s', (_, within, beyond, reason) => {
  expect(boundReason(within, limits)).toBeNull()
  expect(boundReason(beyond, limits)).toBe(reason)
})
