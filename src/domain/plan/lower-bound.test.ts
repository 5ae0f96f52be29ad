import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyProblem } from '#testing/planning/any-problem.ts'
import { isThereShorter } from '#testing/planning/is-there-shorter.ts'
import { createSolver } from './create-solver.ts'
import { lowerBoundOf } from './lower-bound.ts'
import { modelOf } from './model.ts'
import { noMargin, type PlanChain, type PlanOp, type PlanProblem } from './plan-problem.ts'
import { replan } from './replan.ts'
import { seconds } from '#domain/units.ts'

const boundOf = (problem: PlanProblem) => lowerBoundOf(modelOf(problem)).value

const hands = (id: string, length: number): PlanOp => ({
  kind: 'hands',
  id,
  processingTime: seconds(length),
})
const wait = (length: number): PlanOp => ({ kind: 'wait', id: 'wait', length: seconds(length) })
const read = (length: number, late: number): PlanOp => ({
  kind: 'read',
  id: 'read',
  processingTime: seconds(length),
  window: { maxDelay: seconds(late) },
})

const problemOf = (samples: number, chains: readonly PlanChain[]): PlanProblem => ({
  jobs: Array.from({ length: samples }, (_, at) => ({ id: `s${at}`, chains })),
  workerCount: 1,
  vessels: null,
  running: null,
  margin: noMargin,
  seed: 1,
})

const lane = fc.record({
  dip: fc.integer({ min: 1, max: 60 }),
  wait: fc.integer({ min: 1, max: 400 }),
  read: fc.integer({ min: 1, max: 30 }),
  late: fc.integer({ min: 30, max: 90 }),
})

describe('the lower bound', () => {
  it('is never above the shortest order of the work', () => {
    const kit = fc.record({
      soil: fc.integer({ min: 1, max: 60 }),
      settle: fc.integer({ min: 1, max: 400 }),
      lanes: fc.array(lane, { minLength: 1, maxLength: 2 }),
      samples: fc.integer({ min: 1, max: 2 }),
    })
    fc.assert(
      fc.property(kit, ({ soil, settle, lanes, samples }) => {
        const problem = problemOf(samples, [
          { id: 'soil', after: [], ops: [hands('soil', soil)] },
          ...lanes.map((own, at) => ({
            id: `lane${at}`,
            after: ['soil'],
            ops: [
              { ...wait(settle), id: 'settle' },
              hands('dip', own.dip),
              wait(own.wait),
              read(own.read, own.late),
            ],
          })),
        ])
        expect(isThereShorter(problem, boundOf(problem) - 0.01)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('holds for every plan, also of two people, with few tubes, and in the middle of a test', () => {
    const busy = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(anyProblem, busy, (problem, until) => {
        const solver = createSolver(problem)
        if (!solver.ok) throw new Error(solver.reason.kind)
        const plan = solver.value.best()
        expect(plan.makespan).toBeGreaterThanOrEqual(boundOf(problem) - 1e-6)
        if (problem.vessels !== null) return
        const busyUntil = until.slice(0, problem.workerCount).map(seconds)
        const running = { busyUntil, committed: [] }
        const next = replan({ ...problem, running }, plan)
        if (!next.ok) throw new Error(next.reason.kind)
        expect(next.value.lowerBound.value).toBeGreaterThanOrEqual(Math.min(...busyUntil))
        expect(next.value.makespan).toBeGreaterThanOrEqual(next.value.lowerBound.value - 1e-6)
      }),
      { numRuns: 400 },
    )
  })

  it('counts heads and tails of the work', () => {
    // 8 × 150 s by hand, then each settles for 30 min: hands are idle from 1200 s to 1950 s.
    const settled = problemOf(8, [
      {
        id: 'a',
        after: [],
        ops: [hands('soil', 150), { ...wait(1800), id: 'settle' }, hands('mix', 400), wait(300)],
      },
    ])
    expect(lowerBoundOf(modelOf(settled))).toEqual({
      handsSum: 8 * 550,
      longestChain: 150 + 1800 + 400 + 300,
      value: 150 + 1800 + 8 * 400 + 300,
    })
  })

  it('counts the washing of tubes, and what the sample needs that waits for it', () => {
    const ops = [hands('fill', 20), wait(60), read(10, 30)]
    const samples = problemOf(3, [{ id: 'a', after: [], ops }])
    const scarce = { ...samples, vessels: { count: 2, rinse: seconds(30) } }
    expect(lowerBoundOf(modelOf(scarce))).toEqual({
      handsSum: 3 * 30 + 30,
      longestChain: 90,
      // Washed, then three filled; the last still has 70 s to go.
      value: 30 + 3 * 20 + 70,
    })
  })

  it('does not wait for people without work left', () => {
    const shared = problemOf(1, [{ id: 'a', after: [], ops: [hands('dip', 3), wait(20)] }])
    const running = { busyUntil: [seconds(27), seconds(0)], committed: [] }
    expect(boundOf({ ...shared, workerCount: 2, running })).toBe(23)
  })

  it('does not wait for a person none of whose samples is left', () => {
    const dip: PlanOp = { kind: 'hands', id: 'dip', processingTime: seconds(3), role: 1 }
    const of = problemOf(1, [{ id: 'a', after: [], ops: [dip, wait(20)] }])
    const running = { busyUntil: [seconds(128), seconds(0)], committed: [] }
    const problem = { ...of, workerCount: 2, running } as const
    const solver = createSolver(problem)
    if (!solver.ok) throw new Error(solver.reason.kind)
    const next = replan(problem, solver.value.best())
    if (!next.ok) throw new Error(next.reason.kind)
    expect([next.value.makespan, next.value.lowerBound.value]).toEqual([23, 23])
  })
})
