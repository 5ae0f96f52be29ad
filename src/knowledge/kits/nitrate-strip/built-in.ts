import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { nitrateStrip } from './kit.ts'
import { nitrateStripText, type NitrateStripText } from './text.ja.ts'

const text = createWords(
  nitrateStripText,
  import.meta.glob<NitrateStripText>(['./text.*.ts', '!./text.ja.ts'], {
    import: 'nitrateStripText',
  }),
)

export const nitrateStripBuiltIn = inLanguage(nitrateStrip, text)
