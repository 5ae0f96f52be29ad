import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { mquantNitrate } from './kit.ts'
import { mquantNitrateText, type MquantNitrateText } from './text.ja.ts'

const text = createWords(
  mquantNitrateText,
  import.meta.glob<MquantNitrateText>(['./text.*.ts', '!./text.ja.ts'], {
    import: 'mquantNitrateText',
  }),
)

export const mquantNitrateBuiltIn = inLanguage(mquantNitrate, text)
