import { describe, expect, it } from 'vitest'
import { inertPorts } from '#device/inert-ports.ts'
import { connectivityContract } from './contracts/connectivity-contract.ts'
import { idsContract } from './contracts/ids-contract.ts'
import { notifierContract } from './contracts/notifier-contract.ts'
import { preferencesContract } from './contracts/preferences-contract.ts'
import { storageCareContract } from './contracts/storage-care-contract.ts'
import { tabsContract } from './contracts/tabs-contract.ts'
import { vibrationContract } from './contracts/vibration-contract.ts'
import { silentVoiceContract, voiceContract } from './contracts/voice-contract.ts'
import { wakeLockContract } from './contracts/wake-lock-contract.ts'
import { fakeConnectivity } from './fake-connectivity.ts'
import { fakeFiles } from './fake-files.ts'
import { fakeIds } from './fake-ids.ts'
import { fakeNotifier } from './fake-notifier.ts'
import { fakePreferences } from './fake-preferences.ts'
import { fakeStorageCare } from './fake-storage-care.ts'
import { fakeTabs } from './fake-tabs.ts'
import { fakeVibration } from './fake-vibration.ts'
import { fakeVoice } from './fake-voice.ts'
import { fakeWakeLock } from './fake-wake-lock.ts'

idsContract(fakeIds)
storageCareContract(fakeStorageCare)

voiceContract(() => {
  const voice = fakeVoice()
  return { voice, said: () => voice.said() }
})
silentVoiceContract(() => fakeVoice({ isMissing: true }), false)

for (const isMissing of [false, true])
  vibrationContract(() => {
    const vibration = fakeVibration({ isMissing })
    return { vibration, felt: () => vibration.felt() }
  }, !isMissing)

wakeLockContract(() => {
  const wakeLock = fakeWakeLock()
  return { wakeLock, hide: () => wakeLock.lose(), reveal: () => wakeLock.comeBack() }
})

notifierContract(async () => {
  const notifier = fakeNotifier()
  return {
    notifier,
    hide: () => notifier.hide(),
    reveal: () => notifier.reveal(),
    shown: async () => notifier.shown().map(({ title }) => title),
  }
})

tabsContract(() => {
  const first = fakeTabs()
  return { first, second: fakeTabs({ beside: first }) }
})

connectivityContract(() => {
  const connectivity = fakeConnectivity()
  return { connectivity, set: (isOnline) => connectivity.set(isOnline) }
})

preferencesContract(() => {
  const preferences = fakePreferences()
  return {
    preferences,
    reopen: () => preferences,
    writeElsewhere: (key, value) => preferences.writeElsewhere(key, value),
  }
})

describe('the fakes', () => {
  it('say when preferences are refused', () => {
    const preferences = fakePreferences({ settings: { volume: 1 } })
    preferences.refuse()
    expect(preferences.write('settings', {})).toBe(false)
    expect(preferences.read('settings')).toEqual({ volume: 1 })
  })

  it('hand over the offered file once', async () => {
    const files = fakeFiles()
    const limits = { accept: '.json', maxBytes: 5 }
    files.offer({ name: 'kit.json', text: '{}' })
    expect(await files.pick(limits)).toEqual({ ok: true, value: { name: 'kit.json', text: '{}' } })
    expect(await files.pick(limits)).toEqual({ ok: false, reason: 'canceled' })
    files.offer({ name: 'kit.json', text: '123456' })
    expect(await files.pick(limits)).toEqual({ ok: false, reason: 'too-large' })
  })
})

it('inert ports do nothing, keep nothing and never fail', async () => {
  const { clock, alarm, eventLog, preferences, files } = inertPorts()
  expect(clock.now()).toBe(0)
  expect(await alarm.prepare()).toBe('locked')
  await eventLog.append({ stream: 'records', kind: 'kept', version: 1, payload: null })
  expect(await eventLog.readStream('records')).toEqual([])
  expect(preferences.read('settings')).toBeUndefined()
  expect(await files.pick({ accept: '', maxBytes: 1 })).toEqual({ ok: false, reason: 'canceled' })
})
