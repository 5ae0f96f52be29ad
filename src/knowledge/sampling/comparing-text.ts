import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { comparingText as japanese } from './comparing.ja.ts'

export const comparingText = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./comparing.en.ts')).comparingText,
  easy: async () => (await import('./comparing.easy.ts')).comparingText,
})
