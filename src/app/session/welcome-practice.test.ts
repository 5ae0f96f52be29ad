import { beforeEach, describe, expect, it } from 'vitest'

import { agenda } from '#domain/run/agenda.ts'
import { seconds } from '#domain/units.ts'
import { practiceKit } from '#knowledge/practice/practice-kit.ts'
import { first } from '#locales/ja/first.ts'
import { voice as voiceWords } from '#locales/ja/voice.ts'
import { fakeAlarm } from '#testing/fakes/fake-alarm.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakeNotifier } from '#testing/fakes/fake-notifier.ts'
import { fakePlanner } from '#testing/fakes/fake-planner.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { fakeTabs } from '#testing/fakes/fake-tabs.ts'
import { fakeVibration } from '#testing/fakes/fake-vibration.ts'
import { fakeVoice } from '#testing/fakes/fake-voice.ts'
import { fakeWakeLock } from '#testing/fakes/fake-wake-lock.ts'
import { createStores } from '#app/initial-states.ts'
import { createSettings } from '#app/settings/settings.ts'
import { createSignals } from './signals.ts'
import { createPractice } from './welcome-practice.ts'

function phone() {
  const clock = fakeClock()
  const alarm = fakeAlarm({ clock })
  const voice = fakeVoice({ clock })
  const wakeLock = fakeWakeLock()
  const tabs = fakeTabs()
  const stores = createStores()
  const signals = createSignals({
    clock,
    alarm,
    voice,
    wakeLock,
    tabs,
    vibration: fakeVibration(),
    notifier: fakeNotifier({ permission: 'granted' }),
    settings: createSettings(fakePreferences()).store,
    words: () => voiceWords,
    store: stores.signals,
  })
  signals.start()
  const needs = { clock, tabs, signals, ids: fakeIds(), planner: fakePlanner() }
  const practice = createPractice({ ...needs, store: stores.practice, time: stores.practiceTime })
  return { clock, alarm, voice, wakeLock, tabs, practice, stores }
}

let device = phone()

const live = () => {
  const state = device.stores.practice.getState()
  if (state.phase !== 'running') throw new Error(`phase ${state.phase}`)
  return state
}
async function confirm() {
  const { now } = agenda(live().run, device.clock.now(), { ...live(), role: null })
  if (now === null) throw new Error('nothing to do')
  await device.practice.confirm(now)
}
const begin = () =>
  device.practice.begin({
    kit: practiceKit(first.practiceKit),
    analytes: ['wetness'],
    samples: [{ id: 'practice', name: '練習' }],
  })

beforeEach(async () => {
  device = phone()
  await device.practice.start()
})

describe('a practice', () => {
  it('leads through the forty seconds with sound and voice, and ends', async () => {
    await begin()
    await confirm()
    await confirm()
    device.clock.pass(seconds(3))
    expect(device.voice.said().slice(-4)).toEqual(['3', '2', '1', '引き上げます'])
    const due = device.clock.now() + 20_000
    device.clock.pass(seconds(22))
    expect(device.alarm.heard().find(({ sound }) => sound === 'read')).toMatchObject({ due })
    await device.practice.read({ sample: 'practice', lane: 'paper' }, 'wetness', {
      kind: 'level',
      level: 2,
    })
    expect(live()).toMatchObject({ isComplete: true, notPersisted: null })
  })

  it('does not touch the session of the real test', async () => {
    const before = device.stores.session.getState()
    await begin()
    expect(device.stores.session.getState()).toBe(before)
  })

  it('continues although another tab is the owner', async () => {
    device.tabs.loseToOther()
    await begin()
    expect(live().isElsewhere).toBe(false)
  })

  it('falls silent when it is closed', async () => {
    await begin()
    await confirm()
    await confirm()
    device.clock.pass(seconds(5))
    await device.practice.end({ keepReadings: false })
    const heard = device.alarm.heard().length
    device.clock.pass(seconds(60))
    expect(device.alarm.heard()).toHaveLength(heard)
    expect(device.wakeLock.isWanted()).toBe(false)
    expect(device.tabs.isBusy()).toBe(false)
    expect(device.stores.practice.getState().phase).toBe('idle')
  })

  it('can be repeated', async () => {
    await begin()
    await device.practice.end({ keepReadings: false })
    await begin()
    expect(live().run.readings).toEqual([])
  })
})
