import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { decisionWords as japanese } from './decision-words.ja.ts'

export const decisionWords = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./decision-words.en.ts')).decisionWords,
  easy: async () => (await import('./decision-words.easy.ts')).decisionWords,
})
