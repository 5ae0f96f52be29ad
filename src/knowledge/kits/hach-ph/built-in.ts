import { createBuiltIn } from '#knowledge/kits/in-language.ts'
import { hachPh } from './kit.ts'
import { hachPhText, type HachPhText } from './text.ja.ts'

export const builtIn = createBuiltIn(
  hachPh,
  hachPhText,
  import.meta.glob<HachPhText>(['./text.*.ts', '!./text.ja.ts'], { import: 'hachPhText' }),
)
