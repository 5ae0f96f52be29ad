import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSettings, defaultSettings, parseSettings, textSizes, themes } from './settings.ts'

describe('settings', () => {
  test('have the defaults until started, then the stored values', () => {
    const settings = createSettings(fakePreferences({ settings: { theme: 'dark', sound: false } }))
    expect(settings.store.getState()).toEqual(defaultSettings)
    settings.start()
    expect(settings.store.getState()).toEqual({ ...defaultSettings, theme: 'dark', sound: false })
  })

  test('are stored when changed, and restored after a restart', () => {
    const preferences = fakePreferences()
    expect(createSettings(preferences).update({ textSize: 'largest', volume: 0.3 })).toBe(true)
    const again = createSettings(preferences)
    again.start()
    expect(again.store.getState()).toMatchObject({ textSize: 'largest', volume: 0.3 })
  })

  test('apply to this visit where the device cannot store them, and report that', () => {
    const preferences = fakePreferences()
    preferences.refuse()
    const settings = createSettings(preferences)
    expect(settings.update({ voice: false })).toBe(false)
    expect(settings.store.getState().voice).toBe(false)
  })

  test('follow another tab', () => {
    const preferences = fakePreferences()
    const settings = createSettings(preferences)
    settings.start()
    preferences.writeElsewhere('kit', { theme: 'dark' })
    expect(settings.store.getState().theme).toBe('light')
    preferences.writeElsewhere('settings', { theme: 'sunlight' })
    expect(settings.store.getState().theme).toBe('sunlight')
  })

  test('an invalid field alone falls back to its default', () => {
    const kept = { theme: 'neon', volume: 7, vibration: 'yes', textSize: 'large', language: 'tlh' }
    expect(parseSettings(kept)).toEqual({ ...defaultSettings, textSize: 'large' })
  })

  test('are valid, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const settings = parseSettings(kept)
        expect(themes).toContain(settings.theme)
        expect(textSizes).toContain(settings.textSize)
        expect(settings.volume).toBeGreaterThanOrEqual(0)
        expect(settings.volume).toBeLessThanOrEqual(1)
        expect(parseSettings(settings)).toEqual(settings)
      }),
    )
  })
})
