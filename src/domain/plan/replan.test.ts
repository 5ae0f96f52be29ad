import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyProblem } from '#testing/planning/any-problem.ts'
import { flawsOf } from '#testing/planning/check-plan.ts'
import { simulateExecution } from '#testing/planning/simulate-execution.ts'
import { planModels } from '#testing/planning/plan-models.ts'
import { createSolver } from './create-solver.ts'
import { defaultMargin } from './margin.ts'
import type { Plan } from './plan.ts'
import { noMargin, type OpKey, type PlanProblem } from './plan-problem.ts'
import { seededRandom } from './random.ts'
import { replan } from './replan.ts'
import { seconds } from '#domain/units.ts'

const [strips, tubes] = planModels

function planAnew(problem: PlanProblem, previous: Plan | null): Plan {
  const found = previous === null ? createSolver(problem) : replan(problem, previous)
  if (!found.ok) throw new Error(JSON.stringify(found.reason))
  const plan = 'best' in found.value ? found.value.best() : found.value
  expect(flawsOf(problem, plan)).toEqual([])
  return plan
}

const keyOf = (plan: Plan) =>
  plan.tasks
    .filter((task) => task.kind !== 'rinse')
    .map(({ job, chain, op }): OpKey => ({ job, chain, op }))

/** Three times as many with DEEP_TESTS=1: some problems take a second each. */
const isDeep = process.env['DEEP_TESTS'] === '1'

describe('replanning', () => {
  it('has every reading in time for people as fast as planned, however often it is done', () => {
    const problems = anyProblem.map((problem) => ({ ...problem, vessels: null, margin: noMargin }))
    fc.assert(
      fc.property(problems, (problem) => {
        const outcome = simulateExecution(problem, planAnew, (op) =>
          op.kind === 'wait' ? 0 : op.processingTime,
        )
        expect(outcome.late).toBe(0)
      }),
      { numRuns: isDeep ? 60 : 20 },
    )
  })

  it('always finds a plan without flaws for people who are slower or faster', () => {
    const problems = anyProblem.map((problem) => ({ ...problem, vessels: null }))
    fc.assert(
      fc.property(problems, (problem) => {
        const random = seededRandom(problem.seed)
        const outcome = simulateExecution(problem, planAnew, (op) =>
          op.kind === 'wait' ? 0 : op.processingTime * (0.5 + 1.5 * random()),
        )
        expect(outcome.makespan).toBeGreaterThan(0)
      }),
      { numRuns: isDeep ? 60 : 20 },
    )
  })

  it('keeps the next step unless much is gained', () => {
    const problem = strips(4)
    const plan = planAnew(problem, null)
    const [first] = plan.tasks
    const live = { ...problem, running: { busyUntil: [seconds(0)], committed: [] } }
    for (let seed = 1; seed < 20; seed += 1) {
      const next = planAnew({ ...live, seed }, plan)
      expect(keyOf(next)[0]).toEqual(first && keyOf(plan)[0])
      expect(next.makespan).toBeLessThan(plan.makespan * 1.02)
    }
  })

  it('is never longer than the rest of the previous plan', () => {
    for (const model of planModels) {
      const problem = { ...model(6), margin: defaultMargin }
      const solver = createSolver(problem)
      if (!solver.ok) throw new Error('no plan')
      solver.value.step(20)
      const plan = solver.value.best()
      const live = { ...problem, running: { busyUntil: [seconds(0)], committed: [] } }
      expect(planAnew(live, plan).makespan).toBeLessThanOrEqual(plan.makespan)
    }
  })

  it('begins with what the user was asked to do, even if something else were better', () => {
    const told = { job: 's3', chain: 'soil', op: 'shake' }
    const problem = { ...strips(4), running: { busyUntil: [seconds(5)], committed: [told] } }
    const plan = planAnew(problem, planAnew(strips(4), null))
    expect(plan.tasks[0]).toMatchObject({ ...told, start: 5 })
  })

  it('takes an overdue reading at once, and counts it as late', () => {
    const problem = strips(2)
    const overdue = (late: number) => ({
      id: 'n',
      after: [],
      since: seconds(-60 - late),
      ops: strips(1).jobs[0]?.chains[1]?.ops.slice(1) ?? [],
    })
    const running = { busyUntil: [seconds(0)], committed: [] }
    const jobs = [{ id: 's0', chains: [overdue(30)] }, ...problem.jobs.slice(1)]
    const plan = planAnew({ ...problem, jobs, running }, planAnew(problem, null))
    expect(plan.late).toEqual([{ job: 's0', chain: 'n', op: 'read' }])
    expect(plan.tasks[0]).toMatchObject({ job: 's0', start: 0 })
  })

  it('keeps the order in which all readings of two people are in time, where the most urgent first would make one late', () => {
    const reading = (id: string, due: number, processingTime: number, late: number, role?: 0) => ({
      id,
      chains: [
        {
          id: 'lane',
          after: [],
          since: seconds(due),
          ops: [
            {
              kind: 'read' as const,
              id: 'read',
              processingTime: seconds(processingTime),
              window: { maxDelay: seconds(late) },
              ...(role !== undefined && { role }),
            },
          ],
        },
      ],
    })
    const jobs = [
      reading('either', -3, 9, 22),
      reading('second', -17, 17, 44, 0),
      reading('first', -45, 20, 55, 0),
    ]
    const taskOf = (job: string, by: 0 | 1, start: number, end: number) => ({
      kind: 'read' as const,
      job,
      chain: 'lane',
      op: 'read',
      by,
      window: null,
      start: seconds(start),
      end: seconds(end),
      slack: seconds(0),
    })
    const previous: Plan = {
      ...planAnew(strips(1), null),
      tasks: [taskOf('first', 0, 0, 20), taskOf('either', 1, 9, 18), taskOf('second', 0, 20, 37)],
    }
    const running = { busyUntil: [seconds(0), seconds(9)], committed: [] }
    const problem = { ...strips(1), jobs, workerCount: 2 as const, running }
    expect(planAnew(problem, previous)).toMatchObject({ late: [], makespan: 37 })
  })

  it('includes an added sample, and excludes a dropped one', () => {
    const plan = planAnew(tubes(3), null)
    const running = { busyUntil: [seconds(0)], committed: [] }
    expect(planAnew({ ...tubes(4), running }, plan).tasks).toHaveLength(4 * 7)
    expect(planAnew({ ...tubes(2), running }, plan).tasks).toHaveLength(2 * 7)
  })

  it('makes few readings late for people who read at varying speed', () => {
    const total = { late: 0, readings: 0 }
    const timed: PlanProblem = {
      ...strips(6),
      margin: defaultMargin,
      jobs: strips(6).jobs.map((job) => ({
        ...job,
        chains: job.chains.map((chain) => ({
          ...chain,
          ops: chain.ops.map((op) => (op.kind === 'hands' ? { ...op, exact: true } : op)),
        })),
      })),
    }
    for (let seed = 1; seed <= 4; seed += 1) {
      const random = seededRandom(seed)
      const { late, readings } = simulateExecution(timed, planAnew, (op) =>
        op.kind === 'read'
          ? op.processingTime * (0.6 + 0.8 * random())
          : op.kind === 'hands'
            ? op.processingTime
            : 0,
      )
      total.late += late
      total.readings += readings
    }
    expect(total).toEqual({ late: 0, readings: 48 })
  })
})
