import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyProblem } from '#testing/planning/any-problem.ts'
import { flawsOf } from '#testing/planning/check-plan.ts'
import { isThereShorter } from '#testing/planning/is-there-shorter.ts'
import { planModels } from '#testing/planning/plan-models.ts'
import { createSolver } from './create-solver.ts'
import { buildInitialPlan } from './create-solver.ts'
import { planSequentially } from './sequential-plan.ts'
import type { Plan } from './plan.ts'
import type { PlanProblem } from './plan-problem.ts'
import { seconds } from '#domain/units.ts'

const isDeep = process.env['DEEP_TESTS'] === '1'

function solve(problem: PlanProblem, tries = 0): Plan {
  const solver = createSolver(problem)
  if (!solver.ok) throw new Error(JSON.stringify(solver.reason))
  solver.value.step(tries)
  return solver.value.best()
}

describe('a plan', () => {
  it('has no overlap, no late reading, no wrong order and no missing work, whatever the kit', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const first = solve(problem)
        expect(flawsOf(problem, first)).toEqual([])
        expect(first.late).toEqual([])
        const better = solve(problem, 2)
        expect(flawsOf(problem, better)).toEqual([])
        const costOf = ({ makespan, expectedLate }: Plan) =>
          makespan + problem.margin.latenessPenaltySeconds * expectedLate
        expect(costOf(better)).toBeLessThanOrEqual(costOf(first) + 1e-6)
      }),
      { numRuns: isDeep ? 800 : 300 },
    )
  })

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        expect(solve(problem, 3)).toEqual(solve(problem, 3))
      }),
      { numRuns: 100 },
    )
  })

  it.each([1, 2, 3])('of %i samples is as short as any order of the work can be', (samples) => {
    for (const model of planModels) {
      const problem = model(samples)
      const { makespan } = solve(problem, 60)
      expect(isThereShorter(problem, makespan - 0.1)).toBe(false)
      expect(isThereShorter(problem, makespan + 0.1)).toBe(true)
    }
  })

  it('of many samples is close to its lower bound', () => {
    const [strips, tubes] = planModels
    for (const plan of [solve(strips(12), 60), solve(tubes(12), 60)])
      expect(plan.makespan / plan.lowerBound.value).toBeLessThan(1.05)
    expect(solve(strips(4), 60).lowerBound).toEqual({
      handsSum: 484,
      longestChain: 154,
      value: 484,
    })
  })

  it('is much shorter than one sample after the other', () => {
    const [strips] = planModels
    expect(planSequentially(strips(12))).toMatchObject({ ok: true, value: { length: 12 * 167 } })
    expect(solve(strips(12)).makespan).toBeLessThan(0.85 * 12 * 167)
  })

  it('says when each step begins, how much later it may, and when its reading counts', () => {
    const [strips] = planModels
    const { tasks, waits, ...rest } = solve(strips(1), 60)
    expect(tasks).toEqual(
      [
        { kind: 'hands', chain: 'soil', op: 'shake', start: 0, end: 60, slack: 0, window: null },
        { kind: 'hands', chain: 'n', op: 'begin', start: 60, end: 67, slack: 0, window: null },
        // Its own reading waits from 141 s to 147 s for the other.
        { kind: 'hands', chain: 'pk', op: 'begin', start: 67, end: 81, slack: 6, window: null },
        {
          kind: 'read',
          chain: 'n',
          op: 'read',
          start: 127,
          end: 147,
          slack: 0,
          window: { from: 127, until: 137 },
        },
        {
          kind: 'read',
          chain: 'pk',
          op: 'read',
          start: 147,
          end: 167,
          slack: 0,
          window: { from: 141, until: 151 },
        },
      ].map((task) => ({ ...task, job: 's0', by: 0 })),
    )
    expect(waits).toEqual([
      { job: 's0', chain: 'n', op: 'wait', start: 67, end: 127 },
      { job: 's0', chain: 'pk', op: 'wait', start: 81, end: 141 },
    ])
    const lowerBound = { handsSum: 121, longestChain: 154, value: 167 }
    expect(rest).toEqual({ makespan: 167, expectedLate: 0, lowerBound, late: [] })
  })
})

describe('a problem without a plan', () => {
  const [strips] = planModels
  const reading = (id: string) => ({
    id,
    after: ['soil'],
    ops: [
      { kind: 'wait', id: 'wait', length: seconds(60) },
      {
        kind: 'read',
        id: 'read',
        processingTime: seconds(20),
        window: { maxDelay: seconds(15) },
      },
    ] as const,
  })
  const soil = {
    id: 'soil',
    after: [],
    ops: [{ kind: 'hands', id: 'fill', processingTime: seconds(10) }] as const,
  }
  const problemOf = (chains: PlanProblem['jobs'][number]['chains']) => ({
    ...strips(1),
    jobs: [{ id: 'a', chains }],
  })

  it('names the two readings that become due together, and by how much the window is too short', () => {
    expect(buildInitialPlan(problemOf([soil, reading('n'), reading('p')]))).toEqual({
      ok: false,
      reason: {
        kind: 'readings-collide',
        first: { job: 'a', chain: 'n', op: 'read' },
        second: { job: 'a', chain: 'p', op: 'read' },
        short: 5,
      },
    })
  })

  // Wait, hands and window, by lane. Doing the most urgent first would make another late.
  it.each<[string, ...[number, number, number][]]>([
    ['the one with less room can wait', [77, 21, 49], [106, 16, 46], [91, 30, 43], [124, 29, 26]],
    ['hands are to stay free for a short one', [97, 40, 37], [119, 8, 16], [46, 14, 46]],
  ])('is none where %s', (_, ...lanes) => {
    const chains = lanes.map(([length, hands, late], index) => ({
      id: `${index}`,
      after: [],
      ops: [
        { kind: 'wait', id: 'wait', length: seconds(length) },
        {
          kind: 'read',
          id: 'read',
          processingTime: seconds(hands),
          window: { maxDelay: seconds(late) },
        },
      ] as const,
    }))
    const problem = problemOf(chains)
    expect(flawsOf(problem, solve(problem))).toEqual([])
  })

  it('names chains that wait for each other', () => {
    const problem = problemOf([{ ...soil, after: ['n'] }, reading('n')])
    for (const found of [buildInitialPlan(problem), planSequentially(problem)])
      expect(found).toMatchObject({ ok: false, reason: { kind: 'circular' } })
  })

  it('reports that there is no vessel', () => {
    const vessels = { count: 0, rinse: seconds(10) }
    expect(buildInitialPlan({ ...strips(1), vessels })).toEqual({
      ok: false,
      reason: { kind: 'no-vessel' },
    })
  })
})
