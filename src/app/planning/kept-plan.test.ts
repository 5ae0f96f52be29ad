import { describe, expect, it } from 'vitest'

import { buildInitialPlan } from '#domain/plan/create-solver.ts'
import { planInput } from '#domain/run/plan-input.ts'
import { startRun } from '#domain/run/run.ts'
import { instant } from '#domain/units.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { createPlanStorage, type KeptPlan } from './kept-plan.ts'

/** For 24 samples. */
async function planOf(id: string): Promise<KeptPlan> {
  const kit = await builtInKits.find((one) => one.id === id)?.load()
  if (kit === undefined) throw new Error(id)
  const zero = instant(1_775_001_600_000)
  const samples = Array.from({ length: 24 }, (_, index) => ({ id: `s${index}`, name: '' }))
  const setup = {
    id: 'r',
    kit,
    analytes: kit.analytes.map(({ id: name }) => name),
    samples,
    wallOffset: 0,
  }
  const run = startRun(setup, { id: '0', at: zero, kind: 'started', setup })
  const plan = buildInitialPlan(planInput(run, zero, {}))
  if (!plan.ok) throw new Error(plan.reason.kind)
  return {
    run: 'r',
    event: '0',
    zero,
    plan: plan.value,
    washed: [{ from: zero, to: zero, role: 0, forSample: 3 }],
    assigned: [{ sample: 's0', lane: 'soil', step: 0, role: null, since: zero }],
  }
}

describe('a plan stored beside the events', () => {
  it.each(['midorikun', 'npk-tube'])(
    'of 24 samples of %s is small, and is restored completely',
    async (id) => {
      const preferences = fakePreferences()
      const storage = createPlanStorage(preferences)
      const plan = await planOf(id)
      storage.keep(plan)
      expect(preferences.texts()['run-plan']?.length).toBeLessThan(150_000)
      expect(storage.read('r')).toEqual(plan)
    },
  )

  it('is not returned for another test, nor after it was cleared', async () => {
    const storage = createPlanStorage(fakePreferences())
    storage.keep(await planOf('midorikun'))
    expect(storage.read('other')).toBeNull()
    storage.forget()
    expect(storage.read('r')).toBeNull()
  })

  it.each([
    ['nothing', undefined],
    ['no plan', { run: 'r', event: '', zero: 0 }],
    ['a list', []],
  ])('is none where %s is kept', (_, value) => {
    const storage = createPlanStorage(fakePreferences({ 'run-plan': value ?? null }))
    expect(storage.read('r')).toBeNull()
  })

  it('is rejected if a part of it is invalid, or it is too large', async () => {
    const whole = await planOf('midorikun')
    const [task] = whole.plan.tasks
    if (task === undefined) throw new Error('an empty plan')
    for (const spoiled of [
      { ...whole, zero: 'now' },
      { ...whole, assigned: [{ sample: 's0' }] },
      { ...whole, plan: { ...whole.plan, tasks: [{ ...task, by: 7 }] } },
      { ...whole, plan: { ...whole.plan, tasks: Array.from({ length: 6000 }, () => task) } },
    ]) {
      const preferences = fakePreferences({ 'run-plan': spoiled })
      expect(createPlanStorage(preferences).read('r')).toBeNull()
    }
  })
})
