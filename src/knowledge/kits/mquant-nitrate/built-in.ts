import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { mquantNitrate } from './kit.ts'
import { mquantNitrateText, type MquantNitrateText } from './text.ja.ts'

const text = createWords<MquantNitrateText>(mquantNitrateText, {
  en: async () => (await import('./text.en.ts')).mquantNitrateText,
  easy: async () => (await import('./text.easy.ts')).mquantNitrateText,
})

export const mquantNitrateBuiltIn = inLanguage(mquantNitrate, text)
