import { expect, it } from 'vitest'
import { instant, seconds } from '#domain/units.ts'
import { fakeAlarm } from '#testing/fakes/fake-alarm.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakeTabs } from '#testing/fakes/fake-tabs.ts'
import { startPhone } from '#testing/start-phone.ts'

async function secondTab() {
  const { log, clock, tabs } = await startPhone()
  const shared = { log, clock, tabs: fakeTabs({ beside: tabs }), alarm: fakeAlarm({ clock }) }
  return startPhone({ ...fakeDevices(), ...shared })
}

it('rings in the tab where it was started, beside another tab, and keeps the screen on there', async () => {
  const second = await secondTab()
  await second.timers.begin('湯せん', seconds(30))
  expect(second.wakeLock.isWanted()).toBe(true)
  second.clock.pass(seconds(31))
  expect(second.alarm.heard().map(({ sound }) => sound)).toEqual(['read'])
})

it('lets the screen go dark after it has rung for long without being stopped', async () => {
  const { timers, clock, wakeLock } = await startPhone()
  await timers.begin('湯せん', seconds(30))
  clock.pass(seconds(50))
  expect(wakeLock.isWanted()).toBe(true)
  clock.pass(seconds(20))
  expect(wakeLock.isWanted()).toBe(false)
})

it('is not restored after a reload once it was stopped; a running one is', async () => {
  const devices = fakeDevices()
  const { log, clock } = devices
  const { timers } = await startPhone(devices)
  await timers.begin('湯せん', seconds(300))
  await timers.begin('乾燥', seconds(300))
  const [stopped] = timers.store.getState().timers
  await timers.stop(stopped?.id ?? '')
  const after = await startPhone({ ...fakeDevices(), log, clock })
  expect(after.timers.store.getState().timers.map(({ name }) => name)).toEqual(['乾燥'])
})

it('is not lost to a timer of another tab that is read at the same time', async () => {
  const devices = fakeDevices()
  const { log, clock } = devices
  const readKind = log.readKind.bind(log)
  let answered: Promise<void> | undefined
  Object.assign(log, {
    readKind: async (...asked: Parameters<typeof readKind>) => {
      const found = await readKind(...asked)
      await answered
      return found
    },
  })
  const { timers } = await startPhone(devices)
  let answer = () => undefined as void
  answered = new Promise((resolve) => (answer = resolve))
  log.keepElsewhere({
    stream: 'timers',
    kind: 'timer',
    version: 1,
    payload: { kind: 'started', id: 'other', name: '乾燥', length: 60, at: clock.now() },
  })
  const begun = timers.begin('湯せん', seconds(30))
  await new Promise(setImmediate)
  answer()
  await begun
  await new Promise(setImmediate)
  const names = timers.store.getState().timers.map(({ name }) => name)
  expect(names).toEqual(['乾燥', '湯せん'])
})

it('ends when it would have, though the clock was put right and the tab killed meanwhile', async () => {
  const devices = fakeDevices()
  const { log, clock } = devices
  const { timers } = await startPhone(devices)
  await timers.begin('湯せん', seconds(600))
  clock.pass(seconds(60))
  clock.turn(seconds(300))
  await timers.begin('乾燥', seconds(600))
  clock.turn(seconds(-60))
  await new Promise(setImmediate)
  const wall = clock.now() + clock.wallOffset()
  const reloaded = fakeClock({ start: instant(wall) })
  const after = await startPhone({ ...fakeDevices(), log, clock: reloaded })
  const passed = () =>
    after.timers.store.getState().timers.map(({ startedAt }) => (reloaded.now() - startedAt) / 1000)
  expect(passed()).toEqual([60, 0])
})
