import { expect, it } from 'vitest'
import { boundReason, eventLimits } from './bounded.ts'

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
  ['the name of a field of three megabytes', { ['a'.repeat(3_000_000)]: 1 }, 'too-long'],
  ['a million values', { readings: Array.from({ length: 1_000_000 }, () => 0) }, 'too-many'],
  [
    'many long texts',
    Array.from({ length: 300 }, () => 'a'.repeat(eventLimits.textChars)),
    'too-long',
  ],
])('names what is %s', (_, value, reason) => {
  expect(boundReason(value)).toBe(reason)
})
