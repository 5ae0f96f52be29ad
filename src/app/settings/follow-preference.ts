import type { Preferences } from '#ports/preferences.ts'

/** Reads what was kept under a key, now and whenever another tab changes it. Answers with the way to stop. */
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
