import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { cropWords as japanese } from './crops.ja.ts'

export const cropWords = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./crops.en.ts')).cropWords,
  easy: async () => (await import('./crops.easy.ts')).cropWords,
})
