import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { hachPh } from './kit.ts'
import { hachPhText, type HachPhText } from './text.ja.ts'

const text = createWords<HachPhText>(hachPhText, {
  en: async () => (await import('./text.en.ts')).hachPhText,
  easy: async () => (await import('./text.easy.ts')).hachPhText,
})

export const hachPhBuiltIn = inLanguage(hachPh, text)
