import { describe, expect, it } from 'vitest'

import type { Kit, Step } from '#domain/kit/kit.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import {
  handsOn,
  kitOf,
  reaction,
  read,
  settle,
  stripKit,
  stripSetup,
  timed,
} from '#testing/small-kit.ts'
import type { Assignment } from './assignment.ts'
import { planInput } from './plan-input.ts'
import { applyEvent, replay } from './replay.ts'
import type { RunCommand, RunSetup } from './run-event.ts'
import { advance, type Run } from './run.ts'

const at = (time: number) => addSeconds(instant(5000), seconds(time))

function begin(kit: Kit = stripKit, more: Partial<RunSetup> = {}): Run {
  const analytes = kit.analytes.map(({ id }) => id)
  const setup = { ...stripSetup, kit, analytes, samples: [{ id: 'a', name: 'A' }], ...more }
  const run = replay([{ id: '0', at: at(0), kind: 'started', setup }])
  if (run === null) throw new Error('no run')
  return run
}
function applied(run: Run, time: number, command: RunCommand): Run {
  const next = applyEvent(run, { ...command, id: `${run.events.length}`, at: at(time) })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}
const tap = (run: Run, time: number, lane: string, step: number, sample = 'a') =>
  applied(run, time, { kind: 'confirmed', sample, lane, step })
const asked = (lane: string, step: number, since: number, more: Partial<Assignment> = {}) =>
  [{ sample: 'a', lane, step, role: null, since: at(since), ...more }] as const

const problemAt = (run: Run, time: number, assigned: readonly Assignment[] = []) =>
  planInput(advance(run, at(time)), at(time), {}, assigned)
const chainsAt = (run: Run, time: number, assigned?: readonly Assignment[]) =>
  problemAt(run, time, assigned).jobs[0]?.chains
const opsAt = (run: Run, time: number, assigned?: readonly Assignment[]) =>
  chainsAt(run, time, assigned)?.[0]?.ops

const byHand = { kind: 'hands', sharedBias: 0.3 }
const dipOf = (lane: string, length: number) => ({
  ...byHand,
  id: `dip-${lane}`,
  processingTime: length,
  exact: true,
  freesVessel: true,
})
const waitOf = (lane: string) => ({ kind: 'wait', id: `wait-${lane}`, length: 60 })
const readOf = (lane: string) => ({
  kind: 'read',
  id: `read-${lane}`,
  processingTime: 10,
  sharedBias: 0.3,
  window: { maxDelay: 10 },
})

/** Filled at 20 s, shaken until 80 s. */
const shaken = () => tap(tap(begin(), 20, 'soil', 0), 20, 'soil', 1)

