import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { earthCheck } from './kit.ts'
import { earthCheckText, type EarthCheckText } from './text.ja.ts'

const text = createWords(
  earthCheckText,
  import.meta.glob<EarthCheckText>(['./text.*.ts', '!./text.ja.ts'], { import: 'earthCheckText' }),
)

export const earthCheckBuiltIn = inLanguage(earthCheck, text)
