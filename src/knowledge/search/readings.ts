import { createWords } from '#locales/words.ts'
import { readings as japanese } from './readings.ja.ts'

const easy = './readings.easy.ts'
const translations = import.meta.glob<typeof japanese>(['./readings.*.ts', '!./readings.ja.ts'], {
  import: 'readings',
})

export const readings = createWords(japanese, {
  ...translations,
  // Easy Japanese adds to the Japanese spellings: users type either.
  [easy]: async () => ({ ...japanese, ...(await translations[easy]?.()) }),
})
