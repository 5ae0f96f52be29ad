import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { nitrateStrip } from './kit.ts'
import { nitrateStripText, type NitrateStripText } from './text.ja.ts'

const text = createWords<NitrateStripText>(nitrateStripText, {
  en: async () => (await import('./text.en.ts')).nitrateStripText,
  easy: async () => (await import('./text.easy.ts')).nitrateStripText,
})

export const nitrateStripBuiltIn = inLanguage(nitrateStrip, text)
