import { createWords } from '#locales/words.ts'
import { questions as japanese } from './questions.ja.ts'

type Questions = Readonly<Record<string, readonly string[]>>

const easy = './questions.easy.ts'
const translations = import.meta.glob<Questions>(['./questions.*.ts', '!./questions.ja.ts'], {
  import: 'questions',
})

async function easyQuestions(): Promise<Questions> {
  const added = (await translations[easy]?.()) ?? {}
  return Object.fromEntries(
    Object.entries(japanese).map(([anchor, asked]) => [
      anchor,
      [...asked, ...(added[anchor] ?? [])],
    ]),
  )
}

/** Questions in people's own words, by the anchor of the section that answers them. Learners of Japanese ask either way. */
export const questions = createWords<Questions>(japanese, {
  ...translations,
  [easy]: easyQuestions,
})
