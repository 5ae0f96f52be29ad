import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { hintSourceTitles as japanese } from './source-titles.ja.ts'

export const hintSourceTitles = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./source-titles.en.ts')).hintSourceTitles,
  easy: async () => (await import('./source-titles.easy.ts')).hintSourceTitles,
})
