import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { learned } from '#domain/run/hands-times.ts'
import { fakePreferences } from '#testing/fake-preferences.ts'
import { playRun } from '#testing/play-run.ts'
import { stripKit } from '#testing/small-kit.ts'
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
  it('remembers the pace of a run for the next time, kit by kit', () => {
    const preferences = fakePreferences()
    createHandsLearning(preferences).learn(slowRun('one'))
    const next = createHandsLearning(preferences)
    expect(learned(next.timesOf('strips'), 'fill')).toBe(40)
    expect(next.timesOf('other')).toEqual({})
  })

  it('learns once from a run, however often it ends', () => {
    const hands = createHandsLearning(fakePreferences())
    const run = slowRun('one')
    hands.learn(run)
    hands.learn(run)
    expect(hands.timesOf('strips')['fill']).toHaveLength(3)
  })

  it('forgets when asked to', () => {
    const hands = createHandsLearning(fakePreferences())
    hands.learn(slowRun('one'))
    hands.forget()
    expect(hands.timesOf('strips')).toEqual({})
  })

  it('reads any garbage as no knowledge, never as a length that is none', () => {
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
