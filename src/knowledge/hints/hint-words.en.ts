import type { Translated } from '#locales/translated.ts'
import { acidityWords } from './acidity.en.ts'
import { cropWords } from './crops.en.ts'
import { measuringWords } from './measuring.en.ts'
import { nutrientWords } from './nutrients.en.ts'
import { soilCareWords } from './soil-care.en.ts'

export const hintWords: Translated<typeof import('./hint-words.ja.ts').hintWords> = {
  ...acidityWords,
  ...nutrientWords,
  ...soilCareWords,
  ...cropWords,
  ...measuringWords,
}
