import { describe, expect, it } from 'vitest'

import { buildInitialPlan } from '#domain/plan/create-solver.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import type { Kit, Step } from '#domain/kit/kit.ts'
import {
  firstLevelRead,
  handsOn,
  kitOf,
  reaction,
  read,
  settle,
  stripKit,
  stripSetup as setup,
  timed,
} from '#testing/small-kit.ts'
import { agenda, type Guidance } from './agenda.ts'
import { planInput } from './plan-input.ts'
import { planOutput } from './plan-output.ts'
import { applyEvent } from './replay.ts'
import { advance, startRun, type Run } from './run.ts'
import type { RunCommand, RunSetup } from './run-event.ts'
import { upcoming } from './upcoming.ts'

const start = instant(0)
const startOf = (whole: RunSetup) =>
  startRun(whole, { id: '0', at: start, kind: 'started', setup: whole })
const begun = startOf(setup)
const at = (time: number) => addSeconds(start, seconds(time))
const oneSample = (...steps: readonly Step[]): RunSetup => ({
  ...setup,
  kit: kitOf(...steps),
  analytes: ['n'],
  samples: [{ id: 'a', name: 'A' }],
})
const applied = (run: Run, commands: readonly RunCommand[]) =>
  commands.reduce((before, command, index) => {
    const next = applyEvent(before, { ...command, id: `e${index}`, at: start })
    if (!next.ok) throw new Error(next.reason)
    return next.value
  }, run)
const guided = (run = begun, now = start): Guidance => {
  const found = buildInitialPlan(planInput(run, now, {}))
  return { plan: found.ok ? planOutput(run, now, found.value) : null, preferred: null, role: null }
}

const stepsOf = (from: Run, time: number, plan = guided(from).plan) => {
  const run = advance(from, at(time))
  const guidance = { plan, preferred: null, role: null }
  return upcoming(run, at(time), guidance, agenda(run, at(time), guidance))
}

describe('upcoming steps', () => {
  it('are all manual work left, in order, except what is on the card', () => {
    const guidance = guided()
    const steps = upcoming(begun, start, guidance, agenda(begun, start, guidance))
    // Two samples: fill, shake, two dips, two readings each; the first is on the card.
    expect(steps).toHaveLength(11)
    expect(steps).toEqual(steps.toSorted((a, b) => a.at - b.at))
    expect(steps.filter(({ title }) => title === 'fill')).toHaveLength(1)
  })

  it('leave out what is done', () => {
    const guidance = guided()
    const key = { kind: 'confirmed', sample: 'a', lane: 'soil', step: 0 } as const
    const next = applyEvent(begun, { ...key, id: '1', at: addSeconds(start, seconds(20)) })
    if (!next.ok) throw new Error(next.reason)
    const now = addSeconds(start, seconds(20))
    const steps = upcoming(next.value, now, guidance, agenda(next.value, now, guidance))
    expect(steps.some(({ sample, title }) => sample === 'a' && title === 'fill')).toBe(false)
  })

  it('distinguish two steps of one name', () => {
    const shake = (id: string) => ({ ...handsOn(id), title: 'shake' })
    const kit = kitOf(handsOn('fill'), shake('first'), shake('second'), read('look', ['n']))
    const run = startOf({ ...setup, kit, analytes: ['n'] })
    const guidance = guided(run)
    const steps = upcoming(run, start, guidance, agenda(run, start, guidance))
    const places = steps.map(({ sample, lane, step }) => `${sample}/${lane}/${step}`)
    expect(new Set(places).size).toBe(7)
  })

  it('keep what is still to be done of a sample that was begun', () => {
    const steps = [handsOn('fill'), reaction('wait', 60), handsOn('mix'), read('look', ['n'])]
    const begunSample = applied(startOf(oneSample(...steps)), [
      { kind: 'confirmed', sample: 'a', lane: 'lane', step: 0 },
    ])
    expect(stepsOf(begunSample, 10)).toMatchObject([{ title: 'mix' }, { title: 'look' }])
  })

  it('begin with the manual step that follows the shaking on the card', () => {
    const steps = [timed('shake', 300), handsOn('filter'), timed('dip', 1), read('look', ['n'])]
    const shaking = applied(startOf(oneSample(...steps)), [
      { kind: 'confirmed', sample: 'a', lane: 'lane', step: 0 },
    ])
    expect(stepsOf(shaking, 10).map(({ title }) => title)).toEqual(['filter', 'dip', 'look'])
  })

  it('leave out the reading whose wait is on the card', () => {
    const run = startOf(oneSample(reaction('wait', 60), read('look', ['n'])))
    expect(stepsOf(run, 10)).toEqual([])
    const dipping = startOf(oneSample(timed('dip', 5), reaction('wait', 60), read('look', ['n'])))
    expect(stepsOf(dipping, 0)).toMatchObject([{ title: 'look' }])
  })

  it('leave out what a plan still contains of a test that is over', () => {
    const only = startOf(oneSample(settle('stand', 60), read('look', ['n'])))
    const guidance = guided(only)
    const done = applied(only, [
      { kind: 'confirmed', sample: 'a', lane: 'lane', step: 0 },
      firstLevelRead,
    ])
    expect(upcoming(done, at(60), guidance, agenda(done, at(60), guidance))).toEqual([])
  })

  it('leave out a sample that is no longer in the test', () => {
    const guidance = guided()
    const alone = { ...begun, samples: begun.samples.slice(0, 1) }
    const steps = upcoming(alone, start, guidance, agenda(alone, start, guidance))
    expect(new Set(steps.map(({ sample }) => sample))).toEqual(new Set(['a']))
  })

  it('are for each of two people those of their own samples', () => {
    const shared: Run = { ...begun, people: 2 }
    for (const [role, sample] of [
      [0, 'a'],
      [1, 'b'],
    ] as const) {
      const guidance: Guidance = { ...guided(shared), role }
      const steps = upcoming(shared, start, guidance, agenda(shared, start, guidance))
      expect(new Set(steps.map((step) => step.sample))).toEqual(new Set([sample]))
    }
  })
})

describe('upcoming steps without a plan', () => {
  it('are those that can begin at once', () => {
    expect(stepsOf(begun, 0, null)).toEqual([
      { sample: 'b', lane: 'soil', step: 0, title: 'fill', at: start },
    ])
  })

  it('are called by the reading they wait for, which comes before what can wait', () => {
    const kit = kitOf(timed('dip', 5), reaction('wait', 60), read('look', ['n']))
    const samples = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }))
    const run = applied(startOf({ ...setup, kit, analytes: ['n'], samples }), [
      { kind: 'confirmed', sample: 'd', lane: 'lane', step: 0 },
    ])
    expect(stepsOf(run, 10, null)).toEqual([
      { sample: 'd', lane: 'lane', step: 1, title: 'look', at: at(65) },
      { sample: 'b', lane: 'lane', step: 0, title: 'dip', at: at(10) },
      { sample: 'c', lane: 'lane', step: 0, title: 'dip', at: at(10) },
    ])
  })

  it('put a step of unknown length last, since it waits for the user', () => {
    const kit: Kit = {
      ...stripKit,
      lanes: [
        { id: 'unknown', name: '', after: [], steps: [reaction('wait', null), read('x', ['n'])] },
        { id: 'settling', name: '', after: [], steps: [settle('stand', 900), read('y', ['n'])] },
      ],
      analytes: kitOf().analytes,
    }
    const run = startOf({ ...setup, kit, analytes: ['n'] })
    expect(stepsOf(run, 10, null).map(({ lane }) => lane)).toEqual([
      'settling',
      'unknown',
      'unknown',
    ])
  })
})
