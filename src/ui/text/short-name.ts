import { entryOf } from '#domain/entry-of.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { isolated } from '#domain/readable-text.ts'
import { texts } from '#locales/texts.ts'

/** The name of an item without the brackets at its end: for rows of four. */
export const shortName = (name: string) => name.replace(/ ?[（(].*$/u, '')

/** One word for an item: that of its species, unless another item beside it has the same. */
export function itemName(analyte: Analyte, beside: readonly Analyte[]): string {
  const isAlone = beside.every(
    ({ id, species }) => id === analyte.id || species !== analyte.species,
  )
  return shortName((isAlone && entryOf(texts('ui').species, analyte.species)) || analyte.name)
}

const maxNameChars = 120

/** A name to be shown, also beside others. Thousands of letters from a file would fill the screen and take seconds to lay out. */
export const nameText = (name: string): string =>
  isolated(name.length > maxNameChars ? `${name.slice(0, maxNameChars)}…` : name)
