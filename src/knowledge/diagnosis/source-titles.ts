import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { diagnosisSourceTitles as japanese } from './source-titles.ja.ts'

export const diagnosisSourceTitles = createWords<Translated<typeof japanese>>(japanese, {
  en: async () => (await import('./source-titles.en.ts')).diagnosisSourceTitles,
  easy: async () => (await import('./source-titles.easy.ts')).diagnosisSourceTitles,
})
