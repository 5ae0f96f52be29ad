import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { learnedHandsTime } from '#domain/run/hands-times.ts'
import { replay } from '#domain/run/replay.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { playRun } from '#testing/planning/play-run.ts'
import { handsOn, kitOf, reaction, read, stripKit } from '#testing/small-kit.ts'
import { createHandsLearning } from './hands-learning.ts'

const slowRun = (id: string) =>
  playRun(
    {
      id,
      kit: stripKit,
      analytes: ['ph', 'no3', 'p'],
      samples: ['a', 'b', 'c'].map((name) => ({ id: name, name })),
      wallOffset: 0,
    },
    ({ step }) => (step.kind === 'hands-on' ? 2 : 1),
  ).run

describe('learning how long the hands take', () => {
  it('remembers the pace of a run for the next time, by kit', () => {
    const preferences = fakePreferences()
    createHandsLearning(preferences).learn(slowRun('one'))
    const next = createHandsLearning(preferences)
    expect(learnedHandsTime(next.timesOf('strips'), 'fill')).toBe(40)
    expect(next.timesOf('other')).toEqual({})
  })

  it('learns once from a run, however often it ends', () => {
    const hands = createHandsLearning(fakePreferences())
    const run = slowRun('one')
    hands.learn(run)
    hands.learn(run)
    expect(hands.timesOf('strips')['fill']).toHaveLength(3)
  })

  it('learns the pace of each person where two share the work', () => {
    const kit = kitOf(handsOn('fill', 20), reaction('wait', 10), read('look', ['n']))
    const samples = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
    const setup = { id: 'r', kit, analytes: ['n'], samples, wallOffset: 0, people: 2 as const }
    const fill = (sample: string) => ({ kind: 'confirmed', sample, lane: 'lane', step: 0 }) as const
    const answer = { kind: 'level', level: 0 } as const
    const look = (sample: string) =>
      ({ kind: 'read', sample, lane: 'lane', analyte: 'n', answer }) as const
    const run = replay(
      [
        [0, { kind: 'started', setup } as const] as const,
        [20, fill('a')] as const,
        [25, fill('b')] as const,
        [38, look('a')] as const,
        [42, look('b')] as const,
        [58, fill('c')] as const,
      ].map(([at, command]) => ({
        ...command,
        id: `${at}`,
        at: addSeconds(instant(0), seconds(at)),
      })),
    )
    if (run === null) throw new Error('no run')
    const hands = createHandsLearning(fakePreferences())
    hands.learn(run)
    expect(hands.timesOf('one-lane')).toEqual({ fill: [20, 25, 20], look: [8, 7] })
  })

  it('can be cleared', () => {
    const hands = createHandsLearning(fakePreferences())
    hands.learn(slowRun('one'))
    hands.forget()
    expect(hands.timesOf('strips')).toEqual({})
  })

  it('reads invalid data as no observations, never as an invalid length', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const preferences = fakePreferences()
        preferences.write('hands-times', { strips: kept })
        const times = createHandsLearning(preferences).timesOf('strips')
        expect(
          Object.values(times)
            .flat()
            .every((time) => time > 0 && Number.isFinite(time)),
        ).toBe(true)
      }),
    )
  })
})
