import { foldText } from '#domain/record/fold-text.ts'
import type { cropWords } from './crops.ja.ts'
import { cropMeantBy } from './search-crops.ts'

type Words = Readonly<Record<string, Pick<(typeof cropWords)['tomato'], 'name'>>>

const wordsInAllLanguages = import.meta.glob<Words>(['./crops.*.ts', '!./crops.test.ts'], {
  eager: true,
  import: 'cropWords',
})

const ids = new Map(
  Object.values(wordsInAllLanguages).flatMap((words) =>
    Object.entries(words).map(([id, { name }]) => [foldText(name), id] as const),
  ),
)

/** The crop a cell of a table names: in any language, for tables from other devices, or as it may be searched for. */
export const cropInTable = (word: string): string | null =>
  ids.get(foldText(word)) ?? cropMeantBy(word)
