import { expect, test } from 'vitest'
import { languages } from '#locales/languages.ts'
import { builtInKits } from './catalog.ts'
import { kitsInAllLanguages } from './kits-in-all-languages.ts'

test('every built-in kit is there in every language', () => {
  const ids = kitsInAllLanguages.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(
    builtInKits.flatMap(({ id }) => languages.map(() => id)).toSorted(),
  )
  expect(new Set(kitsInAllLanguages.map(({ name }) => name)).size).toBeGreaterThan(
    builtInKits.length,
  )
})
