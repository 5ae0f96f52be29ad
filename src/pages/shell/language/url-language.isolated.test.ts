import { expect, test, vi } from 'vitest'
import { createSettings } from '#app/settings/settings.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { applyUrlLanguage } from './url-language.ts'

vi.mock('#locales/languages.ts', async (load) => ({
  ...(await load<typeof import('#locales/languages.ts')>()),
  completeLanguages: ['ja', 'en'],
}))

function asked(address: string, kept = {}) {
  const preferences = fakePreferences({ settings: kept })
  const settings = createSettings(preferences)
  settings.start()
  const rest = applyUrlLanguage(new URL(address, 'https://soil.example'), settings)
  const again = createSettings(preferences)
  again.start()
  return [rest, again.store.getState().language]
}

test('a link sets the language permanently, and the parameter leaves the address', () => {
  expect(asked('/manual?lang=en#first-aid')).toEqual(['/manual#first-aid', 'en'])
  expect(asked('/?view=kits&lang=ja#kit=x', { language: 'en' })).toEqual([
    '/?view=kits#kit=x',
    'ja',
  ])
})

test('other settings stay', () => {
  const preferences = fakePreferences({ settings: { theme: 'dark' } })
  const settings = createSettings(preferences)
  settings.start()
  applyUrlLanguage(new URL('https://soil.example/?lang=en'), settings)
  expect(settings.store.getState()).toMatchObject({ theme: 'dark', language: 'en' })
})

test('an incomplete or missing language changes nothing', () => {
  expect(asked('/?lang=easy', { language: 'en' })).toEqual(['/', 'en'])
  expect(asked('/?lang=tlh')).toEqual(['/', 'ja'])
})

test('without storage, the choice holds for this visit', () => {
  const preferences = fakePreferences()
  preferences.refuse()
  const settings = createSettings(preferences)
  settings.start()
  applyUrlLanguage(new URL('https://soil.example/?lang=en'), settings)
  settings.start()
  expect(settings.store.getState().language).toBe('en')
})
