import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { hintWords as japanese } from './hint-words.ja.ts'

export const hintWords = createWords(
  japanese,
  import.meta.glob<Translated<typeof japanese>>(['./hint-words.*.ts', '!./hint-words.ja.ts'], {
    import: 'hintWords',
  }),
)
