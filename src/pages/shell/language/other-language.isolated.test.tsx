// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoreOf } from '#app/initial-states.ts'
import { createKitShelf, type KitShelf } from '#app/kits/kit-shelf.ts'
import { createRecords, type Records } from '#app/records/records.ts'
import { createSettings, type Settings } from '#app/settings/settings.ts'
import { instant } from '#domain/units.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts, texts } from '#locales/texts.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { InShownLanguage } from './shown-language.tsx'
import { startInLanguage, followSettings } from './other-language.ts'

vi.mock('#locales/languages.ts', async (load) => ({
  ...(await load<typeof import('#locales/languages.ts')>()),
  completeLanguages: ['ja', 'en'],
}))

let settings: Settings
let kits: KitShelf
const session = { store: createStoreOf('session'), translate: async () => undefined }
let records: Records

function Words() {
  return <p>{texts('shell').settings}</p>
}

beforeEach(async () => {
  await loadTexts('ja', 'shell')
  settings = createSettings(fakePreferences())
  kits = createKitShelf(fakePreferences())
  records = createRecords({ log: fakeEventLog(), store: createStoreOf('records') })
  await records.start()
  await startInLanguage('ja', kits)
})
afterEach(() => loadTexts('ja'))

async function shown() {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <InShownLanguage>
        <Words />
      </InShownLanguage>,
    ),
  )
  return { text: () => place.textContent, close: () => act(async () => root.unmount()) }
}

const choose = (language: 'ja' | 'en') =>
  act(async () => {
    settings.update({ language })
    await followSettings({ settings, kits, session, records })
  })
const { documentElement: html } = document

test('a language chosen in the settings is on screen at once, and set as the language of the document', async () => {
  const { text, close } = await shown()
  expect(text()).toBe('設定')
  await choose('en')
  expect(text()).toBe('Settings')
  expect([html.lang, html.dataset['language']]).toEqual(['en', 'en'])
  await choose('ja')
  expect(text()).toBe('設定')
  expect([html.lang, html.dataset['language']]).toEqual(['ja', undefined])
  await close()
})

test('the built-in kit in use changes with it, and comes back the same', async () => {
  await choose('en')
  const { chosen } = kits.store.getState()
  expect(chosen.id).toBe(firstKit.id)
  expect(chosen.name).not.toBe(firstKit.name)
  expect(builtInKits.map(({ name }) => name)).toContain(chosen.name)
  await choose('ja')
  expect(kits.store.getState().chosen).toBe(firstKit)
})

test('kept tests name their kit in it, however many are shown', async () => {
  const ids = Array.from({ length: 21 }, (_, at) => `r${at}`)
  for (const id of ids) {
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await records.keep(soilRecord(id, instant(ids.indexOf(id))))
  }
  await records.openIndex()
  const names = () => {
    const { recent, index } = records.store.getState()
    return new Set([...recent, ...index.summaries].map(({ kit }) => kit.name))
  }
  const written = await records.exportText()
  await choose('en')
  expect(names()).toEqual(new Set([kits.store.getState().chosen.name]))
  expect(await records.exportText(), 'as they were kept').toBe(written)
  await choose('ja')
  expect(names()).toEqual(new Set([firstKit.name]))
})

test("the user's own kit stays as it was written", async () => {
  const own = { ...firstKit, id: 'own', name: 'うちのキット' }
  kits.store.setState({ userKits: [own], chosen: own })
  await choose('en')
  expect(kits.store.getState().chosen).toBe(own)
})

test('if the texts cannot be loaded, everything stays in the old language, including the settings', async () => {
  settings.update({ language: 'en' })
  const cut = { ...kits, load: () => Promise.reject(new Error('offline')) }
  await expect(followSettings({ settings, kits: cut, session, records })).rejects.toThrow('offline')
  expect(settings.store.getState().language).toBe('ja')
  expect(html.lang).toBe('ja')
  expect(texts('shell').settings).toBe('設定')
})

test('the last of several quick choices wins', async () => {
  await act(async () => {
    settings.update({ language: 'en' })
    const first = followSettings({ settings, kits, session, records })
    settings.update({ language: 'ja' })
    await Promise.all([first, followSettings({ settings, kits, session, records })])
  })
  expect(html.lang).toBe('ja')
  expect(texts('shell').settings).toBe('設定')
})
