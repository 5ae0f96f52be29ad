import { createBuiltIn } from '#knowledge/kits/in-language.ts'
import { soilMaster } from './kit.ts'
import { soilMasterText, type SoilMasterText } from './text.ja.ts'

export const builtIn = createBuiltIn(
  soilMaster,
  soilMasterText,
  import.meta.glob<SoilMasterText>(['./text.*.ts', '!./text.ja.ts'], { import: 'soilMasterText' }),
)
