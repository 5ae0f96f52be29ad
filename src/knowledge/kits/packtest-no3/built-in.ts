import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { packtestNo3 } from './kit.ts'
import { packtestNo3Text, type PacktestNo3Text } from './text.ja.ts'

const text = createWords(
  packtestNo3Text,
  import.meta.glob<PacktestNo3Text>(['./text.*.ts', '!./text.ja.ts'], {
    import: 'packtestNo3Text',
  }),
)

export const packtestNo3BuiltIn = inLanguage(packtestNo3, text)
