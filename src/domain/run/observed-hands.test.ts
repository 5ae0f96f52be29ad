import { describe, expect, it } from 'vitest'

import { addSeconds, instant, seconds } from '#domain/units.ts'
import { handsOn, kitOf, reaction, read, stripKit } from '#testing/small-kit.ts'
import { learnedHandsTime, maxRemembered, addObservations } from './hands-times.ts'
import { observedHands } from './observed-hands.ts'
import { replay } from './replay.ts'
import type { RunCommand, RunSetup } from './run-event.ts'
import type { PlannedRinse } from './run-plan.ts'
import type { Role } from '#domain/plan/plan-problem.ts'

const start = instant(1_000_000)
const setup = (
  kit = kitOf(handsOn('fill', 20), reaction('wait', 60), read('look', ['n'])),
): RunSetup => ({
  id: 'run',
  kit,
  analytes: kit.analytes.map(({ id }) => id),
  samples: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
  wallOffset: 0,
})

type Timed = readonly [seconds: number, command: RunCommand]
const fill = (sample: string): RunCommand => ({ kind: 'confirmed', sample, lane: 'lane', step: 0 })
const look = (sample: string): RunCommand => ({
  kind: 'read',
  sample,
  lane: 'lane',
  analyte: 'n',
  answer: { kind: 'level', level: 0 },
})

function observed(
  commands: readonly Timed[],
  kit?: Parameters<typeof setup>[0],
  washed: readonly PlannedRinse[] = [],
  people: 1 | 2 = 1,
) {
  const events = [[0, { kind: 'started', setup: setup(kit) }] as const, ...commands].map(
    ([at, command], index) => ({
      ...command,
      id: String(index),
      at: addSeconds(start, seconds(at)),
    }),
  )
  const run = replay(events)
  if (run === null) throw new Error('the run did not start')
  return observedHands({ ...run, people }, washed)
}

describe('observedHands', () => {
  it('counts from the moment the hands were free', () => {
    expect(
      observed([
        [25, fill('a')],
        [43, fill('b')],
      ]),
    ).toEqual([
      { step: 'fill', took: 25 },
      { step: 'fill', took: 18 },
    ])
  })

  it('counts a reading from its due time, or from the previous tap if that was later', () => {
    const seen = observed([
      [10, fill('a')],
      [20, fill('b')],
      [78, look('a')],
      [90, look('b')],
    ])
    expect(seen.slice(2)).toEqual([
      { step: 'look', took: 8 },
      { step: 'look', took: 10 },
    ])
  })

  it('leaves out the time in which a tube was washed', () => {
    const rinse = {
      from: addSeconds(start, seconds(25)),
      to: addSeconds(start, seconds(55)),
      role: 0 as const,
    }
    const commands: Timed[] = [
      [25, fill('a')],
      [75, fill('b')],
    ]
    expect(observed(commands, undefined, [rinse]).at(-1)).toEqual({ step: 'fill', took: 20 })
  })

  it('counts from earlier work of the same person, where two share the work', () => {
    const kit = kitOf(handsOn('fill', 20), reaction('wait', 10), read('look', ['n']))
    const rinse = {
      from: addSeconds(start, seconds(30)),
      to: addSeconds(start, seconds(40)),
      role: 1 as Role,
    }
    const commands: Timed[] = [
      [20, fill('a')],
      [28, fill('b')],
      [38, look('a')],
      [50, look('b')],
    ]
    expect(observed(commands, kit, [rinse], 2)).toEqual([
      { step: 'fill', took: 20 },
      { step: 'fill', took: 28 },
      { step: 'look', took: 8 },
      { step: 'look', took: 10 },
    ])
  })

  it('leaves out a step during which somebody was called away', () => {
    expect(observed([[300, fill('a')]])).toEqual([])
    // Four times its 20 s at most, and a tap at once is no work.
    const fills = [80, 80.1, 0.5, 0.4].map((time) => observed([[time, fill('a')]]))
    expect(fills.map(([seen]) => seen?.took)).toEqual([80, undefined, 0.5, undefined])
  })

  it('ignores steps that the clock ends', () => {
    const shake: RunCommand = { kind: 'confirmed', sample: 'a', lane: 'soil', step: 1 }
    const commands: Timed[] = [
      [20, { kind: 'confirmed', sample: 'a', lane: 'soil', step: 0 }],
      [22, shake],
      [90, { kind: 'confirmed', sample: 'b', lane: 'soil', step: 0 }],
    ]
    // The second bottle was filled after the shaking ended at 82 s.
    expect(observed(commands, stripKit)).toEqual([
      { step: 'fill', took: 20 },
      { step: 'fill', took: 8 },
    ])
  })
})

describe('learnedHandsTime', () => {
  const times = (...took: readonly number[]) =>
    addObservations(
      {},
      took.map((each) => ({ step: 'fill', took: seconds(each) })),
    )

  it("uses the kit's estimate until a step was observed three times", () => {
    expect(learnedHandsTime(times(10, 12), 'fill')).toBeNull()
    expect(learnedHandsTime(times(10, 12, 40), 'fill')).toBe(12)
  })

  it('uses the median, which one outlier hardly changes', () => {
    expect(learnedHandsTime(times(10, 12, 14, 300), 'fill')).toBe(13)
  })

  it('forgets old observations', () => {
    const slow = Array.from({ length: maxRemembered }, () => 50)
    const quick = Array.from({ length: maxRemembered }, () => 10)
    expect(learnedHandsTime(times(...slow, ...quick), 'fill')).toBe(10)
    expect(times(...slow, ...quick)['fill']).toHaveLength(maxRemembered)
  })
})
