import { describe, expect, test } from 'vitest'
import type { Preferences } from '#ports/preferences.ts'
import { fakePreferences } from '#testing/fake-preferences.ts'
import { createLiveStores } from './live-stores.ts'
import { createWelcome } from './welcome.ts'

function opened(preferences: Preferences) {
  const store = createLiveStores().welcome
  const welcome = createWelcome({ preferences, store })
  welcome.start()
  return { ...welcome, state: store.getState }
}

describe('the welcome', () => {
  test('is not ready before it is known what was done', () => {
    expect(createLiveStores().welcome.getState().ready).toBe(false)
  })

  test('knows at the next visit what was done, each step once', () => {
    const preferences = fakePreferences()
    const first = opened(preferences)
    first.finish('sound')
    first.finish('kit')
    first.finish('sound')
    expect(opened(preferences).state()).toEqual({
      ready: true,
      done: ['kit', 'sound'],
      hidden: false,
    })
  })

  test('stays away once it was skipped', () => {
    const preferences = fakePreferences()
    opened(preferences).hide()
    expect(opened(preferences).state().hidden).toBe(true)
  })

  test('follows another tab', () => {
    const preferences = fakePreferences()
    const here = opened(preferences)
    preferences.writeElsewhere('other', { hidden: true })
    expect(here.state().hidden).toBe(false)
    preferences.writeElsewhere('welcome', { done: ['kit'], hidden: true })
    expect(here.state()).toMatchObject({ done: ['kit'], hidden: true })
  })

  test.each([null, 3, 'x', [], { done: 'kit' }, { done: [1, 'swim'], hidden: 'yes' }])(
    'starts anew from %j',
    (kept) => {
      expect(opened(fakePreferences({ welcome: kept })).state()).toMatchObject({
        done: [],
        hidden: false,
      })
    },
  )
})
