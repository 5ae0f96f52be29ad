import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { sourceTitles as japanese } from './source-titles.ja.ts'

export const sourceTitles = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./source-titles.en.ts')).sourceTitles,
  easy: async () => (await import('./source-titles.easy.ts')).sourceTitles,
})
