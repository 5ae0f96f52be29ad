import { describe, expect, it } from 'vitest'

import { handsOn, kitOf, reaction, read, settle, stripKit } from '#testing/small-kit.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { agenda, type Guidance } from './agenda.ts'
import { applyEvent, replay } from './replay.ts'
import { advance, type Run } from './run.ts'
import type { RunCommand, RunSetup } from './run-event.ts'
import type { PlannedStep, RunPlan } from './run-plan.ts'
import type { Role } from '#domain/plan/plan-problem.ts'

const start = instant(0)
const at = (length: number) => addSeconds(start, seconds(length))
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
  const command: RunCommand = { kind: 'confirmed', sample, lane, step }
  const next = applyEvent(run, {
    ...command,
    id: `${time}/${sample}/${lane}/${step}`,
    at: at(time),
  })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}
const nowOf = (run: Run, time: number) => {
  const task = agenda(advance(run, at(time)), at(time)).now
  return task === null ? null : `${task.sample} ${task.step.id} ${task.status.kind}`
}

const choosing = (sample: string, lane: string): Guidance => ({
  plan: null,
  preferred: { sample, lane },
  role: null,
})

/** The first sample's soil is filled and shaken. */
const prepared = (count: number) =>
  confirm(confirm(begin(stripKit, count), 20, 's1', 'soil', 0), 20, 's1', 'soil', 1)

describe('agenda', () => {
  it('starts with the first step of the first sample', () => {
    expect(nowOf(begin(stripKit, 3), 0)).toBe('s1 fill ready')
  })

  it('stays with a step in progress', () => {
    expect(nowOf(prepared(2), 50)).toBe('s1 shake busy')
  })

  it('gives each of two people samples of their own where there is no plan', () => {
    const dipped = { ...confirm(prepared(2), 82, 's1', 'n', 0), people: 2 as const }
    const cardOf = (time: number, role: Role) =>
      agenda(advance(dipped, at(time)), at(time), { plan: null, preferred: null, role }).now
    expect(cardOf(100, 0)).toMatchObject({ sample: 's1', step: { id: 'dip-p' } })
    expect(cardOf(146, 0)).toMatchObject({ sample: 's1', step: { id: 'read-n' } })
    expect(cardOf(146, 1)).toMatchObject({ sample: 's2', step: { id: 'fill' } })
  })

  it('fills the wait of a strip with work that fits before its reading', () => {
    const dipped = confirm(prepared(2), 82, 's1', 'n', 0)
    expect(nowOf(dipped, 90)).toBe('s1 dip-p ready')
  })

  it('waits for a reading rather than start work that would overlap with it', () => {
    const both = confirm(confirm(prepared(2), 82, 's1', 'n', 0), 90, 's1', 'p', 0)
    const filled = confirm(both, 125, 's2', 'soil', 0)
    expect(nowOf(filled, 126)).toBe('s1 wait-n reacting')
  })

  it('does not wait for a reaction after which nothing is read', () => {
    const kit = kitOf(
      handsOn('fill', 20),
      reaction('wait', 30),
      handsOn('pour'),
      read('look', ['n']),
    )
    const filled = confirm(begin(kit, 2), 20, 's1', 'lane', 0)
    for (const time of [40, 46]) expect(nowOf(filled, time)).toBe('s2 fill ready')
  })

  it('announces a reading before any other work', () => {
    const dipped = confirm(prepared(2), 82, 's1', 'n', 0)
    expect(nowOf(dipped, 141)).toBe('s1 wait-n reacting')
    expect(nowOf(dipped, 145)).toBe('s1 read-n read')
  })

  it("follows the user's choice, except during a step in progress", () => {
    const run = begin(stripKit, 2)
    expect(agenda(run, start, choosing('s2', 'soil')).now?.sample).toBe('s2')
    expect(agenda(prepared(2), at(30), choosing('s2', 'soil')).now?.step.id).toBe('shake')
  })

  it("follows the user's choice among open readings", () => {
    const run = advance(begin(kitOf(reaction('wait', 60), read('look', ['n'])), 2), at(60))
    expect(agenda(run, at(60)).now?.sample).toBe('s1')
    expect(agenda(run, at(60), choosing('s2', 'lane')).now?.sample).toBe('s2')
  })

  it('announces a reading while the user watches a settling liquid', () => {
    const kit = kitOf(settle('stand', 1800), reaction('wait', 60), read('look', ['n']))
    const run = confirm(begin(kit, 2), 100, 's1', 'lane', 0)
    const doingOf = (time: number) =>
      agenda(advance(run, at(time)), at(time), choosing('s2', 'lane')).now?.status.kind
    expect(doingOf(110)).toBe('settling')
    expect(doingOf(160)).toBe('read')
  })

  it('asks whether the liquid is clear when its time is up', () => {
    const run = begin(kitOf(settle('stand', 1800), read('look', ['n'])), 1)
    expect(nowOf(run, 100)).toBe('s1 stand settling')
    expect(agenda(run, at(1801)).now?.status).toMatchObject({ askAt: at(1800) })
    const kit = kitOf(handsOn('fill'), settle('stand', 1800), read('look', ['n']))
    const filled = confirm(begin(kit, 2), 20, 's2', 'lane', 0)
    expect(nowOf(filled, 1819)).toBe('s1 fill ready')
    expect(nowOf(filled, 1820)).toBe('s2 stand settling')
  })

  it('has nothing to do when all is done', () => {
    const run = begin(kitOf(handsOn('only')), 1)
    expect(run.samples[0]?.lanes).toEqual([])
    expect(agenda(run, start).now).toBeNull()
  })
})

