import { afterEach, expect, it, vi } from 'vitest'

import type { PlanProblem } from '#domain/plan/plan-problem.ts'
import { defaultMargin } from '#domain/plan/margin.ts'
import { seconds } from '#domain/units.ts'
import { workerPlanner } from './worker-planner.ts'

const problem: PlanProblem = {
  jobs: Array.from({ length: 12 }, (_, index) => ({
    id: `s${index}`,
    chains: [
      {
        id: 'lane',
        after: [],
        ops: [
          { kind: 'hands', id: 'dip', processingTime: seconds(10) },
          { kind: 'wait', id: 'wait', length: seconds(60) },
          {
            kind: 'read',
            id: 'read',
            processingTime: seconds(10),
            window: { maxDelay: seconds(10) },
          },
        ],
      },
    ],
  })),
  workerCount: 1,
  vessels: null,
  running: null,
  margin: defaultMargin,
  seed: 1,
}

type Progress = { readonly isPlan: boolean; readonly share: number }
const whole = () =>
  new Promise<readonly Progress[]>((resolve) => {
    const shares: Progress[] = []
    workerPlanner().improve(problem, (found, share) => {
      shares.push({ isPlan: found.ok && found.value.plan.tasks.length === 24, share })
      if (share === 1) resolve(shares)
    })
  })

afterEach(() => {
  vi.unstubAllGlobals()
})

it('reports a whole plan at once, and when the search has ended', async () => {
  const shares = await whole()
  expect(shares.every(({ isPlan }) => isPlan)).toBe(true)
  expect(shares[0]?.share).toBe(0)
  expect(shares.at(-1)?.share).toBe(1)
})

it('tells nothing more once it was stopped', async () => {
  let shares = 0
  const stop = workerPlanner().improve(problem, () => {
    shares += 1
  })
  stop()
  await whole()
  expect(shares).toBe(0)
})

it('plans without a worker where the browser gives none', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('Worker', refuse)
  expect(await whole()).toEqual([{ isPlan: true, share: 1 }])
})
