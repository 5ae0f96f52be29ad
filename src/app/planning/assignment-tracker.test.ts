import { beforeEach, describe, expect, it } from 'vitest'

import { applyEvent } from '#domain/run/replay.ts'
import { startRun, type Run } from '#domain/run/run.ts'
import type { RunCommand, RunSetup } from '#domain/run/run-event.ts'
import type { RunPlan } from '#domain/run/run-plan.ts'
import type { Assignment } from '#domain/run/assignment.ts'
import { seconds } from '#domain/units.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { handsOn, kitOf, reaction, read } from '#testing/small-kit.ts'
import { createAssignmentTracker } from './assignment-tracker.ts'
import { createLivePlan, type PlanResult } from './live-plan.ts'

const kit = kitOf(handsOn('fill', 20), reaction('wait', 300), read('look', ['n'], 30))
const fill = (sample: string) => ({ sample, lane: 'lane', step: 0 })

let clock = fakeClock()
/** The assignments when a plan was made. */
let asked: (readonly Assignment[])[] = []

function begin(people?: 2) {
  const setup: RunSetup = {
    id: 'run',
    kit,
    analytes: ['n'],
    samples: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
    wallOffset: 0,
    ...(people !== undefined && { people }),
  }
  const run = startRun(setup, { id: '0', at: clock.now(), kind: 'started', setup })
  const livePlan = createLivePlan(() => ({}))
  const guide = createAssignmentTracker({
    clock,
    planning: {
      next(...all: Parameters<typeof livePlan.next>): PlanResult {
        asked.push(all[2])
        return livePlan.next(...all)
      },
      resume: () => null,
      keep: () => undefined,
    },
  })
  const { plan } = livePlan.begin(run, null)
  if (plan === null) throw new Error('no plan')
  return { run, guide, plan }
}

const guidance = (plan: RunPlan | null) => ({ plan, preferred: null })
const firstOf = (plan: RunPlan | null, role: 0 | 1 = 0) =>
  plan?.steps.find((step) => step.role === role)
const done = (run: Run, command: RunCommand) => {
  const next = applyEvent(run, { ...command, id: String(run.events.length), at: clock.now() })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}

beforeEach(() => {
  clock = fakeClock()
  asked = []
})

describe('an assignment tracker', () => {
  it('keeps a plan as long as it holds', () => {
    const { run, guide, plan } = begin()
    for (let passed = 0; passed < 22; passed += 1) {
      expect(guide.follow(run, guidance(plan))).toBeNull()
      clock.pass(seconds(1))
    }
    expect(asked).toEqual([])
  })

  it('requests a new plan when somebody is slow, and again only when that one no longer holds either', () => {
    const { run, guide, plan } = begin()
    guide.follow(run, guidance(plan))
    clock.pass(seconds(24))
    const next = guide.follow(run, guidance(plan))
    expect(firstOf(next?.plan ?? null)).toMatchObject({ ...fill('a'), from: clock.now() })
    expect(guide.follow(run, guidance(next?.plan ?? null))).toBeNull()
  })

  it('keeps a first assignment in a new plan, with its original time', () => {
    const { run, guide, plan } = begin()
    const since = clock.now()
    guide.follow(run, guidance(plan))
    clock.pass(seconds(8))
    const added = done(run, { kind: 'sample-added', sample: { id: 'd', name: 'd' } })
    const next = guide.next(added)
    expect(asked).toEqual([[{ ...fill('a'), role: null, since }]])
    // Twelve of twenty seconds remain.
    const [from, to] = [firstOf(next.plan)?.from ?? 0, firstOf(next.plan)?.to ?? 0]
    expect((to - from) / 1000).toBeCloseTo(12)
  })

  it('puts the step that the user chose first, whatever the plan was', () => {
    const { run, guide, plan } = begin()
    guide.follow(run, guidance(plan))
    guide.turnTo(fill('c'), run)
    expect(firstOf(guide.next(run).plan)).toMatchObject(fill('c'))
  })

  it('keeps the assignment of the other person when somebody turns to a step', () => {
    const { run, guide, plan } = begin(2)
    guide.follow(run, guidance(plan))
    guide.turnTo(fill('c'), run)
    guide.next(run)
    expect(asked.at(-1)).toMatchObject([
      { ...fill('c'), role: 0 },
      { ...fill('b'), role: 1 },
    ])
  })

  it('forgets assignments when another test is opened', () => {
    const { run, guide, plan } = begin()
    guide.follow(run, guidance(plan))
    guide.forget()
    guide.next(run)
    expect(asked).toEqual([[]])
  })
})
