import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { soilMaster } from './kit.ts'
import { soilMasterText, type SoilMasterText } from './text.ja.ts'

const text = createWords(
  soilMasterText,
  import.meta.glob<SoilMasterText>(['./text.*.ts', '!./text.ja.ts'], { import: 'soilMasterText' }),
)

export const soilMasterBuiltIn = inLanguage(soilMaster, text)
