import { describe, expect, it } from 'vitest'
import type { Kit } from '#domain/kit/kit.ts'
import { createSearch, type SearchWeights } from '#domain/plan/create-search.ts'
import { buildInitialPlan } from '#domain/plan/create-solver.ts'
import { prepareProblem } from '#domain/plan/prepare-problem.ts'
import type { PlanProblem } from '#domain/plan/plan-problem.ts'
import { planInput } from '#domain/run/plan-input.ts'
import { startRun } from '#domain/run/run.ts'
import { instant } from '#domain/units.ts'
import { builtInKits } from './catalog.ts'

function problemOf(kit: Kit, samples: number): PlanProblem {
  const setup = {
    id: 'run',
    kit,
    analytes: kit.analytes.map(({ id }) => id),
    samples: Array.from({ length: samples }, (_, index) => ({ id: `s${index}`, name: '' })),
    wallOffset: 0,
  }
  const start = { id: '0', at: instant(0), kind: 'started', setup } as const
  return { ...planInput(startRun(setup, start), instant(0), {}), running: null }
}

function searchFor(problem: PlanProblem, initialWeights: SearchWeights | null = null) {
  const prepared = prepareProblem(problem)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.reason))
  return createSearch(prepared.value, { seed: problem.seed, initialWeights })
}

describe('the first plan', () => {
  it.each(builtInKits)(
    'of twelve samples with $id is as good as if all weights were tried',
    async (builtIn) => {
      const problem = problemOf(await builtIn.load(), 12)
      const plan = buildInitialPlan(problem)
      const all = searchFor(problem).best()
      expect(plan.ok && plan.value.makespan).toBeCloseTo(all?.makespan ?? 0)
    },
  )

  it('of many samples tries only the weights that suit three of them', async () => {
    const kit = await builtInKits.find(({ id }) => id === 'npk-tube')?.load()
    if (kit === undefined) throw new Error('no kit')
    const suited = searchFor(problemOf(kit, 3)).weights()
    expect(suited).not.toBeNull()
    if (suited === null) return
    const many = problemOf(kit, 12)
    expect(searchFor(many, suited).best()?.cost).toBeCloseTo(searchFor(many).best()?.cost ?? 0)
    const none = { ...suited, worth: suited.worth.map(() => 0) }
    const worse = searchFor(many, none).best()?.cost
    expect(worse).toBeGreaterThan(searchFor(many).best()?.cost ?? Infinity)
  })
})
