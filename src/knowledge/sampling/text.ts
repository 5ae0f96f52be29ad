import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { samplingText as japanese } from './text.ja.ts'

export const samplingText = createWords(
  japanese,
  import.meta.glob<Translated<typeof japanese>>(['./text.*.ts', '!./text.ja.ts'], {
    import: 'samplingText',
  }),
)
