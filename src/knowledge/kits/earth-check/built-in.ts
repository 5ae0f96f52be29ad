import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { earthCheck } from './kit.ts'
import { earthCheckText, type EarthCheckText } from './text.ja.ts'

const text = createWords<EarthCheckText>(earthCheckText, {
  en: async () => (await import('./text.en.ts')).earthCheckText,
  easy: async () => (await import('./text.easy.ts')).earthCheckText,
})

export const earthCheckBuiltIn = inLanguage(earthCheck, text)
