import { expect, it } from 'vitest'

import { buildInitialPlan } from '#domain/plan/create-solver.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { handsOn, reaction, read, stripKit, stripSetup } from '#testing/small-kit.ts'
import { planInput } from './plan-input.ts'
import { planOutput } from './plan-output.ts'
import { advance, startRun } from './run.ts'
import type { RunSetup } from './run-event.ts'
import type { PlannedRinse } from './run-plan.ts'
import { applyEvent } from './replay.ts'

const at = (time: number) => addSeconds(instant(0), seconds(time))
const lane = (id: string, analyte: string, within: number | null) => ({
  id,
  name: id,
  after: ['soil'],
  steps: [reaction('wait', 60), read('look', [analyte], within)],
})
const setupWith = (within: number | null): RunSetup => ({
  ...stripSetup,
  samples: [{ id: 'a', name: 'A' }],
  kit: {
    ...stripKit,
    lanes: [
      { id: 'soil', name: 'soil', after: [], steps: [handsOn('fill', 20)] },
      lane('n', 'no3', 3),
      lane('p', 'p', within),
    ],
  },
})

function planAt(time: number, setup: RunSetup, washed: readonly PlannedRinse[] = []) {
  const begun = startRun(setup, { id: '0', at: at(0), kind: 'started', setup })
  const filled = { kind: 'confirmed', sample: 'a', lane: 'soil', step: 0 } as const
  const next = applyEvent(begun, { ...filled, id: '1', at: at(20) })
  if (!next.ok) throw new Error(next.reason)
  const run = advance(next.value, at(time))
  const plan = buildInitialPlan(planInput(run, at(time), {}))
  if (!plan.ok) throw new Error(plan.reason.kind)
  return planOutput(run, at(time), plan.value, washed)
}

// Both readings are due at 80 s; each takes 10 s.
it('reports which reading will be late, and by how much, until its window is over', () => {
  const setup = setupWith(4)
  expect(planAt(30, setup).late).toEqual([{ sample: 'a', lane: 'p', step: 1, by: 6 }])
  for (const time of [84, 90]) expect(planAt(time, setup).late).toEqual([])
})

it('has the steps of both hands and waits in the order in which they begin', () => {
  const steps = planAt(30, setupWith(4)).steps.map(({ lane: of, step, role, from, latest }) => [
    `${of} ${step}`,
    role,
    from / 1000,
    latest === null ? null : latest / 1000,
  ])
  expect(steps).toEqual([
    ['n 0', null, 20, null],
    ['p 0', null, 20, null],
    ['n 1', 0, 80, 83],
    ['p 1', 0, 90, 84],
  ])
})

it('reports no reading as late whose window is unknown', () => {
  expect(planAt(30, setupWith(null)).late).toEqual([])
})

it('still has the wash that is under way, and none that is over', () => {
  const wash = (from: number) => ({ from: at(from), to: at(from + 30), role: 0 }) as const
  expect(planAt(30, setupWith(4), [wash(0), wash(1)]).rinses).toEqual([wash(1)])
})
