import { createBuiltIn } from '#knowledge/kits/in-language.ts'
import { mquantNitrate } from './kit.ts'
import { mquantNitrateText, type MquantNitrateText } from './text.ja.ts'

export const builtIn = createBuiltIn(
  mquantNitrate,
  mquantNitrateText,
  import.meta.glob<MquantNitrateText>(['./text.*.ts', '!./text.ja.ts'], {
    import: 'mquantNitrateText',
  }),
)
