import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findValueConflict, parseReplacedIds, addWrite, type Write } from './current-writes.ts'

const write = (
  device: string,
  number: number,
  value: string,
  over: Write<string>['over'] = [],
): Write<string> => ({ id: `${device}${number}`, device, clock: `${number}`, value, over })

const currentWrites = (...writes: readonly Write<string>[]) =>
  writes.reduce<readonly Write<string>[]>(addWrite, [])
const valuesOf = (writes: readonly Write<string>[]) => {
  const found = findValueConflict(writes, 'a')
  return found && [found.counts.value, ...found.others.map(({ value }) => value)]
}

describe('concurrent writes of two devices to the same value', () => {
  test('are both kept, the later first', () => {
    expect(valuesOf(currentWrites(write('a', 1, '砂'), write('b', 2, '粘土')))).toEqual([
      '粘土',
      '砂',
    ])
  })

  test('one after the other, is the later alone', () => {
    expect(valuesOf(currentWrites(write('a', 1, '砂'), write('b', 2, '粘土', ['a1'])))).toBeNull()
  })

  test('are resolved by a write that saw both', () => {
    const both = [write('a', 1, '砂'), write('b', 2, '粘土')]
    expect(valuesOf(currentWrites(...both, write('c', 3, '砂', ['a1', 'b2'])))).toBeNull()
  })

  test('and says the same, is nothing to ask', () => {
    expect(valuesOf(currentWrites(write('a', 1, '砂'), write('b', 2, '砂')))).toBeNull()
  })

  test('of an earlier version is taken to have seen what came before', () => {
    expect(valuesOf(currentWrites(write('a', 1, '砂'), write('b', 2, '粘土', null)))).toBeNull()
  })

  test('are shown with their time, their device, and whether that is this one', () => {
    const of = (device: string, clock: string, value: string): Write<string> => ({
      id: value,
      device,
      clock,
      value,
      over: [],
    })
    const writes = [of('a', '1700000000000-0001-a', '砂'), of('b', 'unreadable', '粘土')]
    expect(findValueConflict(writes, 'a')).toEqual({
      counts: { value: '粘土', at: 0, device: 'b', isHere: false },
      others: [{ value: '砂', at: 1_700_000_000_000, device: 'a', isHere: true }],
    })
  })

  test('are never lost: each value is kept, or was seen by a later write', () => {
    const one = fc.record({ device: fc.constantFrom('a', 'b', 'c'), seesBoth: fc.boolean() })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (steps) => {
        const seen = new Map<string, ReadonlySet<string>>()
        let now: readonly Write<string>[] = []
        for (const [at, { device, seesBoth }] of steps.entries()) {
          const over = seesBoth ? now.map(({ id }) => id) : []
          const made = write(device, at, `${at}`, over)
          const own = now.filter((other) => other.device === device).map(({ id }) => id)
          seen.set(made.id, new Set([...over, ...own]))
          now = addWrite(now, made)
        }
        const stands = new Set(now.map(({ id }) => id))
        for (const id of seen.keys()) {
          expect(stands.has(id)).not.toBe([...seen.values()].some((ids) => ids.has(id)))
        }
      }),
    )
  })
})

test.each([null, 7, {}, { over: 'a1' }])('%j does not say what it replaces', (payload) => {
  expect(parseReplacedIds(payload)).toBeNull()
})

test('no more than a hundred replaced writes are read', () => {
  const ids = Array.from({ length: 101 }, (_, at) => `a${at}`)
  expect(parseReplacedIds({ over: ids })).toEqual(ids.slice(0, 100))
})

test('what is replaced is read as far as it can be', () => {
  expect(parseReplacedIds({ over: ['a1', 7, 'b2'] })).toEqual(['a1', 'b2'])
})
