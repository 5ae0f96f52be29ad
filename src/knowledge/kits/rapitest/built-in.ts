import { createBuiltIn } from '#knowledge/kits/in-language.ts'
import { rapitest } from './kit.ts'
import { rapitestText, type RapitestText } from './text.ja.ts'

export const builtIn = createBuiltIn(
  rapitest,
  rapitestText,
  import.meta.glob<RapitestText>(['./text.*.ts', '!./text.ja.ts'], { import: 'rapitestText' }),
)
