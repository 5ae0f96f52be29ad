import { describe, expect, it } from 'vitest'
import type { Preferences } from '#ports/preferences.ts'

export interface PreferencesUnderTest {
  readonly preferences: Preferences
  /** Opens the same preferences in a new page. */
  readonly reopen: () => Preferences
  readonly writeElsewhere: (key: string, value: unknown) => void
}

/** Contract for every store of preferences, empty at first. */
export function preferencesContract(make: () => PreferencesUnderTest) {
  describe('preferences', () => {
    it('are undefined until written, and then survive a reload', () => {
      const { preferences, reopen } = make()
      expect(preferences.read('settings')).toBeUndefined()
      expect(preferences.write('settings', { volume: 0.5, words: ['a'] })).toBe(true)
      expect(preferences.read('settings')).toEqual({ volume: 0.5, words: ['a'] })
      expect(reopen().read('settings')).toEqual({ volume: 0.5, words: ['a'] })
    })

    it('tell what another tab wrote', () => {
      const { preferences, writeElsewhere } = make()
      const changedKeys: string[] = []
      const leave = preferences.onChange((key) => changedKeys.push(key))
      writeElsewhere('settings', { volume: 1 })
      expect(changedKeys).toEqual(['settings'])
      expect(preferences.read('settings')).toEqual({ volume: 1 })
      leave()
      writeElsewhere('settings', { volume: 0 })
      expect(changedKeys).toEqual(['settings'])
    })
  })
}
