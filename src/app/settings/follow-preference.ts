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
