import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { diagnosisWords as japanese } from './words.ja.ts'

export const diagnosisWords = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./words.en.ts')).diagnosisWords,
  easy: async () => (await import('./words.easy.ts')).diagnosisWords,
})
