import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { manualSourceTitles as japanese } from './source-titles.ja.ts'

export const manualSourceTitles = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./source-titles.en.ts')).manualSourceTitles,
  easy: async () => (await import('./source-titles.easy.ts')).manualSourceTitles,
})
