import { createBuiltIn } from '#knowledge/kits/in-language.ts'
import { packtestNo3 } from './kit.ts'
import { packtestNo3Text, type PacktestNo3Text } from './text.ja.ts'

export const builtIn = createBuiltIn(
  packtestNo3,
  packtestNo3Text,
  import.meta.glob<PacktestNo3Text>(['./text.*.ts', '!./text.ja.ts'], {
    import: 'packtestNo3Text',
  }),
)
