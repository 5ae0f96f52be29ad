import { createBuiltIn } from '#knowledge/kits/in-language.ts'
import { npkTube } from './kit.ts'
import { npkTubeText, type NpkTubeText } from './text.ja.ts'

export const builtIn = createBuiltIn(
  npkTube,
  npkTubeText,
  import.meta.glob<NpkTubeText>(['./text.*.ts', '!./text.ja.ts'], { import: 'npkTubeText' }),
)
