import { describe, expect, it } from 'vitest'

import { handsOn, kitOf, reaction, read } from '#testing/small-kit.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import type { Guidance } from './agenda.ts'
import type { RunPlan } from './run-plan.ts'
import type { Role } from '#domain/plan/plan-problem.ts'
import { applyEvent } from './replay.ts'
import { advance, startRun } from './run.ts'
import type { RunCommand, RunSetup } from './run-event.ts'
import { beginSignals } from './signals.ts'
import type { Assignment } from './assignment.ts'
import { inferWashedVessels } from './washed.ts'

const at = (time: number) => addSeconds(instant(0), seconds(time))
const kit = kitOf(handsOn('fill', 20), reaction('wait', 60), read('look', ['n']))
const setup = {
  id: 'run',
  kit,
  analytes: ['n'],
  samples: [{ id: 'a', name: 'A' }],
  wallOffset: 0,
}
const run = startRun(setup, { id: '0', at: at(0), kind: 'started', setup })
const rinse = { from: at(100), to: at(130), role: 0 as Role }
const plan: RunPlan = { steps: [], rinses: [rinse], end: at(200), earliestEnd: at(200), late: [] }
const assignedTo = (step: number, since: number, role: Role | null = null): Assignment => ({
  sample: 'a',
  lane: 'lane',
  step,
  role,
  since: at(since),
})

describe('a tube that the plan had washed', () => {
  it('counts as washed, although a new plan is made meanwhile', () => {
    expect(inferWashedVessels([], plan, run, at(110), [])).toEqual([rinse])
    expect(inferWashedVessels([rinse], plan, run, at(140), [])).toEqual([rinse])
  })

  it('must still be washed where a reading interrupted it, even if the wash had been counted', () => {
    expect(inferWashedVessels([], plan, run, at(140), [assignedTo(2, 110)])).toEqual([])
    expect(inferWashedVessels([rinse], plan, run, at(120), [assignedTo(2, 110)])).toEqual([])
    expect(inferWashedVessels([], plan, run, at(140), [assignedTo(2, 90)])).toEqual([])
  })

  it('must still be washed where the person was still at an earlier step as it should have begun', () => {
    const washedAfter = (...assigned: readonly Assignment[]) =>
      inferWashedVessels([], plan, run, at(140), assigned)
    expect(washedAfter(assignedTo(0, 50))).toEqual([])
    expect(washedAfter(assignedTo(0, 100))).toEqual([])
    expect(washedAfter(assignedTo(0, 101))).toEqual([rinse])
    expect(washedAfter(assignedTo(0, 50, 1))).toEqual([rinse])
    // The step is no longer open.
    const filled = applyEvent(run, {
      id: '1',
      at: at(60),
      kind: 'confirmed',
      sample: 'a',
      lane: 'lane',
      step: 0,
    })
    if (!filled.ok) throw new Error(filled.reason)
    expect(inferWashedVessels([], plan, filled.value, at(140), [assignedTo(0, 50)])).toEqual([
      rinse,
    ])
  })

  it('is not yet washed at the moment when its wash begins', () => {
    expect(inferWashedVessels([], plan, run, at(100), [])).toEqual([])
  })

  it("counts where the reading came later, or is the other person's", () => {
    expect(inferWashedVessels([], plan, run, at(140), [assignedTo(2, 130)])).toEqual([rinse])
    expect(inferWashedVessels([], plan, run, at(140), [assignedTo(2, 110, 1)])).toEqual([rinse])
    const undone = { ...assignedTo(2, 110), sample: 'undone' }
    expect(inferWashedVessels([], plan, run, at(140), [undone])).toEqual([rinse])
  })
})

