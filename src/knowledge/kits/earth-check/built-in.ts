import { createBuiltIn } from '#knowledge/kits/in-language.ts'
import { earthCheck } from './kit.ts'
import { earthCheckText, type EarthCheckText } from './text.ja.ts'

export const builtIn = createBuiltIn(
  earthCheck,
  earthCheckText,
  import.meta.glob<EarthCheckText>(['./text.*.ts', '!./text.ja.ts'], { import: 'earthCheckText' }),
)
