import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { quantofixNitrate } from './kit.ts'
import { quantofixNitrateText, type QuantofixNitrateText } from './text.ja.ts'

const text = createWords(
  quantofixNitrateText,
  import.meta.glob<QuantofixNitrateText>(['./text.*.ts', '!./text.ja.ts'], {
    import: 'quantofixNitrateText',
  }),
)

export const quantofixNitrateBuiltIn = inLanguage(quantofixNitrate, text)
