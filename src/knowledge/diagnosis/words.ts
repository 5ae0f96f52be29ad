import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { diagnosisWords as japanese } from './words.ja.ts'

export const diagnosisWords = createWords(
  japanese,
  import.meta.glob<Translated<typeof japanese>>(['./words.*.ts', '!./words.{ja,test}.ts'], {
    import: 'diagnosisWords',
  }),
)
