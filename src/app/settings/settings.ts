import { createStore, type StoreApi } from 'zustand/vanilla'
import { completeLanguages, type Language } from '#locales/languages.ts'
import type { Preferences } from '#ports/preferences.ts'
import { followPreference } from './follow-preference.ts'
import { propertyOf } from '#domain/property-of.ts'

export interface SettingsState {
  readonly theme: Theme
  readonly textSize: TextSize
  readonly sound: boolean
  /** 0 to 1. */
  readonly volume: number
  readonly voice: boolean
  readonly vibration: boolean
  readonly language: Language
}

export type Theme = (typeof themes)[number]
export type TextSize = (typeof textSizes)[number]

export const themes = ['light', 'dark', 'sunlight', 'system'] as const
export const textSizes = ['normal', 'large', 'largest'] as const

export interface Settings {
  readonly store: StoreApi<SettingsState>
  /** Reads the stored settings, then follows other tabs. Until then the defaults apply, as on the prerendered page. Further calls have no effect. */
  start(): void
  /** Takes effect at once; false where the device could not store it. */
  update(patch: Partial<SettingsState>): boolean
}

export const defaultSettings: SettingsState = {
  theme: 'light',
  textSize: 'normal',
  sound: true,
  volume: 0.8,
  voice: true,
  vibration: true,
  language: 'ja',
}

export const settingsKey = 'settings'

export function createSettings(preferences: Preferences): Settings {
  const store = createStore<SettingsState>(() => defaultSettings)
  let isStarted = false
  const load = (kept: unknown) => {
    // Where nothing could be stored, the choices of this visit stay.
    if (kept !== undefined) store.setState(parseSettings(kept))
  }
  return {
    store,
    start() {
      if (isStarted) return
      isStarted = true
      followPreference(preferences, settingsKey, load)
    },
    update(patch) {
      const next = parseSettings({ ...store.getState(), ...patch })
      store.setState(next)
      return preferences.write(settingsKey, next)
    },
  }
}

/** Parses field by field: an invalid one falls back to its default and leaves the others intact. */
export function parseSettings(kept: unknown): SettingsState {
  const field = (name: keyof SettingsState) => propertyOf(kept, name)
  const flag = (name: 'sound' | 'voice' | 'vibration') => {
    const value = field(name)
    return typeof value === 'boolean' ? value : defaultSettings[name]
  }
  return {
    theme: oneOf(themes, field('theme')) ?? defaultSettings.theme,
    textSize: oneOf(textSizes, field('textSize')) ?? defaultSettings.textSize,
    sound: flag('sound'),
    volume: share(field('volume')) ?? defaultSettings.volume,
    voice: flag('voice'),
    vibration: flag('vibration'),
    language: asLanguage(field('language')) ?? defaultSettings.language,
  }
}

/** A language that can be chosen; undefined for anything else. */
export const asLanguage = (value: unknown) => oneOf(completeLanguages, value)

const oneOf = <Value extends string>(allowed: readonly Value[], value: unknown) =>
  allowed.find((candidate) => candidate === value)

const share = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined
