import { describe, expect, it } from 'vitest'

import { firstLevelRead, handsOn, kitOf, reaction, read, timed } from '#testing/small-kit.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import type { Guidance } from './agenda.ts'
import { planOutput } from './plan-output.ts'
import { planInput } from './plan-input.ts'
import { buildInitialPlan } from '#domain/plan/create-solver.ts'
import { applyEvent } from './replay.ts'
import { advance, startRun, type Run } from './run.ts'
import type { RunCommand } from './run-event.ts'
import type { RunPlan } from './run-plan.ts'
import { isOpen, isOverdue, assignSteps } from './assignment.ts'

const start = instant(0)
const at = (time: number) => addSeconds(start, seconds(time))
const kit = kitOf(
  handsOn('fill', 20),
  timed('dip', 10),
  reaction('wait', 60),
  read('look', ['n'], 20),
)
const setup = {
  id: 'run',
  kit,
  analytes: ['n'],
  samples: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
  wallOffset: 0,
}
const run = startRun(setup, { id: '0', at: start, kind: 'started', setup })
const alone = { ...run, samples: run.samples.slice(0, 1) }
const fill = { sample: 'a', lane: 'lane', step: 0, role: null, since: start } as const
const dip = { ...fill, step: 1 }
const look = { ...fill, step: 3 }

function applied(before: Run, time: number, command: RunCommand): Run {
  const next = applyEvent(before, { ...command, id: `${time}/${command.kind}`, at: at(time) })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}
const confirm = (step: number): RunCommand => ({ kind: 'confirmed', ...fill, step })
/** Sample A: filled at 20 s, dipped from 20 s to 30 s, to be read from 90 s. */
const filled = (before: Run) => applied(before, 20, confirm(0))
const dipped = (before: Run) => applied(filled(before), 20, confirm(1))

function planOf(from: Run): RunPlan {
  const found = buildInitialPlan(planInput(from, start, {}))
  if (!found.ok) throw new Error(found.reason.kind)
  return planOutput(from, start, found.value)
}
const plan = planOf(run)
const guided = (by: RunPlan | null): Omit<Guidance, 'role'> => ({ plan: by, preferred: null })

describe("a person's assignment", () => {
  it('counts from when it was first made, not from each update', () => {
    const [first] = assignSteps(run, start, guided(plan), [])
    expect(first).toEqual(fill)
    expect(assignSteps(run, at(8), guided(plan), [fill])).toEqual([fill])
  })

  it.each([
    ['another sample', { ...fill, sample: 'b' }],
    ['another lane', { ...fill, lane: 'other' }],
    ['another step', { ...fill, step: 1 }],
  ])('counts anew after one of %s', (_, before) => {
    expect(assignSteps(run, at(8), guided(null), [before])).toEqual([{ ...fill, since: at(8) }])
  })

  it('gives each of two people a sample of their own', () => {
    const shared: Run = { ...run, people: 2 }
    expect(assignSteps(shared, start, guided(null), [])).toMatchObject([
      { sample: 'a', role: 0 },
      { sample: 'b', role: 1 },
    ])
  })

  it('is a reading once that is due, and nothing while a reaction runs', () => {
    const waiting = dipped(alone)
    expect(assignSteps(advance(waiting, at(60)), at(60), guided(null), [])).toEqual([])
    const due = advance(waiting, at(90))
    expect(assignSteps(due, at(90), guided(null), [])).toMatchObject([{ sample: 'a', step: 3 }])
  })

  it('is nothing while the plan holds the step back, and when all is done', () => {
    const later = { ...plan, steps: plan.steps.map((step) => ({ ...step, from: at(30) })) }
    expect(assignSteps(run, start, guided(later), [])).toEqual([])
    const done = applied(dipped(alone), 95, firstLevelRead)
    expect(assignSteps(done, at(95), guided(null), [])).toEqual([])
  })

  it('is open until its step is confirmed', () => {
    expect(isOpen(run, fill)).toBe(true)
    expect(isOpen(filled(run), fill)).toBe(false)
  })

  it('is open for a reading that is due, but not before', () => {
    expect(isOpen(advance(dipped(run), at(89)), look)).toBe(false)
    expect(isOpen(advance(dipped(run), at(90)), look)).toBe(true)
  })

  it('is not open while its timed step runs, nor for a sample that was removed', () => {
    expect(isOpen(dipped(run), dip)).toBe(false)
    expect(isOpen(alone, { ...fill, sample: 'b' })).toBe(false)
  })
})

describe('an overdue assignment', () => {
  it('is one whose step ends more than three seconds after its planned end', () => {
    expect(isOverdue(run, plan, [fill], at(23))).toBe(false)
    expect(isOverdue(run, plan, [fill], at(24))).toBe(true)
  })

  it('is one whose timed step begins more than three seconds after its planned start', () => {
    const planned = plan.steps.find(({ sample, step }) => sample === 'a' && step === 1)
    const from = planned?.from ?? start
    expect(planned?.to).toBe(addSeconds(from, seconds(14)))
    const tap = addSeconds(from, seconds(4))
    expect(isOverdue(filled(run), plan, [dip], addSeconds(tap, seconds(3)))).toBe(false)
    expect(isOverdue(filled(run), plan, [dip], addSeconds(tap, seconds(4)))).toBe(true)
  })

  it('needs only one of two people to be late', () => {
    const other = { ...fill, sample: 'b' }
    const planned = plan.steps.find(({ sample }) => sample === 'b')
    expect(planned?.to).toBeGreaterThan(at(24))
    expect(isOverdue(run, plan, [other, fill], at(24))).toBe(true)
  })

  it('is never one that the plan does not contain', () => {
    expect(isOverdue(run, plan, [{ ...fill, sample: 'new' }], at(600))).toBe(false)
  })
})
