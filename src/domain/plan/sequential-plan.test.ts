import { describe, expect, it } from 'vitest'
import { flawsOf } from '#testing/planning/check-plan.ts'
import { planModels } from '#testing/planning/plan-models.ts'
import { seconds } from '#domain/units.ts'
import { createSolver } from './create-solver.ts'
import { defaultMargin } from './margin.ts'
import type { PlanChain, PlanProblem } from './plan-problem.ts'
import { chooseShorterPlan, planSequentially } from './sequential-plan.ts'

const [strips, tubes] = planModels

function alone(problem: PlanProblem) {
  const found = planSequentially(problem)
  if (!found.ok) throw new Error(found.reason.kind)
  return found.value
}

function solve(problem: PlanProblem) {
  const solver = createSolver(problem)
  if (!solver.ok) throw new Error(solver.reason.kind)
  return solver.value.best()
}

/** Both readings are due together, and the second can wait only 2 s longer than the first takes. */
const chains: readonly PlanChain[] = [
  {
    id: 'fill',
    after: [],
    ops: [{ kind: 'hands', id: 'fill', processingTime: seconds(10) }],
  },
  ...['n', 'p'].map((id): PlanChain => ({
    id,
    after: ['fill'],
    ops: [
      { kind: 'wait', id: 'wait', length: seconds(60) },
      {
        kind: 'read',
        id: 'read',
        processingTime: seconds(20),
        window: { maxDelay: seconds(22) },
      },
    ],
  })),
]
const tight: PlanProblem = { ...strips(1), margin: defaultMargin, jobs: [{ id: 'a', chains }] }

describe('one sample after the other', () => {
  it('repeats the plan of the first for each that is alike: work, waits and windows', () => {
    const one = alone(tight)
    const three = alone({
      ...tight,
      jobs: ['a', 'b', 'c'].map((id) => ({ id, chains })),
    })
    expect(one.expectedLate).toBeGreaterThan(0)
    expect(three.expectedLate).toBeCloseTo(3 * one.expectedLate)
    expect(three.length).toBe(3 * one.length)
    const from = (start: number, job: string) => ({
      tasks: one.tasks.map((task) => ({
        ...task,
        job,
        start: start + task.start,
        end: start + task.end,
        window: task.window && {
          from: start + task.window.from,
          until: start + task.window.until,
        },
      })),
      waits: one.waits.map((wait) => ({
        ...wait,
        job,
        start: start + wait.start,
        end: start + wait.end,
      })),
    })
    const each = ['a', 'b', 'c'].map((job, place) => from(place * one.length, job))
    expect(three.tasks).toEqual(each.flatMap(({ tasks }) => tasks))
    expect(three.waits).toEqual(each.flatMap(({ waits }) => waits))
    expect(one.tasks.some(({ window }) => window !== null)).toBe(true)
  })

  it('plans samples that differ one by one', () => {
    const [short, long] = [strips(1), tubes(1)]
    const jobs = [...short.jobs, ...long.jobs.map((job) => ({ ...job, id: 'tube' }))]
    const both = alone({ ...short, jobs })
    expect(both.length).toBe(alone(short).length + alone(long).length)
    expect(
      flawsOf({ ...short, jobs }, { ...solve(short), ...both, makespan: both.length }),
    ).toEqual([])
  })

  it('washes a tube for each sample that finds none clean', () => {
    const scarce = (count: number) =>
      alone({ ...strips(3), vessels: { count, rinse: seconds(30) } }).length
    expect([1, 2, 3, 4].map(scarce)).toEqual([561, 531, 501, 501])
  })

  it('is one sample after the other where nothing shorter was found', () => {
    const sequential = alone(strips(3))
    const plan = solve(strips(3))
    expect(chooseShorterPlan(plan, sequential, strips(3))).toBe(plan)
    const longer = { ...plan, makespan: seconds(3 * 167 + 1) }
    const found = chooseShorterPlan(longer, sequential, strips(3))
    expect(found.makespan).toBe(3 * 167)
    expect(found.tasks.map(({ start }) => start)).toEqual(
      found.tasks.map(({ start }) => start).toSorted((one, other) => one - other),
    )
    expect(flawsOf(strips(3), found)).toEqual([])
  })

  it('is no choice for two people, or where tubes are scarce', () => {
    const plan = { ...solve(strips(3)), makespan: seconds(10_000) }
    const sequential = alone(strips(3))
    const vessels = { count: 1, rinse: seconds(30) }
    for (const more of [{ workerCount: 2 as const }, { vessels }])
      expect(chooseShorterPlan(plan, sequential, { ...strips(3), ...more })).toBe(plan)
  })
})
