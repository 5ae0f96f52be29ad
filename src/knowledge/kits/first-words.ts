import { createWords } from '#locales/words.ts'
import type { Translated } from '#locales/translated.ts'
import { firstWords as japanese } from './first-words.ja.ts'

export const firstWords = createWords(
  japanese,
  import.meta.glob<Translated<typeof japanese>>(['./first-words.*.ts', '!./first-words.ja.ts'], {
    import: 'firstWords',
  }),
)
