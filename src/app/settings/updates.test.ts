import { describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#domain/units.ts'
import { fakeAppUpdates } from '#testing/fakes/fake-app-updates.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeTabs } from '#testing/fakes/fake-tabs.ts'
import { startPhone } from '#testing/start-phone.ts'
import { createUpdates } from './updates.ts'
import { createStoreOf } from '#app/initial-states.ts'

function setUp(options: { isWaiting?: boolean } = {}) {
  const appUpdates = fakeAppUpdates(options)
  const tabs = fakeTabs()
  const connectivity = fakeConnectivity()
  const clock = fakeClock()
  const updates = createUpdates({
    appUpdates,
    tabs,
    connectivity,
    clock,
    store: createStoreOf('updates'),
    timers: createStoreOf('timers'),
  })
  return {
    appUpdates,
    tabs,
    connectivity,
    clock,
    updates,
    state: () => updates.store.getState().state,
  }
}

/** Lets everything that waits only for promises continue. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

describe('at a cold start', () => {
  test('a waiting version is activated without asking when no test is in progress', async () => {
    const { updates, appUpdates } = setUp({ isWaiting: true })
    await updates.start()
    expect(appUpdates.reloads()).toBe(1)
  })

  test('nothing happens when no version is waiting', async () => {
    const { updates, appUpdates, state } = setUp()
    await updates.start()
    expect(appUpdates.reloads()).toBe(0)
    expect(state()).toBe('none')
  })

  test('a restored test stays in its version', async () => {
    const { updates, appUpdates, tabs, state } = setUp({ isWaiting: true })
    tabs.setBusy(true)
    await updates.start()
    expect(appUpdates.reloads()).toBe(0)
    expect(state()).toBe('deferred')
  })

  test('a test running in another tab is left alone', async () => {
    const { updates, appUpdates, tabs, state } = setUp({ isWaiting: true })
    tabs.setOtherBusy(true)
    await updates.start()
    expect(appUpdates.reloads()).toBe(0)
    expect(state()).toBe('deferred')
  })

  test('the user is asked if another page is open', async () => {
    const { updates, appUpdates, state } = setUp({ isWaiting: true })
    appUpdates.openAnotherPage()
    await updates.start()
    expect(appUpdates.reloads()).toBe(0)
    expect(state()).toBe('waiting')
  })

  test('the user is asked if they were quicker', async () => {
    const { updates, appUpdates, state } = setUp({ isWaiting: true })
    appUpdates.touch()
    await updates.start()
    expect(appUpdates.reloads()).toBe(0)
    expect(state()).toBe('waiting')
  })
})

test('a user who begins during an unasked activation is not interrupted', async () => {
  const { updates, appUpdates, state } = setUp({ isWaiting: true })
  appUpdates.duringTakeOver(() => appUpdates.touch())
  await updates.start()
  expect(appUpdates.reloads()).toBe(0)
  expect(state()).toBe('waiting')
})

describe('a version that arrives later', () => {
  test('never reloads a page by itself', async () => {
    const { updates, appUpdates, clock, state } = setUp()
    await updates.start()
    appUpdates.publish()
    await settle()
    clock.pass(hours(5))
    appUpdates.comeBack()
    await settle()
    expect(appUpdates.reloads()).toBe(0)
    expect(state()).toBe('waiting')
  })

  test('is activated when the user taps', async () => {
    const { updates, appUpdates, state } = setUp()
    await updates.start()
    appUpdates.publish()
    await settle()
    await updates.apply()
    expect(appUpdates.reloads()).toBe(1)
    expect(state()).toBe('applying')
  })

  test('is not activated while a test is running in any tab, even when tapped', async () => {
    const { updates, appUpdates, tabs, state } = setUp()
    await updates.start()
    appUpdates.publish()
    await settle()
    tabs.setOtherBusy(true)
    await updates.apply()
    expect(appUpdates.reloads()).toBe(0)
    expect(state()).toBe('deferred')
  })

  test('does not silence a free timer: it waits until that has rung', async () => {
    const { timers, updates, appUpdates, clock } = await startPhone()
    await timers.begin('湯せん', minutes(1))
    appUpdates.publish()
    await settle()
    await updates.apply()
    expect(appUpdates.reloads()).toBe(0)
    expect(updates.store.getState().state).toBe('deferred')
    clock.pass(minutes(2))
    await settle()
    expect(updates.store.getState().state).toBe('waiting')
  })

  test('can be activated once the test is over', async () => {
    const { updates, appUpdates, tabs, clock, state } = setUp()
    await updates.start()
    tabs.setBusy(true)
    appUpdates.publish()
    await settle()
    expect(state()).toBe('deferred')
    tabs.setBusy(false)
    clock.pass(seconds(6))
    await settle()
    expect(state()).toBe('waiting')
  })

  test('is no longer offered soon after a test was started', async () => {
    const { updates, appUpdates, tabs, clock, state } = setUp()
    await updates.start()
    appUpdates.publish()
    await settle()
    tabs.setBusy(true)
    clock.pass(seconds(6))
    await settle()
    expect(state()).toBe('deferred')
  })

  test('does not reload a page on which a test was started meanwhile', async () => {
    const { updates, appUpdates, tabs, state } = setUp()
    await updates.start()
    appUpdates.publish()
    await settle()
    appUpdates.duringTakeOver(() => tabs.setBusy(true))
    await updates.apply()
    expect(appUpdates.reloads()).toBe(0)
    expect(state()).toBe('deferred')
  })

  test('can be tried again if its activation fails', async () => {
    const { updates, appUpdates, state } = setUp()
    await updates.start()
    appUpdates.publish()
    await settle()
    appUpdates.jam()
    await updates.apply()
    expect(appUpdates.reloads()).toBe(0)
    expect(state()).toBe('waiting')
  })

  test('is not activated by a tap before one is offered', async () => {
    const { updates, appUpdates, state } = setUp()
    await updates.start()
    await updates.apply()
    expect(appUpdates.reloads()).toBe(0)
    expect(state()).toBe('none')
  })

  test('is activated once, however often it is tapped', async () => {
    const { updates, appUpdates } = setUp()
    await updates.start()
    appUpdates.publish()
    await settle()
    await Promise.all([updates.apply(), updates.apply(), updates.apply()])
    expect(appUpdates.reloads()).toBe(1)
  })
})

describe('checking for a newer version', () => {
  test('happens once an hour', async () => {
    const { updates, appUpdates, clock } = setUp()
    await updates.start()
    clock.pass(minutes(59))
    expect(appUpdates.checks()).toBe(0)
    clock.pass(minutes(2))
    expect(appUpdates.checks()).toBe(1)
    clock.pass(minutes(60))
    expect(appUpdates.checks()).toBe(2)
  })

  test('happens when the user returns, but not every time', async () => {
    const { updates, appUpdates, clock } = setUp()
    await updates.start()
    clock.pass(minutes(2))
    appUpdates.comeBack()
    appUpdates.comeBack()
    expect(appUpdates.checks()).toBe(1)
  })

  test('waits for the network', async () => {
    const { updates, appUpdates, clock, connectivity } = setUp()
    await updates.start()
    connectivity.set(false)
    clock.pass(hours(3))
    await updates.check()
    expect(appUpdates.checks()).toBe(0)
    connectivity.set(true)
    expect(appUpdates.checks()).toBe(1)
  })
})

describe('where the browser saves data', () => {
  test('nothing is checked for unasked', async () => {
    const { updates, appUpdates, clock, connectivity } = setUp()
    appUpdates.saveData('comes')
    await updates.start()
    clock.pass(hours(3))
    appUpdates.comeBack()
    connectivity.set(false)
    connectivity.set(true)
    expect(appUpdates.checks()).toBe(0)
    await updates.check()
    expect(appUpdates.checks()).toBe(1)
  })

  test.each([
    ['comes', 'kept'],
    ['fails', 'failed'],
  ] as const)('the copy is fetched when the user asks, and %s', async (outcome, copy) => {
    const { updates, appUpdates } = setUp()
    appUpdates.saveData(outcome)
    await updates.start()
    expect(updates.store.getState().copy).toBe('put-off')
    const asked = updates.keepCopy()
    expect(updates.store.getState().copy).toBe('fetching')
    await asked
    expect(updates.store.getState().copy).toBe(copy)
  })

  test('elsewhere the copy is fetched by itself', async () => {
    const { updates } = setUp()
    await updates.start()
    expect(updates.store.getState().copy).toBe('automatic')
  })
})
