import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHybridClock } from './hybrid-clock.ts'

const clockAt = (...walls: readonly number[]) => {
  const left = [...walls]
  return createHybridClock(() => left.shift() ?? 0, 'aaaa')
}

describe('the hybrid clock', () => {
  it('writes wall, counter and device, sortable as text', () => {
    expect(clockAt(1_700_000_000_000).next()).toBe('1700000000000-0000-aaaa')
    expect(clockAt(5).next()).toBe('0000000000005-0000-aaaa')
  })

  it('counts within one millisecond, and while the phone clock is turned back', () => {
    const clock = clockAt(1000, 1000, 400, 1001)
    expect([clock.next(), clock.next(), clock.next(), clock.next()]).toEqual([
      '0000000001000-0000-aaaa',
      '0000000001000-0001-aaaa',
      '0000000001000-0002-aaaa',
      '0000000001001-0000-aaaa',
    ])
  })

  it('goes on from what it has seen elsewhere', () => {
    const clock = clockAt(1000)
    clock.observe('0000000009000-00ff-bbbb')
    expect(clock.next()).toBe('0000000009000-0100-aaaa')
  })

  it('moves to the next millisecond when the counter is full', () => {
    const clock = clockAt(1000)
    clock.observe('0000000001000-ffff-bbbb')
    expect(clock.next()).toBe('0000000001001-0000-aaaa')
  })

  it('does not listen to nonsense', () => {
    const clock = clockAt(1000)
    for (const nonsense of ['', 'x', '9999999999999-0000-b', '12-0000-b']) clock.observe(nonsense)
    expect(clock.next()).toBe('0000000001000-0000-aaaa')
  })

  it('only ever grows, whatever the phone clock and the other tabs do', () => {
    const step = fc.record({
      wall: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double()),
      seen: fc.option(fc.integer({ min: 0, max: 0xffff })),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let wall = 0
        const clock = createHybridClock(() => wall, 'aaaa')
        const given: string[] = []
        for (const { wall: next, seen } of steps) {
          wall = Number.isNaN(next) ? 0 : next
          if (seen !== null) clock.observe(`0000000000003-${seen.toString(16).padStart(4, '0')}-b`)
          given.push(clock.next())
        }
        expect(given).toEqual(given.toSorted())
        expect(new Set(given).size).toBe(given.length)
      }),
    )
  })
})