describe('the work left of a sample', () => {
  it('is every step of its kit before it is begun, with the time to take a strip before each dip', () => {
    expect(problemAt(begin(), 0)).toMatchObject({
      jobs: [{ id: 'a' }],
      workerCount: 1,
      vessels: null,
      running: { busyUntil: [0], committed: [] },
    })
    expect(problemAt(begin(), 0).jobs[0]).not.toHaveProperty('vessel')
    expect(chainsAt(begin(), 7)).toEqual([
      {
        id: 'soil',
        after: [],
        since: -7,
        ops: [
          { ...byHand, id: 'fill', processingTime: 20 },
          { ...byHand, id: 'shake', processingTime: 64, exact: true },
        ],
      },
      { id: 'n', after: ['soil'], ops: [dipOf('n', 7), waitOf('n'), readOf('n')] },
      { id: 'p', after: ['soil'], ops: [dipOf('p', 14), waitOf('p'), readOf('p')] },
    ])
  })

  it('goes on from where it is: at the end of a shaking, a dip or a reaction that runs', () => {
    expect(problemAt(shaken(), 50).running?.busyUntil).toEqual([30])
    expect(chainsAt(shaken(), 50)?.[0]).toEqual({ id: 'soil', after: [], since: 30, ops: [] })
    const dipped = tap(shaken(), 90, 'n', 0)
    expect(problemAt(dipped, 91)).toMatchObject({ jobs: [{ vessel: 'held' }] })
    expect(problemAt(dipped, 91).running?.busyUntil).toEqual([2])
    const out = { kind: 'wait', id: 'out', length: 0, freesVessel: true }
    const later = { id: 'n', after: ['soil'] }
    expect(chainsAt(dipped, 91)).toEqual([
      { ...later, since: 2, ops: [out, waitOf('n'), readOf('n')] },
      { id: 'p', after: ['soil'], since: -11, ops: [dipOf('p', 14), waitOf('p'), readOf('p')] },
    ])
    expect(problemAt(dipped, 100).running?.busyUntil).toEqual([0])
    expect(chainsAt(dipped, 100)?.[0]).toEqual({
      ...later,
      since: -7,
      ops: [waitOf('n'), readOf('n')],
    })
    expect(chainsAt(dipped, 160)?.[0]).toEqual({ ...later, since: -7, ops: [readOf('n')] })
  })

  it('is nothing once it was dropped, or everything of it was read', () => {
    const kit = kitOf(handsOn('fill'), read('look', ['n']))
    const samples = ['a', 'b', 'c'].map((id) => ({ id, name: '' }))
    const filled = tap(begin(kit, { samples }), 5, 'lane', 0)
    const answer = { kind: 'undetectable' } as const
    const done = applied(filled, 9, {
      kind: 'read',
      sample: 'a',
      lane: 'lane',
      analyte: 'n',
      answer,
    })
    const dropped = applied(done, 9, { kind: 'sample-dropped', sample: 'b' })
    expect(problemAt(dropped, 9).jobs.map(({ id }) => id)).toEqual(['c'])
  })

  it('takes a wait of unknown length for a minute, again and again until it is over', () => {
    const run = begin(kitOf(timed('mix', null), reaction('wait', null), read('look', ['n'])))
    const wait = { kind: 'wait', id: 'wait', length: 60 }
    expect(opsAt(run, 0)?.slice(0, 2)).toEqual([
      { ...byHand, id: 'mix', processingTime: 4, exact: true, freesVessel: true },
      wait,
    ])
    const mixed = tap(tap(run, 3, 'lane', 0), 30, 'lane', 0)
    expect(chainsAt(mixed, 500)?.[0]).toMatchObject({ since: 0, ops: [wait, { id: 'look' }] })
    expect(problemAt(tap(run, 3, 'lane', 0), 9).running?.busyUntil).toEqual([0])
  })

  it('has a look at a settling liquid when its time is up, or at once where that has passed', () => {
    const stand = (length: number | null) =>
      begin(kitOf(settle('stand', length), read('look', ['n'])))
    const opsOf = (length: number) => [
      { kind: 'wait', id: 'stand:stand', length },
      { ...byHand, id: 'stand', processingTime: 3 },
      { id: 'look' },
    ]
    const asOf = (length: number) => ({ since: 0, ops: opsOf(length) })
    expect(chainsAt(stand(1800), 100)?.[0]).toMatchObject(asOf(1700))
    expect(chainsAt(stand(1800), 2000)?.[0]).toMatchObject(asOf(0))
    expect(chainsAt(stand(null), 2000)?.[0]).toMatchObject(asOf(60))
    const before = kitOf(handsOn('fill'), settle('stand', 1800), read('look', ['n']))
    expect(opsAt(begin(before), 0)?.slice(1)).toMatchObject(opsOf(1800))
    const unknown = kitOf(handsOn('fill'), settle('stand', null), read('look', ['n']))
    expect(opsAt(begin(unknown), 0)?.slice(1)).toMatchObject(opsOf(60))
  })

  it('assumes 10 s for a reading without a known window, and more after a long wait', () => {
    const windowAfter = (before: Step) => {
      const ops = opsAt(begin(kitOf(before, read('look', ['n'], null))), 0)
      return ops?.find(({ kind }) => kind === 'read')
    }
    const assumed = (maxDelay: number) => ({ window: { maxDelay, assumed: true } })
    expect(windowAfter(reaction('wait', 1200))).toMatchObject(assumed(60))
    expect(windowAfter(reaction('wait', 100))).toMatchObject(assumed(10))
    expect(windowAfter(handsOn('fill'))).toMatchObject(assumed(10))
  })
})

describe('a step that the user was asked to do', () => {
  it('counts as under way: what has passed of its time is over, but not its last two seconds', () => {
    const fill = (now: number) => opsAt(begin(), now, asked('soil', 0, 4))?.[0]
    expect([4, 9, 24, 60].map((now) => fill(now))).toMatchObject(
      [20, 15, 2, 2].map((processingTime) => ({ id: 'fill', processingTime })),
    )
    const short = begin(kitOf(handsOn('fill', 1), read('look', ['n'])))
    expect(opsAt(short, 30, asked('lane', 0, 0))?.[0]).toMatchObject({ processingTime: 1 })
  })

  it('counts in full where it is timed, since it begins with the tap, and so does all other work', () => {
    const filled = tap(begin(), 20, 'soil', 0)
    expect(opsAt(filled, 30, asked('soil', 1, 20))?.[0]).toMatchObject({ processingTime: 64 })
    for (const other of [{ lane: 'n' }, { step: 1 }, { sample: 'b' }])
      expect(opsAt(begin(), 9, asked('soil', 0, 4, other))?.[0]).toMatchObject({
        processingTime: 20,
      })
  })

  it('comes first in the plan until it is done', () => {
    const committed = (run: Run, assigned: readonly Assignment[]) =>
      problemAt(run, 30, assigned).running?.committed
    expect(committed(begin(), asked('soil', 0, 0))).toEqual([
      { job: 'a', chain: 'soil', op: 'fill' },
    ])
    expect(committed(tap(begin(), 20, 'soil', 0), asked('soil', 0, 0))).toEqual([])
    expect(committed(begin(), asked('x', 0, 0))).toEqual([])
  })
})

