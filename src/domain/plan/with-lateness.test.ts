import { describe, expect, it } from 'vitest'
import { flawsOf } from '#testing/planning/check-plan.ts'
import { seconds } from '#domain/units.ts'
import { createSolver } from './create-solver.ts'
import { buildInitialPlan } from './create-solver.ts'
import { defaultMargin } from './margin.ts'
import { noMargin, type PlanChain, type PlanOp, type PlanProblem } from './plan-problem.ts'
import { replan } from './replan.ts'

const running = { busyUntil: [seconds(0)], committed: [] }
const problemOf = (chains: readonly PlanChain[], samples: number): PlanProblem => ({
  jobs: Array.from({ length: samples }, (_, index) => ({ id: `s${index}`, chains })),
  workerCount: 1,
  vessels: null,
  running,
  margin: defaultMargin,
  seed: 1,
})

const read = (hands: number, late: number): PlanOp => ({
  kind: 'read',
  id: 'read',
  processingTime: seconds(hands),
  sharedBias: 0.1,
  window: { maxDelay: seconds(late) },
})

describe('a test under way', () => {
  // Learned times of somebody slow at reading: the search gets stuck with the work it began in order to fill the waits.
  const lane = (id: string, dip: number, reads: number): PlanChain => ({
    id,
    after: ['soil'],
    ops: [
      { kind: 'hands', id: 'dip', processingTime: seconds(dip), within: seconds(60), exact: true },
      { kind: 'wait', id: 'wait', length: seconds(60) },
      read(reads, 10),
    ],
  })
  const soil: PlanChain = {
    id: 'soil',
    after: [],
    ops: [
      { kind: 'hands', id: 'soil', processingTime: seconds(15.4), sharedBias: 0.1 },
      { kind: 'hands', id: 'water', processingTime: seconds(14.4), sharedBias: 0.1 },
      { kind: 'hands', id: 'shake', processingTime: seconds(64), exact: true },
    ],
  }
  const slow = problemOf([soil, lane('n', 7, 59.3), lane('pk', 14, 32.9)], 12)

  it('gets a plan without late readings where each sample alone can, although the usual search finds nothing', () => {
    const solver = createSolver(slow)
    if (!solver.ok) throw new Error(JSON.stringify(solver.reason))
    const plan = solver.value.best()
    expect(plan.late).toEqual([])
    expect(flawsOf(slow, plan)).toEqual([])
    expect(plan.makespan).toBeLessThan(12 * 254)
  })

  const reading = (id: string): PlanChain => ({
    id,
    after: ['fill'],
    ops: [{ kind: 'wait', id: 'wait', length: seconds(60) }, read(20, 15)],
  })
  const fill: PlanChain = {
    id: 'fill',
    after: [],
    ops: [{ kind: 'hands', id: 'fill', processingTime: seconds(10) }],
  }
  const colliding = { ...problemOf([fill, reading('n'), reading('p')], 3), margin: noMargin }

  it('gets a plan that names what is late where that cannot be avoided', () => {
    const first = buildInitialPlan(colliding)
    if (!first.ok) throw new Error(JSON.stringify(first.reason))
    const again = replan(colliding, first.value)
    if (!again.ok) throw new Error(JSON.stringify(again.reason))
    for (const plan of [first.value, again.value]) {
      expect(flawsOf(colliding, plan)).toEqual([])
      expect(plan.late).toEqual(['s0', 's1', 's2'].map((job) => ({ job, chain: 'p', op: 'read' })))
      const late = plan.tasks.flatMap((task) =>
        task.kind === 'read' && task.chain === 'p' && task.window !== null
          ? task.start - task.window.until
          : [],
      )
      expect(late).toEqual([5, 5, 5])
    }
  })

  it('is rejected during setup, and the two readings are named', () => {
    expect(buildInitialPlan({ ...colliding, running: null })).toEqual({
      ok: false,
      reason: {
        kind: 'readings-collide',
        first: { job: 's0', chain: 'n', op: 'read' },
        second: { job: 's0', chain: 'p', op: 'read' },
        short: 5,
      },
    })
  })
})
