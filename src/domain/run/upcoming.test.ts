import { describe, expect, it } from 'vitest'

import { buildInitialPlan } from '#domain/plan/initial-plan.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { handsOn, kitOf, read, stripSetup as setup } from '#testing/small-kit.ts'
import { agenda, type Guidance } from './agenda.ts'
import { planInput } from './plan-input.ts'
import { planOutput } from './plan-output.ts'
import { applyEvent } from './replay.ts'
import { startRun } from './run.ts'
import type { RunSetup } from './run-event.ts'
import { upcoming } from './upcoming.ts'

const start = instant(0)
const startOf = (whole: RunSetup) =>
  startRun(whole, { id: '0', at: start, kind: 'started', setup: whole })
const begun = startOf(setup)
const guided = (run = begun, now = start): Guidance => {
  const found = buildInitialPlan(planInput(run, now, {}))
  return { plan: found.ok ? planOutput(run, now, found.value) : null, preferred: null, role: null }
}

describe('upcoming steps', () => {
  it('are all manual work left, in order, except what is on the card', () => {
    const guidance = guided()
    const steps = upcoming(begun, start, guidance, agenda(begun, start, guidance))
    // Two samples: fill, shake, two dips, two readings each; the first is on the card.
    expect(steps).toHaveLength(11)
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(steps.filter(({ title }) => title === 'fill')).toHaveLength(1)
  })

  it('leave out what is done', () => {
    const guidance = guided()
    const key = { kind: 'confirmed', sample: 'a', lane: 'soil', step: 0 } as const
    const next = applyEvent(begun, { ...key, id: '1', at: addSeconds(start, seconds(20)) })
    if (!next.ok) throw new Error(next.reason)
    const now = addSeconds(start, seconds(20))
    const steps = upcoming(next.value, now, guidance, agenda(next.value, now, guidance))
    expect(steps.some(({ sample, title }) => sample === 'a' && title === 'fill')).toBe(false)
  })

  it('distinguish two steps of one name', () => {
    const shake = (id: string) => ({ ...handsOn(id), title: 'shake' })
    const kit = kitOf(handsOn('fill'), shake('first'), shake('second'), read('look', ['n']))
    const run = startOf({ ...setup, kit, analytes: ['n'] })
    const guidance = guided(run)
    const steps = upcoming(run, start, guidance, agenda(run, start, guidance))
    const places = steps.map(({ sample, lane, step }) => `${sample}/${lane}/${step}`)
    expect(new Set(places).size).toBe(7)
  })

  it('are in order of due time where there is no plan', () => {
    const guidance = { plan: null, preferred: null, role: null }
    const steps = upcoming(begun, start, guidance, agenda(begun, start, guidance))
    expect(steps).toMatchObject([{ sample: 'b', title: 'fill', at: start }])
  })
})
