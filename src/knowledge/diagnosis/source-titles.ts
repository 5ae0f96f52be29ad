import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { diagnosisSourceTitles as japanese } from './source-titles.ja.ts'

export const diagnosisSourceTitles = createWords(
  japanese,
  import.meta.glob<Translated<typeof japanese>>(
    ['./source-titles.*.ts', '!./source-titles.ja.ts'],
    {
      import: 'diagnosisSourceTitles',
    },
  ),
)
