import { describe, expect, it } from 'vitest'

import { handsOn, kitOf, reaction, read, settle, timed } from '#testing/small-kit.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import type { Step } from '#domain/kit/kit.ts'
import { applyEvent, replay } from './replay.ts'
import { advance, type Run } from './run.ts'
import { signalsOf } from './signals.ts'

const start = instant(0)
const at = (length: number) => addSeconds(start, seconds(length))

function begin(...steps: readonly Step[]): Run {
  const setup = {
    id: 'r',
    kit: kitOf(...steps),
    analytes: ['n'],
    samples: [{ id: 's', name: 'S' }],
    wallOffset: 0,
  }
  const run = replay([{ id: '0', at: start, kind: 'started', setup }])
  if (run === null) throw new Error('no run')
  return run
}
const confirmed = (run: Run, step: number) => {
  const next = applyEvent(run, {
    kind: 'confirmed',
    sample: 's',
    lane: 'lane',
    step,
    id: `c${step}`,
    at: start,
  })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}
const heard = (run: Run) =>
  signalsOf(run)
    .filter(({ sound }) => sound !== null)
    .map((signal) => `${signal.at / 1000} ${signal.sound}`)
const spoken = (run: Run) =>
  signalsOf(run).flatMap(({ at: time, phrase }) => (phrase === null ? [] : [[time / 1000, phrase]]))

describe('signals of a run', () => {
  it('count down a short dip by voice: 3, 2, 1, up', () => {
    const dip = confirmed(begin(timed('dip', 3), reaction('wait', 60), read('look', ['n'])), 0)
    expect(signalsOf(dip).map((signal) => [signal.at / 1000, signal.phrase])).toEqual([
      [0, { kind: 'count', seconds: 3 }],
      [1, { kind: 'count', seconds: 2 }],
      [2, { kind: 'count', seconds: 1 }],
      [3, { kind: 'cue', text: 'up' }],
    ])
    expect(heard(dip)).toEqual(['0 pip', '1 pip', '2 pip', '3 act'])
  })

  it('pip through the last five seconds of a long shake, without voice', () => {
    const shake = confirmed(begin(timed('shake', 60), read('look', ['n'])), 0)
    expect(heard(shake)).toEqual(['55 pip', '56 pip', '57 pip', '58 pip', '59 pip', '60 act'])
    expect(spoken(shake)).toEqual([[60, { kind: 'cue', text: 'up' }]])
  })

  it('count by voice up to ten seconds, and no further back than the step begins', () => {
    const after = (length: number) =>
      spoken(confirmed(begin(timed('dip', length), read('look', ['n'])), 0)).map(([time]) => time)
    expect([after(2), after(10), after(11)]).toEqual([[0, 1, 2], [7, 8, 9, 10], [11]])
    expect(heard(begin(reaction('wait', 3), read('look', ['n']))).slice(0, 3)).toEqual([
      '1 pip',
      '2 pip',
      '3 read',
    ])
  })

  it('announce a reading every 2 s for 30 s, after five pips', () => {
    const calls = heard(begin(reaction('wait', 60), read('look', ['n'])))
    expect(calls.slice(0, 6)).toEqual(['55 pip', '56 pip', '57 pip', '58 pip', '59 pip', '60 read'])
    expect(calls.slice(5)).toHaveLength(16)
    expect(calls.at(-1)).toBe('90 read')
  })

  it('name the sample whose reading is near, then due, and say so once', () => {
    const waiting = begin(reaction('wait', 60), read('look', ['n'], 20))
    expect(spoken(waiting)).toEqual([
      [55, { kind: 'read-soon', sample: 'S' }],
      [60, { kind: 'read-now', sample: 'S' }],
    ])
    expect(spoken(advance(waiting, at(60)))).toEqual([
      [60, { kind: 'read-now', sample: 'S' }],
      [80, { kind: 'late', sample: 'S' }],
    ])
    const ids = signalsOf(waiting).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('say which wait is over where nothing is read after it', () => {
    const waiting = begin(reaction('wait', 60), handsOn('pour'), read('look', ['n']))
    expect(heard(waiting)).toEqual(['60 act'])
    expect(spoken(waiting)).toEqual([[60, { kind: 'time-up', name: 'wait' }]])
  })

  it('keep the id of each call when the reading becomes due, so that none rings twice', () => {
    const before = begin(reaction('wait', 60), read('look', ['n']))
    const due = advance(before, at(60))
    const ids = (run: Run) =>
      signalsOf(run)
        .filter(({ sound }) => sound === 'read')
        .map(({ id }) => id)
    expect(ids(due)).toEqual(ids(before))
  })

  it('announce once that the reading is late, at the end of its window', () => {
    const due = advance(begin(reaction('wait', 60), read('look', ['n'], 20)), at(61))
    expect(heard(due)).toContain('80 late')
    const unknown = advance(begin(reaction('wait', 60), read('look', ['n'], null)), at(61))
    expect(heard(unknown).filter((one) => one.endsWith('late'))).toEqual([])
  })

  it('stop when the reading is answered', () => {
    const due = advance(begin(reaction('wait', 60), read('look', ['n'])), at(61))
    const answered = applyEvent(due, {
      kind: 'read',
      sample: 's',
      lane: 'lane',
      analyte: 'n',
      answer: { kind: 'undetectable' },
      id: 'x',
      at: at(62),
    })
    expect(answered.ok && signalsOf(answered.value)).toEqual([])
  })

  it('stop when the first of two colors is answered: the user is at it', () => {
    const two = begin(reaction('wait', 60), read('look', ['n', 'p']))
    const due = advance({ ...two, analytes: ['n', 'p'] }, at(61))
    const look = {
      kind: 'read',
      sample: 's',
      lane: 'lane',
      answer: { kind: 'undetectable' },
    } as const
    const answered = applyEvent(due, { ...look, analyte: 'p', id: 'x', at: at(62) })
    expect(heard(due)).not.toEqual([])
    expect(answered.ok && signalsOf(answered.value)).toEqual([])
  })

  it('ask whether the liquid is clear', () => {
    const standing = begin(settle('stand', 1800), read('look', ['n']))
    expect(heard(standing)).toEqual(['1800 act'])
    expect(spoken(standing)).toEqual([[1800, { kind: 'clear-yet', sample: 'S' }]])
    expect(signalsOf(begin(settle('stand', null), read('look', ['n'])))).toEqual([])
  })
})
