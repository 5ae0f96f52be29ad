import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { rapitest } from './kit.ts'
import { rapitestText, type RapitestText } from './text.ja.ts'

const text = createWords<RapitestText>(rapitestText, {
  en: async () => (await import('./text.en.ts')).rapitestText,
  easy: async () => (await import('./text.easy.ts')).rapitestText,
})

export const rapitestBuiltIn = inLanguage(rapitest, text)
