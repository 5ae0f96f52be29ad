import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { samplingSourceTitles as japanese } from './source-titles.ja.ts'

export const samplingSourceTitles = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./source-titles.en.ts')).samplingSourceTitles,
  easy: async () => (await import('./source-titles.easy.ts')).samplingSourceTitles,
})
