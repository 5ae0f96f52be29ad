import { preferencesContract } from '#testing/contracts/preferences-contract.ts'
import { localPreferences, preferencePrefix } from './local-preferences.ts'

preferencesContract(() => {
  localStorage.clear()
  return {
    preferences: localPreferences(),
    reopen: () => localPreferences(),
    writeElsewhere(key, value) {
      localStorage.setItem(preferencePrefix + key, JSON.stringify(value))
      window.dispatchEvent(new StorageEvent('storage', { key: preferencePrefix + key }))
    },
  }
})
