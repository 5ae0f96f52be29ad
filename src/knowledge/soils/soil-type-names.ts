import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { soilTypeNames as japanese } from './soil-types.ja.ts'

export const soilTypeNames = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./soil-types.en.ts')).soilTypeNames,
  easy: async () => (await import('./soil-types.easy.ts')).soilTypeNames,
})
