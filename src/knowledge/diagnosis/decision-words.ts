import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { decisionWords as japanese } from './decision-words.ja.ts'

export const decisionWords = createWords(
  japanese,
  import.meta.glob<Translated<typeof japanese>>(
    ['./decision-words.*.ts', '!./decision-words.ja.ts'],
    {
      import: 'decisionWords',
    },
  ),
)
