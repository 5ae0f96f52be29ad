import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { quantofixNitrate } from './kit.ts'
import { quantofixNitrateText, type QuantofixNitrateText } from './text.ja.ts'

const text = createWords<QuantofixNitrateText>(quantofixNitrateText, {
  en: async () => (await import('./text.en.ts')).quantofixNitrateText,
  easy: async () => (await import('./text.easy.ts')).quantofixNitrateText,
})

export const quantofixNitrateBuiltIn = inLanguage(quantofixNitrate, text)
