import { expect, test } from 'vitest'
import { languages } from './catalogs.ts'
import { loadTexts, texts } from './texts.ts'

test('a catalog answers at once when it has been loaded', async () => {
  await loadTexts('ja', 'shell', 'ui')
  expect(texts('shell').app).toBe('土壌診断キット専用タイマー')
  expect(texts('ui')).toBeDefined()
})

test('asking for a catalog that nobody loaded says which', () => {
  expect(() => texts('kit-errors')).toThrow('catalog not loaded: kit-errors')
})

test('every language has every catalog', async () => {
  const loaders = Object.values(languages).flatMap((language) => Object.values(language))
  const catalogs = await Promise.all(loaders.map((load) => load()))
  expect(catalogs.map((catalog) => Object.keys(catalog).length)).not.toContain(0)
})
