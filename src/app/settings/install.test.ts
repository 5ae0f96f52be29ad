import { describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { hours, minutes } from '#domain/units.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeInstall } from '#testing/fakes/fake-install.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { createInstall, type InstallState } from './install.ts'

const days = (count: number) => hours(24 * count)

/** A phone; `visit` opens the app on it and reaches the moment for the hint. */
function phone(kept?: unknown) {
  const clock = fakeClock()
  const install = fakeInstall({ way: 'prompt' })
  const preferences = fakePreferences(kept === undefined ? {} : { install: kept })
  const visit = () => {
    const store = createStore<InstallState>(() => ({ hint: null }))
    const offer = createInstall({ install, clock, preferences, store })
    offer.considerHint()
    return { ...offer, hint: () => store.getState().hint }
  }
  return { clock, install, visit }
}

describe('the hint to put the app on the home screen', () => {
  test('is shown at the right moment', () => {
    expect(phone().visit().hint()).toBe('prompt')
  })

  test("waits for the browser's late offer", () => {
    const { install, visit } = phone()
    install.offer(null)
    const app = visit()
    expect(app.hint()).toBeNull()
    install.offer('prompt')
    expect(app.hint()).toBe('prompt')
  })

  test('is never shown where the app is installed', () => {
    const { install, visit } = phone()
    install.offer(null)
    expect(visit().hint()).toBeNull()
  })

  test('stays away for 60 days after a refusal', () => {
    const { clock, visit } = phone()
    const app = visit()
    app.dismiss()
    expect(app.hint()).toBeNull()
    app.considerHint()
    expect(app.hint()).toBeNull()
    clock.pass(days(59))
    expect(visit().hint()).toBeNull()
    clock.pass(days(1))
    expect(visit().hint()).toBe('prompt')
  })

  test('is shown on three visits at most, dismissed or not', () => {
    const { clock, visit } = phone()
    const visits = [0, 1, 2, 3, 100].map((day) => {
      clock.pass(days(day))
      return visit().hint()
    })
    expect(visits).toEqual(['prompt', 'prompt', 'prompt', null, null])
  })

  test('counts once per visit, however often the screen changes', () => {
    const { clock, visit } = phone()
    const app = visit()
    for (let time = 0; time < 5; time += 1) {
      clock.pass(minutes(1))
      app.considerHint()
    }
    expect(app.hint()).toBe('prompt')
    expect(visit().hint()).toBe('prompt')
  })

  test('asks the browser and disappears, whatever the answer', async () => {
    const { install, visit } = phone()
    const app = visit()
    expect(await app.ask()).toBe(true)
    expect(install.asked()).toBe(1)
    expect(app.hint()).toBeNull()
    install.offer('prompt')
    expect(app.hint()).toBeNull()
  })

  test.each([null, 7, [], { shown: 'x', dismissedAt: 'y' }, { shown: -1 }])(
    'takes %j for nothing kept',
    (kept) => {
      expect(phone(kept).visit().hint()).toBe('prompt')
    },
  )
})
