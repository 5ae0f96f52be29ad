import { createBuiltIn } from '#knowledge/kits/in-language.ts'
import { nitrateStrip } from './kit.ts'
import { nitrateStripText, type NitrateStripText } from './text.ja.ts'

export const builtIn = createBuiltIn(
  nitrateStrip,
  nitrateStripText,
  import.meta.glob<NitrateStripText>(['./text.*.ts', '!./text.ja.ts'], {
    import: 'nitrateStripText',
  }),
)
