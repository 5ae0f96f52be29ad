import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { samplingText as japanese } from './text.ja.ts'

export const samplingText = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./text.en.ts')).samplingText,
  easy: async () => (await import('./text.easy.ts')).samplingText,
})
