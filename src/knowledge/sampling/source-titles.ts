import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { samplingSourceTitles as japanese } from './source-titles.ja.ts'

export const samplingSourceTitles = createWords(
  japanese,
  import.meta.glob<Translated<typeof japanese>>(
    ['./source-titles.*.ts', '!./source-titles.ja.ts'],
    {
      import: 'samplingSourceTitles',
    },
  ),
)
