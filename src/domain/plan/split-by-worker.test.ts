import { describe, expect, it } from 'vitest'
import { seconds } from '#domain/units.ts'
import { flawsOf } from '#testing/planning/check-plan.ts'
import { createSolver } from './create-solver.ts'
import { splitByWorker } from './split-by-worker.ts'
import { defaultMargin } from './margin.ts'
import {
  noMargin,
  type PlanChain,
  type PlanJob,
  type PlanProblem,
  type Role,
} from './plan-problem.ts'

const job = (id: string, role: Role): PlanJob => ({
  id,
  chains: [
    {
      id: 'lane',
      after: [],
      ops: [
        { kind: 'hands', id: 'dip', processingTime: seconds(20), role },
        { kind: 'wait', id: 'wait', length: seconds(60) },
        { kind: 'read', id: 'look', processingTime: seconds(10), window: null, role },
      ],
    },
  ],
})
const problem: PlanProblem = {
  jobs: [job('a', 0), job('b', 1), job('c', 0), job('d', 1), job('e', 0)],
  workerCount: 2,
  vessels: null,
  running: { busyUntil: [seconds(5), seconds(30)], committed: [] },
  margin: noMargin,
  seed: 1,
}
const planOf = (asked: PlanProblem) => {
  const solver = createSolver(asked)
  if (!solver.ok) throw new Error(solver.reason.kind)
  solver.value.step(20)
  return solver.value.best()
}

describe('two people with samples of their own', () => {
  it('are planned separately, and shown together', () => {
    const plan = planOf(problem)
    expect(flawsOf(problem, plan)).toEqual([])
    const parts = splitByWorker(problem)?.map(planOf) ?? []
    expect(parts.map(({ tasks }) => tasks.length)).toEqual([6, 4])
    expect(plan.makespan).toBe(Math.max(...parts.map(({ makespan }) => makespan)))
    // Of the second, who is busy for 30 s: 20 s by hand, a minute's wait and 10 s more, twice.
    expect(plan.lowerBound).toEqual({ handsSum: 95, longestChain: 120, value: 140 })
    const waits = plan.waits.map((wait) => `${wait.job} ${wait.start}`)
    expect(waits).toEqual(['a 25', 'c 45', 'b 50', 'e 65', 'd 70'])
    expect(plan.tasks.map(({ start }) => start)).toEqual(
      plan.tasks.map(({ start }) => start).toSorted((a, b) => a - b),
    )
    const begun = (by: Role) => plan.tasks.find((task) => task.by === by)?.start
    expect([begun(0), begun(1)]).toEqual([5, 30])
  })

  it('are together late as often as each alone', () => {
    // Both readings of a sample are due together, and the second can wait only 1 s longer than the first takes.
    const look = (id: string, role: Role): PlanChain => ({
      id,
      after: ['lane'],
      ops: [
        { kind: 'wait', id: 'wait', length: seconds(60) },
        {
          kind: 'read',
          id: 'look',
          processingTime: seconds(10),
          window: { maxDelay: seconds(11) },
          role,
        },
      ],
    })
    const jobs = problem.jobs.map(({ id, chains }, at) => {
      const role = at % 2 === 0 ? 0 : 1
      return { id, chains: [...chains, look('n', role), look('p', role)] }
    })
    const timed = { ...problem, jobs, margin: defaultMargin }
    const [mine = 0, other = 0] =
      splitByWorker(timed)?.map((part) => planOf(part).expectedLate) ?? []
    expect(Math.min(mine, other)).toBeGreaterThan(0)
    expect(planOf(timed).expectedLate).toBeCloseTo(mine + other)
  })

  it('each keep to what they were asked to do, and hear what either is late with', () => {
    const overdue = (id: string, role: Role): PlanJob => {
      const look = { kind: 'read', id: 'look', processingTime: seconds(10), role } as const
      const ops = [{ ...look, window: { maxDelay: seconds(20) } }]
      return { id, chains: [{ id: 'lane', after: [], since: seconds(-60), ops }] }
    }
    const committed = ['c', 'd'].map((id) => ({ job: id, chain: 'lane', op: 'dip' }))
    const jobs = [...problem.jobs, overdue('x', 0), overdue('y', 1)]
    const running = { busyUntil: [seconds(0), seconds(30)], committed }
    const { tasks, late } = planOf({ ...problem, jobs, running })
    expect(late.map(({ job: id }) => id)).toEqual(['x', 'y'])
    const begun = tasks.map((task) => ('op' in task ? `${task.start} ${task.job}` : ''))
    expect(begun.slice(0, 4)).toEqual(['0 c', '20 x', '30 a', '30 d'])
  })

  it('are planned together where tubes are scarce, or a sample is handed over', () => {
    expect(splitByWorker({ ...problem, vessels: { count: 2, rinse: seconds(30) } })).toBeNull()
    const [first, ...others] = problem.jobs
    const chains = [
      ...(first?.chains ?? []),
      ...job('a', 1).chains.map((chain) => ({ ...chain, id: 'x' })),
    ]
    expect(splitByWorker({ ...problem, jobs: [{ id: 'a', chains }, ...others] })).toBeNull()
  })
})
