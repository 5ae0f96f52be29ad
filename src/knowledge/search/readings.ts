import { createWords } from '#locales/words.ts'
import { readings as japanese } from './readings.ja.ts'

export const readings = createWords(japanese, {
  en: async () => (await import('./readings.en.ts')).readings,
  easy: async () => ({ ...japanese, ...(await import('./readings.easy.ts')).readings }),
})
