import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { npkTube } from './kit.ts'
import { npkTubeText, type NpkTubeText } from './text.ja.ts'

const text = createWords(
  npkTubeText,
  import.meta.glob<NpkTubeText>(['./text.*.ts', '!./text.ja.ts'], { import: 'npkTubeText' }),
)

export const npkTubeBuiltIn = inLanguage(npkTube, text)
