import { entryOf } from '#domain/entry-of.ts'
import { ownNameIn } from '#domain/diagnosis/own/own-key.ts'
import { createWords } from '#locales/words.ts'
import { compostNames as composts, fertilizerNames as fertilizers } from './product-names.ja.ts'

type Names = Readonly<Record<string, string>>

interface ProductNames {
  readonly fertilizerNames: Names
  readonly compostNames: Names
}

const japanese: ProductNames = { fertilizerNames: fertilizers, compostNames: composts }

const names = createWords(
  japanese,
  import.meta.glob<ProductNames>(['./product-names.*.ts', '!./product-names.ja.ts']),
)

/** Name of one of the app's products or the user's own; the id itself where no version knows it. */
export const productName = (id: string) =>
  ownNameIn(id) ?? entryOf(names().fertilizerNames, id) ?? id
export const compostNames = () => names().compostNames
