import { describe, expect, it } from 'vitest'

import { handsOn, kitOf, reaction, read } from '#testing/small-kit.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { planOutput } from './plan-output.ts'
import { planInput } from './plan-input.ts'
import { buildInitialPlan } from '#domain/plan/initial-plan.ts'
import { startRun } from './run.ts'
import { isOverdue, assignSteps } from './assignment.ts'

const start = instant(0)
const at = (time: number) => addSeconds(start, seconds(time))
const kit = kitOf(handsOn('fill', 20), reaction('wait', 60), read('look', ['n']))
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
const found = buildInitialPlan(planInput(run, start, {}))
const plan = found.ok ? planOutput(run, start, found.value) : null

describe("a person's assignment", () => {
  it('counts from when it was first made, not from each update', () => {
    const [first] = assignSteps(run, start, { plan, preferred: null }, [])
    expect(first).toMatchObject({ lane: 'lane', step: 0, since: start })
    const again = assignSteps(
      run,
      at(8),
      { plan, preferred: null },
      first === undefined ? [] : [first],
    )
    expect(again).toEqual([first])
  })

  it('is overdue only some seconds after the step should have ended', () => {
    if (plan === null) throw new Error('no plan')
    const assigned = assignSteps(run, start, { plan, preferred: null }, [])
    expect(isOverdue(run, plan, assigned, at(22))).toBe(false)
    expect(isOverdue(run, plan, assigned, at(24))).toBe(true)
  })
})