describe('a tube without an observed wash', () => {
  const two = { ...setup, samples: ['a', 'b'].map((id) => ({ id, name: id })), vessels: 1 }
  const done = (from: RunSetup, ...commands: readonly RunCommand[]) =>
    commands.reduce(
      (before, command, place) => {
        const next = applyEvent(before, { ...command, id: `${place + 1}`, at: at(place + 1) })
        if (!next.ok) throw new Error(next.reason)
        return next.value
      },
      startRun(from, { id: '0', at: at(0), kind: 'started', setup: from }),
    )
  const fill = (sample: string): RunCommand => ({
    kind: 'confirmed',
    sample,
    lane: 'lane',
    step: 0,
  })

  it('counts for the sample begun with it, and no longer once that is undone', () => {
    const washed = inferWashedVessels([], null, done(two, fill('a'), fill('b')), at(2), [])
    expect(washed).toHaveLength(1)
    const undone = done(two, fill('a'), fill('b'), { kind: 'undone', event: '2' })
    expect(inferWashedVessels(washed, null, undone, at(3), [])).toEqual([])
  })

  it('counts for each sample beyond the vessels, until that one is undone', () => {
    const three = { ...two, samples: ['a', 'b', 'c'].map((id) => ({ id, name: id })) }
    const all = done(three, fill('a'), fill('b'), fill('c'))
    const washed = inferWashedVessels([], null, all, at(3), [])
    expect(washed).toHaveLength(2)
    const undone = done(three, fill('a'), fill('b'), fill('c'), { kind: 'undone', event: '3' })
    expect(inferWashedVessels(washed, null, undone, at(4), [])).toHaveLength(1)
  })

  it('counts in addition to an observed one', () => {
    const both = done(two, fill('a'), fill('b'))
    const washed = inferWashedVessels([], null, both, at(2), [])
    expect(inferWashedVessels(washed, plan, both, at(110), [])).toEqual([...washed, rinse])
  })
})

describe('the call to wash', () => {
  const waiting = { ...setup, kit: kitOf(reaction('wait', 60), read('look', ['n'])) }
  const begun = startRun(waiting, { id: '0', at: at(100), kind: 'started', setup: waiting })

  it('comes once for each tube, when its wash begins', () => {
    const two = { ...plan, rinses: [rinse, { ...rinse, from: at(130), to: at(160) }] }
    const calls = beginSignals(begun, at(100), { plan: two, preferred: null })
    expect(calls.map((call) => [call.at, call.sound, call.phrase])).toEqual([
      [at(100), 'act', { kind: 'rinse' }],
      [at(130), 'act', { kind: 'rinse' }],
    ])
    const later = beginSignals(begun, at(110), { plan: two, preferred: null })
    expect(later.map(({ id }) => id)).toEqual(calls.map(({ id }) => id))
  })

  it('comes during a wait also for what is washed after its reading, and never without a plan', () => {
    const look = { sample: 'a', lane: 'lane', step: 1, role: 0, latest: null } as const
    const steps = [{ ...look, from: at(90), to: at(99) }]
    const calls = beginSignals(begun, at(80), { plan: { ...plan, steps }, preferred: null })
    expect(calls.map((call) => call.at)).toEqual([at(100)])
    expect(beginSignals(begun, at(80), { plan: null, preferred: null })).toEqual([])
  })

  it('comes to the one of two people who has no sample left', () => {
    const other = { ...plan, rinses: [{ ...rinse, role: 1 as const }] }
    const calls = beginSignals({ ...begun, people: 2 }, at(80), { plan: other, preferred: null })
    expect(calls.map(({ id, phrase }) => [id.split('@')[0], phrase])).toEqual([
      ['rinse/1', { kind: 'rinse' }],
    ])
  })

  it('does not come during a reading', () => {
    const callsAt = (time: number) =>
      beginSignals(advance(begun, at(time)), at(time), { plan, preferred: null }).length
    expect([callsAt(159), callsAt(160)]).toEqual([1, 0])
  })

  it('does not come while the step before it waits for its tap, only while one is held back', () => {
    const step = { sample: 'a', lane: 'lane', step: 0, role: 0, latest: null } as const
    const callsWith = (from: number, preferred: Guidance['preferred'] = null) =>
      beginSignals(run, at(50), {
        plan: { ...plan, steps: [{ ...step, from: at(from), to: at(from + 20) }] },
        preferred,
      }).map(({ phrase }) => phrase?.kind)
    expect(callsWith(30)).toEqual([])
    expect(callsWith(130)).toEqual(['rinse', 'begin'])
    expect(callsWith(130, { sample: 'a', lane: 'lane' })).toEqual(['rinse'])
  })
})
