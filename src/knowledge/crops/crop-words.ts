import { ownNameIn } from '#domain/diagnosis/own/own-key.ts'
import type { StandardPage } from '#domain/diagnosis/crop.ts'
import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { cropWords as japaneseCrops, standardWords as japaneseStandards } from './crops.ja.ts'

export const cropWords = createWords(
  japaneseCrops,
  import.meta.glob<Translated<typeof japaneseCrops>>(['./crops.*.ts', '!./crops.{ja,test}.ts'], {
    import: 'cropWords',
  }),
)

export const standardWords = createWords(
  japaneseStandards,
  import.meta.glob<Translated<typeof japaneseStandards>>(
    ['./crops.*.ts', '!./crops.{ja,test}.ts'],
    {
      import: 'standardWords',
    },
  ),
)

/** A way of growing with a published standard. An id has the same name for every crop. */
export type StandardId = keyof (typeof japaneseStandards)['names']

const isStandardId = (id: string): id is StandardId => Object.hasOwn(japaneseStandards.names, id)

/** Name of a published standard or of the user's own; empty for an id that no version knows. */
export const standardName = (id: string) =>
  ownNameIn(id) ?? (isStandardId(id) ? standardWords().names[id] : '')

export const standardPage = ({ volume, number }: StandardPage) =>
  standardWords().pages[volume](number)
