import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { soilMaster } from './kit.ts'
import { soilMasterText, type SoilMasterText } from './text.ja.ts'

const text = createWords<SoilMasterText>(soilMasterText, {
  en: async () => (await import('./text.en.ts')).soilMasterText,
  easy: async () => (await import('./text.easy.ts')).soilMasterText,
})

export const soilMasterBuiltIn = inLanguage(soilMaster, text)
