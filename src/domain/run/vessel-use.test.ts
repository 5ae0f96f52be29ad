import { describe, expect, it } from 'vitest'
import {
  firstLevelRead,
  handsOn,
  kitOf,
  oneLaneKit,
  reaction,
  read,
  stripKit,
  stripSetup,
  timed,
} from '#testing/small-kit.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { applyEvent } from './replay.ts'
import { advance, startRun, type Run } from './run.ts'
import type { RunCommand } from './run-event.ts'
import { begunSamples, dirtyVessels, isLastInVessel, readsOutside, vesselOf } from './vessel-use.ts'

const at = (time: number) => addSeconds(instant(0), seconds(time))
const start = (kit = stripKit) => {
  const setup = { ...stripSetup, kit, analytes: kit.analytes.map(({ id }) => id) }
  return startRun(setup, { id: '0', at: at(0), kind: 'started', setup })
}
const command = (run: Run, time: number, what: RunCommand) => {
  const next = applyEvent(run, { ...what, id: `${time}/${what.kind}`, at: at(time) })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}
const confirm = (run: Run, time: number, sample: string, lane: string, step: number) =>
  command(run, time, { kind: 'confirmed', sample, lane, step })
const vesselAt = (run: Run, time: number) => {
  const now = advance(run, at(time))
  return now.samples.map((sample) => vesselOf(now, sample))
}

const filled = confirm(start(), 10, 'a', 'soil', 0)
const shaken = confirm(filled, 20, 'a', 'soil', 1)
const dippedOnce = confirm(shaken, 82, 'a', 'n', 0)
const dippedTwice = confirm(dippedOnce, 90, 'a', 'p', 0)

describe('a bottle whose strips are read outside it', () => {
  it('is held from the first step of its sample until the last strip was dipped', () => {
    expect(vesselAt(start(), 5)).toEqual([undefined, undefined])
    expect(vesselAt(filled, 10)).toEqual(['held', undefined])
    expect(vesselAt(shaken, 81)).toEqual(['held', undefined])
    expect(vesselAt(dippedOnce, 89)).toEqual(['held', undefined])
    expect(vesselAt(dippedTwice, 99)).toEqual(['held', undefined])
    expect(vesselAt(dippedTwice, 101)).toEqual(['returned', undefined])
  })

  it('is back when its sample is dropped', () => {
    const dropped = command(filled, 15, { kind: 'sample-dropped', sample: 'a' })
    expect(vesselAt(dropped, 15)).toEqual(['returned', undefined])
  })

  it('is back once the only strip was dipped first of all', () => {
    const kit = kitOf(timed('dip', 5), reaction('wait', 60), read('look', ['n']))
    const dipped = confirm(start(kit), 10, 'a', 'lane', 0)
    expect(vesselAt(dipped, 12)).toEqual(['held', undefined])
    expect(vesselAt(dipped, 16)).toEqual(['returned', undefined])
  })
})

describe('a tube that is read itself', () => {
  const tubes = {
    ...oneLaneKit,
    analytes: oneLaneKit.analytes.map((one) => ({ ...one, method: 'color' as const })),
  }

  it('is held until its reading', () => {
    const both = { ...stripKit, analytes: [...stripKit.analytes, ...tubes.analytes] }
    expect([start(), start(tubes), start(both)].map(readsOutside)).toEqual([true, false, false])
    const waiting = confirm(confirm(start(tubes), 5, 'a', 'lane', 0), 5, 'a', 'lane', 1)
    expect(vesselAt(waiting, 60)).toEqual(['held', undefined])
    const answered = command(advance(waiting, at(70)), 71, firstLevelRead)
    expect(vesselAt(answered, 71)).toEqual(['returned', undefined])
  })
})

describe('the last step in the vessel', () => {
  it('is the last timed one of a lane with a reading', () => {
    const steps = [
      handsOn('fill'),
      timed('shake', 60),
      timed('dip', 3),
      reaction('wait', 60),
      read('look', ['n']),
    ]
    expect(steps.map((_, index) => isLastInVessel(steps, index))).toEqual([
      false,
      false,
      true,
      false,
      false,
    ])
    const unread = [handsOn('fill'), timed('shake', 60)]
    expect(unread.map((_, index) => isLastInVessel(unread, index))).toEqual([false, false])
  })
})

describe('vessels to be washed', () => {
  it('are those given back, where no clean one is left', () => {
    const dirtyAt = (run: Run, time: number, count: number, washed: number) =>
      dirtyVessels(advance(run, at(time)), count, washed)
    expect(dirtyAt(start(), 5, 2, 0)).toBe(0)
    expect(dirtyAt(dippedOnce, 89, 1, 0)).toBe(0)
    expect(dirtyAt(dippedTwice, 101, 1, 0)).toBe(1)
    expect(dirtyAt(dippedTwice, 101, 2, 0)).toBe(1)
    expect(dirtyAt(dippedTwice, 101, 1, 1)).toBe(0)
    const both = confirm(dippedTwice, 110, 'b', 'soil', 0)
    expect(begunSamples(both)).toHaveLength(2)
    expect(dirtyAt(both, 110, 1, 1)).toBe(0)
    expect(dirtyAt(both, 110, 2, 0)).toBe(1)
    expect(dirtyAt(both, 110, 2, 1)).toBe(0)
  })
})
