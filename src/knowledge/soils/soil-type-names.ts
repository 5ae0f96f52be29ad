import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { soilTypeNames as japanese } from './soil-types.ja.ts'

export const soilTypeNames = createWords(
  japanese,
  import.meta.glob<Translated<typeof japanese>>(['./soil-types.*.ts', '!./soil-types.ja.ts'], {
    import: 'soilTypeNames',
  }),
)
