import { beforeEach, describe, expect, it } from 'vitest'

import type { Kit } from '#domain/kit/kit.ts'
import { startRun } from '#domain/run/run.ts'
import { instant, minutes, seconds } from '#domain/units.ts'
import type { OnFound, Planner } from '#ports/planner.ts'
import { fakePlanner } from '#testing/fakes/fake-planner.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { handsOn, kitOf, reaction, read, stripKit, timed } from '#testing/small-kit.ts'
import { createStores } from '#app/initial-states.ts'
import { createPlanning, type Setup } from './planning.ts'

const setupOf = (kit: Kit, count: number): Setup => ({
  kit,
  analytes: kit.analytes.map(({ id }) => id),
  samples: Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: '' })),
})

let store = createStores().forecast
const planningBy = (planner: Planner) =>
  createPlanning({ planner, preferences: fakePreferences(), store })
const forecast = () => {
  const state = store.getState()
  if (state.state !== 'planned') throw new Error(`state ${state.state}`)
  return state
}

beforeEach(() => {
  store = createStores().forecast
})

describe('the forecast of a test', () => {
  it('adds up one sample: manual work, handling before timed steps, waits', () => {
    const kit = kitOf(
      handsOn('fill', 20),
      timed('shake', 60),
      reaction('wait', 120),
      read('look', ['n']),
    )
    planningBy(fakePlanner()).forecastSetup(setupOf(kit, 1))
    expect(forecast()).toMatchObject({ length: seconds(20 + 4 + 60 + 120 + 10), atLeast: false })
  })

  it('names its number of samples until the next forecast is known', () => {
    const planner = fakePlanner()
    planningBy(planner).forecastSetup(setupOf(stripKit, 2))
    planningBy({ improve: () => () => {} }).forecastSetup(setupOf(stripKit, 3))
    expect(forecast().samples).toBe(2)
    planningBy(planner).forecastSetup(setupOf(stripKit, 3))
    expect(forecast().samples).toBe(3)
  })

  it('is shorter for many samples than one after the other, never shorter than the manual work', () => {
    planningBy(fakePlanner()).forecastSetup(setupOf(stripKit, 6))
    const { length, sequentialLength } = forecast()
    expect(length).toBeLessThan(sequentialLength)
    expect(length).toBeGreaterThanOrEqual(6 * (20 + 64 + 7 + 14 + 10 + 10))
    expect(length).toBeLessThan(minutes(20))
  })

  it('is a minimum where a length is unknown', () => {
    const kit = kitOf(timed('shake', 60), reaction('wait', null), read('look', ['n']))
    planningBy(fakePlanner()).forecastSetup(setupOf(kit, 1))
    expect(forecast().atLeast).toBe(true)
  })

  it('gives the reason where there can be no plan', () => {
    const kit = {
      ...stripKit,
      lanes: ['n', 'p'].map((id) => ({
        id,
        name: id,
        after: [],
        steps: [reaction(`wait-${id}`, 60), read(`read-${id}`, [id === 'n' ? 'no3' : 'p'], 1)],
      })),
    }
    planningBy(fakePlanner()).forecastSetup({ ...setupOf(kit, 1), analytes: ['no3', 'p'] })
    expect(store.getState()).toMatchObject({
      state: 'impossible',
      failure: { kind: 'readings-collide', short: 9 },
    })
  })

  it('stops a search that is no longer needed', () => {
    let running = 0
    const planning = planningBy({
      improve(_problem, _onFound: OnFound) {
        running += 1
        return () => {
          running -= 1
        }
      },
    })
    planning.forecastSetup(setupOf(stripKit, 2))
    planning.forecastSetup(setupOf(stripKit, 3))
    expect(running).toBe(1)
    const setup = setupOf(stripKit, 3)
    const whole = { ...setup, id: 'run', wallOffset: 0 }
    planning.begin(
      startRun(whole, { id: '', at: instant(0), kind: 'started', setup: whole }),
      setup,
    )
    expect(running).toBe(0)
  })
})

describe('the plan of a run', () => {
  it('begins with the plan found during setup, from the moment of the start', () => {
    const planning = planningBy(fakePlanner())
    const setup = setupOf(stripKit, 4)
    planning.forecastSetup(setup)
    const whole = { ...setup, id: 'run', wallOffset: 0 }
    const at = instant(1_000_000)
    const { plan } = planning.begin(
      startRun(whole, { id: '', at, kind: 'started', setup: whole }),
      setup,
    )
    expect(plan?.steps[0]?.from).toBe(at)
    expect(plan?.end).toBe(at + forecast().length * 1000)
  })

  it('is made at once where there was no forecast during setup', () => {
    const planning = planningBy(fakePlanner())
    const setup = setupOf(stripKit, 4)
    const whole = { ...setup, id: 'run', wallOffset: 0 }
    const run = startRun(whole, { id: '', at: instant(0), kind: 'started', setup: whole })
    const { plan } = planning.begin(run, setup)
    expect(plan?.steps[0]).toMatchObject({ sample: 's0', from: run.startedAt })
  })
})
