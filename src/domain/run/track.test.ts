import { describe, expect, it } from 'vitest'

import { handsOn, reaction, read, settle, timed } from '#testing/small-kit.ts'
import { addSeconds, instant, minutes, seconds } from '#domain/units.ts'
import {
  advanceTrack,
  confirmTrack,
  durationOf,
  extendTrack,
  finishReading,
  remedyTrack,
  startTrack,
  type Track,
} from './track.ts'

const start = instant(1_000_000)
const later = (length: number) => addSeconds(start, seconds(length))
const sure = (track: Track | null): Track => {
  if (track === null) throw new Error('the track did not move')
  return track
}

describe('a track', () => {
  it('waits for the user at a hands-on step, however long', () => {
    const track = startTrack([handsOn('fill')], start)
    expect(advanceTrack(track, later(99_999)).state).toEqual({
      at: 'waiting',
      step: 0,
      since: start,
    })
    expect(sure(confirmTrack(track, later(7))).state).toEqual({ at: 'done', since: later(7) })
  })

  it('runs a timed step from the tap, and the reaction from its exact end', () => {
    const dipped = sure(
      confirmTrack(
        startTrack([timed('dip', 3), reaction('wait', 60), read('look', ['n'])], start),
        later(5),
      ),
    )
    expect(dipped.state).toMatchObject({ at: 'running', due: later(8) })
    expect(advanceTrack(dipped, later(20)).state).toMatchObject({
      at: 'running',
      startedAt: later(8),
      due: later(68),
    })
  })

  it('wakes from a long sleep with a reading due at the right second', () => {
    const dipped = sure(
      confirmTrack(
        startTrack([timed('dip', 3), reaction('wait', 60), read('look', ['n'])], start),
        start,
      ),
    )
    const woken = advanceTrack(dipped, later(3600))
    expect(woken.state).toEqual({ at: 'reading', step: 2, due: later(63) })
    expect(woken.past.map(({ to }) => to)).toEqual([later(3), later(63)])
  })

  it('cannot be hurried: a reaction accepts no confirmation', () => {
    const track = startTrack([reaction('wait', 60)], start)
    expect(confirmTrack(track, later(10))).toBeNull()
  })

  it('counts up where the length is unknown, until the user ends it', () => {
    const track = startTrack([reaction('wait', null), read('look', ['n'])], start)
    expect(advanceTrack(track, later(9999)).state).toEqual({
      at: 'counting',
      step: 0,
      startedAt: start,
    })
    expect(sure(confirmTrack(track, later(300))).state).toEqual({
      at: 'reading',
      step: 1,
      due: later(300),
    })
  })

  it('settles until the user sees clear liquid, and can be given more time', () => {
    const track = startTrack([settle('stand', 1800), handsOn('draw')], start)
    expect(advanceTrack(track, later(7200)).state).toMatchObject({
      at: 'settling',
      askAt: later(1800),
    })
    expect(sure(extendTrack(track, later(1900))).state).toMatchObject({
      askAt: later(1900 + minutes(30)),
    })
    expect(sure(confirmTrack(track, later(60))).state).toMatchObject({ at: 'waiting', step: 1 })
  })

  it('settles without a time to ask at where the length is unknown', () => {
    const track = startTrack([settle('stand', null)], start)
    expect(track.state).toMatchObject({ at: 'settling', askAt: null })
  })

  it('gives more time only to what settles, and restarts only a limit', () => {
    const limited = {
      ...handsOn('draw'),
      startWithin: { limit: { value: seconds(60), trust: 'user', sources: [] } },
    } as const
    const waiting = startTrack([limited], start)
    const counting = startTrack([reaction('wait', null)], start)
    expect([extendTrack(waiting, later(5)), extendTrack(counting, later(5))]).toEqual([null, null])
    expect(sure(remedyTrack(waiting, later(5))).state).toMatchObject({ since: later(5) })
    expect(remedyTrack(startTrack([handsOn('draw')], start), later(5))).toBeNull()
    expect(remedyTrack(counting, later(5))).toBeNull()
  })

  it('knows the length of the steps that run against the clock', () => {
    const steps = [timed('dip', 3), reaction('wait', 60), settle('stand', 1800)]
    expect(steps.map(durationOf)).toEqual([3, 60, 1800])
    expect([handsOn('fill'), read('look', ['n'])].map(durationOf)).toEqual([null, null])
  })

  it('leaves a reading only when it has been read', () => {
    const track = startTrack([read('look', ['n']), handsOn('rinse')], start)
    expect(confirmTrack(track, later(5))).toBeNull()
    expect(sure(finishReading(track, later(5))).state).toMatchObject({
      at: 'waiting',
      step: 1,
      since: later(5),
    })
  })
})
