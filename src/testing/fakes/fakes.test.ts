import { describe, expect, it } from 'vitest'
import { connectivityContract } from '#testing/contracts/connectivity-contract.ts'
import { idsContract } from '#testing/contracts/ids-contract.ts'
import { notifierContract } from '#testing/contracts/notifier-contract.ts'
import { preferencesContract } from '#testing/contracts/preferences-contract.ts'
import { storageCareContract } from '#testing/contracts/storage-care-contract.ts'
import { tabsContract } from '#testing/contracts/tabs-contract.ts'
import { vibrationContract } from '#testing/contracts/vibration-contract.ts'
import { silentVoiceContract, voiceContract } from '#testing/contracts/voice-contract.ts'
import { wakeLockContract } from '#testing/contracts/wake-lock-contract.ts'
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
