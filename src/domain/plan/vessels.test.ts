import { describe, expect, it } from 'vitest'
import { seconds } from '#domain/units.ts'
import { flawsOf } from '#testing/planning/check-plan.ts'
import { createSolver } from './create-solver.ts'
import {
  noMargin,
  type PlanJob,
  type PlanOp,
  type PlanProblem,
  type Running,
  type Vessels,
} from './plan-problem.ts'

const fill: PlanOp = { kind: 'hands', id: 'fill', processingTime: seconds(20) }
const wait: PlanOp = { kind: 'wait', id: 'wait', length: seconds(60) }
const look: PlanOp = {
  kind: 'read',
  id: 'look',
  processingTime: seconds(10),
  window: { maxDelay: seconds(30) },
}
const jobOf = (id: string, ...ops: readonly PlanOp[]): PlanJob => ({
  id,
  chains: [{ id: 'lane', after: [], ops }],
})
const jobsOf = (ids: string, ...ops: readonly PlanOp[]) =>
  ids.split('').map((id) => jobOf(id, ...ops))
const now: Running = { busyUntil: [seconds(0)], committed: [] }

/** What is done by hand, in short: start, what, and how much later it may begin. */
function planOf(
  jobs: readonly PlanJob[],
  vessels: Partial<Vessels>,
  running: Running | null = null,
  workerCount: 1 | 2 = 1,
) {
  const problem: PlanProblem = {
    jobs,
    workerCount,
    vessels: { count: 2, rinse: seconds(30), ...vessels },
    running,
    margin: noMargin,
    seed: 1,
  }
  const solver = createSolver(problem)
  if (!solver.ok) throw new Error(solver.reason.kind)
  solver.value.step(60)
  const plan = solver.value.best()
  expect(flawsOf(problem, plan)).toEqual([])
  return plan.tasks.map((task) =>
    [task.start, task.kind === 'rinse' ? 'rinse' : `${task.op} ${task.job}`, task.slack].join(' '),
  )
}

