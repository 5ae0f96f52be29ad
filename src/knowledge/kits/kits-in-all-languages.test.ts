import { expect, test } from 'vitest'
import { languages } from '#locales/languages.ts'
import { builtInKits } from './catalog.ts'
import { kitsInAllLanguages } from './kits-in-all-languages.ts'

test('every built-in kit is there in every language', () => {
  for (const { id } of builtInKits) {
    const count = kitsInAllLanguages.filter((kit) => kit.id === id).length
    expect([id, count >= languages.length]).toEqual([id, true])
  }
  expect(new Set(kitsInAllLanguages.map(({ name }) => name)).size).toBeGreaterThan(
    builtInKits.length,
  )
})

test('a kit is found by what earlier versions called it', () => {
  for (const name of [
    'みどりくん N・PK',
    'Midori-kun N/PK (strips)',
    'パックテスト 硝酸（土壌）',
  ]) {
    expect(kitsInAllLanguages.some((kit) => kit.name === name)).toBe(true)
  }
})