describe('agenda with a plan', () => {
  const planned = (
    sample: string,
    lane: string,
    step: number,
    from: number,
    role: Role | null = 0,
  ) => ({
    sample,
    lane,
    step,
    from: at(from),
    to: at(from + 10),
    role,
    latest: null,
  })
  const planOf = (...steps: readonly PlannedStep[]): RunPlan => ({
    steps,
    rinses: [],
    end: at(600),
    earliestEnd: at(600),
    late: [],
  })
  const guided = (plan: RunPlan, role: Role | null = null): Guidance => ({
    plan,
    preferred: null,
    role,
  })

  it('announces the open reading that comes first in the plan', () => {
    const dipped = confirm(confirm(prepared(1), 82, 's1', 'n', 0), 90, 's1', 'p', 0)
    const laneIn = (guidance: Guidance | undefined) =>
      agenda(advance(dipped, at(165)), at(165), guidance).now?.lane
    expect(laneIn(undefined)).toBe('n')
    const plan = planOf(planned('s1', 'p', 2, 165), planned('s1', 'n', 2, 175))
    expect(laneIn(guided(plan))).toBe('p')
  })

  it('follows the order of the plan', () => {
    const plan = planOf(planned('s2', 'soil', 0, 0), planned('s1', 'soil', 0, 20))
    expect(agenda(begin(stripKit, 2), start, guided(plan)).now?.sample).toBe('s2')
  })

  it('holds a step back until its time, unless the user wants it at once', () => {
    const run = begin(stripKit, 1)
    const plan = planOf(planned('s1', 'soil', 0, 30))
    expect(agenda(run, at(10), guided(plan))).toMatchObject({
      now: { step: { id: 'fill' } },
      notBefore: at(30),
    })
    expect(agenda(run, at(30), guided(plan)).notBefore).toBeNull()
    const wanted = { ...guided(plan), preferred: { sample: 's1', lane: 'soil' } }
    expect(agenda(run, at(10), wanted).notBefore).toBeNull()
  })

  it('announces an open reading before anything planned', () => {
    const filled = confirm(begin(stripKit, 2), 20, 's1', 'soil', 0)
    const shaken = confirm(filled, 20, 's1', 'soil', 1)
    const dipped = advance(confirm(shaken, 82, 's1', 'n', 0), at(146))
    const plan = planOf(planned('s2', 'soil', 0, 140), planned('s1', 'n', 2, 150))
    expect(agenda(dipped, at(146), guided(plan)).now?.step.id).toBe('read-n')
  })

  it('begins what the plan begins in the last seconds before a reading', () => {
    const filled = confirm(begin(stripKit, 2), 20, 's1', 'soil', 0)
    const shaken = confirm(filled, 20, 's1', 'soil', 1)
    const dipped = advance(confirm(shaken, 82, 's1', 'n', 0), at(142))
    const before = planOf(planned('s2', 'soil', 0, 141), planned('s1', 'n', 2, 151))
    expect(agenda(dipped, at(142), guided(before)).now?.step.id).toBe('fill')
    const next = planOf(planned('s1', 'n', 2, 145), planned('s2', 'soil', 0, 155))
    expect(agenda(dipped, at(142), guided(next)).now?.step.id).toBe('wait-n')
    const atOnce = planOf(planned('s2', 'soil', 0, 142), planned('s1', 'n', 2, 152))
    expect(agenda(dipped, at(142), guided(atOnce)).now?.step.id).toBe('fill')
    const notYet = planOf(planned('s2', 'soil', 0, 143), planned('s1', 'n', 2, 153))
    expect(agenda(dipped, at(142), guided(notYet)).now?.step.id).toBe('wait-n')
  })

  it('gives each of two people only their own samples', () => {
    const run: Run = { ...begin(stripKit, 2), people: 2 }
    const plan = planOf(planned('s1', 'soil', 0, 0, 0), planned('s2', 'soil', 0, 0, 1))
    expect(agenda(run, start, guided(plan, 0)).now?.sample).toBe('s1')
    expect(agenda(run, start, guided(plan, 1)).now?.sample).toBe('s2')
    const later = planOf(planned('s1', 'soil', 0, 0, 0), planned('s2', 'soil', 0, 30, 1))
    expect(agenda(run, at(10), guided(later, 0)).notBefore).toBeNull()
    expect(agenda(run, at(10), guided(later, 1)).notBefore).toEqual(at(30))
  })
})
