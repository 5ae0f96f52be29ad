import { createWords } from '#locales/words.ts'
import type { Translated } from '#locales/translated.ts'
import { firstWords as japanese } from './first-words.ja.ts'

export const firstWords = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./first-words.en.ts')).firstWords,
  easy: async () => (await import('./first-words.easy.ts')).firstWords,
})
