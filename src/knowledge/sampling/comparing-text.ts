import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { comparingText as japanese } from './comparing.ja.ts'

export const comparingText = createWords(
  japanese,
  import.meta.glob<Translated<typeof japanese>>(['./comparing.*.ts', '!./comparing.ja.ts'], {
    import: 'comparingText',
  }),
)
