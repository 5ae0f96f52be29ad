import { expect, test } from 'vitest'
import { languages } from './catalogs.ts'
import { loadTexts, texts, withTexts } from './texts.ts'

test('a catalog answers at once when it has been loaded', async () => {
  await loadTexts('ja', 'shell', 'ui')
  expect(texts('shell').app).toBe('土壌診断キット専用タイマー')
  expect(texts('ui')).toBeDefined()
})

test('a part of a page that comes later is there only with its words', async () => {
  expect(() => texts('live')).toThrow('catalog not loaded: live')
  expect(await withTexts(Promise.resolve('part'), 'live')).toBe('part')
  expect(texts('live').run).toBeDefined()
})

test('asking for a catalog that nobody loaded says which', () => {
  expect(() => texts('kit-errors')).toThrow('catalog not loaded: kit-errors')
})

test('every language has every catalog', async () => {
  const loaders = Object.values(languages).flatMap((language) => Object.values(language))
  const catalogs = await Promise.all(loaders.map((load) => load()))
  expect(catalogs.map((catalog) => Object.keys(catalog).length)).not.toContain(0)
})
