import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flawsOf } from '#testing/planning/check-plan.ts'
import type { Forecast } from './forecast.ts'
import { defaultMargin } from './margin.ts'
import {
  noMargin,
  type PlanChain,
  type PlanJob,
  type PlanOp,
  type PlanProblem,
  type Role,
} from './plan-problem.ts'
import { searchPlan } from './search-plan.ts'
import { seconds } from '#domain/units.ts'

const isDeep = process.env['DEEP_TESTS'] === '1'

const log = (least: number, most: number) =>
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((share) => Math.round(least * (most / least) ** share))
/** The same as in `bench/planner/problems.mjs`. */
const anyKit = fc.record({
  soil: log(3, 90),
  lanes: fc.array(
    fc.record({ dip: log(3, 90), wait: log(10, 1800), read: log(3, 90), late: log(3, 300) }),
    { minLength: 1, maxLength: 4 },
  ),
  samples: fc.integer({ min: 1, max: 8 }),
})
type Kit = typeof anyKit extends fc.Arbitrary<infer It> ? It : never

function jobOf({ soil, lanes }: Kit, index: number, role?: Role): PlanJob {
  const by = { sharedBias: 0.3, ...(role !== undefined && { role }) }
  const first: PlanOp = { kind: 'hands', id: 'soil', processingTime: seconds(soil), ...by }
  const chains = lanes.map(({ dip, wait, read, late }, at): PlanChain => ({
    id: `${at}`,
    after: ['soil'],
    ops: [
      { kind: 'hands', id: 'dip', processingTime: seconds(dip), ...by },
      { kind: 'wait', id: 'wait', length: seconds(wait) },
      {
        kind: 'read',
        id: 'read',
        processingTime: seconds(read),
        window: { maxDelay: seconds(late) },
        ...by,
      },
    ],
  }))
  return { id: `s${index}`, chains: [{ id: 'soil', after: [], ops: [first] }, ...chains] }
}

function problemOf(kit: Kit, workerCount: 1 | 2, samples = kit.samples): PlanProblem {
  const roleOf = (index: number) => (workerCount === 1 ? undefined : index % 2 === 0 ? 0 : 1)
  return {
    jobs: Array.from({ length: samples }, (_, index) => jobOf(kit, index, roleOf(index))),
    workerCount,
    vessels: null,
    running: null,
    margin: defaultMargin,
    seed: 1,
  }
}

function found(problem: PlanProblem): Forecast {
  let last: Forecast | null = null
  searchPlan(problem, (reply) => {
    if (!reply.ok) throw new Error(JSON.stringify(reply.reason))
    last = reply.value
  })
  if (last === null) throw new Error('nothing found')
  return last
}

describe('the plan that ships', () => {
  it('is never longer than one sample after the other; for two people never longer than for one, or for half of the samples', () => {
    fc.assert(
      fc.property(anyKit, (kit) => {
        const one = problemOf(kit, 1)
        const { plan, sequentialLength } = found(one)
        expect(flawsOf(one, plan)).toEqual([])
        expect(plan.makespan).toBeLessThanOrEqual(sequentialLength + 1e-6)
        const two = found(problemOf(kit, 2)).plan.makespan
        expect(two).toBeLessThanOrEqual(plan.makespan + 1e-6)
        const half = problemOf(kit, 1, Math.ceil(kit.samples / 2))
        expect(two).toBeLessThanOrEqual(found(half).plan.makespan + 1e-6)
      }),
      { numRuns: isDeep ? 40 : 4, seed: 1 },
    )
  })

  it('is one sample after the other for each of two people too, where interleaving gains nothing', () => {
    const lane = { dip: 3, wait: 10, read: 3, late: 3 }
    const kit = { soil: 3, lanes: [lane, lane], samples: 8 }
    const two = found(problemOf(kit, 2)).plan.makespan
    expect(two).toBeCloseTo(found(problemOf(kit, 1, 4)).plan.makespan)
    expect(two).toBeLessThanOrEqual(found(problemOf(kit, 1, 4)).sequentialLength + 1e-6)
  })

  it('does not depend on the first order alone: of this kit one search finds 3425 s, others 3090 s', () => {
    const lanes = [
      { dip: 4, wait: 556, read: 7, late: 7 },
      { dip: 10, wait: 589, read: 88, late: 66 },
    ]
    const problem = problemOf({ soil: 7, lanes, samples: 24 }, 1)
    expect(found({ ...problem, margin: noMargin }).plan.makespan).toBeLessThan(3350)
  })
})
