import type { Translated } from '#locales/translated.ts'
import { acidityWords } from './acidity.easy.ts'
import { cropWords } from './crops.easy.ts'
import { measuringWords } from './measuring.easy.ts'
import { nutrientWords } from './nutrients.easy.ts'
import { soilCareWords } from './soil-care.easy.ts'

export const hintWords: Translated<typeof import('./hint-words.ja.ts').hintWords> = {
  ...acidityWords,
  ...nutrientWords,
  ...soilCareWords,
  ...cropWords,
  ...measuringWords,
}
