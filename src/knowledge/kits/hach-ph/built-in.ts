import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { hachPh } from './kit.ts'
import { hachPhText, type HachPhText } from './text.ja.ts'

const text = createWords(
  hachPhText,
  import.meta.glob<HachPhText>(['./text.*.ts', '!./text.ja.ts'], { import: 'hachPhText' }),
)

export const hachPhBuiltIn = inLanguage(hachPh, text)
