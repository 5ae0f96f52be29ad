import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { manualSourceTitles as japanese } from './source-titles.ja.ts'

export const manualSourceTitles = createWords(
  japanese,
  import.meta.glob<Translated<typeof japanese>>(
    ['./source-titles.*.ts', '!./source-titles.ja.ts'],
    {
      import: 'manualSourceTitles',
    },
  ),
)
