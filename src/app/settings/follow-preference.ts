import { listeners } from '#ports/listeners.ts'
import type { Preferences } from '#ports/preferences.ts'

/** Reads the value stored under a key, now and whenever another tab changes it. Returns a function that stops. */
export function followPreference(
  preferences: Preferences,
  key: string,
  read: (kept: unknown) => void,
): () => void {
  read(preferences.read(key))
  return preferences.onChange((changed) => {
    if (changed === key) read(preferences.read(key))
  })
}

/** Preferences that other code of this tab may have changed: `announce` calls all who follow the key, as another tab's change does. */
export function announcedPreferences(preferences: Preferences) {
  const own = listeners<[key: string]>()
  const announced: Preferences = {
    ...preferences,
    onChange(listener) {
      const stops = [preferences.onChange(listener), own.add(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
  return { preferences: announced, announce: own.tell }
}
