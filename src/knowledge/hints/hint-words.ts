import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { hintWords as japanese } from './hint-words.ja.ts'

export const hintWords = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./hint-words.en.ts')).hintWords,
  easy: async () => (await import('./hint-words.easy.ts')).hintWords,
})
