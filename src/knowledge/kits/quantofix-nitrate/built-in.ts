import { createBuiltIn } from '#knowledge/kits/in-language.ts'
import { quantofixNitrate } from './kit.ts'
import { quantofixNitrateText, type QuantofixNitrateText } from './text.ja.ts'

export const builtIn = createBuiltIn(
  quantofixNitrate,
  quantofixNitrateText,
  import.meta.glob<QuantofixNitrateText>(['./text.*.ts', '!./text.ja.ts'], {
    import: 'quantofixNitrateText',
  }),
)