describe('tubes that are fewer than samples', () => {
  it('are washed for the next sample as soon as their reading is taken', () => {
    expect(planOf(jobsOf('abc', fill, wait, look), {})).toEqual([
      '0 fill a 0',
      '20 fill b 20',
      '80 look a 0',
      '90 rinse 0',
      '120 look b 0',
      '130 fill c 0',
      '210 look c 0',
    ])
  })

  it('are washed first where none is clean', () => {
    expect(planOf(jobsOf('a', fill, wait, look), { dirty: 2 }, now)).toEqual([
      '0 rinse 0',
      '30 fill a 0',
      '110 look a 0',
    ])
    const work: PlanOp = { kind: 'hands', id: 'pour', processingTime: seconds(5) }
    expect(
      planOf(
        [...jobsOf('a', fill, wait, look), { ...jobOf('b', work), vessel: 'held' }],
        { dirty: 1 },
        now,
      ),
    ).toEqual(['0 rinse 0', '30 fill a 0', '50 pour b 55', '110 look a 0'])
  })

  it('are waited for where they are being washed', () => {
    expect(
      planOf(jobsOf('a', fill, wait, look), { dirty: 1, rinsing: [seconds(25)] }, now),
    ).toEqual(['25 fill a 0', '105 look a 0'])
    expect(
      planOf(jobsOf('ab', fill, wait, look), { rinsing: [seconds(45), seconds(25)] }, now),
    ).toEqual(['25 fill a 0', '45 fill b 0', '105 look a 10', '125 look b 0'])
  })

  it('are in use by the samples under way, and not by those that gave them back', () => {
    const underWay: PlanJob = {
      id: 'a',
      vessel: 'held',
      chains: [{ id: 'lane', after: [], since: seconds(-50), ops: [wait, look] }],
    }
    const jobs = [underWay, ...jobsOf('b', fill, wait, look)]
    expect(planOf(jobs, { count: 1 }, now)).toEqual([
      '10 look a 0',
      '20 rinse 0',
      '50 fill b 0',
      '130 look b 0',
    ])
    const back = [{ ...underWay, vessel: 'returned' as const }, ...jobsOf('b', fill, wait, look)]
    expect(planOf(back, { count: 1 }, now)).toEqual(['0 fill b 0', '20 look a 20', '80 look b 0'])
  })

  it('are free once the strip is out, before it is read', () => {
    const dip: PlanOp = { ...fill, id: 'dip', freesVessel: true }
    expect(planOf(jobsOf('ab', fill, dip, wait, look), { count: 1 })).toEqual([
      '0 fill a 0',
      '20 dip a 0',
      '40 rinse 0',
      '70 fill b 0',
      '90 dip b 0',
      '110 look a 20',
      '170 look b 0',
    ])
    const out: PlanOp = { kind: 'wait', id: 'soak', length: seconds(15), freesVessel: true }
    expect(planOf(jobsOf('ab', fill, out, wait, look), { count: 1 })).toEqual([
      '0 fill a 0',
      '35 rinse 0',
      '65 fill b 0',
      '95 look a 30',
      '160 look b 0',
    ])
  })

  it('are free only when the last of two strips is out', () => {
    const dip: PlanOp = { kind: 'hands', id: 'dip', processingTime: seconds(5), freesVessel: true }
    const two = ['a', 'b'].map((id): PlanJob => ({
      id,
      chains: [
        { id: 'soil', after: [], ops: [fill] },
        { id: 'n', after: ['soil'], ops: [dip, wait, look] },
        {
          id: 'p',
          after: ['soil'],
          ops: [{ ...dip, id: 'dip-p' }, wait, { ...look, id: 'look-p' }],
        },
      ],
    }))
    expect(planOf(two, { count: 1 })).toEqual([
      '0 fill a 0',
      '20 dip a 0',
      '25 dip-p a 0',
      '30 rinse 0',
      '60 fill b 0',
      '80 dip b 0',
      '85 dip-p b 0',
      '90 look a 0',
      '100 look-p a 20',
      '145 look b 0',
      '155 look-p b 0',
    ])
  })

  it('hold back the sample that needs them where another person washes them', () => {
    const by = { role: 0 as const }
    const mine = [{ ...fill, ...by }, wait, { ...look, ...by }] as PlanOp[]
    const washer = { count: 1, role: 1 as const }
    expect(planOf(jobsOf('ab', ...mine), washer, null, 2)).toEqual([
      '0 fill a 0',
      '80 look a 0',
      '90 rinse 0',
      '120 fill b 0',
      '200 look b 0',
    ])
    const dip: PlanOp = { ...fill, ...by, id: 'dip', freesVessel: true }
    expect(planOf(jobsOf('ab', dip, wait, { ...look, ...by }), washer, null, 2)).toEqual([
      '0 dip a 0',
      '20 rinse 0',
      '50 dip b 0',
      '80 look a 30',
      '130 look b 0',
    ])
    const both = { busyUntil: [seconds(0), seconds(0)], committed: [] }
    const under = (id: string, vessel: 'held' | 'returned', since: number): PlanJob => ({
      id,
      vessel,
      chains: [{ id: 'lane', after: [], since: seconds(since), ops: mine.slice(1) }],
    })
    const jobs = [under('a', 'returned', -60), under('b', 'held', -20), ...jobsOf('c', ...mine)]
    expect(planOf(jobs, washer, both, 2)).toEqual([
      '0 look a 30',
      '40 look b 0',
      '50 rinse 0',
      '80 fill c 0',
      '160 look c 0',
    ])
  })

  it('do not keep the reading that can wait from being taken after the one that cannot', () => {
    const lane = (id: string, processingTime: number, late: number) => ({
      id,
      after: [],
      ops: [
        wait,
        {
          ...look,
          id,
          processingTime: seconds(processingTime),
          window: { maxDelay: seconds(late) },
        } as PlanOp,
      ],
    })
    // The first is the more urgent, but takes too long for the second to wait for it.
    const jobs = [{ id: 'a', chains: [lane('long', 40, 30), lane('short', 20, 35)] }]
    expect(planOf(jobs, { count: 1 })).toEqual(['60 short a 0', '80 long a 0'])
  })
})
