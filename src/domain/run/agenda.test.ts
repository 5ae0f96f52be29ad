import { describe, expect, it } from 'vitest'

import { handsOn, kitOf, reaction, read, settle, stripKit, timed } from '#testing/small-kit.ts'
import { after, instant, minutes, seconds } from '#domain/units.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { agenda } from './agenda.ts'
import { estimate } from './estimate.ts'
import { apply, replay } from './replay.ts'
import { advance, type Run } from './run.ts'
import type { RunDeed, RunSetup } from './run-event.ts'

const start = instant(0)
const at = (length: number) => after(start, seconds(length))
const setupOf = (kit: Kit, count: number): RunSetup => ({
  id: 'run',
  kit,
  analytes: kit.analytes.map(({ id }) => id),
  samples: Array.from({ length: count }, (_, index) => ({
    id: `s${index + 1}`,
    name: `S${index + 1}`,
  })),
  wallOffset: 0,
})
const begin = (kit: Kit, count: number) => {
  const run = replay([{ id: '0', at: start, kind: 'started', setup: setupOf(kit, count) }])
  if (run === null) throw new Error('no run')
  return run
}
const confirm = (run: Run, time: number, sample: string, lane: string, step: number) => {
  const deed: RunDeed = { kind: 'confirmed', sample, lane, step }
  const next = apply(run, { ...deed, id: `${time}/${sample}/${lane}/${step}`, at: at(time) })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}
const nowOf = (run: Run, time: number) => {
  const task = agenda(advance(run, at(time)), at(time)).now
  return task === null ? null : `${task.sample} ${task.step.id} ${task.doing.kind}`
}

describe('agenda', () => {
  const prepared = (count: number) =>
    confirm(confirm(begin(stripKit, count), 20, 's1', 'soil', 0), 20, 's1', 'soil', 1)

  it('starts with the first step of the first sample', () => {
    expect(nowOf(begin(stripKit, 3), 0)).toBe('s1 fill ready')
  })

  it('stays with a step that is in the hands', () => {
    expect(nowOf(prepared(2), 50)).toBe('s1 shake busy')
  })

  it('fills the wait of a strip with work that fits before its reading', () => {
    const dipped = confirm(prepared(2), 82, 's1', 'n', 0)
    expect(nowOf(dipped, 90)).toBe('s1 dip-p ready')
  })

  it('waits for a reading rather than start what would run into it', () => {
    const both = confirm(confirm(prepared(2), 82, 's1', 'n', 0), 90, 's1', 'p', 0)
    const filled = confirm(both, 125, 's2', 'soil', 0)
    expect(nowOf(filled, 126)).toBe('s1 wait-n reacting')
  })

  it('calls to a reading before any other work', () => {
    const dipped = confirm(prepared(2), 82, 's1', 'n', 0)
    expect(nowOf(dipped, 141)).toBe('s1 wait-n reacting')
    expect(nowOf(dipped, 145)).toBe('s1 read-n read')
  })

  it('follows the choice of the user, except out of a step in the hands', () => {
    const run = begin(stripKit, 2)
    expect(agenda(run, start, { sample: 's2', lane: 'soil' }).now?.sample).toBe('s2')
    expect(agenda(prepared(2), at(30), { sample: 's2', lane: 'soil' }).now?.step.id).toBe('shake')
  })

  it('asks whether the liquid is clear when its time is up', () => {
    const run = begin(kitOf(settle('stand', 1800), read('look', ['n'])), 1)
    expect(nowOf(run, 100)).toBe('s1 stand settling')
    expect(agenda(run, at(1801)).now?.doing).toMatchObject({ askAt: at(1800) })
  })

  it('has nothing to do when all is done', () => {
    const run = begin(kitOf(handsOn('only')), 1)
    expect(run.samples[0]?.lanes).toEqual([])
    expect(agenda(run, start).now).toBeNull()
  })
})

describe('estimate', () => {
  const chain = kitOf(
    handsOn('fill', 20),
    timed('shake', 60),
    reaction('wait', 120),
    read('look', ['n']),
  )

  it('adds up one sample', () => {
    expect(estimate(setupOf(chain, 1))).toEqual({
      length: seconds(20 + 60 + 120 + 10),
      atLeast: false,
    })
  })

  it('is shorter for many samples than one after the other, and never shorter than the work of the hands', () => {
    const { length } = estimate(setupOf(stripKit, 6))
    const alone = estimate(setupOf(stripKit, 1)).length
    const hands = 6 * (20 + 60 + 3 + 10 + 10 + 10)
    expect(length).toBeLessThan(6 * alone)
    expect(length).toBeGreaterThanOrEqual(hands)
    expect(length).toBeLessThan(minutes(20))
  })

  it('says that an unknown length makes it a lower bound', () => {
    expect(
      estimate(setupOf(kitOf(timed('shake', 60), reaction('wait', null), read('look', ['n'])), 1)),
    ).toEqual({
      length: seconds(70),
      atLeast: true,
    })
  })
})
