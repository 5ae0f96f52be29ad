import { useMemo } from 'react'
import { withTexts } from '#locales/texts.ts'
import { createModule, useModule } from '#ui/use-module.ts'

const book = createModule(() => withTexts(import('#knowledge/crops/crop-words.ts')))

/** Names of crops by id, in the order of the list; null until loaded. */
export function useCropNames(isWanted: boolean): ReadonlyMap<string, string> | null {
  const words = useModule(book, isWanted)?.cropWords() ?? null
  return useMemo(
    () =>
      words === null ? null : new Map(Object.entries(words).map(([id, { name }]) => [id, name])),
    [words],
  )
}