describe('a step that should have begun by now', () => {
  const soon = {
    limit: { value: seconds(60), trust: 'user', sources: [] },
    remedy: { title: 'shake again', hands: seconds(10) },
  } as const
  const poured: Step = {
    kind: 'hands-on',
    id: 'pour',
    title: 'pour',
    detail: '',
    hands: seconds(20),
    startWithin: soon,
  }
  const dipped: Step = {
    kind: 'timed',
    id: 'dip',
    title: 'dip',
    detail: '',
    duration: { value: seconds(3), trust: 'user', sources: [] },
    endCue: 'up',
    startWithin: soon,
  }
  const filled = (step: Step) =>
    tap(
      begin(kitOf(handsOn('fill'), step, reaction('wait', 60), read('look', ['n']))),
      0,
      'lane',
      0,
    )
  const again = (id: string) => ({
    id: 'lane:again',
    after: [],
    since: 0,
    ops: [{ kind: 'hands', id: `${id}:again`, processingTime: 10, exact: true }],
  })

  it('has its remedy planned before it, not before', () => {
    expect(chainsAt(filled(poured), 80)).toMatchObject([
      { id: 'lane', since: -80, ops: [{ id: 'pour', within: 60 }, {}, {}] },
    ])
    const [remedy, rest] = chainsAt(filled(poured), 81) ?? []
    expect(remedy).toEqual(again('pour'))
    expect(rest).toMatchObject({ after: ['lane:again'], ops: [{ id: 'pour', within: 60 }, {}, {}] })
    expect(rest).not.toHaveProperty('since')
  })

  it('is under way where the user was asked for it, so it has neither limit nor remedy any more', () => {
    const chains = chainsAt(filled(poured), 81, asked('lane', 1, 5))
    expect(chains?.map(({ id }) => id)).toEqual(['lane'])
    expect(chains?.[0]?.ops[0]).not.toHaveProperty('within')
    const other = chainsAt(filled(poured), 81, asked('lane', 2, 5))
    expect(other?.map(({ id }) => id)).toEqual(['lane:again', 'lane'])
  })

  it('still needs its remedy first where it is timed and waits for its tap', () => {
    const problem = problemAt(filled(dipped), 81, asked('lane', 1, 5))
    expect(problem.jobs[0]?.chains[0]).toEqual(again('dip'))
    const key = { job: 'a', chain: 'lane', op: 'dip' }
    const remedy = { job: 'a', chain: 'lane:again', op: 'dip:again' }
    expect(problem.running?.committed).toEqual([remedy, key])
    expect(problemAt(filled(dipped), 30, asked('lane', 1, 5)).running?.committed).toEqual([key])
    const pour = { ...key, op: 'pour' }
    expect(problemAt(filled(poured), 81, asked('lane', 1, 5)).running?.committed).toEqual([pour])
  })

  it('is remedied by the person who has the sample', () => {
    const problem = problemAt({ ...filled(dipped), people: 2 }, 81)
    expect(problem.jobs[0]?.chains[0]?.ops[0]).toMatchObject({ id: 'dip:again', role: 0 })
  })
})

describe('the people and tubes of a test', () => {
  const samples = ['a', 'b', 'c'].map((id) => ({ id, name: '' }))
  const washedBy = (role: 0 | 1, from: number, to: number) => ({ from: at(from), to: at(to), role })

  it('give every other sample to each of two people, who are busy by themselves', () => {
    const run = begin(stripKit, { samples, people: 2 })
    const shaking = tap(tap(run, 20, 'soil', 0, 'b'), 20, 'soil', 1, 'b')
    const problem = planInput(advance(shaking, at(30)), at(30), {}, [], [washedBy(0, 25, 55)])
    expect(problem.workerCount).toBe(2)
    expect(problem.running?.busyUntil).toEqual([25, 50])
    const rolesOf = problem.jobs.map(({ chains }) => [
      ...new Set(chains.flatMap(({ ops }) => ops.map((op) => (op.kind === 'wait' ? '' : op.role)))),
    ])
    expect(rolesOf).toEqual([
      [0, ''],
      [1, ''],
      [0, ''],
    ])
  })

  it('count tubes in use, to be washed, and being washed for 30 s', () => {
    const kit = kitOf(handsOn('fill', 20), reaction('wait', 60), read('look', ['n']))
    const run = begin(kit, { samples, vessels: 2 })
    expect(problemAt(run, 0).vessels).toEqual({ count: 2, rinse: 30, dirty: 0, rinsing: [] })
    const begun = tap(tap(run, 20, 'lane', 0), 40, 'lane', 0, 'b')
    const dropped = applied(begun, 50, { kind: 'sample-dropped', sample: 'a' })
    expect(problemAt(dropped, 60).vessels).toMatchObject({ dirty: 1, rinsing: [] })
    const washed = [washedBy(0, 55, 85)]
    const during = planInput(advance(dropped, at(60)), at(60), {}, [], washed)
    expect(during.vessels).toMatchObject({ dirty: 0, rinsing: [25] })
    expect(during.running?.busyUntil).toEqual([25])
    expect(during.jobs.map(({ vessel }) => vessel)).toEqual(['held', undefined])
    const after = planInput(advance(dropped, at(85)), at(85), {}, [], washed)
    expect(after.vessels).toMatchObject({ dirty: 0, rinsing: [] })
    expect(after.running?.busyUntil).toEqual([0])
  })
})
