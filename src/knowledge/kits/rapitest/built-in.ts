import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { rapitest } from './kit.ts'
import { rapitestText, type RapitestText } from './text.ja.ts'

const text = createWords(
  rapitestText,
  import.meta.glob<RapitestText>(['./text.*.ts', '!./text.ja.ts'], { import: 'rapitestText' }),
)

export const rapitestBuiltIn = inLanguage(rapitest, text)
