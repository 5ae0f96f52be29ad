import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { npkTube } from './kit.ts'
import { npkTubeText, type NpkTubeText } from './text.ja.ts'

const text = createWords<NpkTubeText>(npkTubeText, {
  en: async () => (await import('./text.en.ts')).npkTubeText,
  easy: async () => (await import('./text.easy.ts')).npkTubeText,
})

export const npkTubeBuiltIn = inLanguage(npkTube, text)
