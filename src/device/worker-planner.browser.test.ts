import { afterEach, expect, it, vi } from 'vitest'

import type { PlanProblem } from '#domain/plan/plan-problem.ts'
import { usualMargin } from '#domain/plan/margin.ts'
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
          { kind: 'hands', id: 'dip', hands: seconds(10) },
          { kind: 'wait', id: 'wait', length: seconds(60) },
          {
            kind: 'read',
            id: 'read',
            hands: seconds(10),
            window: { early: seconds(0), late: seconds(10) },
          },
        ],
      },
    ],
  })),
  hands: 1,
  vessels: null,
  running: null,
  margin: usualMargin,
  seed: 1,
}

type Told = { readonly isPlan: boolean; readonly share: number }
const whole = () =>
  new Promise<readonly Told[]>((resolve) => {
    const told: Told[] = []
    workerPlanner().improve(problem, (found, share) => {
      told.push({ isPlan: found.ok && found.value.plan.tasks.length === 24, share })
      if (share === 1) resolve(told)
    })
  })

afterEach(() => {
  vi.unstubAllGlobals()
})

it('reports a whole plan at once, and when the search has ended', async () => {
  const told = await whole()
  expect(told.every(({ isPlan }) => isPlan)).toBe(true)
  expect(told[0]?.share).toBe(0)
  expect(told.at(-1)?.share).toBe(1)
})

it('tells nothing more once it was stopped', async () => {
  let told = 0
  const stop = workerPlanner().improve(problem, () => {
    told += 1
  })
  stop()
  await whole()
  expect(told).toBe(0)
})

it('plans without a worker where the browser gives none', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('Worker', refuse)
  expect(await whole()).toEqual([{ isPlan: true, share: 1 }])
})
